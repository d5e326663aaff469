"""What can be seen of somebody's rated games: ratings, results, history; and the lists of the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.ratings.rating import SURE_ENOUGH
from levada.server.store.schema import (
    accounts,
    profiles,
    rated_games,
    rated_seats,
    ratings,
    tables,
)

MOST_IN_HISTORY = 500
TABLE_SIZES = (
    select(rated_seats.c.table_id, func.count().label("players"))
    .where(rated_seats.c.place.is_not(None))
    .group_by(rated_seats.c.table_id)
    .subquery()
)


@dataclass(frozen=True)
class Shown:
    """What somebody shows of themselves beside name and rating."""

    games: bool = True
    """The last games, with those who played them too."""
    history: bool = True
    """How the rating came about."""


class ProfileStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def rows(self, statement: Select[Any]) -> list[Row[Any]]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    async def shown(self, player: str) -> Shown:
        columns = profiles.c.shows_games, profiles.c.shows_history
        rows = await self.rows(select(*columns).where(profiles.c.player_id == player))
        return Shown(*rows[0]) if rows else Shown()

    async def show(self, player: str, shown: Shown) -> None:
        row = {"player_id": player, "shows_games": shown.games, "shows_history": shown.history}
        async with self.engine.begin() as connection:
            await connection.execute(delete(profiles).where(profiles.c.player_id == player))
            await connection.execute(insert(profiles), row)

    async def ratings_of(self, player: str) -> list[Row[Any]]:
        return await self.rows(select(ratings).where(ratings.c.player_id == player))

    async def ratings_in(self, game: str, players: Sequence[str]) -> list[Row[Any]]:
        is_theirs = ratings.c.player_id.in_(players) & (ratings.c.game == game)
        return await self.rows(select(ratings).where(is_theirs))

    async def best(self, game: str, kind: str, most: int) -> list[Row[Any]]:
        """Whose rating is no longer provisional, by points."""
        columns = accounts.c.name, ratings.c.points, ratings.c.uncertainty, ratings.c.games
        statement = (
            select(*columns)
            .join(accounts, accounts.c.player_id == ratings.c.player_id)
            .where(
                ratings.c.game == game,
                ratings.c.uncertainty <= SURE_ENOUGH,
                accounts.c.kind == kind,
                accounts.c.closed.is_(None),
            )
            .order_by(ratings.c.points.desc(), accounts.c.name)
        )
        return await self.rows(statement.limit(most))

    async def results(self, player: str) -> list[Row[Any]]:
        """How often each place, by game and number of players."""
        key = rated_games.c.game, TABLE_SIZES.c.players, rated_seats.c.place
        statement = theirs(player, *key, func.count().label("times")).join(
            TABLE_SIZES, TABLE_SIZES.c.table_id == rated_seats.c.table_id
        )
        return await self.rows(statement.group_by(*key).order_by(*key))

    async def history(self, player: str) -> list[Row[Any]]:
        """The rating after each game, the newest first."""
        columns = rated_games.c.game, rated_games.c.at, rated_seats.c.points
        return await self.rows(
            theirs(player, *columns, rated_seats.c.uncertainty)
            .order_by(rated_games.c.at.desc())
            .limit(MOST_IN_HISTORY)
        )

    async def recent(self, player: str, most: int) -> list[Row[Any]]:
        """The last games, the newest first; `is_kept` if the table can still be looked at."""
        own = (rated_seats.c.place, rated_seats.c.points_before, rated_seats.c.points)
        columns = rated_games.c.table_id, rated_games.c.game, rated_games.c.at, *own
        statement = theirs(player, *columns, tables.c.id.is_not(None).label("is_kept")).outerjoin(
            tables, tables.c.id == rated_games.c.table_id
        )
        return await self.rows(statement.order_by(rated_games.c.at.desc()).limit(most))

    async def seats_at(self, ids: Sequence[str]) -> list[Row[Any]]:
        """Who sat at rated tables and came where; of somebody deleted, no name."""
        statement = (
            select(
                rated_seats.c.table_id,
                rated_seats.c.seat,
                rated_seats.c.place,
                rated_seats.c.level,
                accounts.c.name,
                rated_seats.c.points_before,
                rated_seats.c.points.label("points_after"),
                rated_seats.c.uncertainty.label("uncertainty_after"),
                rated_games.c.is_void,
            )
            .join(rated_games, rated_games.c.table_id == rated_seats.c.table_id)
            .outerjoin(accounts, accounts.c.player_id == rated_seats.c.player_id)
            .where(rated_seats.c.table_id.in_(ids))
        )
        return await self.rows(statement.order_by(rated_seats.c.table_id, rated_seats.c.seat))


def theirs(player: str, *columns: Any) -> Select[Any]:
    """Of somebody's seats in games that were counted."""
    return (
        select(*columns)
        .select_from(rated_seats)
        .join(rated_games, rated_games.c.table_id == rated_seats.c.table_id)
        .where(rated_seats.c.player_id == player, rated_seats.c.points.is_not(None))
    )
