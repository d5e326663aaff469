"""Where a bot's move is started: chosen, in a thread if that takes long, then played like anybody's."""

import asyncio
import logging
import random
import secrets
import time
from dataclasses import replace
from functools import partial

from levada.bots.bot import Bot
from levada.bots.levels import Level
from levada.bots.levels import level as level_named
from levada.contract import Seat
from levada.match import Match
from levada.server import play_commands
from levada.server.connections import Connections
from levada.server.fair_threads import FairThreads
from levada.server.refusals import Refusal
from levada.server.supervision import Run, cancel_all, contained
from levada.server.table import Draft, Table
from levada.server.table_registry import Command, TableRegistry
from levada.server.turn import Turn, TurnIsOver, check_turn
from levada.server.warmup import Warmup

log = logging.getLogger("levada.bot_runner")
LONGEST_THOUGHT = 5_000.0
"""Milliseconds: several times what an expert needs on a machine that is not overloaded."""
LOOK_LASTS = 30.0
"""Seconds for which somebody who asked for a table, without a socket, counts as looking at it."""


class BotRunner:
    """Makes bots' moves. Several workers may start the same one: the first to commit it wins."""

    def __init__(
        self,
        registry: TableRegistry,
        warmup: Warmup,
        threads: FairThreads,
        connections: Connections,
        longest_pause: float,
    ) -> None:
        self.registry = registry
        self.warmup = warmup
        self.threads = threads
        self.connections = connections
        self.longest_pause = longest_pause
        self.turns: dict[Turn, asyncio.Task[None]] = {}
        self.looked_at: dict[str, float] = {}
        """When tables of bots alone were last asked for, in that order."""

    async def stop(self) -> None:
        await cancel_all(self.turns.values())

    def start_moves(self, table: Table) -> None:
        """Starts the move of every bot whose turn it is; called after each change of a table."""
        if table.room.is_paused or self.stands_still(table):
            return
        for seat in table.to_act:
            if table.room.chairs[seat].is_played_by_bot:
                turn = Turn.of(table, seat)
                self.start(turn, partial(self.move, turn))

    def stands_still(self, table: Table) -> bool:
        """Bots alone play only while somebody looks, or where a tournament waits for them."""
        is_awaited = bool(table.room.people) or table.room.tournament is not None
        if is_awaited or self.connections.is_watched(table.id):
            return False
        return self.looked_at.get(table.id, -LOOK_LASTS) < time.monotonic() - LOOK_LASTS

    def note_look(self, table: Table) -> None:
        """Somebody looks at a table: bots that were alone there play on."""
        if not table.room.people and table.to_act:
            now = time.monotonic()
            self.looked_at.pop(table.id, None)
            self.looked_at[table.id] = now
            while next(iter(self.looked_at.values())) < now - LOOK_LASTS:
                self.looked_at.pop(next(iter(self.looked_at)))
            self.start_moves(table)

    def start(self, turn: Turn, end: Run) -> None:
        """Starts what ends a turn, unless that is under way."""
        if turn not in self.turns:
            task = asyncio.create_task(end())
            self.turns[turn] = task
            task.add_done_callback(lambda _done: self.turns.pop(turn, None))

    async def move(self, turn: Turn) -> None:
        """Chooses, waits a little so that people can follow, and plays."""
        pause = self.longest_pause * random.uniform(0.7, 1.0)  # noqa: S311 — no secret
        with contained("a bot's move"):
            _, words = await asyncio.gather(asyncio.sleep(pause), self.choose_for(turn))
            if words is not None:
                await self.play(turn, words)

    async def choose_for(self, turn: Turn) -> str | None:
        """The move in words; none if the turn is over."""
        try:
            table = await self.registry.table(turn.table)
        except Refusal:
            return None  # deleted meanwhile
        level = table.room.chairs[turn.seat].playing_level or table.agreement.stand_in
        if turn.seat not in table.to_act:
            return None
        return await self.choose(table, turn.seat, level)

    async def choose(self, table: Table, seat: Seat, words: str) -> str:
        """A bot that searches waits for a thread as one of its maker's; others take under 1 ms."""
        match = table.match
        assert match is not None
        await self.warmup.bots_of(match.game.name)
        level = bounded(level_named(match.game.name, words))
        if not level.numbers["iterations"]:
            return choose_move(match, seat, level)
        return await self.threads.run(table.room.maker, table.id, choose_move, match, seat, level)

    async def play(self, turn: Turn, words: str) -> None:
        def move(draft: Draft) -> None:
            check_turn(draft, turn)
            chair = draft.room.chairs[turn.seat]
            if chair.playing_level is None:
                raise TurnIsOver
            play_commands.move_by_bot(draft, turn.seat, words, chair.playing_level)

        await self.change(turn.table, move)

    async def change(self, table_id: str, command: Command) -> None:
        """A change that the server makes itself; where it fails, the table is still due."""
        try:
            await self.registry.change(table_id, command)
        except TurnIsOver:
            return
        except Refusal as refusal:
            log.warning("the server's own change was refused: %s", refusal.code)


def bounded(level: Level) -> Level:
    """A level that searches has an end in time too: on an overloaded machine it thinks shorter."""
    if not level.numbers["iterations"]:
        return level
    return replace(level, numbers={**level.numbers, "milliseconds": LONGEST_THOUGHT})


def choose_move(match: Match, seat: Seat, level: Level) -> str:
    bot = Bot(match.game, level, secrets.randbits(62))
    return match.game.format_move(match.games, 0, bot.choose(match.games, seat))
