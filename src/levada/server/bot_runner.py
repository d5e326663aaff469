"""Where a bot's move is started: chosen, in a thread if that takes long, then played like anybody's."""

import asyncio
import logging
import random
import secrets
import time
from dataclasses import dataclass
from functools import partial

from levada.bots.bot import Bot
from levada.bots.levels import LEVEL_NAMES, Level
from levada.bots.levels import level as level_named
from levada.contract import Seat
from levada.match import Match
from levada.options import OptionError
from levada.players.failure import PlayerFailure
from levada.server import play_commands
from levada.server.connections import Connections
from levada.server.fair_threads import FairThreads
from levada.server.metrics import PLAYER_FAILURES
from levada.server.operator_players import OperatorPlayers
from levada.server.refusals import Refusal
from levada.server.supervision import Run, cancel_all, contained
from levada.server.table import Draft, Table
from levada.server.table_agreement import REGULAR
from levada.server.table_registry import Command, TableRegistry
from levada.server.thinking_time import bounded
from levada.server.tokens import fingerprint
from levada.server.turn import Turn, TurnIsOver, check_turn
from levada.server.warmup import Warmup

log = logging.getLogger("levada.bot_runner")
LOOK_LASTS = 30.0
"""Seconds for which somebody who asked for a table, without a socket, counts as looking at it."""


@dataclass(frozen=True)
class Choice:
    """A move in words, and which bot chose it."""

    words: str
    by: str


@dataclass(frozen=True)
class AskedPlayers:
    """The operator's own, and the threads that wait for them: experts do not wait there."""

    offered: OperatorPlayers
    threads: FairThreads


class BotRunner:
    """Makes bots' moves. Several workers may start the same one: the first to commit it wins."""

    def __init__(
        self,
        registry: TableRegistry,
        warmup: Warmup,
        threads: FairThreads,
        players: AskedPlayers,
        connections: Connections,
        *,
        longest_pause: float,
    ) -> None:
        self.registry = registry
        self.warmup = warmup
        self.threads = threads
        self.players = players
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
            _, choice = await asyncio.gather(asyncio.sleep(pause), self.choose_for(turn))
            if choice is not None:
                await self.play(turn, choice)

    async def choose_for(self, turn: Turn) -> Choice | None:
        """None if the turn is over."""
        try:
            table = await self.registry.table(turn.table)
        except Refusal:
            return None  # deleted meanwhile
        level = table.room.chairs[turn.seat].playing_level or table.agreement.stand_in
        if turn.seat not in table.to_act:
            return None
        if level in LEVEL_NAMES:
            return Choice(await self.choose(table, turn.seat, level), level)
        return await self.ask_player(table, turn.seat, level)

    async def ask_player(self, table: Table, seat: Seat, name: str) -> Choice:
        """A player of the operator's own; where it fails, a built-in level makes that move."""
        match, dealt = table.match, table.dealt
        assert match is not None
        assert dealt is not None
        await self.warmup.bots_of(match.game.name)
        choose, threads = self.players.offered.choose, self.players.threads
        try:
            words = await threads.run(
                table.room.maker, table.id, choose, name, match, seat, dealt.salt
            )
        except (PlayerFailure, OptionError) as failure:
            PLAYER_FAILURES.labels(name).inc()
            log.warning(
                "%s at table %s, seat %d: %s; %s moves instead",
                name, mark_of(table), seat, failure, REGULAR,
            )  # fmt: skip
            return Choice(await self.choose(table, seat, REGULAR), REGULAR)
        return Choice(words, name)

    async def choose(self, table: Table, seat: Seat, words: str) -> str:
        """A bot that searches waits for a thread as one of its maker's; others take under 1 ms."""
        match = table.match
        assert match is not None
        await self.warmup.bots_of(match.game.name)
        level = bounded(level_named(match.game.name, words))
        if not level.numbers["iterations"]:
            return choose_move(match, seat, level)
        return await self.threads.run(table.room.maker, table.id, choose_move, match, seat, level)

    async def play(self, turn: Turn, choice: Choice) -> None:
        def move(draft: Draft) -> None:
            check_turn(draft, turn)
            if not draft.room.chairs[turn.seat].is_played_by_bot:
                raise TurnIsOver
            play_commands.move_by_bot(draft, turn.seat, choice.words, choice.by)

        await self.change(turn.table, move)

    async def change(self, table_id: str, command: Command) -> None:
        """A change that the server makes itself; where it fails, the table is still due."""
        try:
            await self.registry.change(table_id, command)
        except TurnIsOver:
            return
        except Refusal as refusal:
            log.warning("the server's own change was refused: %s", refusal.code)


def mark_of(table: Table) -> str:
    """For the log: whoever knows a table's id is invited to it."""
    return fingerprint(table.id)[:8]


def choose_move(match: Match, seat: Seat, level: Level) -> str:
    bot = Bot(match.game, level, secrets.randbits(62))
    return match.game.format_move(match.games, 0, bot.choose(match.games, seat))
