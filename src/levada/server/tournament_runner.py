"""What happens in tournaments by itself: they start, rounds are paired and played, they end.

One worker at a time does it for all. Whatever it decides is written in one piece, by version: if it
dies, or somebody registers or leaves meanwhile, the next look finds the same to do.
"""

import asyncio
import time
from collections.abc import Sequence
from functools import partial

from levada.server import round_tables, seat_commands
from levada.server.notification import Notification
from levada.server.refusals import Refusal
from levada.server.store.leases import Lease
from levada.server.store.tournaments import StoredTournament, TableOutcome
from levada.server.supervision import contained, store_may_fail
from levada.server.table import Draft
from levada.server.table_registry import Command, TableRegistry
from levada.server.tokens import new_id
from levada.server.tournaments import commands
from levada.server.tournaments.next_round import next_round
from levada.server.tournaments.pairing import Pairing
from levada.server.tournaments.tournament import Round, RoundTable, Tournament

CHECK_EVERY = 0.5
HOUR = 3600.0
AGAIN = 5.0
"""Seconds after which a table is told once more that its time is over."""


class TournamentRunner:
    def __init__(self, registry: TableRegistry, lease: Lease) -> None:
        self.registry = registry
        self.store = registry.store.tournaments
        self.clock = registry.store.clock
        self.lease = lease

    async def run(self) -> None:
        await self.registry.wait_for_rules()
        while True:
            await self.check_tournaments()
            await asyncio.sleep(CHECK_EVERY)

    async def check_tournaments(self) -> None:
        due: Sequence[str] = ()
        with store_may_fail("the list of tournaments that are due"):
            if await self.lease.take():
                due = await self.store.due(time.time(), self.clock.now())
        for tournament_id in due:
            with contained("a tournament that is due"):
                await self.advance(tournament_id)

    async def advance(self, tournament_id: str) -> None:
        before = await self.store.find(tournament_id)
        if before is None:
            return  # deleted meanwhile
        after = before.copy()
        match after.state:
            case "open":
                commands.start_at_its_time(after)
                await self.store.write(before, after, self.clock.now())
            case "running":
                await self.go_on(before, after)
            case _:
                await self.break_up(before, after)

    async def go_on(self, before: StoredTournament, after: Tournament) -> None:
        """Counts what was played; when all of a round is, the next begins or the end has come."""
        if after.rounds and not await self.is_played(after, after.rounds[-1]):
            due = after.rounds[-1].due
            is_late = due is not None and due <= self.clock.now()
            await self.store.write(before, after, self.clock.now() + AGAIN if is_late else due)
            return
        pairing = await asyncio.to_thread(next_round, after)
        if pairing is None:
            after.state = "over"
            await self.store.write(before, after, None)
            return
        await self.begin_round(before, after, pairing)

    async def is_played(self, tournament: Tournament, each: Round) -> bool:
        outcomes = await self.store.outcomes([table.id for table in each.tables])
        for table in each.tables:
            outcome = outcomes.get(table.id)
            if outcome is None:
                table.scores = [0] * len(table.seats)  # deleted: alike for all who sat there
            elif outcome.state == "over":
                round_tables.count(tournament, table, outcome.room, outcome.scores)
            else:
                await self.hurry(tournament, each, table, outcome)
        return each.is_over

    async def hurry(
        self, tournament: Tournament, each: Round, table: RoundTable, outcome: TableOutcome
    ) -> None:
        """At a table that still plays: whoever has left gets up, and the deadline ends it."""
        left = {entrant.player for entrant in tournament.entrants if entrant.left_after is not None}
        for chair in outcome.room.chairs:
            player = chair.player
            if player is not None and player in left:
                await self.change(table.id, partial(seat_commands.leave, player=player))
        is_late = each.due is not None and each.due <= self.clock.now()
        if is_late and not outcome.room.is_past_deadline:
            await self.change(table.id, round_tables.end_by_deadline)

    async def change(self, table_id: str, command: Command) -> None:
        """A table may be over by now, or somebody gone."""
        try:
            await self.registry.change(table_id, command)
        except Refusal as refusal:
            if refusal.code not in ("game_over", "not_seated", "no_table"):
                raise

    async def begin_round(
        self, before: StoredTournament, after: Tournament, pairing: Pairing
    ) -> None:
        now, wall = self.clock.now(), time.time()
        hours = after.terms.round_hours
        due = None if hours is None else now + hours * HOUR
        tables = [RoundTable(new_id(), list(seats)) for seats in pairing.tables]
        after.rounds.append(Round(tables, list(pairing.byes), due))
        drafts: list[Draft] = []
        for table in tables:
            draft = round_tables.started(before.id, after, table, now, wall)
            drafts.append(draft)
            await asyncio.sleep(0)  # a deal takes a while, and others want to move
        if await self.store.write(before, after, due, drafts, notifications_of(before.id, after)):
            for draft in drafts:
                self.registry.adopt_new(draft)

    async def break_up(self, before: StoredTournament, after: Tournament) -> None:
        """It was cancelled: its tables end."""
        for table in after.rounds[-1].tables if after.rounds else ():
            await self.change(table.id, round_tables.break_up)
        await self.store.write(before, after, None)


def notifications_of(tournament_id: str, tournament: Tournament) -> list[Notification]:
    """For everybody who has a seat in the round that begins."""
    terms = tournament.terms
    told = {
        "title": terms.title,
        "round": len(tournament.rounds),
        "game": terms.game,
        "edition": terms.options.get("edition"),
    }
    return [
        Notification(
            "tournament_round",
            player,
            tournament_id,
            {**told, "table": table.id},
        )
        for table in tournament.rounds[-1].tables
        for person in table.seats
        if person is not None and (player := tournament.entrants[person].player) is not None
    ]
