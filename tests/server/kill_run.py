"""Tables are played while the server is killed again and again; afterwards nothing may be missing."""

import asyncio
import contextlib
import itertools
import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Any

import httpx
import orjson
import psutil  # type: ignore[import-untyped]

from levada.record import Record
from levada.server.store.service_clock import BEAT
from tests.server.logbooks import (
    MOST_WRONG,
    Book,
    Outage,
    check_ledger,
    check_numbers,
    check_record,
    clock_errors,
    last_beat,
    read_books,
)
from tests.server.persistent_clients import LONGEST_ANSWER, Person, RunState
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
READY = "rules and bots are ready"
MOST_SEATS = 5
BETWEEN_KILLS = (0.1, 1.0)
MIDST_OF_RUSH = 8
"""Answers after which a kill comes, at the most."""
LONGEST_RUSH = 1.0
LONG_OUTAGE = 4.0


@dataclass(frozen=True)
class Death:
    at: float
    late: float
    """Seconds by which the last beat before it was late."""


@dataclass
class Trial:
    """One run: how many tables and kills, and what came of it."""

    server: Server
    tables: int
    kills: int
    seed: int
    pause: tuple[float, float] = (0.3, 1.5)
    """Seconds a person thinks, while the server is being killed; then everybody rushes."""
    longest: float = 600.0
    say: Callable[[str], object] = lambda _line: None
    deaths: list[Death] = field(default_factory=list)

    @property
    def workers(self) -> int:
        return int(self.server.settings.get("LEVADA_WORKERS", "1"))


async def play_while_killed(trial: Trial) -> str:
    """The whole of it: a summary, or an error that names the seed."""
    try:
        return await play_and_check(trial)
    except Exception as error:
        error.add_note(f"seed {trial.seed}")
        raise


async def play_and_check(trial: Trial) -> str:
    limits = httpx.Limits(max_connections=100)
    async with httpx.AsyncClient(
        base_url=trial.server.url, timeout=LONGEST_ANSWER, limits=limits
    ) as requests:
        run = RunState(trial.server.url, requests, trial.pause)
        await until_ready(trial.server, trial.workers)
        people = await seat_everybody(trial, run)
        trial.say(f"{trial.tables} tables, {len(people)} people")
        try:
            async with asyncio.timeout(trial.longest), asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())
                await kill_now_and_then(trial, run, people)
                run.rush.set()
                run.is_late.set()
        except TimeoutError:
            stuck = {person.table for person in people if not person.is_done}
            raise AssertionError(f"stuck after {trial.longest} s: {stuck}") from None
        books = await read_books(trial.server.database)
        records = {book.table: await record_of(requests, book) for book in books}
    return check_everything(trial, run, books, records)


async def seat_everybody(trial: Trial, run: RunState) -> list[Person]:
    tokens = [
        (await run.requests.post("/api/players", json={})).json()["token"]
        for _ in range(MOST_SEATS)
    ]
    people: list[Person] = []
    kinds = itertools.cycle(SETTINGS)
    clocks = itertools.cycle(CLOCKS)
    for number in range(trial.tables):
        game, seats, options = next(kinds)
        wish = {"game": game, "options": options, "pace": next(clocks)}
        table = await make_table(run.requests, wish, seats, tokens, BOTS[number % len(BOTS)])
        people += [
            Person(
                run,
                table,
                seat,
                tokens[seat],
                thinks_long=number == 1,
                seed=trial.seed + len(people),
            )
            for seat, kind in enumerate(seats)
            if kind == "p"
        ]
    return people


async def make_table(
    requests: httpx.AsyncClient, wish: dict[str, Any], seats: str, tokens: list[str], level: str
) -> str:
    """The first person makes it, the others join."""
    heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
    maker, *others = [seat for seat, kind in enumerate(seats) if kind == "p"]
    wishes: list[dict[str, Any]] = [
        {"kind": "bot", "level": level} if kind == "b" else {"kind": "open"} for kind in seats
    ]
    wishes[maker] = {"kind": "me"}
    made = await requests.post("/api/tables", json={**wish, "seats": wishes}, headers=heads[maker])
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    for seat in others:
        address = f"/api/tables/{table}/join"
        joined = await requests.post(address, json={"seat": seat}, headers=heads[seat])
        assert joined.status_code == 200, joined.text
    return table


async def kill_now_and_then(trial: Trial, run: RunState, people: Sequence[Person]) -> None:
    chance = Random(trial.seed)
    for number in range(1, trial.kills + 1):
        await asyncio.sleep(chance.uniform(*BETWEEN_KILLS))
        if number % 2:
            await rush(run, chance)
        going_on = len({person.table for person in people if not person.is_done})
        assert going_on, "all games ended before the last kill"
        if trial.workers > 1:
            await kill_a_worker(trial.server, trial.workers, chance)
        else:
            down = LONG_OUTAGE if number == trial.kills // 2 + 1 else 0.0
            trial.deaths.append(await kill_and_start(trial.server, down, chance))
        trial.say(f"kill {number} of {trial.kills}, {going_on} tables running")


async def rush(run: RunState, chance: Random) -> None:
    """Everybody moves at once; the kill is to come when some have their answer."""
    run.rush.set()
    run.rush.clear()
    answered = len(run.ledger) + chance.randint(1, MIDST_OF_RUSH)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_RUSH):
            while len(run.ledger) < answered:
                await asyncio.sleep(0)


async def kill_and_start(server: Server, down: float, chance: Random) -> Death:
    """The whole server, which stays away for a while; the next kill may find it not yet ready."""
    at = time.time()
    server.kill()
    late = max(0.0, at - await last_beat(server.database) - BEAT)
    await asyncio.sleep(down)
    await asyncio.to_thread(server.start, chance.choice(("/healthz", "/readyz")))
    return Death(at, late)


def outages(deaths: Sequence[Death], ready: Sequence[float]) -> list[Outage]:
    """From each death to when the server was ready, as its log says.

    Whoever asks it is one of hundreds who come back at once, and learns it later.
    """
    found: list[Outage] = []
    for death in deaths:
        if not found or found[-1].end < death.at:
            end = next(time for time in ready if time > death.at)
            found.append(Outage(death.at, end, death.late))
    return found


async def kill_a_worker(server: Server, workers: int, chance: Random) -> None:
    """Any one of them; the next kill waits until it is replaced."""
    assert server.process is not None
    children = psutil.Process(server.process.pid).children()
    serving = [child for child in children if any("spawn_main" in word for word in child.cmdline())]
    assert len(serving) == workers
    ready = len(times_ready(server))
    os.kill(chance.choice(serving).pid, signal.SIGKILL)
    await until_ready(server, ready + 1)


async def until_ready(server: Server, times: int) -> None:
    while len(times_ready(server)) < times:
        await asyncio.sleep(0.05)


def times_ready(server: Server) -> list[float]:
    """When each worker so far was ready, as the log says."""
    lines = [line for line in server.log.read_text().splitlines() if READY in line]
    return [datetime.fromisoformat(orjson.loads(line)["at"]).timestamp() for line in lines]


async def record_of(requests: httpx.AsyncClient, book: Book) -> Record:
    answer = await requests.get(f"/api/tables/{book.table}/record")
    assert answer.status_code == 200, answer.text
    return Record.parse(answer.content)


def check_everything(
    trial: Trial, run: RunState, books: list[Book], records: dict[str, Record]
) -> str:
    assert len(books) == trial.tables
    for book in books:
        check_numbers(book)
        check_record(book, records[book.table])
    check_ledger(books, run.ledger)
    moves = sum(len(book.moves) for book in books)
    down = outages(trial.deaths, times_ready(trial.server))
    return (
        f"{len(books)} games over, {moves:,} moves, {len(run.ledger):,} acknowledged to people; "
        f"{run.comebacks:,} comebacks, {run.already_made} moves there whose answer was lost, "
        f"{run.sent_twice:,} sent twice; {check_clocks(books, records, down)}"
    )


def check_clocks(books: list[Book], records: dict[str, Record], outages: Sequence[Outage]) -> str:
    """The server knows the time of its own death to half a beat, and no better if that was late."""
    errors = [
        error
        for book in books
        if book.room.clocks is not None
        for error in clock_errors(book, records[book.table], outages)
    ]
    worst = max(errors, key=abs)
    allowed = MOST_WRONG + sum(BEAT / 2 + outage.late for outage in outages)
    found = f"of {len(errors)} clocks the worst is wrong by {worst:+.2f} s"
    assert abs(worst) <= allowed, f"{found}; allowed: {allowed:.2f} s"
    return found
