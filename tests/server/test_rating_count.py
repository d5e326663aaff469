"""Ratings in the database: the same numbers whoever counts, in whatever order games arrive."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.ratings.fold import Fold, Standing
from levada.server.ratings.rated_game import RatedEnd, RatedGame, RatedSeat, RatedStart
from levada.server.ratings.rating import Rating
from levada.server.settings import Settings
from levada.server.store import rating_count
from levada.server.store.database import migrate, open_database
from levada.server.store.rated_games import make_nameless, write_rated
from levada.server.store.rating_count import RatingCount
from levada.server.store.schema import audit, rated_games, rated_seats, ratings
from tests.server.postgres import Postgres
from tests.server.running_server import sqlite

HOUR = 3600.0
PEOPLE = [f"player {number}" for number in range(12)]
GAMES = 60


def random_games(chance: Random, number: int = GAMES) -> list[RatedGame]:
    """In the order in which they count; some at the same moment, some with bots or shared places."""
    return [random_game(chance, n) for n in range(number)]


def random_game(chance: Random, n: int) -> RatedGame:
    players = chance.sample(PEOPLE, chance.randint(2, 4))
    seats = [RatedSeat(chance.randint(1, 3), player) for player in players]
    if chance.random() < 0.3:
        seats.append(RatedSeat(chance.randint(1, 3), level="regular"))
    return RatedGame(f"table-{n:03}", "exlibris", HOUR * (n // 2), tuple(seats))


def folded(games: Iterable[RatedGame]) -> Fold:
    fold = Fold("exlibris")
    for game in games:
        fold.add(game)
    return fold


@dataclass
class Workers:
    """Two that share a database."""

    engines: list[AsyncEngine]

    @property
    def counts(self) -> list[RatingCount]:
        return [RatingCount(engine) for engine in self.engines]

    async def play(self, game: RatedGame, worker: int = 0) -> None:
        await self.start(game, worker)
        await self.end(game, worker)

    async def start(self, game: RatedGame, worker: int = 0) -> None:
        seats = game.seats
        begun = RatedStart(
            game.game, [each.player for each in seats], [each.level for each in seats]
        )
        async with self.engines[worker].begin() as connection:
            await write_rated(connection, game.table, begun)

    async def end(self, game: RatedGame, worker: int = 0) -> None:
        over = RatedEnd(game.at, [seat.place for seat in game.seats])
        async with self.engines[worker].begin() as connection:
            await write_rated(connection, game.table, over)

    async def read(self, statement: Any) -> list[Any]:
        async with self.engines[0].connect() as connection:
            return list((await connection.execute(statement)).all())

    async def standings(self) -> dict[str, Standing]:
        return {
            row.player_id: Standing(Rating(row.points, row.uncertainty), row.games)
            for row in await self.read(select(ratings))
        }


def with_workers(database: str, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            engines = [open_database(Settings(database=database)) for _ in range(2)]
            for engine in engines:
                stack.push_async_callback(engine.dispose)
            await migrate(engines[0])
            await work(Workers(engines))

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    return sqlite(tmp_path) if request.param == "sqlite" else postgres.database()


def test_ratings_do_not_depend_on_who_was_faster(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games end in any order at two workers, which count at any moment; then all is counted anew."""
    monkeypatch.setattr(rating_count, "GAMES_AT_ONCE", 7)
    chance = Random(2026)
    games = random_games(chance)
    arrived = chance.sample(games, len(games))

    async def work(workers: Workers) -> None:
        async def serve(worker: int) -> None:
            for game in arrived[worker::2]:
                await workers.play(game, worker)
                if chance.random() < 0.3:
                    await workers.counts[worker].count_all()

        await asyncio.gather(serve(0), serve(1))
        await workers.counts[0].count_all()
        expected = folded(games).standings
        assert await workers.standings() == expected
        assert await workers.counts[1].rerate() == (len(games), 0)
        assert await workers.standings() == expected

    with_workers(database, work)


def test_a_game_taken_out_changes_all_that_followed(database: str) -> None:
    games = random_games(Random(7), 20)

    async def work(workers: Workers) -> None:
        [count, _] = workers.counts
        for game in games:
            await workers.play(game)
        await count.count_all()
        assert await count.void(games[4].table)
        assert not await count.void(games[4].table), "it is taken out once"
        assert not await count.void("no table")
        rest = [game for game in games if game is not games[4]]
        assert await workers.standings() == folded(rest).standings
        [[action, subject]] = await workers.read(select(audit.c.action, audit.c.subject))
        assert (action, subject) == ("void_game", f"table {games[4].table}")

    with_workers(database, work)


def test_whoever_has_no_game_left_has_no_rating(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        [count, _] = workers.counts
        seats = RatedSeat(1, "Ada"), RatedSeat(2, "Bea")
        await workers.play(RatedGame("only", "santiago", 1.0, seats))
        await count.count_all()
        assert set(await workers.standings()) == {"Ada", "Bea"}
        await count.void("only")
        assert await workers.standings() == {}

    with_workers(sqlite(tmp_path), work)


def test_a_person_deleted_changes_nobody_elses_rating(tmp_path: Path) -> None:
    """Also one who is deleted in the middle of a game."""
    games = random_games(Random(5), 12)
    leaver = games[-1].players[0]

    async def work(workers: Workers) -> None:
        [count, _] = workers.counts
        for game in games[:-1]:
            await workers.play(game)
        await count.count_all()
        await workers.start(games[-1])
        async with workers.engines[0].begin() as connection:
            await make_nameless(connection, leaver)
        await workers.end(games[-1])
        await count.count_all()
        expected = folded(games).standings
        found = await workers.standings()
        assert {each: found.get(each) for each in expected if each != leaver} == {
            each: standing for each, standing in expected.items() if each != leaver
        }
        assert leaver not in found
        theirs = select(func.count()).where(rated_seats.c.player_id == leaver)
        assert await workers.read(theirs) == [(0,)]
        assert (await count.rerate())[1] == 0

    with_workers(sqlite(tmp_path), work)


def test_a_game_that_does_not_count_leaves_nothing(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        [game] = random_games(Random(1), 1)
        await workers.start(game)
        async with workers.engines[0].begin() as connection:
            await write_rated(connection, game.table, RatedEnd(1.0, None))
        assert await workers.read(select(rated_games)) == []
        assert await workers.read(select(rated_seats)) == []
        assert await workers.counts[0].count_all() == 0

    with_workers(sqlite(tmp_path), work)


def test_a_game_whose_table_is_gone_is_given_up_and_a_finished_one_is_kept(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        [count, _] = workers.counts
        unfinished, finished = random_games(Random(3), 2)
        await workers.start(unfinished)
        await workers.play(finished)
        await count.delete_unfinished()  # neither has a table, as after a purge
        assert [row.table_id for row in await workers.read(select(rated_games))] == [finished.table]

    with_workers(sqlite(tmp_path), work)
