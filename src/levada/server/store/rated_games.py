"""Rated games as they are played: who sits there, written at the start; who came where, at the end."""

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from levada.server.ratings.rated_game import RatedEnd, RatedStart
from levada.server.store.schema import rated_games, rated_seats, ratings
from levada.server.tokens import new_id

PLACE = (
    update(rated_seats)
    .where(rated_seats.c.table_id == bindparam("table"), rated_seats.c.seat == bindparam("at_seat"))
    .values(place=bindparam("new_place"))
)


async def write_rated(
    connection: AsyncConnection, table: str, rated: RatedStart | RatedEnd
) -> None:
    """In the transaction of what happened at the table."""
    if isinstance(rated, RatedStart):
        await write_start(connection, table, rated)
    elif rated.places is None:
        await connection.execute(delete(rated_games).where(rated_games.c.table_id == table))
    else:
        places = [
            {"table": table, "at_seat": seat, "new_place": place}
            for seat, place in enumerate(rated.places)
        ]
        await connection.execute(PLACE, places)
        ended = update(rated_games).where(rated_games.c.table_id == table)
        await connection.execute(ended.values(at=rated.at))


async def write_start(connection: AsyncConnection, table: str, start: RatedStart) -> None:
    """Who plays is written now: somebody may be deleted before the game is over."""
    game = {"table_id": table, "game": start.game, "is_void": False, "is_counted": False}
    await connection.execute(insert(rated_games), game)
    seats = [
        {"table_id": table, "seat": seat, "player_id": player, "level": level}
        for seat, (player, level) in enumerate(zip(start.players, start.levels, strict=True))
    ]
    await connection.execute(insert(rated_seats), seats)


async def make_nameless(connection: AsyncConnection, player: str) -> None:
    """Of somebody who is deleted the results stay, as others' ratings follow from them."""
    theirs = update(rated_seats).where(rated_seats.c.player_id == player)
    await connection.execute(theirs.values(player_id=new_id()))
    await connection.execute(delete(ratings).where(ratings.c.player_id == player))
