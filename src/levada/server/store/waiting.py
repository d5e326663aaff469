"""Who waits for others: written, asked for, seated at a table in one transaction."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.matchmaking.wish import Wish
from levada.server.store.schema import mutes, ratings, waiting
from levada.server.store.tables import write_new
from levada.server.table import Draft

GONE_AFTER = 15.0
"""Seconds without a sign of their page after which somebody no longer waits."""
KEPT = 86_400.0
"""Seconds for which it is known which table was made for somebody."""


@dataclass(frozen=True)
class WaitingPlayer:
    """Somebody who waits, or for whom a table was made."""

    player: str
    name: str
    account: str | None
    is_program: bool
    wish: Wish
    since: float
    table: str | None = None
    rating: float | None = None
    """In the game they wait for, if they have one."""


class SeatedMeanwhile(Exception):  # noqa: N818 — what happened
    """Somebody has left, or another worker has made a table of them."""


class WaitingStore:
    """Times are on the service clock, which all workers share."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def put(self, new: WaitingPlayer) -> None:
        """From now on, or since before, if nothing but the name is another."""
        async with self.engine.begin() as connection:
            known = await find(connection, new.player)
            row = {
                "name": new.name,
                "account": new.account,
                "is_program": new.is_program,
                "game": new.wish.game,
                "wish": new.wish.model_dump_json(),
                "since": new.since,
                "seen": new.since,
                "table_id": None,
            }
            if known is None:
                await connection.execute(insert(waiting), {"player_id": new.player, **row})
                return
            if known.table_id is None and Wish.model_validate_json(known.wish) == new.wish:
                row["since"] = known.since
            await connection.execute(
                update(waiting).where(waiting.c.player_id == new.player).values(row)
            )

    async def look(self, player: str, now: float) -> WaitingPlayer | None:
        """A sign of somebody's page, and how it stands with them."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(waiting)
                .where(waiting.c.player_id == player, waiting.c.table_id.is_(None))
                .values(seen=now)
            )
            row = await find(connection, player)
        return None if row is None else described(row)

    async def remove(self, player: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(waiting).where(waiting.c.player_id == player))

    async def everybody(self, now: float) -> list[WaitingPlayer]:
        """All who wait, the longest first; not those whose page has gone."""
        is_theirs = ratings.c.player_id == waiting.c.player_id
        statement = (
            select(waiting, ratings.c.points)
            .outerjoin(ratings, is_theirs & (ratings.c.game == waiting.c.game))
            .where(waiting.c.table_id.is_(None), waiting.c.seen > now - GONE_AFTER)
            .order_by(waiting.c.since, waiting.c.player_id)
        )
        async with self.engine.connect() as connection:
            return [described(row) for row in await connection.execute(statement)]

    async def avoided_by(self, players: Collection[str]) -> dict[str, set[str]]:
        """Whom each of them has muted."""
        statement = select(mutes).where(mutes.c.player_id.in_(players))
        avoided: dict[str, set[str]] = defaultdict(set)
        async with self.engine.connect() as connection:
            for row in await connection.execute(statement):
                avoided[row.player_id].add(row.muted_id)
        return avoided

    async def seat(self, draft: Draft, players: Collection[str]) -> None:
        """Makes a table of people who wait: with all of them, or SeatedMeanwhile."""
        statement = (
            update(waiting)
            .where(waiting.c.player_id.in_(players), waiting.c.table_id.is_(None))
            .values(table_id=draft.table.id)
        )
        async with self.engine.begin() as connection:
            if (await connection.execute(statement)).rowcount != len(players):
                raise SeatedMeanwhile
            await write_new(connection, draft, ())

    async def purge(self, now: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(waiting).where(waiting.c.seen < now - KEPT))


async def find(connection: AsyncConnection, player: str) -> Row[Any] | None:
    return (await connection.execute(select(waiting).where(waiting.c.player_id == player))).first()


def described(row: Row[Any]) -> WaitingPlayer:
    wish = Wish.model_validate_json(row.wish)
    return WaitingPlayer(
        row.player_id,
        row.name,
        row.account,
        row.is_program,
        wish,
        row.since,
        row.table_id,
        getattr(row, "points", None),
    )
