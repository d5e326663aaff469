"""A whole tournament played by programs while the server is killed, and counted anew from the store.

The second count shares nothing with the server's: it replays the stored games, and works out places,
points and tie-breaks in its own plain way.
"""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from sqlalchemy import select

from levada.match import Match
from levada.server.store.schema import tournament_tables
from tests.server.account_holders import close_all, with_accounts
from tests.server.kill_run import record_of
from tests.server.kills import KILLS, Killer
from tests.server.logbooks import Book, check_numbers, check_record, opened, read_books
from tests.server.persistent_clients import (
    BEFORE_TRYING_AGAIN,
    LONGEST_ANSWER,
    LOST,
    Person,
    RunState,
    persist,
)
from tests.server.running_server import Server

View = dict[str, Any]
OVERTAKEN = ("bot_plays", "stale", "not_your_turn", "game_over", "not_seated", "not_your_seat")
"""What somebody is told whose clock ran out, or who has left."""
LONGEST_TOURNAMENT = 600.0


@dataclass(frozen=True)
class Plan:
    """Who plays how many rounds at which tables, who leaves, and what is killed."""

    server: Server
    people: int
    rounds: int
    smallest: int
    largest: int
    leave: dict[int, int]
    """By person: in the midst of which round."""
    silent: int
    kill: str
    """Of `KILLS`."""
    kill_in: tuple[int, ...] = ()
    """In the midst of these rounds."""
    kill_after: tuple[int, ...] = ()
    """When these rounds are played, and the next is about to be paired."""
    seed: int = 1
    minutes: float = 0.1


@dataclass(frozen=True)
class Outcome:
    rounds: int
    tables: int
    kills: int
    forfeits: int

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.tables} tables, {self.kills} kills, {self.forfeits} seats "
            "last by leaving or silence; standings equal to those counted anew from the stored games; "
            "nobody seated twice"
        )


class Program(Person):
    """Plays until the game is over, or a bot has its seat."""

    @property
    def is_done(self) -> bool:
        chairs = self.latest.get("chairs", [])
        has_lost_seat = bool(chairs) and chairs[self.seat]["stand_in"] is not None
        return self.latest["state"] == "over" or has_lost_seat

    def take_refusal(self, error: dict[str, Any]) -> None:
        if error["code"] not in OVERTAKEN:
            super().take_refusal(error)
        self.underway = None

    def acknowledge(self, key: str, number: int) -> None:
        """A move may be answered twice: after a refusal it is no longer under way."""
        if self.underway is not None:
            super().acknowledge(key, number)


class TournamentRun:
    def __init__(self, plan: Plan, names: list[str], tokens: list[str]) -> None:
        self.plan = plan
        self.names = names
        self.tokens = dict(zip(names, tokens, strict=True))
        self.killer = Killer(plan.server, Random(plan.seed))
        self.kills = 0
        self.killed_after: set[int] = set()
        self.playing: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def play(self) -> View:
        limits = httpx.Limits(max_connections=100)
        async with httpx.AsyncClient(
            base_url=self.plan.server.url, timeout=LONGEST_ANSWER, limits=limits
        ) as requests:
            self.run = RunState(self.plan.server.url, requests, pause=(0.0, 0.01))
            try:
                async with asyncio.timeout(LONGEST_TOURNAMENT):
                    return await self.play_rounds(await self.begin())
            finally:
                for task in self.playing.values():
                    task.cancel()

    async def begin(self) -> str:
        plan = self.plan
        organiser = self.names[0]
        terms = {
            "title": "Cup",
            "game": "exlibris",
            "pace": {"kind": "clock", "minutes": plan.minutes, "increment": 2.0},
            "rounds": plan.rounds,
            "smallest": plan.smallest,
            "largest": plan.largest,
            "who": "programs",
            "absent": "forfeit",
            "stand_in": "random",
        }
        tournament: str = (await self.ask("", terms, organiser))["id"]
        await asyncio.gather(
            *(self.ask(f"/{tournament}/register", {}, name) for name in self.names)
        )
        await self.ask(f"/{tournament}/start", {}, organiser)
        return tournament

    async def ask(self, what: str, body: View, name: str) -> View:
        """Sent again where the answer was lost; what was done then is refused, and is done."""
        answer = await persist(self.run, f"/api/tournaments{what}", body, self.tokens[name])
        found: View = answer.json()
        is_done = answer.status_code == 409
        assert answer.is_success or is_done, found
        return found

    async def look(self, tournament: str) -> View:
        while True:
            with contextlib.suppress(*LOST):
                answer = await self.run.requests.get(f"/api/tournaments/{tournament}")
                if answer.is_success:
                    found: View = answer.json()
                    return found
            await asyncio.sleep(BEFORE_TRYING_AGAIN)

    async def play_rounds(self, tournament: str) -> View:
        seen = await self.look(tournament)
        while seen["state"] != "over":
            for task in self.playing.values():
                if task.done():
                    task.result()  # or what went wrong
            number = len(seen["rounds"])
            if number and self.sit_down(seen):
                await self.disturb(tournament, number)
            elif number and all(table["over"] for table in seen["rounds"][-1]["tables"]):
                await self.kill_after(number)
            await asyncio.sleep(0.1)
            seen = await self.look(tournament)
        return seen

    def sit_down(self, seen: View) -> bool:
        """Whether somebody was new at a table."""
        is_new = False
        for table in seen["rounds"][-1]["tables"]:
            for seat, each in enumerate(table["seats"]):
                name = seen["entrants"][each["entrant"]]["name"]
                place = table["table"], name
                if place not in self.playing and name != self.names[self.plan.silent]:
                    is_new = True
                    self.playing[place] = asyncio.create_task(self.hold(*place, seat))
        return is_new

    async def hold(self, table: str, name: str, seat: int) -> None:
        seed = hash_of(f"{self.plan.seed} {table} {seat}")
        await Program(self.run, table, seat, self.tokens[name], thinks_long=False, seed=seed).play()

    async def disturb(self, tournament: str, number: int) -> None:
        """In the midst of a round."""
        await asyncio.sleep(0.3)
        for person, when in self.plan.leave.items():
            if when == number:
                await self.ask(f"/{tournament}/withdraw", {}, self.names[person])
        if number in self.plan.kill_in:
            await self.kill()

    async def kill_after(self, number: int) -> None:
        if number in self.plan.kill_after and number not in self.killed_after:
            self.killed_after.add(number)
            await self.kill()

    async def kill(self) -> None:
        self.kills += 1
        await KILLS[self.plan.kill](self.killer)


def hash_of(text: str) -> int:
    return Random(text).getrandbits(32)


def play_tournament(plan: Plan) -> Outcome:
    """The whole of it, or an error that names the seed."""
    names = [f"Program{number}" for number in range(plan.people)]
    clients = with_accounts(plan.server, *names, kind="program")
    tokens = [client.http.headers["Authorization"].removeprefix("Bearer ") for client in clients]
    run = TournamentRun(plan, names, tokens)
    try:
        seen = asyncio.run(run.play())
        return check(plan, run, seen)
    except Exception as error:
        error.add_note(f"seed {plan.seed}")
        raise
    finally:
        close_all(clients)


@dataclass(frozen=True)
class Game:
    """A table as the second count sees it."""

    round: int
    names: list[str]
    scores: list[int]
    is_last: list[bool]

    @property
    def points(self) -> list[float]:
        """Places are dealt out in order; whoever ties has the average of theirs."""
        order = sorted(
            range(len(self.names)),
            key=lambda seat: (self.is_last[seat], 0 if self.is_last[seat] else -self.scores[seat]),
        )
        shares = [12 * (len(order) - 1 - place) / (len(order) - 1) for place in range(len(order))]
        equals: dict[tuple[bool, int], list[float]] = defaultdict(list)
        for seat, share in zip(order, shares, strict=True):
            equals[self.key(seat)].append(share)
        return [
            sum(equals[self.key(seat)]) / len(equals[self.key(seat)])
            for seat in range(len(self.names))
        ]

    def key(self, seat: int) -> tuple[bool, int]:
        return self.is_last[seat], 0 if self.is_last[seat] else self.scores[seat]


async def stored_games(plan: Plan, tournament: str) -> list[Game]:
    async with opened(plan.server.database) as connection:
        statement = select(tournament_tables).where(tournament_tables.c.tournament_id == tournament)
        rounds = {row.table_id: row.round for row in await connection.execute(statement)}
    books = [
        book
        for book in await read_books(plan.server.database)
        if book.room.tournament == tournament
    ]
    assert {book.table for book in books} == set(rounds), "no table without its round"
    async with httpx.AsyncClient(base_url=plan.server.url) as requests:
        return [await replayed(requests, book, rounds[book.table]) for book in books]


async def replayed(requests: httpx.AsyncClient, book: Book, number: int) -> Game:
    record = await record_of(requests, book)
    check_numbers(book)
    check_record(book, record)
    match = Match.laid_out(record)
    for entry in book.moves:
        assert entry.seat is not None
        match.play(entry.seat, entry.words)
    assert match.scores is not None
    chairs = book.room.chairs
    assert all(chair.kind == "person" and chair.account for chair in chairs)
    return Game(
        number,
        [chair.account or "" for chair in chairs],
        match.scores,
        [chair.stand_in is not None for chair in chairs],
    )


def check(plan: Plan, run: TournamentRun, seen: View) -> Outcome:
    games = asyncio.run(stored_games(plan, seen["id"]))
    check_seating(plan, run, games)
    lots = {seen["entrants"][each["entrant"]]["name"]: each["lot"] for each in seen["standings"]}
    told = [
        (seen["entrants"][each["entrant"]]["name"], each["points"]) for each in seen["standings"]
    ]
    assert told == count_anew(plan, run.names, games, lots)
    forfeits = [
        name for game in games for name, last in zip(game.names, game.is_last, strict=True) if last
    ]
    silent = run.names[plan.silent]
    assert forfeits.count(silent) == plan.rounds, "whoever is silent is last every time"
    return Outcome(len(seen["rounds"]), len(games), run.kills, len(forfeits))


def check_seating(plan: Plan, run: TournamentRun, games: Sequence[Game]) -> None:
    """Nobody twice in a round, nobody who has left, no table too small or too large."""
    assert {game.round for game in games} == set(range(1, plan.rounds + 1))
    for number in range(1, plan.rounds + 1):
        seated = [name for game in games if game.round == number for name in game.names]
        assert len(seated) == len(set(seated)), f"round {number}: {sorted(seated)}"
        gone = {run.names[person] for person, when in plan.leave.items() if when < number}
        assert set(seated) <= set(run.names) - gone
    assert all(plan.smallest <= len(game.names) <= plan.largest for game in games)


def count_anew(
    plan: Plan, names: list[str], games: Sequence[Game], lots: dict[str, float]
) -> list[tuple[str, float]]:
    """Names and points in the order of the standings."""
    points: dict[str, float] = dict.fromkeys(names, 0.0)
    for number in range(1, plan.rounds + 1):
        seated = {name for game in games if game.round == number for name in game.names}
        gone = {names[person] for person, when in plan.leave.items() if when < number}
        for name in set(names) - seated - gone:
            points[name] += 6
    for game in games:
        for name, earned in zip(game.names, game.points, strict=True):
            points[name] += earned
    opponents = {name: met_by(name, games, points) for name in names}
    shares = {name: share_of(name, games) for name in names}

    def ahead_of_equals(name: str) -> float:
        equals = {
            other
            for other in names
            if other != name
            and points[other] == points[name]
            and abs(opponents[other] - opponents[name]) < 1e-9
        }
        times = 0.0
        for game in games:
            if name in game.names:
                earned = dict(zip(game.names, game.points, strict=True))
                for other in equals & set(game.names):
                    times += (earned[name] > earned[other]) + 0.5 * (earned[name] == earned[other])
        return times

    order = sorted(
        names,
        key=lambda name: (
            -points[name],
            -round(opponents[name], 9),
            -ahead_of_equals(name),
            -round(shares[name], 9),
            lots[name],
        ),
    )
    return [(name, points[name]) for name in order]


def met_by(name: str, games: Sequence[Game], points: dict[str, float]) -> float:
    met = [
        points[other]
        for game in games
        if name in game.names
        for other in game.names
        if other != name
    ]
    return sum(met) / len(met) if met else 0.0


def share_of(name: str, games: Sequence[Game]) -> float:
    shares = []
    for game in games:
        if name in game.names:
            seat = game.names.index(name)
            whole = sum(game.scores) or 1
            shares.append(0.0 if game.is_last[seat] else game.scores[seat] / whole)
    return sum(shares) / len(shares) if shares else 0.0
