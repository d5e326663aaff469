"""Where a bot's move is started: chosen in a thread, then played like anybody's move."""

import asyncio
import logging
import random
import secrets
from concurrent.futures import ThreadPoolExecutor

from levada.bots.bot import Bot
from levada.bots.levels import level as level_named
from levada.contract import Seat
from levada.match import Match
from levada.server import play_commands
from levada.server.refusals import Refusal
from levada.server.supervision import contained
from levada.server.table import Draft, Table
from levada.server.table_registry import Command, TableRegistry
from levada.server.turn import Turn, TurnIsOver, check_turn
from levada.server.warmup import Warmup

log = logging.getLogger("levada.bot_runner")


class BotRunner:
    """Makes bots' moves. Several workers may start the same one: the first to commit it wins."""

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

    async def stop(self) -> None:
        moves = list(self.turns.values())
        for move in moves:
            move.cancel()
        await asyncio.gather(*moves, return_exceptions=True)

    def start_moves(self, table: Table) -> None:
        """Starts the move of every bot whose turn it is; called after each change of a table."""
        if table.room.is_paused:
            return
        for seat in table.to_act:
            if table.room.chairs[seat].is_played_by_bot:
                self.start_move(Turn.of(table, seat))

    def start_move(self, turn: Turn) -> None:
        if turn not in self.turns:
            task = asyncio.create_task(self.move(turn))
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
        if table.match is None or turn.seat not in table.to_act:
            return None
        return await self.choose(table.match, turn.seat, level)

    async def choose(self, match: Match, seat: Seat, level: str) -> str:
        """In a thread: compiled code releases the interpreter's lock."""
        await self.warmup.bots_of(match.game.name)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, choose_move, match, seat, level)

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


def choose_move(match: Match, seat: Seat, level: str) -> str:
    bot = Bot(match.game, level_named(match.game.name, level), secrets.randbits(62))
    return match.game.format_move(match.games, 0, bot.choose(match.games, seat))
