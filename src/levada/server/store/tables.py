"""Tables in the database: added, loaded, listed, claimed when they are due, deleted."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, cast

import orjson
from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, Select, case, delete, func, insert, select, tuple_, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.logbook import Entry
from levada.server.room import ROOM
from levada.server.store.journal import add_deal, add_seated
from levada.server.store.outbox import add_notifications
from levada.server.store.rated_games import write_rated
from levada.server.store.schema import attendance, deals, entries, tables
from levada.server.table import Dealt, Draft, State, Table
from levada.server.table_agreement import Agreement
from levada.server.table_types import ListedTable

MOST_SEATS = 5
DEALT = TypeAdapter(Dealt)
ENTRY_COLUMNS = [
    entries.c[name] for name in ("version", "seat", "words", "at", "number", "key", "by")
]
SUMMARY = [
    tables.c[name]
    for name in ("id", "state", "game", "agreement", "room", "result", "to_act", "touched")
]


class TableStore:
    """Every statement about tables but the journal's."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, draft: Draft, logbook: Sequence[Entry] = ()) -> None:
        """A new table, and a logbook if it comes with one."""
        await self.add_all([(draft, logbook)])

    async def add_all(self, new: Iterable[tuple[Draft, Sequence[Entry]]]) -> None:
        """New tables, each with its logbook, all of them or none."""
        async with self.engine.begin() as connection:
            for draft, logbook in new:
                await write_new(connection, draft, logbook)

    async def load(self, table_id: str) -> Table | None:
        """A table replayed to where the store has it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(whole_rows(tables.c.id == table_id))).first()
            if row is None:
                return None
            found = await connection.execute(entries_between(table_id, 0, row.version))
        table = Table(
            row.id,
            Agreement.model_validate_json(row.agreement),
            row.created,
            ROOM.validate_json(row.room),
        )
        bring_up_to_date(table, row, [Entry(*line) for line in found])
        return table

    async def version(self, table_id: str) -> int | None:
        """None if it was deleted."""
        statement = select(tables.c.version).where(tables.c.id == table_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).scalar_one_or_none()

    async def refresh(self, table: Table) -> bool:
        """Goes on from what is known here; whether there was anything new."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(whole_rows(tables.c.id == table.id))).first()
            if row is None or row.version <= table.version:
                return False
            found = await connection.execute(entries_between(table.id, table.version, row.version))
        bring_up_to_date(table, row, [Entry(*line) for line in found])
        return True

    async def refresh_many(self, behind: Sequence[tuple[Table, int]]) -> list[Table]:
        """Brings tables to the versions notified of; returns those that have gone on since."""
        missing = [
            (table.id, version)
            for table, upto in behind
            for version in range(table.version + 1, upto + 1)
        ]
        if not missing:
            return []
        ids = [table.id for table, _ in behind]
        is_missing = tuple_(entries.c.table_id, entries.c.version).in_(missing)
        lines = select(entries.c.table_id, *ENTRY_COLUMNS).where(is_missing)
        async with self.engine.connect() as connection:
            news: dict[str, list[Entry]] = defaultdict(list)
            for table_id, *line in await connection.execute(lines.order_by(entries.c.version)):
                news[table_id].append(Entry(*line))
            found = await connection.execute(whole_rows(tables.c.id.in_(ids)))
            rows = {row.id: row for row in found}
        late = []
        for table, upto in behind:
            row = rows.get(table.id)
            if row is not None and row.version == upto and news[table.id]:
                bring_up_to_date(table, row, news[table.id])
            elif row is not None and row.version > table.version:
                late.append(table)
        return late

    async def due(self, now: float, most: int) -> Sequence[tuple[str, float]]:
        """Tables at which a runner has to act, the longest waiting first."""
        statement = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due <= now)
            .order_by(tables.c.due)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [(row.id, row.due) for row in await connection.execute(statement)]

    async def claim(self, table_id: str, due: float, until: float | None) -> bool:
        """Whether this worker is the one to act; others look again later, or not at all."""
        statement = (
            update(tables).where(tables.c.id == table_id, tables.c.due == due).values(due=until)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def listed(
        self, state: State, game: str | None, before: float | None, most: int
    ) -> list[ListedTable]:
        """Tables anybody may find, the last touched first."""
        statement = select(*SUMMARY).where(tables.c.listed, tables.c.state == state)
        if game is not None:
            statement = statement.where(tables.c.game == game)
        if before is not None:
            statement = statement.where(tables.c.touched < before)
        return await self.summaries(statement.order_by(tables.c.touched.desc()).limit(most))

    async def of_player(
        self, player: str, state: State | None, before: float | None, most: int
    ) -> list[ListedTable]:
        """Somebody's tables: those that wait for their move first."""
        mine = (
            select(attendance.c.table_id, func.sum(seat_bit()).label("seats"))
            .where(attendance.c.player_id == player)
            .group_by(attendance.c.table_id)
            .subquery()
        )
        is_my_move = tables.c.to_act.op("&")(mine.c.seats) != 0
        statement = select(*SUMMARY, mine.c.seats).join(mine, mine.c.table_id == tables.c.id)
        if state is not None:
            statement = statement.where(tables.c.state == state)
        if before is not None:
            statement = statement.where(tables.c.touched < before)
        ordered = statement.order_by(is_my_move.desc(), tables.c.touched.desc())
        return await self.summaries(ordered.limit(most))

    async def summaries(self, statement: Select[Any]) -> list[ListedTable]:
        async with self.engine.connect() as connection:
            return [summary(row) for row in await connection.execute(statement)]

    async def counts(self) -> dict[str, int]:
        statement = select(tables.c.state, func.count().label("number")).group_by(tables.c.state)
        async with self.engine.connect() as connection:
            return {row.state: row.number for row in await connection.execute(statement)}

    async def remove(self, table_id: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def count_old(self, *, finished_before: float, untouched_before: float) -> int:
        """How many tables are old enough to be deleted."""
        old = is_old(finished_before, untouched_before)
        async with self.engine.connect() as connection:
            counted = await connection.execute(select(func.count()).where(old))
            return int(counted.scalar_one())

    async def purge(self, *, finished_before: float, untouched_before: float, most: int) -> int:
        """Deletes old tables, not too many in one transaction: others want to write."""
        some = select(tables.c.id).where(is_old(finished_before, untouched_before)).limit(most)
        async with self.engine.begin() as connection:
            statement = delete(tables).where(tables.c.id.in_(some))
            return (await connection.execute(statement)).rowcount


async def write_new(connection: AsyncConnection, draft: Draft, logbook: Sequence[Entry]) -> None:
    table = draft.table
    row = {
        **draft.row(),
        "version": len(logbook),
        "result": draft.result(),
        "id": table.id,
        "game": table.agreement.game,
        "agreement": table.agreement.model_dump_json(),
        "listed": table.agreement.listed,
        "created": draft.wall,
    }
    await connection.execute(insert(tables), row)
    await add_seated(connection, table.id, draft.people_seated())
    deal = draft.deal()
    if deal is not None:
        await add_deal(connection, table.id, deal)
    if table.agreement.rated and (rated := draft.rated()):
        await write_rated(connection, table.id, rated)
    if logbook:
        lines = [{"table_id": table.id, **asdict(entry)} for entry in logbook]
        await connection.execute(insert(entries), lines)
    if draft.notifications:
        await add_notifications(connection, draft.notifications)


def is_old(finished_before: float, untouched_before: float) -> ColumnElement[bool]:
    """A game whose clock runs is not abandoned: its days a move may be more than ours."""
    is_finished = (tables.c.state == "over") & (tables.c.touched < finished_before)
    is_abandoned = (
        tables.c.state.in_(("open", "running"))
        & (tables.c.touched < untouched_before)
        & tables.c.due.is_(None)
    )
    return is_finished | is_abandoned


def seat_bit() -> Any:
    """1 << seat, in words both databases know."""
    return case({seat: 1 << seat for seat in range(MOST_SEATS)}, value=attendance.c.seat)


def whole_rows(which: ColumnElement[bool]) -> Select[Any]:
    statement = select(tables, deals.c.deal).outerjoin(deals, deals.c.table_id == tables.c.id)
    return statement.where(which)


def entries_between(table_id: str, after: int, upto: int) -> Select[Any]:
    """A row and its entries are read one after the other: none may be newer than the row."""
    return (
        select(*ENTRY_COLUMNS)
        .where(entries.c.table_id == table_id, entries.c.version > after, entries.c.version <= upto)
        .order_by(entries.c.version)
    )


def bring_up_to_date(table: Table, row: Row[Any], news: list[Entry]) -> None:
    table.room = ROOM.validate_json(row.room)
    table.state = row.state
    if table.dealt is None and row.deal is not None:
        table.dealt = DEALT.validate_json(row.deal)
        table.lay_out()
    table.replay(news)


def summary(row: Row[Any]) -> ListedTable:
    """A line of a list: nothing in it that a stranger may not know."""
    room = ROOM.validate_json(row.room)
    mine = getattr(row, "seats", None)
    seats = 0 if mine is None or room.ended == "uploaded" else int(mine)
    return {
        "table": row.id,
        "state": row.state,
        "agreement": cast(Agreement, orjson.Fragment(row.agreement)),
        "chairs": [
            {
                "kind": chair.kind,
                "name": chair.name,
                "account": chair.account,
                "program": chair.is_program,
                "level": chair.level,
            }
            for chair in room.chairs
        ],
        "result": row.result,
        "my_move": None if mine is None else bool(row.to_act & int(mine)),
        "mine": [seat for seat in range(MOST_SEATS) if seats >> seat & 1],
        "ended": room.ended,
        "touched": row.touched,
    }
