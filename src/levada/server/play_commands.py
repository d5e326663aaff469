"""Commands at a running table: a move, a move taken back, pausing and ending by agreement."""

from levada.contract import IllegalMove, Seat
from levada.match import Match
from levada.server import clocks
from levada.server.logbook import BACK
from levada.server.refusals import Refusal, bad, forbidden, untimely
from levada.server.room import Chair, Vote
from levada.server.table import Draft, Table

MOST_MISSED = 3
"""Days a move: after so many made for it in a row, a bot keeps the seat."""


def check_running(draft: Draft) -> Match:
    if draft.state == "open" or draft.match is None:
        raise untimely("not_started", "the game has not started")
    if draft.state == "over":
        raise untimely("game_over", "the game is over")
    return draft.match


def check_number(draft: Draft, seat: Seat, number: int) -> None:
    """A stale number means that its sender saw another position."""
    expected = draft.table.numbering.number_for(seat)
    if number != expected:
        raise untimely("stale", f"number {number} is not the next; expected {expected}", n=expected)


def check_plays(draft: Draft, seat: Seat, number: int) -> Match:
    """That the game goes on, and the seat's own person with it."""
    match = check_running(draft)
    if draft.room.is_paused:
        raise untimely("paused", "the game is paused")
    if draft.room.chairs[seat].is_played_by_bot:
        raise untimely("bot_plays", "a bot plays this seat; take it back first", seat=seat)
    check_number(draft, seat, number)
    return match


def move(draft: Draft, seat: Seat, words: str, number: int, key: str | None) -> None:
    """A person's move."""
    match = check_plays(draft, seat, number)
    draft.room.chairs[seat].missed = 0
    play(draft, match, seat, words)
    draft.key = key


def move_by_bot(draft: Draft, seat: Seat, words: str, level: str) -> None:
    play(draft, check_running(draft), seat, words)
    draft.by = level


def play(draft: Draft, match: Match, seat: Seat, words: str) -> None:
    """Plays the move on a copy of the match, and updates the clocks and the table."""
    after = match.at(len(match.moves))
    try:
        after.play(seat, words)
    except IllegalMove as error:
        raise as_refusal(error) from None
    clocks.charge(draft.room, match.to_act, draft.now)
    clocks.credit(draft.room, draft.table.agreement, seat)
    draft.match = after
    draft.number = draft.table.numbering.number_for(seat)
    draft.record(seat, words)
    if after.is_over:
        end_game(draft)
        draft.room.ended = "played"


def as_refusal(error: IllegalMove) -> Refusal:
    status = 409 if error.code in ("not_your_turn", "game_over") else 422
    return Refusal(status, error.code, error.reason, open=error.open_moves, **error.values)


def end_game(draft: Draft) -> None:
    draft.state = "over"
    draft.room.votes = {}
    draft.room.is_paused = False
    if draft.room.clocks is not None:
        draft.room.clocks.since = None


def earliest_take_back(table: Table, seat: Seat) -> int | None:
    """How many moves may be left at the least when this seat takes back; none if it may not.

    R15: the own last move, until another seat has moved or something hidden was turned up. With
    bots alone, any own move.
    """
    match = table.match
    if match is None or table.state != "running" or not table.agreement.take_back:
        return None
    if table.room.chairs[seat].is_played_by_bot:
        return None
    if has_one_person(table):
        return next((n for n, (mover, _) in enumerate(match.moves) if mover == seat), None)
    is_last = bool(match.moves) and match.moves[-1][0] == seat
    return len(match.moves) - 1 if is_last and not revealed_something(match) else None


def has_one_person(table: Table) -> bool:
    """One person and bots."""
    return sum(chair.kind == "person" for chair in table.room.chairs) == 1


def revealed_something(match: Match) -> bool:
    """Whether the last move turned up something face down, or opened sealed bids."""
    game = match.game
    is_turned_up = game.face_down(match.games, 0) < game.face_down(match.states[-1], 0)
    return is_turned_up or any(
        len(game.engine.seats_to_act(games, 0)) > 1 for games in match.states[-2:-1]
    )


def take_back(draft: Draft, seat: Seat, kept: int, number: int) -> None:
    """Back to where only `kept` moves had been made, the next being the seat's own."""
    match = check_plays(draft, seat, number)
    if not draft.table.agreement.take_back:
        raise forbidden("no_take_back", "at this table moves are not taken back")
    earliest = earliest_take_back(draft.table, seat)
    if earliest is None:
        raise untimely("cannot_take_back", "another seat has moved, or something was turned up")
    if not earliest <= kept < len(match.moves) or match.moves[kept][0] != seat:
        raise bad("not_your_move", f"move {kept} is not one you can take back", earliest=earliest)
    clocks.charge(draft.room, match.to_act, draft.now)
    for mover, _ in match.moves[kept:]:
        clocks.revoke_credit(draft.room, draft.table.agreement, mover)
    draft.match = match.at(kept)
    draft.number = draft.table.numbering.number_for(seat)
    draft.record(seat, f"{BACK} {kept}")


def vote(draft: Draft, seats: list[Seat], what: Vote, *, agree: bool) -> None:
    """People agree on pausing, going on or ending; what all of them want, happens."""
    check_running(draft)
    if draft.room.tournament is not None:
        text = "a table of a tournament is neither paused nor ended by agreement"
        raise forbidden("in_tournament", text)
    if (what == "resume") != draft.room.is_paused and what != "end":
        raise untimely("pointless", "the game is already as you wish")
    asked = [seat for seat in seats if seat in draft.room.people]
    if not asked:
        raise forbidden("not_asked", "a bot plays your seat; take it back first")
    others = [seat for seat in draft.room.votes.get(what, []) if seat not in asked]
    draft.room.votes[what] = sorted([*others, *asked]) if agree else others
    draft.record(asked[0], what if agree else f"no {what}")
    count_votes(draft)


def count_votes(draft: Draft) -> None:
    """After each vote, and when a voter is gone: the others may now agree."""
    room = draft.room
    room.votes = {what: seats for what, seats in room.votes.items() if seats}
    for what, seats in room.votes.items():
        if set(seats) >= set(room.people):
            carry_out(draft, what)
            return


def carry_out(draft: Draft, what: Vote) -> None:
    clocks.charge(draft.room, draft.to_act, draft.now)
    draft.record(None, {"pause": "paused", "resume": "resumed", "end": "ended"}[what])
    draft.room.votes = {}
    if what == "end":
        end_game(draft)
        draft.room.ended = "agreed"
        return
    draft.room.is_paused = what == "pause"
    if draft.room.clocks is not None:
        draft.room.clocks.since = None if what == "pause" else draft.now


def time_is_up(draft: Draft, seat: Seat) -> None:
    """A flag has fallen on a game clock: a bot plays on for that seat."""
    check_running(draft)
    clocks.charge(draft.room, draft.to_act, draft.now)
    chair = draft.room.chairs[seat]
    chair.is_flagged = True
    hand_to_bot(draft, chair)
    draft.record(seat, "time up")


def move_for_absent(draft: Draft, seat: Seat, words: str) -> None:
    """Days a move: the time is up, a bot makes this one; after three in a row it keeps the seat."""
    chair = draft.room.chairs[seat]
    missed = chair.missed + 1
    move_by_bot(draft, seat, words, draft.table.agreement.stand_in)
    chair.missed = missed
    if missed >= MOST_MISSED:
        hand_to_bot(draft, chair)


def hand_to_bot(draft: Draft, chair: Chair) -> None:
    chair.stand_in = draft.table.agreement.stand_in
    for seats in draft.room.votes.values():
        seats[:] = [seat for seat in seats if draft.room.chairs[seat] is not chair]
    count_votes(draft)
