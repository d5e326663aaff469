"""Logbooks read straight from the database, and held against what people were told."""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from levada.match import Match
from levada.record import Record
from levada.server.logbook import Entry
from levada.server.room import ROOM, Room
from levada.server.settings import Settings
from levada.server.store.database import open_database
from levada.server.store.schema import entries, service, tables
from tests.server.persistent_clients import Acknowledged

MOST_WRONG = 1.0
"""Seconds a clock may be wrong by at the end of a game, however often the server was killed."""
COLUMNS = ("table_id", "version", "seat", "words", "at", "number", "key", "by")
LINES = select(*(entries.c[name] for name in COLUMNS)).order_by(entries.c.version)


@dataclass(frozen=True)
class Outage:
    """From the kill to the moment the server says that it is ready."""

    start: float
    end: float
    late: float
    """Seconds by which the beat before the kill was late, on a machine with too much to do."""

    def overlap(self, start: float, end: float) -> float:
        return max(0.0, min(end, self.end) - max(start, self.start))


@dataclass(frozen=True)
class Book:
    """A table as the database has it."""

    table: str
    state: str
    version: int
    created: float
    pace: dict[str, Any]
    room: Room
    logbook: list[Entry]

    @property
    def moves(self) -> list[Entry]:
        return [entry for entry in self.logbook if entry.number is not None]

    @property
    def started(self) -> float:
        """A table without open seats starts as it is made."""
        return next((entry.at for entry in self.logbook if entry.words == "start"), self.created)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[AsyncConnection]:
    engine = open_database(Settings(database=database))
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


async def read_books(database: str) -> list[Book]:
    async with opened(database) as connection:
        rows = (await connection.execute(select(tables))).all()
        lines = (await connection.execute(LINES)).all()
    logbooks: dict[str, list[Entry]] = defaultdict(list)
    for line in lines:
        logbooks[line.table_id].append(Entry(*line[1:]))
    return [
        Book(
            row.id,
            row.state,
            row.version,
            row.created,
            orjson.loads(row.agreement)["pace"],
            ROOM.validate_json(row.room),
            logbooks[row.id],
        )
        for row in rows
    ]


async def last_beat(database: str) -> float:
    """When the server last said that it was alive."""
    async with opened(database) as connection:
        return float((await connection.execute(select(service.c.beat))).scalar_one())


def check_numbers(book: Book) -> None:
    versions = [entry.version for entry in book.logbook]
    assert versions == list(range(1, book.version + 1)), f"{book.table}: versions {versions}"
    numbers = sorted(entry.number for entry in book.moves if entry.number is not None)
    assert numbers == list(range(len(numbers))), f"{book.table}: numbers {numbers}"


def check_ledger(books: Sequence[Book], ledger: Sequence[Acknowledged]) -> None:
    """Every acknowledged move is there once, when it was sent, and no other a person has sent."""
    told = {(line.table, line.seat, line.key): line for line in ledger}
    assert len(told) == len(ledger)
    kept = [(book.table, entry) for book in books for entry in book.moves if entry.by is None]
    assert len(kept) == len(told), f"{len(told)} acknowledged, {len(kept)} kept"
    for table, entry in kept:
        assert entry.seat is not None
        assert entry.key is not None
        line = told[table, entry.seat, entry.key]
        assert (entry.number, entry.words) == (line.number, line.words), (entry, line)
        assert line.sent <= entry.at <= line.answered, (entry, line)


def check_record(book: Book, record: Record) -> None:
    """The game of the logbook is legal, over, and the one the record tells."""
    assert book.state == "over", f"{book.table} is stuck after version {book.version}"
    match = Match.laid_out(record)
    for entry in book.moves:
        assert entry.seat is not None
        match.play(entry.seat, entry.words)
    assert match.is_over
    assert match.moves_in_seat_order() == Match.replay(record).moves


def clock_errors(book: Book, record: Record, outages: Sequence[Outage]) -> list[float]:
    """How many seconds too many each person was charged, by the times in the logbook."""
    assert book.room.clocks is not None
    used = time_used(book, Match.laid_out(record), outages)
    bank, increment = book.pace["minutes"] * 60, book.pace["increment"]
    made = Counter(entry.seat for entry in book.moves)
    return [
        bank + increment * made[seat] - book.room.clocks.left[seat] - used[seat]
        for seat, chair in enumerate(book.room.chairs)
        if chair.kind == "person"
    ]


def time_used(book: Book, match: Match, outages: Sequence[Outage]) -> dict[int, float]:
    """Seconds of each seat between its turn's beginning and its move, while there was a server."""
    used: dict[int, float] = defaultdict(float)
    before = book.started
    for entry in book.moves:
        assert entry.seat is not None
        down = sum(outage.overlap(before, entry.at) for outage in outages)
        for seat in match.to_act:
            used[seat] += entry.at - before - down
        match.play(entry.seat, entry.words)
        before = entry.at
    return used
