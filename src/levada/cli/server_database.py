"""The server's settings and database for commands; errors in them are shown in one line."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from alembic.util.exc import CommandError
from pydantic import ValidationError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from levada.cli.errors import UsageError
from levada.server.settings import Settings, unknown_variables
from levada.server.store.database import (
    is_up_to_date,
    make_private,
    migrate,
    once_it_answers,
    open_database,
)
from levada.server.store.store import Store

Result = TypeVar("Result")


def read_settings(flags: dict[str, Any]) -> Settings:
    """From the environment, and from the flags that were given."""
    given = {name: value for name, value in flags.items() if value is not None}
    if unknown := unknown_variables():
        raise UsageError(f"{unknown[0]}: there is no such setting; `levada serve --help` has all")
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        setting = str(first["loc"][0])
        is_flag = setting in given
        name = f"--{setting.replace('_', '-')}" if is_flag else f"LEVADA_{setting.upper()}"
        raise UsageError(f"{name}: {first['msg'].removeprefix('Value error, ')}") from None


def name_of(settings: Settings) -> str:
    """The database without its password."""
    return make_url(settings.database).render_as_string(hide_password=True)


@contextmanager
def in_plain_words(settings: Settings) -> Iterator[None]:
    """Shows errors of the database in one line, without a trace."""
    name = name_of(settings)
    try:
        yield
    except CommandError:
        raise UsageError(f"{name}: a newer Levada made it; use that one, or a backup") from None
    except (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise UsageError(f"{name}: {cause}") from None
    except OSError as error:
        if error.filename is not None or isinstance(error, BrokenPipeError):
            raise  # some other file
        raise UsageError(f"{name}: {error.strerror or error}") from None


def bring_up_to_date(settings: Settings) -> None:
    """Before any worker is started; a database that is away is waited for."""

    async def bring() -> None:
        engine = open_database(settings)
        try:
            await once_it_answers(partial(migrate, engine))
        finally:
            await engine.dispose()

    with in_plain_words(settings):
        asyncio.run(bring())


def check_file(file: Path) -> None:
    """Checks that it can be written, before threads are started that would fail too."""
    try:
        make_private(file)
    except OSError as error:
        raise UsageError(f"{file}: it cannot be made: {error.strerror}") from None
    with closing(sqlite3.connect(file)) as trial:
        trial.execute("BEGIN IMMEDIATE")


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The store, whether the server runs or not; the schema is not migrated from here."""
    engine = open_database(settings)
    try:
        if not await is_up_to_date(engine):
            raise UsageError(
                f"{name_of(settings)}: start `levada serve` once; it brings the tables up to date"
            )
        yield Store(engine, engine)
    finally:
        await engine.dispose()


def with_store(settings: Settings, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Runs a command's work on the database."""

    async def run() -> Result:
        async with opened(settings) as store:
            return await work(store)

    with in_plain_words(settings):
        if settings.is_sqlite and not settings.sqlite_file.exists():
            raise UsageError(f"{name_of(settings)}: there is no such file")
        if settings.is_sqlite:
            check_file(settings.sqlite_file)
        return asyncio.run(run())
