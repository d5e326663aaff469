"""The database: opened as each kind needs it, and brought up to date before anybody uses it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from levada.server.settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE_MS = 10_000  # how long SQLite waits for another writer, such as a purge
LEVADA_LOCK = 0x1E7ADA  # one machine at a time changes the schema


def open_database(settings: Settings, *, waits_for_disk: bool = True) -> AsyncEngine:
    """Waiting for the disk means that what was acknowledged is there even if the power fails."""
    if settings.is_sqlite:
        settings.sqlite_file.parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(settings.url)
        event.listen(
            engine.sync_engine, "connect", sqlite_pragmas("FULL" if waits_for_disk else "NORMAL")
        )
        return engine
    return create_async_engine(settings.url, pool_size=8, max_overflow=8, pool_pre_ping=True)


def sqlite_pragmas(synchronous: str) -> Callable[[Any, Any], None]:
    pragmas = (
        "journal_mode=WAL",
        f"synchronous={synchronous}",
        "foreign_keys=ON",
        f"busy_timeout={PATIENCE_MS}",
    )

    def set_up(connection: Any, _record: Any) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return set_up


async def migrate(engine: AsyncEngine) -> None:
    """Brings the schema up to date. Running games are kept: their moves are the truth."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LEVADA_LOCK})"))
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
