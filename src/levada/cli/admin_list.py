"""`levada admin list`: how many tables there are, and those touched last."""

import json
from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text
from sqlalchemy import Row, select

from levada.cli.admin_reports import moment
from levada.cli.console import out
from levada.cli.errors import UsageError
from levada.cli.server_database import read_settings, with_store
from levada.server.logbook import Entry
from levada.server.room import ROOM
from levada.server.store.schema import entries, tables
from levada.server.store.store import Store
from levada.server.store.tables import ENTRY_COLUMNS

STATES = ("open", "running", "over")


def show_tables(database: str | None, state: str | None, most: int, *, as_json: bool) -> None:
    if state not in (None, *STATES):
        raise UsageError(f"--state: {state!r}; expected {', '.join(STATES)}")

    async def read(store: Store) -> tuple[dict[str, int], list[dict[str, Any]]]:
        return await store.tables.counts(), await lines(store, state, most)

    counts, found = with_store(read_settings({"database": database}), read)
    if as_json:
        for line in found:
            out.out(json.dumps(line, ensure_ascii=False), highlight=False)
    else:
        out.print(", ".join(f"{counts.get(each, 0):,} {each}" for each in STATES))
        out.print(drawn(found))


async def lines(store: Store, state: str | None, most: int) -> list[dict[str, Any]]:
    statement = select(tables).order_by(tables.c.touched.desc()).limit(most)
    if state is not None:
        statement = statement.where(tables.c.state == state)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(statement)).all()
        return [line_of(row, (await connection.execute(numbered(row.id))).all()) for row in rows]


def numbered(table_id: str) -> Any:
    """The moves of a table, and what was taken back of them."""
    is_move = entries.c.number.is_not(None)
    found = select(*ENTRY_COLUMNS).where(entries.c.table_id == table_id, is_move)
    return found.order_by(entries.c.version)


def line_of(row: Row[Any], moves: Iterable[Any]) -> dict[str, Any]:
    room = ROOM.validate_json(row.room)
    return {
        "table": row.id,
        "state": row.state,
        "game": row.game,
        "players": room.names,
        "moves": standing(moves),
        "touched": row.touched,
    }


def standing(moves: Iterable[Any]) -> int:
    """How many moves stand: those that were taken back do not."""
    number = 0
    for kept in (Entry(*move).kept for move in moves):
        number = number + 1 if kept is None else kept
    return number


def drawn(found: list[dict[str, Any]]) -> Table:
    drawing = Table("table", "state", "game", "players", "moves", "last touched", box=None)
    for line in found:
        drawing.add_row(
            line["table"],
            line["state"],
            line["game"],
            Text(", ".join(line["players"])),  # somebody may be called [bold]
            str(line["moves"]),
            moment(line["touched"]),
        )
    return drawing
