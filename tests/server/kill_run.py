"""Tables are played while the server is killed or fails otherwise, again and again; afterwards
nothing may be missing."""

import asyncio
import contextlib
import itertools
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import httpx

from levada.record import Record
from levada.server.store.service_clock import BEAT
from tests.server.faults import FAULTS
from tests.server.kills import KILLS, Killer, outages, times_ready, until_ready
from tests.server.logbooks import (
    MOST_WRONG,
    Book,
    Outage,
    check_ledger,
    check_numbers,
    check_record,
    clock_errors,
    read_books,
)
from tests.server.persistent_clients import LONGEST_ANSWER, Person, RunState, make_table, new_token
from tests.server.postgres import Postgres
from tests.server.running_server import Server

SETTINGS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("santiago", "pp", {"edition": "trefl"}),  # sealed bids
    ("exlibris", "pb", {}),
    ("santiago", "pbp", {}),
    ("exlibris", "ppb", {}),
    ("santiago", "bpbp", {}),
    ("exlibris", "bppp", {}),
    ("santiago", "pbbbb", {}),
    ("exlibris", "pp", {}),
    ("santiago", "ppp", {"edition": "trefl"}),
)
"""Game, people and bots in seat order, options."""
BOTS = ("random", "novice")
CLOCKS = ({"kind": "none"}, {"kind": "clock", "minutes": 60.0, "increment": 2.0})
MOST_SEATS = 5
BETWEEN_KILLS = (0.1, 1.0)
MIDST_OF_RUSH = 8
"""Answers after which a kill comes, at the most."""
LONGEST_RUSH = 1.0


@dataclass
class Trial:
    """One run: how many tables at once, how many kills or other faults, and which."""

    server: Server
    tables: int
    kills: int
    seed: int
    kinds: Sequence[str] = ("server killed",)
    """Of `KILLS` and `FAULTS`, in turn."""
    postgres: Postgres | None = None
    pause: tuple[float, float] = (0.3, 1.5)
    """Seconds a person thinks, while the server is being killed; then everybody rushes."""
    longest: float = 600.0
    """Seconds for all games to end after the last kill."""
    say: Callable[[str], object] = lambda _line: None


@dataclass(frozen=True)
class Struck:
    """A kill or another fault."""

    kind: str
    end: float
    """When it was over: what was killed has been started, and answers."""
    recovery: float | None = None
    """Seconds from then to the next move acknowledged; none if the next one came before."""


@dataclass(frozen=True)
class Tally:
    """What came of a run, or of several together."""

    struck: tuple[Struck, ...]
    told: Counter[str]
    games: int
    moves: int
    by_bots: int
    acknowledged: int
    comebacks: int
    already_made: int
    sent_twice: int
    clocks: int = 0
    worst_clock: float = 0.0
    """Seconds, of those that were held against the log."""

    def __add__(self, other: "Tally") -> "Tally":
        worst = max(self.worst_clock, other.worst_clock, key=abs)
        sums = {name: value + getattr(other, name) for name, value in vars(self).items()}
        return Tally(**{**sums, "worst_clock": worst})

    def __str__(self) -> str:
        kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(self.kinds.items()))
        clocks = f"; of {self.clocks} clocks the worst is wrong by {self.worst_clock:+.2f} s"
        return (
            f"{len(self.struck)} ({kinds}); {self.games} games, {self.moves:,} moves, "
            f"{self.by_bots:,} of them by bots; {self.acknowledged:,} acknowledged to people: 0 lost, "
            f"0 made twice, 0 tables stuck, 0 bots that stopped; {self.comebacks:,} comebacks, "
            f"{self.already_made} moves there whose answer was lost, {self.sent_twice:,} sent twice"
            f"{clocks if self.clocks else ''}"
        )

    @property
    def kinds(self) -> Counter[str]:
        return Counter(each.kind for each in self.struck)

    def recovery(self, kind: str) -> float:
        """The longest, in seconds."""
        found = [each.recovery for each in self.struck if each.kind == kind]
        return max(seconds for seconds in found if seconds is not None)


async def play_while_killed(trial: Trial) -> Tally:
    """The whole of it: what came of it, or an error that names the seed."""
    try:
        return await play_and_check(trial)
    except Exception as error:
        error.add_note(f"seed {trial.seed}")
        raise


async def play_and_check(trial: Trial) -> Tally:
    limits = httpx.Limits(max_connections=100)
    async with httpx.AsyncClient(
        base_url=trial.server.url, timeout=LONGEST_ANSWER, limits=limits
    ) as requests:
        run = RunState(trial.server.url, requests, trial.pause)
        killer = Killer(trial.server, Random(trial.seed), trial.postgres)
        await until_ready(trial.server, killer.workers)
        tokens = [await new_token(run) for _ in range(MOST_SEATS)]
        async with asyncio.TaskGroup() as group:
            for place in range(trial.tables):
                group.create_task(play_at(trial, run, place, tokens))
            struck = await strike_now_and_then(trial, run, killer)
            run.rush.set()
            run.is_late.set()
            group.create_task(give_up_late(trial, run))
        books = await read_books(trial.server.database)
        played = [book for book in books if book.table in run.tables]
        records = {book.table: await record_of(requests, book) for book in played}
    check_everything(run, books, records)
    down = outages(killer.deaths, times_ready(trial.server)) if killer.deaths else []
    is_timed = trial.kinds in (("server killed",), ("worker killed",))
    errors = clock_errors_of(played, records, down) if is_timed else []
    return tally(run, played, struck, errors)


async def play_at(trial: Trial, run: RunState, place: int, tokens: list[str]) -> None:
    """Game after game with the same people, until there are no more kills."""
    kinds = itertools.islice(itertools.cycle(SETTINGS), place, None, trial.tables)
    for number, (game, seats, options) in enumerate(kinds):
        pace = CLOCKS[(place + number) % len(CLOCKS)]
        wish = {"game": game, "options": options, "pace": pace}
        table = await make_table(run, wish, seats, tokens, BOTS[place % len(BOTS)])
        async with asyncio.TaskGroup() as group:
            for seat, kind in enumerate(seats):
                if kind == "p":
                    seed = (trial.seed * trial.tables + place) * 1_000 + number * MOST_SEATS + seat
                    thinks_long = place == 1 and number == 0
                    person = Person(
                        run, table, seat, tokens[seat], thinks_long=thinks_long, seed=seed
                    )
                    group.create_task(person.play())
        run.tables[table] = True
        if run.is_late.is_set():
            return


async def give_up_late(trial: Trial, run: RunState) -> None:
    end = asyncio.get_running_loop().time() + trial.longest
    while not all(run.tables.values()):
        stuck = [table for table, is_over in run.tables.items() if not is_over]
        assert asyncio.get_running_loop().time() < end, f"stuck after {trial.longest} s: {stuck}"
        await asyncio.sleep(0.1)


async def strike_now_and_then(trial: Trial, run: RunState, killer: Killer) -> list[Struck]:
    struck: list[Struck] = []
    chance = killer.chance
    for number in range(1, trial.kills + 1):
        await asyncio.sleep(chance.uniform(*BETWEEN_KILLS))
        if number % 2:
            await rush(run, chance)
        if struck:
            struck[-1] = with_recovery(struck[-1], run)
        kind = trial.kinds[number % len(trial.kinds)]
        await {**KILLS, **FAULTS}[kind](killer)
        struck.append(Struck(kind, time.time()))
        running = sum(not is_over for is_over in run.tables.values())
        trial.say(
            f"{number} of {trial.kills}: {kind}; {running} tables running, "
            f"{len(run.tables) - running} over, {len(run.ledger):,} moves acknowledged"
        )
    return struck


def with_recovery(struck: Struck, run: RunState) -> Struck:
    after = [line.answered - struck.end for line in run.ledger if line.answered > struck.end]
    return replace(struck, recovery=min(after, default=None))


async def rush(run: RunState, chance: Random) -> None:
    """Everybody moves at once; the kill is to come when some have their answer."""
    run.rush.set()
    run.rush.clear()
    answered = len(run.ledger) + chance.randint(1, MIDST_OF_RUSH)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_RUSH):
            while len(run.ledger) < answered:
                await asyncio.sleep(0)


async def record_of(requests: httpx.AsyncClient, book: Book) -> Record:
    answer = await requests.get(f"/api/tables/{book.table}/record")
    assert answer.status_code == 200, answer.text
    return Record.parse(answer.content)


def check_everything(run: RunState, books: list[Book], records: dict[str, Record]) -> None:
    """Also tables that nobody knows of because the answer to who made them was lost."""
    assert run.tables.keys() <= {book.table for book in books}
    for book in books:
        check_numbers(book)
    for book in books:
        if book.table in run.tables:
            check_record(book, records[book.table])
    check_ledger(books, run.ledger)


def clock_errors_of(
    books: list[Book], records: dict[str, Record], outages: Sequence[Outage]
) -> list[float]:
    """The server knows the time of its own death to half a beat, and no better if that was late."""
    found: list[float] = []
    for book in books:
        if book.room.clocks is None:
            continue
        end = book.logbook[-1].at
        down = [outage for outage in outages if outage.overlap(book.started, end)]
        errors = clock_errors(book, records[book.table], down)
        allowed = MOST_WRONG + sum(BEAT / 2 + outage.late for outage in down)
        worst = max(errors, key=abs)
        assert abs(worst) <= allowed, f"{book.table}: {worst:+.2f} s; allowed: {allowed:.2f} s"
        found += errors
    return found


def tally(run: RunState, books: list[Book], struck: list[Struck], errors: list[float]) -> Tally:
    moves = [entry for book in books for entry in book.moves]
    return Tally(
        (*struck[:-1], with_recovery(struck[-1], run)),
        run.told,
        len(books),
        len(moves),
        sum(entry.by is not None for entry in moves),
        len(run.ledger),
        run.comebacks,
        run.already_made,
        run.sent_twice,
        len(errors),
        max(errors, key=abs, default=0.0),
    )
