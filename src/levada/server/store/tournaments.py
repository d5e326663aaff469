"""Tournaments in the database: changed by version, each round written with its tables or not at all."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Select, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.notification import Notification
from levada.server.refusals import absent
from levada.server.room import ROOM, Room
from levada.server.store.outbox import add_notifications
from levada.server.store.schema import tables, tournament_players, tournament_tables, tournaments
from levada.server.store.tables import write_new
from levada.server.table import Draft
from levada.server.tournaments import commands
from levada.server.tournaments.tournament import TOURNAMENT, State, Tournament
from levada.server.tournaments.views import ListedTournament, SummaryView, summary_of

MOST_DUE = 20
Command = Callable[[Tournament], None]


@dataclass(frozen=True)
class StoredTournament:
    """A tournament as it was read."""

    id: str
    version: int
    created: float
    tournament: Tournament

    def copy(self) -> Tournament:
        """Its own in everything a command may change."""
        return TOURNAMENT.validate_json(TOURNAMENT.dump_json(self.tournament))


@dataclass(frozen=True)
class TableOutcome:
    """How a table of a round stands."""

    state: str
    room: Room
    scores: list[int] | None


class TournamentStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, tournament_id: str, tournament: Tournament) -> None:
        row = {
            **row_of(tournament, None),
            "id": tournament_id,
            "version": 0,
            "created": time.time(),
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(tournaments), row)
            await write_players(connection, tournament_id, set(), tournament.players)

    async def find(self, tournament_id: str) -> StoredTournament | None:
        statement = select(tournaments).where(tournaments.c.id == tournament_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        if row is None:
            return None
        tournament = TOURNAMENT.validate_json(row.document)
        return StoredTournament(row.id, row.version, row.created, tournament)

    async def change(self, tournament_id: str, command: Command, now: float) -> StoredTournament:
        """A command carried out: called again if somebody else was faster. The runner looks then."""
        while True:
            before = await self.find(tournament_id)
            if before is None:
                raise absent("no_tournament", "there is no such tournament")
            after = before.copy()
            command(after)
            due = None if after.state == "open" else now
            if await self.write(before, after, due):
                return replace(before, version=before.version + 1, tournament=after)

    async def write(
        self,
        before: StoredTournament,
        after: Tournament,
        due: float | None,
        drafts: Sequence[Draft] = (),
        notifications: Sequence[Notification] = (),
    ) -> bool:
        """Whether it was written; if not, somebody else has changed the tournament since.

        A new round comes with its tables, and with what people are told: all of it or nothing.
        """
        statement = (
            update(tournaments)
            .where(tournaments.c.id == before.id, tournaments.c.version == before.version)
            .values(**row_of(after, due), version=before.version + 1)
        )
        async with self.engine.begin() as connection:
            if (await connection.execute(statement)).rowcount == 0:
                return False
            players = before.tournament.players, after.players
            await write_players(connection, before.id, *players)
            for draft in drafts:
                await write_new(connection, draft, ())
            if drafts:
                await connection.execute(insert(tournament_tables), rows_of(before.id, after))
            await add_notifications(connection, notifications)
        return True

    async def due(self, wall: float, now: float) -> list[str]:
        """Those at which there is something to do: their time has come, or a round is played."""
        is_to_start = (tournaments.c.state == "open") & (tournaments.c.starts <= wall)
        is_played = (tournaments.c.state == "running") & ~exists().where(
            tournament_tables.c.tournament_id == tournaments.c.id,
            tournament_tables.c.round == tournaments.c.round,
            tables.c.id == tournament_tables.c.table_id,
            tables.c.state != "over",
        )
        which = or_(is_to_start, tournaments.c.due <= now, is_played)
        statement = select(tournaments.c.id).where(which).limit(MOST_DUE)
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def outcomes(self, ids: Sequence[str]) -> dict[str, TableOutcome]:
        """Of the tables that are still kept."""
        columns = tables.c.id, tables.c.state, tables.c.room, tables.c.result
        async with self.engine.connect() as connection:
            found = await connection.execute(select(*columns).where(tables.c.id.in_(ids)))
            return {
                row.id: TableOutcome(
                    row.state,
                    ROOM.validate_json(row.room),
                    None if row.result is None else row.result["scores"],
                )
                for row in found
            }

    async def listed(
        self, states: Sequence[State], player: str | None, before: float | None, most: int
    ) -> list[ListedTournament]:
        """Those that anybody may find, or that somebody organises or takes part in; the last
        touched first."""
        is_theirs = exists().where(
            tournament_players.c.tournament_id == tournaments.c.id,
            tournament_players.c.player_id == player,
        )
        columns = tournaments.c.id, tournaments.c.summary, tournaments.c.touched
        statement: Select[Any] = select(*columns).where(
            tournaments.c.state.in_(states), tournaments.c.listed if player is None else is_theirs
        )
        if before is not None:
            statement = statement.where(tournaments.c.touched < before)
        ordered = statement.order_by(tournaments.c.touched.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [listed_row(row) for row in await connection.execute(ordered)]

    async def count_organised(self, player: str) -> int:
        """Those somebody organises that are not over."""
        statement = select(func.count()).where(
            tournaments.c.organiser == player, tournaments.c.state.in_(("open", "running"))
        )
        async with self.engine.connect() as connection:
            return int((await connection.execute(statement)).scalar_one())

    async def ids_of(self, player: str) -> list[str]:
        statement = select(tournament_players.c.tournament_id).where(
            tournament_players.c.player_id == player
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def rename(self, player: str, name: str, now: float) -> None:
        """Wherever the name of their account stands."""
        for tournament_id in await self.ids_of(player):
            command = partial(commands.rename, player=player, name=name)
            await self.change(tournament_id, command, now)

    async def erase(self, player: str, now: float) -> None:
        """Removes all that tournaments keep of somebody but how they played."""
        for tournament_id in await self.ids_of(player):
            await self.change(tournament_id, partial(commands.erase, player=player), now)

    async def purge(self, *, finished_before: float, untouched_before: float) -> int:
        """Deletes those that ended long ago, and those that never began."""
        is_finished = tournaments.c.state.in_(("over", "cancelled")) & (
            tournaments.c.touched < finished_before
        )
        is_abandoned = (tournaments.c.state == "open") & (tournaments.c.touched < untouched_before)
        async with self.engine.begin() as connection:
            statement = delete(tournaments).where(is_finished | is_abandoned)
            return (await connection.execute(statement)).rowcount


def listed_row(row: Row[Any]) -> ListedTournament:
    summary: SummaryView = orjson.loads(row.summary)
    return {"id": row.id, "touched": row.touched, **summary}


def row_of(tournament: Tournament, due: float | None) -> dict[str, Any]:
    return {
        "state": tournament.state,
        "organiser": tournament.organiser,
        "round": len(tournament.rounds),
        "listed": tournament.terms.listed,
        "document": TOURNAMENT.dump_json(tournament).decode(),
        "summary": orjson.dumps(summary_of(tournament)).decode(),
        "starts": tournament.terms.starts,
        "due": due,
        "touched": time.time(),
    }


def rows_of(tournament_id: str, tournament: Tournament) -> list[dict[str, Any]]:
    """The tables of its last round."""
    number = len(tournament.rounds)
    return [
        {"table_id": table.id, "tournament_id": tournament_id, "round": number}
        for table in tournament.rounds[-1].tables
    ]


async def write_players(
    connection: AsyncConnection, tournament_id: str, before: set[str], after: set[str]
) -> None:
    """Whose tournament it is."""
    if gone := before - after:
        which = tournament_players.c.tournament_id == tournament_id
        is_gone = tournament_players.c.player_id.in_(gone)
        await connection.execute(delete(tournament_players).where(which, is_gone))
    rows = [
        {"tournament_id": tournament_id, "player_id": player} for player in sorted(after - before)
    ]
    if rows:
        await connection.execute(insert(tournament_players), rows)
