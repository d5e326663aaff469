"""Commands about one's own seat: sitting down, leaving, coming back, letting a bot play."""

from levada.contract import Seat
from levada.server import clocks, rated_tables
from levada.server.game_start import check_gathering, start_if_full
from levada.server.play_commands import check_running, end_game, hand_to_bot
from levada.server.refusals import absent, forbidden, untimely
from levada.server.room import Chair, account_shown
from levada.server.table import Draft
from levada.server.tokens import fingerprint
from levada.server.user_text import cleaned_name


def chair_at(draft: Draft, seat: Seat) -> Chair:
    if not 0 <= seat < len(draft.room.chairs):
        raise absent("no_such_seat", f"there is no seat {seat}", seat=seat)
    return draft.room.chairs[seat]


def sit(
    draft: Draft,
    player: str,
    name: str,
    seat: Seat | None,
    link: str,
    *,
    account: str | None = None,
    is_program: bool = False,
) -> None:
    """Takes a seat: the one asked for, the one kept for this player, or the first that is free."""
    check_gathering(draft)
    if draft.room.seats_of(player):
        raise untimely("already_seated", "you have a seat at this table")
    free = [n for n, chair in enumerate(draft.room.chairs) if is_free_for(chair, player)]
    if seat is not None:
        chair_at(draft, seat)
        free = [n for n in free if n == seat]
    if not free:
        raise untimely(
            "seat_taken", "that seat is taken" if seat is not None else "no seat is free"
        )
    kept = [n for n in free if draft.room.chairs[n].kept_for == player]
    chosen = (kept or free)[0]
    name = cleaned_name(rated_tables.name_at(draft.table.agreement, name, account))
    shown = account_shown(account, name)
    draft.room.chairs[chosen] = Chair(
        "person", player, name, shown, link=fingerprint(link), is_program=is_program
    )
    rated_tables.check_company(draft.table.agreement, draft.room)
    draft.seating_changed = True
    draft.record(chosen, "sit")
    start_if_full(draft)


def is_free_for(chair: Chair, player: str) -> bool:
    return chair.kind == "open" and chair.kept_for in (None, player)


def rename(draft: Draft, player: str, seat: Seat, name: str, account: str | None = None) -> None:
    chair = check_own(draft, player, seat)
    rated_tables.check_not_rated(draft.table.agreement)
    chair.name = cleaned_name(name)
    chair.account = account_shown(account, chair.name)
    draft.record(seat, "rename")


def check_own(draft: Draft, player: str, seat: Seat) -> Chair:
    chair = chair_at(draft, seat)
    if chair.player != player:
        raise forbidden("not_your_seat", f"seat {seat} is not yours", seat=seat)
    return chair


def leave(draft: Draft, player: str) -> None:
    """Before the start the seats are free again; later bots play on for whoever has gone."""
    seats = draft.room.seats_of(player)
    if not seats:
        raise forbidden("not_seated", "you have no seat at this table")
    if draft.state == "over":
        raise untimely("game_over", "the game is over")
    clocks.charge(draft.room, draft.to_act, draft.now)
    for seat in seats:
        vacate(draft, seat)
    draft.record(seats[0], "leave")
    draft.seating_changed = True
    end_if_deserted(draft)


def vacate(draft: Draft, seat: Seat) -> None:
    """Frees a chair before the start; later a bot plays, and the person returns by their link."""
    chair = draft.room.chairs[seat]
    if draft.state == "open":
        draft.room.chairs[seat] = Chair("open")
    else:
        hand_to_bot(draft, chair)
        chair.player, chair.left_by = None, chair.player


def end_if_deserted(draft: Draft) -> None:
    """Bots do not play on among themselves when everybody has gone."""
    has_people = any(chair.player is not None for chair in draft.room.chairs)
    is_left = not has_people and draft.room.tournament is None
    if draft.state == "running" and is_left:
        end_game(draft)
        draft.room.ended = "agreed"


def claim(draft: Draft, player: str, secret: str, account: str | None = None) -> None:
    """Comes back by a link: a seat's own, or the maker's. Whoever had it before has it no more."""
    rated_tables.check_not_rated(draft.table.agreement)
    found = fingerprint(secret)
    seats = [seat for seat, chair in enumerate(draft.room.chairs) if chair.link == found]
    if draft.room.maker_link == found:
        maker = draft.room.maker
        seats += [
            seat
            for seat, chair in enumerate(draft.room.chairs)
            if maker in (chair.player, chair.left_by)
        ]
        draft.room.maker = player
    elif not seats:
        raise forbidden("bad_link", "this link does not open a seat here")
    for chair in (draft.room.chairs[seat] for seat in seats):
        chair.player, chair.left_by = player, None
        chair.account = account_shown(account, chair.name)
        if not chair.is_flagged:
            come_back(draft, chair)
    draft.seating_changed = True
    draft.record(seats[0] if seats else None, "claim")


def come_back(draft: Draft, chair: Chair) -> None:
    clocks.charge(draft.room, draft.to_act, draft.now)
    chair.stand_in = None
    chair.missed = 0
    clocks.renew(draft.room, draft.table.agreement, draft.room.chairs.index(chair))


def hand_over(draft: Draft, player: str, seat: Seat, *, is_away: bool) -> None:
    """A bot plays on: for oneself, or for somebody who stays away."""
    check_running(draft)
    rated_tables.check_not_rated(draft.table.agreement)
    chair = chair_at(draft, seat)
    if chair.kind != "person" or chair.is_played_by_bot:
        raise untimely("bot_plays", "a bot plays this seat already", seat=seat)
    if chair.player != player:
        if not draft.room.seats_of(player):
            raise forbidden("not_seated", "you have no seat at this table")
        if not is_away:
            raise untimely("not_away", "whoever sits there is here, or has just gone", seat=seat)
    clocks.charge(draft.room, draft.to_act, draft.now)
    hand_to_bot(draft, chair)
    draft.record(seat, "bot")


def is_silent(draft: Draft, seat: Seat, seconds: float) -> bool:
    """Programs need no socket: whoever moved or sat down a moment ago is here."""
    signs = (
        entry.at
        for entry in draft.table.logbook
        if entry.words == "start" or (entry.seat == seat and entry.by is None)
    )
    return draft.wall - max(signs, default=draft.table.created) >= seconds


def take_over(draft: Draft, player: str, seat: Seat) -> None:
    """The person is back, and the bot gives the seat up."""
    check_running(draft)
    chair = check_own(draft, player, seat)
    if chair.stand_in is None:
        raise untimely("no_bot", "no bot plays this seat", seat=seat)
    if chair.is_flagged or draft.room.is_past_deadline:
        raise untimely("time_up", "the time of this seat has run out", seat=seat)
    come_back(draft, chair)
    draft.record(seat, "return")


def erase_player(draft: Draft, player: str) -> None:
    """Removes all that a table keeps of somebody but their moves."""
    room = draft.room
    tied = [seat for seat, chair in enumerate(room.chairs) if chair.tie_to(player)]
    if not tied and room.maker != player:
        raise forbidden("not_seated", "nothing here is theirs")
    clocks.charge(room, draft.to_act, draft.now)
    for seat in tied:
        if room.chairs[seat].player == player and draft.state != "over":
            vacate(draft, seat)
        erase_from_chair(room.chairs[seat], player)
    if room.maker == player:
        room.maker = room.maker_link = ""
    draft.seating_changed = True
    draft.record(tied[0] if tied else None, "leave")
    end_if_deserted(draft)


def erase_from_chair(chair: Chair, player: str) -> None:
    if chair.kept_for != player:
        chair.player, chair.name, chair.account, chair.link = None, "", None, None
    chair.kept_for = chair.left_by = None


def replace_player(draft: Draft, old: str, new: str) -> None:
    """Everything at the table that was one player's is another's, who is the same person."""
    room = draft.room
    tied = [seat for seat, chair in enumerate(room.chairs) if chair.tie_to(old)]
    if not tied and room.maker != old:
        raise forbidden("not_seated", "nothing here is theirs")
    for chair in (room.chairs[seat] for seat in tied):
        for tie in ("player", "left_by", "kept_for"):
            if getattr(chair, tie) == old:
                setattr(chair, tie, new)
    if room.maker == old:
        room.maker = new
    draft.seating_changed = True
    draft.record(tied[0] if tied else None, "device")


def rename_account(draft: Draft, old: str, new: str) -> None:
    """At every seat that shows the account."""
    seats = [seat for seat, chair in enumerate(draft.room.chairs) if chair.account == old]
    if not seats:
        raise forbidden("not_seated", "nothing here is theirs")
    for seat in seats:
        draft.room.chairs[seat].name = draft.room.chairs[seat].account = new
    draft.record(seats[0], "account")
