"""Commands of the table's maker: seats opened and closed, people removed, the chat muted."""

from levada.contract import Seat
from levada.server import clocks, rated_tables
from levada.server.game_start import chair_for, check_gathering, check_maker, start_if_full
from levada.server.refusals import absent, forbidden, untimely
from levada.server.room import Chair
from levada.server.seat_commands import chair_at, end_if_deserted, vacate
from levada.server.table import Draft
from levada.server.table_agreement import SeatWish


def remove(draft: Draft, player: str, seat: Seat) -> None:
    """The maker removes somebody."""
    check_maker(draft, player)
    chair = chair_at(draft, seat)
    if chair.player is None:
        raise absent("nobody_there", "nobody sits there", seat=seat)
    if draft.state == "over":
        raise untimely("game_over", "the game is over")
    if draft.state == "running":
        rated_tables.check_not_rated(draft.table.agreement)
    clocks.charge(draft.room, draft.to_act, draft.now)
    vacate(draft, seat)
    chair.link = None
    draft.seating_changed = True
    draft.record(seat, "remove")
    end_if_deserted(draft)


def change_seat(
    draft: Draft,
    player: str,
    seat: Seat,
    wish: SeatWish,
    account: str | None = None,
    *,
    is_program: bool = False,
) -> None:
    """The maker gives a free seat to a bot, or opens a bot's."""
    check_gathering(draft)
    check_maker(draft, player)
    chair = chair_at(draft, seat)
    if chair.kind == "person":
        raise untimely("seat_taken", "somebody sits there", seat=seat)
    if wish.kind == "me" and draft.room.seats_of(player):
        raise untimely("already_seated", "you have a seat at this table")
    name = rated_tables.name_at(draft.table.agreement, wish.name, account)
    draft.room.chairs[seat] = chair_for(wish, player, name, account, is_program=is_program)
    rated_tables.check_company(draft.table.agreement, draft.room)
    draft.seating_changed = True
    draft.record(seat, "seat")
    start_if_full(draft)


def add_seat(draft: Draft, player: str) -> None:
    check_gathering(draft)
    check_maker(draft, player)
    draft.table.agreement.agreed(len(draft.room.chairs) + 1)
    draft.room.chairs.append(Chair("open"))
    draft.record(len(draft.room.chairs) - 1, "add")


def close_seat(draft: Draft, player: str, seat: Seat) -> None:
    """One seat fewer: the game is played by those that are left."""
    check_gathering(draft)
    check_maker(draft, player)
    if chair_at(draft, seat).kind == "person":
        raise untimely("seat_taken", "somebody sits there", seat=seat)
    draft.table.agreement.agreed(len(draft.room.chairs) - 1)
    del draft.room.chairs[seat]
    draft.seating_changed = True
    draft.record(seat, "close")
    start_if_full(draft)


def mute_chat(draft: Draft, player: str, *, muted: bool) -> None:
    check_maker(draft, player)
    if not draft.table.agreement.chat:
        raise forbidden("no_chat", "this table has no chat")
    draft.room.chat_is_muted = muted
    draft.record(None, "mute" if muted else "unmute")
