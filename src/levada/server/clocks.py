"""Players' clocks: which run, what is left on them, when the first runs out."""

from collections.abc import Sequence
from dataclasses import replace

from levada.contract import Seat
from levada.server.room import Clocks, Room
from levada.server.table_agreement import DAY, MINUTE, Agreement, Days, GameClock


def initial(agreement: Agreement, players: int) -> Clocks | None:
    """The clocks before the first move."""
    match agreement.pace:
        case GameClock(minutes=minutes):
            return Clocks([minutes * MINUTE] * players)
        case Days(days=days):
            return Clocks([days * DAY] * players)
    return None


def running(room: Room, to_act: Sequence[Seat]) -> list[Seat]:
    """The seats whose clock runs: people who are to move; bots have no clock."""
    return [seat for seat in to_act if not room.chairs[seat].is_played_by_bot]


def read(room: Room, to_act: Sequence[Seat], now: float) -> list[float]:
    """What is left on each clock now."""
    assert room.clocks is not None
    clocks = room.clocks
    gone = 0.0 if clocks.since is None else max(0.0, now - clocks.since)
    going = running(room, to_act)
    return [left - gone if seat in going else left for seat, left in enumerate(clocks.left)]


def charge(room: Room, to_act: Sequence[Seat], now: float) -> None:
    """Takes the time gone by off the clocks that ran, and lets them run on."""
    if room.clocks is not None:
        since = None if room.is_paused else now
        room.clocks = replace(room.clocks, left=read(room, to_act, now), since=since)


def credit(room: Room, agreement: Agreement, seat: Seat) -> None:
    """Adds what a move brings its seat: the increment, or the days for the next move."""
    if room.clocks is None:
        return
    match agreement.pace:
        case GameClock(increment=increment):
            room.clocks.left[seat] += increment
        case Days():
            renew(room, agreement, seat)


def revoke_credit(room: Room, agreement: Agreement, seat: Seat) -> None:
    """A move taken back brings nothing: otherwise moving to and fro would gain time."""
    if room.clocks is not None and isinstance(agreement.pace, GameClock):
        room.clocks.left[seat] -= agreement.pace.increment


def renew(room: Room, agreement: Agreement, seat: Seat) -> None:
    """Days a move: whoever moves or comes back has the whole time for the next move."""
    if room.clocks is not None and isinstance(agreement.pace, Days):
        room.clocks.left[seat] = agreement.pace.days * DAY


def first_to_fall(room: Room, to_act: Sequence[Seat]) -> tuple[float, Seat] | None:
    """When the next flag falls if nobody moves, and whose."""
    if room.clocks is None or room.clocks.since is None:
        return None
    since, left = room.clocks.since, room.clocks.left
    return min(((since + left[seat], seat) for seat in running(room, to_act)), default=None)
