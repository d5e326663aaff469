"""The tables of a tournament's round: made and started, ended by the deadline, counted."""

from levada.server import clocks, rated_tables
from levada.server.game_start import start_if_full
from levada.server.play_commands import check_running, end_game, hand_to_bot
from levada.server.room import Chair, Room
from levada.server.table import Draft, Table
from levada.server.tournaments.pairing import people_at
from levada.server.tournaments.tournament import RoundTable, Tournament


def started(
    tournament_id: str, tournament: Tournament, table: RoundTable, now: float, wall: float
) -> Draft:
    """A table with its people seated and its clocks running. It has no maker: nobody rules there."""
    agreement = tournament.terms.agreement()
    if len(people_at(table.seats)) < rated_tables.FEWEST_PEOPLE:
        agreement = agreement.model_copy(update={"rated": False})
    chairs = [chair_for(tournament, person) for person in table.seats]
    room = Room(chairs, maker="", maker_link="", tournament=tournament_id)
    draft = Table(table.id, agreement, wall, room).draft(now, wall)
    start_if_full(draft)
    return draft


def chair_for(tournament: Tournament, person: int | None) -> Chair:
    if person is None:
        return Chair("bot", level=tournament.terms.stand_in)
    entrant = tournament.entrants[person]
    return Chair(
        "person", entrant.player, entrant.name, entrant.name, is_program=entrant.is_program
    )


def end_by_deadline(draft: Draft) -> None:
    """The round's time is over: bots play to the end for all.

    Whoever was to move, or was away, had their time: their flag falls. The others are not to blame.
    """
    check_running(draft)
    clocks.charge(draft.room, draft.to_act, draft.now)
    for seat, chair in enumerate(draft.room.chairs):
        if chair.kind == "person":
            chair.is_flagged = chair.is_flagged or seat in draft.to_act or chair.is_played_by_bot
            hand_to_bot(draft, chair)
    draft.room.is_past_deadline = True
    draft.record(None, "deadline")


def break_up(draft: Draft) -> None:
    """The tournament was cancelled."""
    check_running(draft)
    clocks.charge(draft.room, draft.to_act, draft.now)
    end_game(draft)
    draft.room.ended = "agreed"
    draft.record(None, "cancelled")


def count(tournament: Tournament, table: RoundTable, room: Room, scores: list[int] | None) -> None:
    """A table that is over; one that ended without a result counts alike for all."""
    table.scores = scores or [0] * len(table.seats)
    is_forfeit = tournament.terms.absent == "forfeit"
    table.last = seats_behind_all(room, are_absent_last=is_forfeit)


def seats_behind_all(room: Room, *, are_absent_last: bool) -> list[int]:
    """Whoever has left is last; where absence is forfeited, so is whoever a bot played for."""
    return [
        seat
        for seat, chair in enumerate(room.chairs)
        if chair.kind == "person"
        and (chair.player is None or (are_absent_last and was_absent(room, chair)))
    ]


def was_absent(room: Room, chair: Chair) -> bool:
    """At the deadline bots play for all: then only the flags tell."""
    return chair.is_flagged or (chair.stand_in is not None and not room.is_past_deadline)
