"""`levada admin backup`: a copy of the whole database, taken while the server runs."""

import os
import shlex
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from levada.atomic_file import replacing
from levada.cli.console import remarks
from levada.cli.errors import UsageError
from levada.cli.server_database import in_plain_words, name_of, read_settings
from levada.server.settings import Settings


def back_up(database: str | None, file: Path) -> None:
    settings = read_settings({"database": database})
    with in_plain_words(settings), put_in_place(file) as draft:
        if settings.is_sqlite:
            copy_sqlite(settings, draft)
        else:
            dump_postgresql(settings, draft, file)
    remarks.print(f"{file}: {file.stat().st_size:,} bytes")


@contextmanager
def put_in_place(file: Path) -> Iterator[Path]:
    """Renamed to its place once it is complete and on the disk; only its owner may read it."""
    if file.exists() and not file.is_file():
        raise UsageError(f"{file}: expected the name of a file")
    with replacing(file) as draft:
        draft.touch(mode=0o600, exist_ok=False)
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())


def copy_sqlite(settings: Settings, draft: Path) -> None:
    """A snapshot without deleted data; writers need not wait for it."""
    if not settings.sqlite_file.exists():
        raise UsageError(f"{name_of(settings)}: there is no such file")
    with closing(sqlite3.connect(settings.sqlite_file)) as source:
        source.execute("VACUUM INTO ?", [str(draft)])
    with closing(sqlite3.connect(draft)) as copy:
        [verdict] = copy.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise UsageError(f"{name_of(settings)}: the copy is not whole: {verdict}")


def dump_postgresql(settings: Settings, draft: Path, file: Path) -> None:
    url = make_url(settings.database)
    bare = url.set(drivername="postgresql", password=None).render_as_string()
    command = ["pg_dump", "--format=custom", "--no-owner", f"--dbname={bare}"]
    if shutil.which("pg_dump") is None:
        shown = shlex.join([*command, f"--file={file}"])
        raise UsageError(f"pg_dump is not installed here; where it is, run: {shown}")
    password = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    done = subprocess.run(  # noqa: S603 — the command is ours, the database the caller's
        [*command, f"--file={draft}"],
        env={**os.environ, **password},
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise UsageError(f"{name_of(settings)}: {done.stderr.strip()}")
