"""A round is written once, with its tables and what people are told, or not at all."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from levada.server.round_tables import started
from levada.server.settings import Settings
from levada.server.store.database import migrate, open_database
from levada.server.store.tournaments import StoredTournament, TournamentStore
from levada.server.table import Draft
from levada.server.tournament_runner import notifications_of
from levada.server.tournaments import commands
from levada.server.tournaments.next_round import next_round
from levada.server.tournaments.tournament import Round, RoundTable, Tournament
from tests.server.database_contents import rows_of
from tests.server.postgres import Postgres
from tests.server.running_server import sqlite
from tests.server.test_pairing import tournament_of

ID = "a-tournament"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def on(database: str, work: Callable[[TournamentStore], Awaitable[None]]) -> None:
    """With a tournament of seven in the store."""

    async def run() -> None:
        engine = open_database(Settings(database=database))
        try:
            await migrate(engine)
            store = TournamentStore(engine)
            await store.add(ID, tournament_of(7, rounds=3))
            await work(store)
        finally:
            await engine.dispose()

    asyncio.run(run())


def paired(before: StoredTournament, mark: str) -> tuple[Tournament, list[Draft]]:
    """What a worker would write; `mark` tells its tables from those of another."""
    after = before.copy()
    pairing = next_round(after)
    assert pairing is not None
    tables = [RoundTable(f"{mark}{n}", list(seats)) for n, seats in enumerate(pairing.tables)]
    after.rounds.append(Round(tables, list(pairing.byes)))
    now = time.time()
    return after, [started(ID, after, table, now, now) for table in tables]


async def stored(store: TournamentStore) -> StoredTournament:
    found = await store.find(ID)
    assert found is not None
    return found


def test_of_two_workers_that_pair_a_round_one_writes_it(database: str) -> None:
    async def work(store: TournamentStore) -> None:
        before = await stored(store)
        rounds = [paired(before, mark) for mark in ("first", "second")]
        writing = (
            store.write(before, after, None, drafts, notifications_of(ID, after))
            for after, drafts in rounds
        )
        assert sorted(await asyncio.gather(*writing)) == [False, True]

    on(database, work)
    rows = rows_of(database)
    made = {row["id"] for row in rows["tables"]}
    assert len(made) == 2
    assert {row["table_id"] for row in rows["tournament_tables"]} == made
    assert {row["table_id"] for row in rows["deals"]} == made
    called = [row["player_id"] for row in rows["outbox"] if row["kind"] == "tournament_round"]
    assert sorted(called) == [f"id{n}" for n in range(7)]
    assert sorted(row["player_id"] for row in rows["attendance"]) == sorted(called)


def test_whoever_leaves_while_a_round_is_paired_is_not_in_it(database: str) -> None:
    """It is paired again, without them."""

    async def work(store: TournamentStore) -> None:
        before = await stored(store)
        after, drafts = paired(before, "stale")
        await store.change(ID, lambda each: commands.withdraw(each, "id3"), now=0.0)
        assert not await store.write(before, after, None, drafts)
        after, drafts = paired(await stored(store), "fresh")
        assert await store.write(await stored(store), after, None, drafts)

    on(database, work)
    rows = rows_of(database)
    assert all(row["id"].startswith("fresh") for row in rows["tables"])
    assert "id3" not in {row["player_id"] for row in rows["attendance"]}


def test_a_round_that_cannot_be_written_whole_is_not_written(database: str) -> None:
    """As if killed in the midst: the second table has an id that is taken."""

    async def work(store: TournamentStore) -> None:
        before = await stored(store)
        after, drafts = paired(before, "table")
        drafts[1].table.id = drafts[0].table.id
        with pytest.raises(IntegrityError):
            await store.write(before, after, None, drafts)
        assert (await stored(store)).version == before.version

    on(database, work)
    rows = rows_of(database)
    assert rows["tables"] == rows["tournament_tables"] == rows["outbox"] == []
