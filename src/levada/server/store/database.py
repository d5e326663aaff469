"""Opening the database, SQLite or PostgreSQL, and migrating it."""

import asyncio
import logging
import socket
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from levada.server.settings import Settings

log = logging.getLogger("levada.database")
MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_WAIT_MS = 10_000  # how long SQLite waits for another writer, such as a purge
LEVADA_LOCK = 0x1E7ADA
EXCLUSIVE = {
    # SQLite makes a table anew to alter it: deleting the old one would take all its moves along.
    "sqlite": ("PRAGMA foreign_keys=OFF", "BEGIN IMMEDIATE"),
    "postgresql": (f"SELECT pg_advisory_xact_lock({LEVADA_LOCK})",),
}
"""One process at a time changes the schema, wholly or not at all."""
INSERTS: dict[str, Callable[..., Any]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}
"""That can say what is done where a row is there already."""
STORE_ERRORS = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised when the database does not answer. While a connection is made, errors of the
system and of the driver come as they are."""
AWAY = ("08", "53", "57P")
"""How the codes begin by which PostgreSQL says that it stops, starts or has too much to do."""
LONGEST_PAUSE = 5.0
LONGEST_ANSWER = 10.0
"""Seconds that PostgreSQL has for a connection, and for a statement."""
FULL = (sqlite3.SQLITE_FULL, "53100")
READ_ONLY = (sqlite3.SQLITE_READONLY, "25006")


def open_database(
    settings: Settings, *, waits_for_disk: bool = True, is_patient: bool = True
) -> AsyncEngine:
    """With `waits_for_disk`, what was committed is there even if the power fails.

    Commands and migrations are patient; players are not: to them a database that hangs is away.
    """
    if settings.is_sqlite:
        make_private(settings.sqlite_file)
        engine = create_async_engine(settings.url, hide_parameters=True)
        event.listen(
            engine.sync_engine, "connect", sqlite_pragmas("FULL" if waits_for_disk else "NORMAL")
        )
        return engine
    engine = create_async_engine(
        settings.url,
        pool_size=8,
        max_overflow=8,
        pool_timeout=LONGEST_ANSWER,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "timeout": LONGEST_ANSWER,
            "command_timeout": None if is_patient else LONGEST_ANSWER,
        },
    )
    if not is_patient:
        event.listen(engine.sync_engine, "connect", limit_idle_transactions)
        event.listen(engine.sync_engine, "handle_error", drop_hanging)
    return engine


def make_private(file: Path) -> None:
    """Running deals are in it: only its owner may read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)


def limit_idle_transactions(connection: Any, _record: Any) -> None:
    """A worker that stands still does not hold what it has locked for longer than this."""
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {LONGEST_ANSWER * 1000:.0f}")
    cursor.close()
    connection.commit()


def drop_hanging(context: ExceptionContext) -> None:
    """A connection that did not answer in time is closed: a rollback would wait as long again."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def sqlite_pragmas(synchronous: str) -> Callable[[Any, Any], None]:
    pragmas = (
        "journal_mode=WAL",
        f"synchronous={synchronous}",
        "foreign_keys=ON",
        "secure_delete=ON",  # what somebody had deleted is not left in the file
        f"busy_timeout={SQLITE_WAIT_MS}",
    )

    def set_up(connection: Any, _record: Any) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return set_up


async def once_it_answers(work: Callable[[], Awaitable[None]]) -> None:
    """Does something as soon as the database is there; an error of another kind is raised."""
    pause = 0.25
    while True:
        try:
            return await work()
        except STORE_ERRORS as error:
            if not is_away(error):
                raise
            pause = min(2 * pause, LONGEST_PAUSE)
            log.warning(
                "the database does not answer (%s); the next try is in %g s",
                type(error).__name__,
                pause,
            )
        await asyncio.sleep(pause)


def is_away(error: Exception) -> bool:
    """Whether PostgreSQL may answer later: a wrong name or password is wrong for good."""
    if isinstance(error, socket.gaierror):
        return error.errno == socket.EAI_AGAIN
    if isinstance(error, DBAPIError) and error.orig is not None:
        return is_away(error.orig)
    if isinstance(error, OSError):
        return not isinstance(error, PermissionError)
    return str(getattr(error, "sqlstate", None)).startswith(AWAY)


def trouble_of(error: Exception) -> str:
    """What is wrong with the database, for whoever runs the server."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    sqlite_code = getattr(cause, "sqlite_errorcode", None)
    # The lowest byte is the kind of error, the others say more of it.
    code = getattr(cause, "sqlstate", None) if sqlite_code is None else sqlite_code & 0xFF
    if code in FULL:
        return "the disk of the database is full"
    if code in READ_ONLY:
        return "the database is read-only"
    if code == sqlite3.SQLITE_IOERR:
        return "the database cannot be written"
    return "the database does not answer"


async def migrate(engine: AsyncEngine) -> None:
    """Brings the schema up to date. Running games are kept: their moves are the truth."""
    async with engine.connect() as connection:
        try:
            for statement in EXCLUSIVE[connection.dialect.name]:
                await connection.exec_driver_sql(statement)
            await connection.run_sync(upgrade)
            await connection.commit()
        finally:
            await (
                connection.invalidate()
            )  # its connection has no foreign keys: nobody else may use it


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def is_up_to_date(engine: AsyncEngine) -> bool:
    """Whether no migration is missing; CommandError if the schema is of a version to come."""
    async with engine.connect() as connection:
        current = await connection.run_sync(revisions)
    known = ScriptDirectory(str(MIGRATIONS))
    known.get_revisions(current)
    return set(current) == set(known.get_heads())


def revisions(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()
