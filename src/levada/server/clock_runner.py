"""What happens by the clock: fallen flags, days that have passed, the service clock's beat."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from levada.contract import Seat
from levada.server import clocks, game_start, play_commands
from levada.server.bot_runner import BotRunner
from levada.server.refusals import Refusal
from levada.server.store.service_clock import BEAT
from levada.server.supervision import contained, store_may_fail
from levada.server.table import BOT_GRACE, Draft, Table
from levada.server.table_agreement import Days, GameClock
from levada.server.table_registry import TableRegistry
from levada.server.turn import Turn, TurnIsOver, check_turn

MOST_DUE = 200
CHECK_EVERY = 0.5
"""Seconds between two looks at which tables are due."""


class ClockRunner:
    """Acts at tables that are due: a clock has run out, or no worker has made a bot's move."""

    def __init__(self, registry: TableRegistry, bot_runner: BotRunner) -> None:
        self.registry = registry
        self.store = registry.store
        self.bot_runner = bot_runner

    async def run(self) -> None:
        while True:
            await self.check_tables()
            await asyncio.sleep(CHECK_EVERY)

    async def check_tables(self) -> None:
        """Each on its own: one table that fails does not keep the others from being played on."""
        await self.registry.resolve_all()
        due: Sequence[tuple[str, float]] = []
        with store_may_fail("the list of tables that are due"):
            due = await self.store.tables.due(self.store.clock.now(), MOST_DUE)
        for table_id, when in due:
            with contained("a table that is due"):
                await self.check_table(table_id, when)

    async def check_table(self, table_id: str, due: float) -> None:
        now = self.store.clock.now()
        again = now + BOT_GRACE
        if not await self.store.tables.claim(table_id, due, again):
            return  # another worker acts
        try:
            table = await self.registry.caught_up(table_id)
        except Refusal:
            return  # deleted meanwhile
        if table.state == "open":
            await self.bot_runner.warmup.rules_of(table.agreement.game)
            await self.bot_runner.change(table_id, game_start.keep_appointment)
            return
        falls = clocks.first_to_fall(table.room, table.to_act)
        if falls is not None and falls[0] <= now:
            await self.act_for(table, falls[1])
        elif self.bot_runner.stands_still(table):
            await self.store.tables.claim(table_id, again, None)  # until somebody looks
        self.bot_runner.start_moves(table)

    async def act_for(self, table: Table, seat: Seat) -> None:
        """A bot takes the seat over; by days, it makes this one move, and thinks beside all else."""
        turn = Turn.of(table, seat)
        if isinstance(table.agreement.pace, Days):
            self.bot_runner.start(turn, partial(self.move_for_absent, table, turn))
        else:
            await self.end_time(table, turn, None)

    async def move_for_absent(self, table: Table, turn: Turn) -> None:
        with contained("a move for somebody absent"):
            words = await self.bot_runner.choose(table, turn.seat, table.agreement.stand_in)
            await self.end_time(table, turn, words)

    async def end_time(self, table: Table, turn: Turn, words: str | None) -> None:
        seat = turn.seat

        def end(draft: Draft) -> None:
            check_turn(draft, turn)
            falls = clocks.first_to_fall(draft.room, draft.to_act)
            if falls is None or falls[0] > draft.now:
                raise TurnIsOver
            if words is None:
                play_commands.time_is_up(draft, seat)
            else:
                play_commands.move_for_absent(draft, seat, words)

        await self.bot_runner.change(table.id, end)

    async def run_service_clock(self) -> None:
        """Beats once this worker is ready, which ends any absence there was.

        A task of its own: much work at the tables must not look like an absence.
        """
        is_ready = self.bot_runner.warmup.is_complete
        while not is_ready.is_set():
            with store_may_fail("the service clock"):
                await self.store.clock.follow()
            with suppress(TimeoutError):
                await asyncio.wait_for(is_ready.wait(), BEAT)
        while True:
            await asyncio.gather(asyncio.sleep(BEAT), self.beat())

    async def beat(self) -> None:
        tables = self.registry.tables.values()
        is_idle = not self.bot_runner.turns and not any(map(has_running_clock, tables))
        with store_may_fail("the service clock"):
            await self.store.clock.beat(is_idle=is_idle)


def has_running_clock(table: Table) -> bool:
    """One of minutes: where somebody has days, half a minute after a crash is nothing."""
    is_timed = isinstance(table.agreement.pace, GameClock)
    return is_timed and table.room.clocks is not None and table.room.clocks.since is not None
