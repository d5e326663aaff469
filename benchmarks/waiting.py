"""How long people wait for others in an evening, simulated by the function that brings them together."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median, quantiles

from benchmarks.measure import line
from levada.server.matchmaking.gatherings import Waiting, gather
from levada.server.matchmaking.wish import Wish

EVENING = 4 * 3600.0
LOOK_EVERY = 1.0
PEOPLE_AN_HOUR = (10, 30, 100, 1000)
SEED = 14


@dataclass(frozen=True)
class Habits:
    """What is assumed of people: no figure of ours."""

    santiago: float = 0.7
    days: float = 0.2
    rated: float = 0.3
    patience: tuple[float, float] = (60.0, 900.0)
    """Seconds after which somebody gives up, evenly between these."""
    numbers: tuple[tuple[int, ...], ...] = ((3, 4), (3, 4, 5), (4,), (2,), (2, 3, 4))
    """Which numbers of players suit; each as often."""
    bots_after: tuple[int | None, ...] = (None, 60, 180)
    """Each as often."""


@dataclass
class Evening:
    waits: list[float]
    """Of whoever was brought to a table."""
    gave_up: int
    with_bots: int
    """How many of the tables had some."""
    tables: int


def measure() -> None:
    """How long people wait for others in a simulated evening, by how many come an hour."""
    for number in PEOPLE_AN_HOUR:
        evening = simulated(Random(SEED), number, Habits())  # noqa: S311 — no secret
        came = len(evening.waits) + evening.gave_up
        slowest = quantiles(evening.waits, n=10)[-1]
        line(
            f"wait, {number:,} people an hour",
            f"median {median(evening.waits):.0f} s, one of ten over {slowest:.0f} s; "
            f"{evening.gave_up / came:.0%} gave up, "
            f"{evening.with_bots / evening.tables:.0%} of the tables had bots",
        )


def simulated(chance: Random, an_hour: int, habits: Habits) -> Evening:
    """Second by second, as the matchmaker looks."""
    evening = Evening([], 0, 0, 0)
    arrivals = list(coming(chance, an_hour, habits))
    leaves = {each.player: each.since + chance.uniform(*habits.patience) for each in arrivals}
    waiting: list[Waiting] = []
    now = 0.0
    while now < EVENING or waiting:
        now += LOOK_EVERY
        while arrivals and arrivals[0].since <= now:
            waiting.append(arrivals.pop(0))
        for table in gather(waiting, now):
            evening.tables += 1
            evening.with_bots += len(table.people) < table.seats
            evening.waits += [now - each.since for each in table.people]
            waiting = [each for each in waiting if each not in table.people]
        still = [each for each in waiting if leaves[each.player] > now]
        evening.gave_up += len(waiting) - len(still)
        waiting = still
    return evening


def coming(chance: Random, an_hour: int, habits: Habits) -> Iterator[Waiting]:
    at, number = 0.0, 0
    while (at := at + chance.expovariate(an_hour / 3600.0)) < EVENING:
        number += 1
        yield Waiting(str(number), wish(chance, habits), at, chance.gauss(1500.0, 200.0))


def wish(chance: Random, habits: Habits) -> Wish:
    is_santiago = chance.random() < habits.santiago
    players = chance.choice(habits.numbers)
    return Wish(
        game="santiago" if is_santiago else "exlibris",
        players=[each for each in players if is_santiago or each < 5],
        pace="days" if chance.random() < habits.days else "now",
        rated=chance.random() < habits.rated,
        bots_after=chance.choice(habits.bots_after),
    )
