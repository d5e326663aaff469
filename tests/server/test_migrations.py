"""The schema changes, the games in it go on: on both databases, wholly or not at all."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.match import Match
from levada.record import Record
from levada.server.settings import Settings
from levada.server.store import database as databases
from levada.server.store.database import migrate, open_database
from levada.server.store.schema import metadata
from tests.server.clients import Client, Table, play_out
from tests.server.database_contents import change_rows, rows_of
from tests.server.first_schema import FIRST_SCHEMA, Left, read_first_schema
from tests.server.postgres import Postgres
from tests.server.running_server import levada, serving, sqlite

TRIAL = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9999", "{last}", None, None


def upgrade():
    with op.batch_alter_table("tables") as table:
        table.alter_column("game", type_=sa.String(20))
        table.add_column(sa.Column("colour", sa.String(8), nullable=False, server_default="blue"))
    {end}
"""


def on(database: str, work: Callable[[AsyncEngine], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        engine = open_database(Settings(database=database))
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def moves_of(table: Table) -> list[list[object]]:
    return [[entry["seat"], entry["words"]] for entry in table["news"] if entry["n"] is not None]


def check_games_go_on(database: str, log: Path, left: Left) -> None:
    with serving(database, log) as server:
        ana, beto = (left.gone_back(Client(server, name)) for name in ("Ana", "Beto"))
        with ana.http, beto.http:
            running: Table = {"table": left.running}
            seen = ana.looks(running)
            assert seen["state"] == "running"
            assert moves_of(seen)[: len(left.moves)] == left.moves
            assert seen["clock"] is not None
            assert min(seen["clock"]["left"]) > 0, "nobody is charged for our absence"
            assert ana.does("GET chat", at=running)["messages"][0]["text"] == "see you tomorrow"
            over = play_out(running, ana, beto)
            check_record(ana, over)
            check_record(ana, {"table": left.finished})


def check_record(client: Client, table: Table) -> None:
    record = Record.parse(client.http.get(f"/api/tables/{table['table']}/record").content)
    assert Match.replay(record).is_over
    assert record.deal is not None


def test_a_game_of_the_first_schema_goes_on(tmp_path: Path) -> None:
    left = read_first_schema(tmp_path / "tables.db")
    check_games_go_on(sqlite(tmp_path), tmp_path / "log", left)


def test_and_on_postgresql(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = read_first_schema(tmp_path / "tables.db")
    database = postgres.database()
    monkeypatch.setattr(databases, "MIGRATIONS", migrations_upto_first(tmp_path))
    on(database, migrate)
    monkeypatch.undo()
    for kind, rows in rows_of(sqlite(tmp_path), FIRST_SCHEMA).items():
        if rows:
            change_rows(database, insert(FIRST_SCHEMA.tables[kind]), *rows)
    check_games_go_on(database, tmp_path / "log", left)


def migrations_upto_first(directory: Path) -> Path:
    copy = copied(directory)
    for file in (copy / "versions").glob("0*.py"):
        if not file.name.startswith("0001"):
            file.unlink()
    return copy


def copied(directory: Path) -> Path:
    return Path(shutil.copytree(databases.MIGRATIONS, directory / "migrations"))


def test_the_migrations_make_the_schema_the_server_uses(postgres: Postgres, tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return list(compare_metadata(context, metadata))

    async def compare(engine: AsyncEngine) -> list[Any]:
        await migrate(engine)
        async with engine.connect() as connection:
            return list(await connection.run_sync(differences))

    for database in (sqlite(tmp_path), postgres.database()):
        assert on(database, compare) == [], database


def with_trial(directory: Path, end: str) -> Path:
    """Our migrations, and one that has SQLite make the tables anew."""
    copy = copied(directory)
    last = max(file.name[:4] for file in (copy / "versions").glob("0*.py"))
    (copy / "versions" / "9999_trial.py").write_text(TRIAL.format(last=last, end=end))
    return copy


def test_altering_the_tables_keeps_every_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite deletes the old table for it: with foreign keys on, all moves would go along."""
    read_first_schema(tmp_path / "tables.db")
    on(sqlite(tmp_path), migrate)
    before = rows_of(sqlite(tmp_path))
    monkeypatch.setattr(databases, "MIGRATIONS", with_trial(tmp_path, end="pass"))
    on(sqlite(tmp_path), migrate)
    assert rows_of(sqlite(tmp_path)) == before
    assert before["entries"]
    assert colours(tmp_path / "tables.db") == {"blue"}


def colours(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as database:
        return {colour for (colour,) in database.execute("SELECT colour FROM tables")}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_migration_that_fails_leaves_everything_as_it_was(
    kind: str, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite(tmp_path) if kind == "sqlite" else postgres.database()
    on(database, migrate)
    before = on(database, names_in)
    monkeypatch.setattr(databases, "MIGRATIONS", with_trial(tmp_path, end="1 / 0"))
    with pytest.raises(ZeroDivisionError):
        on(database, migrate)
    assert on(database, names_in) == before
    monkeypatch.undo()
    assert on(database, databases.is_up_to_date)


async def names_in(engine: AsyncEngine) -> list[tuple[str, list[str]]]:
    """Every table with its columns."""

    def names(connection: Connection) -> list[tuple[str, list[str]]]:
        found = inspect(connection)
        return [
            (table, [column["name"] for column in found.get_columns(table)])
            for table in sorted(found.get_table_names())
        ]

    async with engine.connect() as connection:
        return await connection.run_sync(names)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_may_migrate_at_once(kind: str, postgres: Postgres, tmp_path: Path) -> None:
    database = sqlite(tmp_path) if kind == "sqlite" else postgres.database()
    program = (
        "from levada.cli.server_database import bring_up_to_date, read_settings;"
        f"bring_up_to_date(read_settings({{'database': {database!r}}}))"
    )
    both = [
        subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE) for _ in range(2)
    ]
    assert [process.communicate()[1] for process in both] == [b"", b""]
    assert [process.returncode for process in both] == [0, 0]
    assert on(database, databases.is_up_to_date)


def test_a_schema_of_a_version_to_come_is_left_alone(tmp_path: Path) -> None:
    on(sqlite(tmp_path), migrate)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    for command in (["serve", "--port", "0"], ["admin", "list"]):
        answer = levada(*command, "--database", sqlite(tmp_path))
        assert answer.returncode == 2
        assert answer.stderr.count("\n") == 1
        assert "a newer Levada made it" in answer.stderr


def test_commands_do_not_change_the_schema(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "tables.db").close()
    answer = levada("admin", "list", "--database", sqlite(tmp_path))
    assert answer.returncode == 2
    assert "start `levada serve` once" in answer.stderr
