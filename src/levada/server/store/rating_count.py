"""Ratings in the database: worked out from rated games in their order, by one worker at a time."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.games import GameName
from levada.server.ratings.fold import MEETINGS_REMEMBERED, Fold, RatingChange, Standing
from levada.server.ratings.rated_game import RatedGame, RatedSeat
from levada.server.ratings.rating import Rating
from levada.server.store.audit import OPERATOR, add_audit
from levada.server.store.schema import rated_games, rated_seats, ratings, tables

GAMES_AT_ONCE = 200
"""In one transaction: others want to write."""
RATINGS_LOCK = 0x1E7ADB
EXCLUSIVE = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": f"SELECT pg_advisory_xact_lock({RATINGS_LOCK})",
}
"""One process at a time counts; who comes next sees all that the last has written."""
IS_OVER = rated_games.c.at.is_not(None)
ORDER = tuple_(rated_games.c.at, rated_games.c.table_id)
IS_THEIRS = (rated_seats.c.table_id == bindparam("table")) & (
    rated_seats.c.player_id == bindparam("player")
)
DERIVED = ("points_before", "points", "uncertainty", "games", "weight")
WRITE_CHANGE = (
    update(rated_seats)
    .where(IS_THEIRS)
    .values({name: bindparam(f"new_{name}") for name in DERIVED})
)


class RatingCount:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def count_all(self) -> int:
        """Counts all games that are over; how many were not yet counted."""
        counted = 0
        for game in await self.uncounted():
            while some := await self.count_some(game):
                counted += some
        return counted

    async def uncounted(self) -> list[GameName]:
        statement = select(rated_games.c.game).where(IS_OVER, ~rated_games.c.is_counted)
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement.distinct())).scalars())

    async def count_some(self, game: GameName) -> int:
        """The next games of a kind, from the first that is not counted."""
        async with self.exclusively() as connection:
            is_next = (rated_games.c.game == game) & IS_OVER & ~rated_games.c.is_counted
            in_order = select(rated_games).where(is_next).order_by(*ORDER.clauses)
            first = None
            while some := (await connection.execute(in_order.limit(GAMES_AT_ONCE))).all():
                if some[0].table_id == first:
                    await count(connection, game, some)
                    break
                # Until nobody has ended a still earlier game meanwhile.
                first = some[0].table_id
                await go_back_to(connection, some[0])
            return len(some)

    async def rerate(self) -> tuple[int, int]:
        """Works everything out anew; how many games there are, and at how many seats it differs."""
        before = await self.all_changes()
        async with self.exclusively() as connection:
            await connection.execute(update(rated_games).where(IS_OVER).values(is_counted=False))
        games = await self.count_all()
        after = await self.all_changes()
        return games, sum(before.get(seat) != change for seat, change in after.items())

    async def all_changes(self) -> dict[tuple[str, int], tuple[Any, ...]]:
        columns = [rated_seats.c[name] for name in ("table_id", "seat", *DERIVED)]
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(*columns))).all()
        return {(table, seat): tuple(change) for table, seat, *change in found}

    async def void(self, table: str) -> bool:
        """Takes a game out, and counts those after it anew; whether it was there to be taken out."""
        async with self.exclusively() as connection:
            is_this = (rated_games.c.table_id == table) & IS_OVER & ~rated_games.c.is_void
            voided = update(rated_games).where(is_this).values(is_void=True, is_counted=False)
            if not (await connection.execute(voided)).rowcount:
                return False
            await add_audit(connection, OPERATOR, "void_game", f"table {table}")
        await self.count_all()
        return True

    async def delete_unfinished(self) -> None:
        """Games that nobody can end, as their table is deleted."""
        is_there = exists().where(tables.c.id == rated_games.c.table_id)
        statement = delete(rated_games).where(~IS_OVER, ~is_there)
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    @asynccontextmanager
    async def exclusively(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql(EXCLUSIVE[connection.dialect.name])
            yield connection
            await connection.commit()


async def go_back_to(connection: AsyncConnection, first: Row[Any]) -> None:
    """A game that came late, or was taken out, changes all that were counted after it."""
    is_later = (rated_games.c.game == first.game) & is_after(first)
    again = update(rated_games).where(is_later, rated_games.c.is_counted)
    await connection.execute(again.values(is_counted=False))


def is_before(game: Row[Any]) -> ColumnElement[bool]:
    return tuple_(game.at, game.table_id) > ORDER


def is_after(game: Row[Any]) -> ColumnElement[bool]:
    return tuple_(game.at, game.table_id) < ORDER


async def count(connection: AsyncConnection, game: GameName, some: Sequence[Row[Any]]) -> None:
    played = {each.table: each for each in await read_games(connection, some)}
    people = {player for each in played.values() for player in each.players}
    standings = await standings_before(connection, some[0], people)
    earlier = await met_before(connection, some[0], people)
    fold = Fold(game, standings, earlier)
    for row in some:
        each = played[row.table_id]
        changes = [] if row.is_void else fold.add(each)
        await write_changes(connection, each, changes)
    await write_standings(connection, game, {each: fold.standings.get(each) for each in people})
    ids = [row.table_id for row in some]
    counted = update(rated_games).where(rated_games.c.table_id.in_(ids)).values(is_counted=True)
    await connection.execute(counted)


async def read_games(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[RatedGame]:
    """With the seats that count."""
    ids = [row.table_id for row in rows]
    statement = select(rated_seats).where(
        rated_seats.c.table_id.in_(ids), rated_seats.c.place.is_not(None)
    )
    seats: dict[str, list[RatedSeat]] = defaultdict(list)
    for row in await connection.execute(statement.order_by(rated_seats.c.seat)):
        seats[row.table_id].append(RatedSeat(row.place, row.player_id, row.level))
    return [RatedGame(row.table_id, row.game, row.at, tuple(seats[row.table_id])) for row in rows]


def counted_before(first: Row[Any], people: Iterable[str]) -> Select[Any]:
    """The seats of people in games that count and were before one."""
    return (
        select(rated_seats)
        .join(rated_games, rated_games.c.table_id == rated_seats.c.table_id)
        .where(
            rated_games.c.game == first.game,
            ~rated_games.c.is_void,
            is_before(first),
            rated_seats.c.player_id.in_(people),
            rated_seats.c.points.is_not(None),
        )
    )


async def standings_before(
    connection: AsyncConnection, first: Row[Any], people: Iterable[str]
) -> dict[str, Standing]:
    """What each was rated after their last game before one: all of those are counted."""
    latest = func.row_number().over(
        partition_by=rated_seats.c.player_id,
        order_by=(rated_games.c.at.desc(), rated_games.c.table_id.desc()),
    )
    numbered = counted_before(first, people).add_columns(latest.label("latest")).subquery()
    found = await connection.execute(select(numbered).where(numbered.c.latest == 1))
    return {
        row.player_id: Standing(Rating(row.points, row.uncertainty), row.games) for row in found
    }


async def met_before(
    connection: AsyncConnection, first: Row[Any], people: Iterable[str]
) -> list[RatedGame]:
    """The games of people within the time for which meetings are remembered."""
    theirs = counted_before(first, people).with_only_columns(rated_seats.c.table_id)
    recent = theirs.where(rated_games.c.at >= first.at - MEETINGS_REMEMBERED)
    statement = select(rated_games).where(rated_games.c.table_id.in_(recent))
    rows = (await connection.execute(statement.order_by(*ORDER.clauses))).all()
    return await read_games(connection, rows)


async def write_changes(
    connection: AsyncConnection, game: RatedGame, changes: Iterable[RatingChange]
) -> None:
    by_player = {change.player: change for change in changes}
    rows = [
        {"table": game.table, "player": player, **derived(by_player.get(player))}
        for player in game.players
    ]
    await connection.execute(WRITE_CHANGE, rows)


def derived(change: RatingChange | None) -> dict[str, float | None]:
    """Of a game that was taken out, nothing."""
    if change is None:
        return {f"new_{name}": None for name in DERIVED}
    return {
        "new_points_before": change.before.rating.points,
        "new_points": change.after.rating.points,
        "new_uncertainty": change.after.rating.uncertainty,
        "new_games": change.after.games,
        "new_weight": change.weight,
    }


async def write_standings(
    connection: AsyncConnection, game: GameName, standings: Mapping[str, Standing | None]
) -> None:
    """Whoever has no game left that counts has no rating."""
    theirs = (ratings.c.game == game) & ratings.c.player_id.in_(standings)
    await connection.execute(delete(ratings).where(theirs))
    rows = [
        {
            "game": game,
            "player_id": player,
            "points": standing.rating.points,
            "uncertainty": standing.rating.uncertainty,
            "games": standing.games,
        }
        for player, standing in standings.items()
        if standing is not None
    ]
    if rows:
        await connection.execute(insert(ratings), rows)
