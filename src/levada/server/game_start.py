"""How a game starts: chairs as its maker wants them, the deal, the rematch."""

from dataclasses import replace

from levada.fair_deal import deal, new_salt, seal
from levada.games import game as game_named
from levada.match import Match
from levada.record import Record
from levada.server import clocks, rated_tables
from levada.server.logbook import Entry
from levada.server.refusals import forbidden, untimely
from levada.server.room import Appointment, Chair, Room, account_shown, unnamed
from levada.server.table import Dealt, Draft, Table
from levada.server.table_agreement import Agreement, SeatWish
from levada.server.tokens import fingerprint, new_id
from levada.server.user_text import cleaned_name

FEWEST_PEOPLE = 2
"""For whom a game that is set for a time begins."""


def make_room(
    agreement: Agreement,
    wishes: list[SeatWish],
    player: str,
    name: str,
    maker_secret: str,
    *,
    account: str | None = None,
    is_program: bool = False,
) -> Room:
    name = rated_tables.name_at(agreement, name, account)
    chairs = [chair_for(wish, player, name, account, is_program=is_program) for wish in wishes]
    agreement.agreed(len(chairs))
    appointment: Appointment | None = None if agreement.starts is None else "remind"
    return Room(chairs, player, fingerprint(maker_secret), appointment=appointment)


def chair_for(
    wish: SeatWish, player: str, name: str, account: str | None, *, is_program: bool = False
) -> Chair:
    match wish.kind:
        case "me":
            name = cleaned_name(name)
            shown = account_shown(account, name)
            return Chair("person", player, name, shown, is_program=is_program)
        case "screen":
            return Chair("person", player, cleaned_name(wish.name))
        case "bot":
            return Chair("bot", level=wish.level)
    return Chair("open")


def check_gathering(draft: Draft) -> None:
    if draft.state != "open":
        raise untimely("already_started", "the game has started")


def check_maker(draft: Draft, player: str) -> None:
    if draft.room.maker != player:
        raise forbidden("not_maker", "only whoever made the table may do that")


def start(draft: Draft, player: str, fill: str | None) -> None:
    """The maker starts; bots of one level take the seats that are still free."""
    check_gathering(draft)
    check_maker(draft, player)
    if not draft.room.is_full and fill is None:
        raise untimely("not_full", "a seat is still free; name a level to fill up with bots")
    fill_with_bots(draft, fill)
    begin(draft)


def fill_with_bots(draft: Draft, level: str | None) -> None:
    for seat, chair in enumerate(draft.room.chairs):
        if chair.kind == "open":
            draft.room.chairs[seat] = Chair("bot", level=level)


def start_if_full(draft: Draft) -> None:
    """Unless the game is set for a time, and that has not come."""
    if draft.room.is_full and draft.room.appointment is None:
        begin(draft)


def begin(draft: Draft) -> None:
    rated_tables.check_start(draft.table.agreement, draft.room)
    draft.dealt = dealt(draft.table.agreement, draft.room)
    draft.match = laid_out(draft.table.agreement.game, draft.dealt)
    draft.state = "running"
    draft.room.appointment = None
    draft.room.clocks = clocks.initial(draft.table.agreement, len(draft.room.chairs))
    if draft.room.clocks is not None:
        draft.room.clocks.since = draft.now
    draft.record(draft.seat, "start")  # with the seat that filled the table, if one did


def keep_appointment(draft: Draft) -> None:
    """At a table that is set for a time: those who sit there are called, then the game begins.

    Bots take the seats that are still free. If not even two people have come, the table stays open.
    """
    due = draft.appointment_due()
    if draft.state != "open" or due is None or due > draft.now:
        raise untimely("already_started", "there is nothing to be done at this table now")
    seated = {chair.player for chair in draft.room.chairs if chair.player is not None}
    if draft.room.appointment == "remind":
        draft.room.appointment = "start"
        draft.record(None, "soon")
    elif len(seated) < FEWEST_PEOPLE:
        draft.room.appointment = None
        draft.record(None, "too few")
    else:
        fill_with_bots(draft, draft.table.agreement.stand_in)
        begin(draft)


def dealt(agreement: Agreement, room: Room) -> Dealt:
    options, wishes = agreement.agreed(len(room.chairs))
    fair = deal(game_named(agreement.game), options, wishes)
    return Dealt(options.in_record(), fair.setup, fair.salt, fair.hash)


def laid_out(game: str, dealt: Dealt) -> Match:
    names = [unnamed(seat) for seat in range(dealt.options["players"])]
    return Match.laid_out(Record(game, dealt.options, dealt.setup, names))


def room_for_rematch(table: Table, player: str, maker_secret: str) -> Room:
    """The same chairs: whoever asks sits down, the others' are kept for them."""
    if not table.room.seats_of(player):  # strangers do not learn where the others play on
        raise forbidden("not_seated", "you had no seat at this table")
    if table.state != "over":
        raise untimely("not_over", "a rematch can begin when the game is over")
    if table.room.rematch is not None:
        raise untimely("rematch_is_there", "somebody was faster", table=table.room.rematch)
    chairs = [chair_again(chair, player) for chair in table.room.chairs]
    return Room(chairs, player, fingerprint(maker_secret))


def chair_again(chair: Chair, player: str) -> Chair:
    if chair.kind == "bot" or chair.player == player:
        seat = chair.kind, chair.player, chair.name, chair.account, chair.level
        return Chair(*seat, is_program=chair.is_program)
    return Chair("open", kept_for=chair.player)


def name_rematch(draft: Draft, table_id: str) -> None:
    if draft.room.rematch is not None:
        raise untimely("rematch_is_there", "somebody was faster", table=draft.room.rematch)
    draft.room.rematch = table_id
    draft.record(None, "rematch")


def played_on(
    table: Table, match: Match, room: Room, now: float, wall: float
) -> tuple[Draft, list[Entry]]:
    """A table at which a game that is over elsewhere goes on from one of its positions."""
    assert table.dealt is not None
    if match.is_over or match.obstacle is not None:
        raise untimely("game_over", "from there the game does not go on")
    agreement = Agreement.model_construct(
        game=table.agreement.game, options=table.agreement.options, hints=True
    )
    draft = Table(new_id(), agreement, wall, room).draft(now, wall)
    draft.state, draft.match = "running", match
    salt = new_salt()
    hashed = seal(agreement.game, table.dealt.options, table.dealt.setup, salt)
    draft.dealt = replace(table.dealt, salt=salt, hash=hashed)
    moves = enumerate(match.moves)
    return draft, [Entry(n + 1, seat, words, wall, n) for n, (seat, words) in moves]


def record_of(table: Table, match: Match) -> Record:
    """The record of a game that is over, with the proof of its deal."""
    record = match.record(table.room.names)
    if table.dealt is not None and table.dealt.salt:
        record.deal = {"hash": table.dealt.hash, "salt": table.dealt.salt}
    return record
