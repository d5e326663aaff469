"""What the server sees to itself: bots to move, flags that have fallen, days that have passed."""

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from levada.bots.bot import Bot
from levada.bots.levels import level as level_named
from levada.contract import Seat
from levada.match import Match
from levada.server import clocks, play_commands
from levada.server.agreement import Days
from levada.server.metrics import FAULTS
from levada.server.refusals import Refusal
from levada.server.store.service_clock import BEAT
from levada.server.table import BOT_GRACE, Draft, Table
from levada.server.table_registry import Command, TableRegistry
from levada.server.warmup import Warmup

log = logging.getLogger("levada.bot_runner")
MOST_DUE = 200
LOOK = 0.5
"""Seconds between looks at what is due."""


@dataclass(frozen=True)
class Turn:
    """A bot's turn: whoever makes the move first ends it."""

    table: str
    seat: Seat
    number: int


class BotRunner:
    """Moves for bots through the same door as people. Of several workers, one move comes of it."""

    def __init__(
        self,
        registry: TableRegistry,
        warmup: Warmup,
        threads: ThreadPoolExecutor,
        longest_pause: float,
    ) -> None:
        self.registry = registry
        self.warmup = warmup
        self.threads = threads
        self.longest_pause = longest_pause
        self.turns: dict[Turn, asyncio.Task[None]] = {}

    def consider(self, table: Table) -> None:
        """Called after every change: is it a bot's turn now?"""
        if table.room.is_paused:
            return
        for seat in table.to_act:
            if table.room.chairs[seat].is_played_by_bot:
                self.take(table, seat)

    def take(self, table: Table, seat: Seat) -> None:
        turn = Turn(table.id, seat, table.numbering.number_for(seat))
        if turn not in self.turns:
            task = asyncio.create_task(self.play(turn))
            self.turns[turn] = task
            task.add_done_callback(lambda _done: self.turns.pop(turn, None))

    async def play(self, turn: Turn) -> None:
        """Thinks, waits a little so that people can follow, and moves."""
        pause = self.longest_pause * random.uniform(0.7, 1.0)  # noqa: S311 — no secret
        _, words = await asyncio.gather(asyncio.sleep(pause), self.think(turn))
        if words is None:
            return

        def move(draft: Draft) -> None:
            check_turn(draft, turn)
            chair = draft.room.chairs[turn.seat]
            if chair.playing_level is None:
                raise Overtaken
            play_commands.move_by_bot(draft, turn.seat, words, chair.playing_level)

        await self.change(turn.table, move)

    async def think(self, turn: Turn) -> str | None:
        try:
            table = await self.registry.table(turn.table)
        except Refusal:
            return None  # deleted meanwhile
        level = table.room.chairs[turn.seat].playing_level or table.agreement.stand_in
        if table.match is None or turn.seat not in table.to_act:
            return None
        return await self.choose(table.match, turn.seat, level)

    async def choose(self, match: Match, seat: Seat, level: str) -> str:
        """In a thread: compiled code lets go of the interpreter."""
        await self.warmup.bots_of(match.game.name)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, choose_move, match, seat, level)

    async def change(self, table_id: str, command: Command) -> None:
        try:
            await self.registry.change(table_id, command)
        except Overtaken:
            return
        except (Refusal, SQLAlchemyError, OSError) as error:
            # The table stays due: it is looked at again.
            log.warning("table not seen to: %s", getattr(error, "code", type(error).__name__))

    async def keep_time(self) -> None:
        """Beats from when this worker is ready: that ends the absence there was.

        On its own: however much there is to see to, it must not look like an absence.
        """
        clock, is_ready = self.registry.store.clock, self.warmup.is_complete
        while not is_ready.is_set():
            await try_to(clock.follow())
            with suppress(TimeoutError):
                await asyncio.wait_for(is_ready.wait(), BEAT)
        while True:
            await asyncio.gather(asyncio.sleep(BEAT), try_to(clock.beat()))

    async def run(self) -> None:
        """The safety net under everything above, and the hand of every clock."""
        clock = self.registry.store.clock
        while True:
            try:
                await self.registry.settle_all()
                for table_id, due in await self.registry.store.tables.due(clock.now(), MOST_DUE):
                    await self.see_to_one(table_id, due)
            except (SQLAlchemyError, OSError) as error:
                log.warning("the store does not answer: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def see_to_one(self, table_id: str, due: float) -> None:
        """One table that cannot be played on must not stop all others."""
        try:
            await self.see_to(table_id, due)
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            FAULTS.inc()
            log.exception("a table cannot be seen to")

    async def see_to(self, table_id: str, due: float) -> None:
        now = self.registry.store.clock.now()
        if not await self.registry.store.tables.claim(table_id, due, now + BOT_GRACE):
            return
        try:
            table = await self.registry.caught_up(table_id)
        except Refusal:
            return  # deleted meanwhile
        falls = clocks.first_to_fall(table.room, table.to_act)
        if falls is not None and falls[0] <= now:
            await self.end_of_time(table, falls[1])
        self.consider(table)

    async def end_of_time(self, table: Table, seat: Seat) -> None:
        turn = Turn(table.id, seat, table.numbering.number_for(seat))
        words: str | None = None
        if isinstance(table.agreement.pace, Days) and table.match is not None:
            words = await self.choose(table.match, seat, table.agreement.stand_in)

        def end(draft: Draft) -> None:
            check_turn(draft, turn)
            falls = clocks.first_to_fall(draft.room, draft.to_act)
            if falls is None or falls[0] > draft.now:
                raise Overtaken
            if words is None:
                play_commands.time_is_up(draft, seat)
            else:
                play_commands.move_for_absent(draft, seat, words)

        await self.change(table.id, end)


class Overtaken(Exception):  # noqa: N818 — nothing is wrong: it is no longer needed
    """Somebody has moved meanwhile, or the bot was sent away."""


async def try_to(keep_time: Awaitable[None]) -> None:
    try:
        await keep_time
    except (SQLAlchemyError, OSError) as error:
        log.warning("the clock stands: %s", type(error).__name__)


def check_turn(draft: Draft, turn: Turn) -> None:
    is_still_on = turn.seat in draft.to_act and not draft.room.is_paused
    if not is_still_on or draft.table.numbering.number_for(turn.seat) != turn.number:
        raise Overtaken


def choose_move(match: Match, seat: Seat, level: str) -> str:
    bot = Bot(match.game, level_named(match.game.name, level), secrets.randbits(62))
    return match.game.format_move(match.games, 0, bot.choose(match.games, seat))
