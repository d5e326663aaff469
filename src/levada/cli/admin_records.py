"""`levada admin export` and `import`: finished games as records, out of a server and into one."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import IO

from rich.progress import Progress
from sqlalchemy import select

from levada.cli.console import progress_bar, remarks
from levada.cli.server_database import read_settings, with_store
from levada.fair_deal import check_seal
from levada.match import Match
from levada.record import STANDARD_INPUT, Record, RecordError, read_records, written_whole
from levada.server import record_upload
from levada.server.game_start import record_of
from levada.server.store.schema import tables
from levada.server.store.store import Store

STANDARD_OUTPUT = "-"
NOBODY = ""
AT_ONCE = 50


def export_records(database: str | None, file: str) -> None:
    async def export(store: Store) -> int:
        finished = await finished_tables(store)
        with opened(file) as lines, progress_bar("export", len(finished)) as progress:
            return await write_records(store, finished, lines, progress)

    number = with_store(read_settings({"database": database}), export)
    remarks.print(f"{number:,} games written")


async def finished_tables(store: Store) -> list[str]:
    statement = select(tables.c.id).where(tables.c.state == "over").order_by(tables.c.created)
    async with store.engine.connect() as connection:
        return list((await connection.execute(statement)).scalars())


async def write_records(
    store: Store, finished: list[str], lines: IO[str], progress: Progress
) -> int:
    number = 0
    for table_id in finished:
        try:
            table = await store.tables.load(table_id)
        except ValueError as error:
            remarks.print(f"table {table_id} is left out: {error}", markup=False)
            continue
        if table is not None and table.match is not None:  # it may have been purged meanwhile
            lines.write(f"{record_of(table, table.match).to_json()}\n")
            number += 1
        progress.advance(progress.task_ids[0])
    return number


@contextmanager
def opened(file: str) -> Iterator[IO[str]]:
    if file == STANDARD_OUTPUT:
        yield sys.stdout
    else:
        with written_whole(file) as lines:
            yield lines


def import_records(database: str | None, file: str) -> None:
    """Two passes: the first checks every record before anything is written."""
    settings = read_settings({"database": database})
    records = readable_twice(file)
    number = 0
    with progress_bar("check", None) as progress:
        for number, _ in enumerate(checked(records()), start=1):
            progress.update(progress.task_ids[0], completed=number)
    with progress_bar("import", number) as progress:

        async def bring(store: Store) -> int:
            return await write_tables(store, checked(records()), progress)

        new = with_store(settings, bring)
    known = f"; {number - new:,} were there already" if new < number else ""
    remarks.print(f"{new:,} games brought in{known}")


def readable_twice(file: str) -> Callable[[], Iterable[Record]]:
    if file != STANDARD_INPUT:
        return lambda: read_records(file)
    kept = list(read_records(file))
    return lambda: kept


def checked(records: Iterable[Record]) -> Iterator[tuple[Record, Match]]:
    """Records with their matches; an error names the line of the first that breaks the rules."""
    for record in records:
        match = Match.replay(record)
        if len(match.moves) < len(record.moves):
            raise RecordError(
                f"{record.source}: move {len(match.moves) + 1}: {match.obstacle}; the moves after "
                "that would be lost"
            )
        check_seal(record)
        yield record, match


async def write_tables(
    store: Store, games: Iterator[tuple[Record, Match]], progress: Progress
) -> int:
    """How many were new. In small transactions, as the server may be writing too; if one fails,
    all are removed."""
    added: list[str] = []
    now = time.time()
    try:
        while some := list(islice(games, AT_ONCE)):
            by_id = {record_upload.id_of(game[0], NOBODY): game for game in some}
            known = await store.existing(tables, list(by_id))
            new = [
                record_upload.table_of(*game, NOBODY, table_id=table_id, now=now, wall=now)
                for table_id, game in by_id.items()
                if table_id not in known
            ]
            added += [draft.table.id for draft, _ in new]
            await store.tables.add_all(new)
            progress.advance(progress.task_ids[0], len(some))
    except BaseException:
        for table_id in added:
            await store.tables.remove(table_id)
        raise
    return len(added)
