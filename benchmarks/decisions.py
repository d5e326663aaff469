"""How long bots take for a move: every level, in every phase and at every number of players."""

import statistics
from functools import partial

from benchmarks.measure import line, seconds
from benchmarks.positions import TABLES, by_phase
from levada.bots.bot import Bot
from levada.bots.levels import level
from levada.games import game as game_named

LEVELS = ("novice", "regular", "expert", "expert:milliseconds=200")
MOST_A_PHASE = 12


def measure() -> None:
    for name, tables in TABLES.items():
        for words in LEVELS:
            for table, options in enumerate(tables):
                measure_table(name, words, table, options["players"])


def measure_table(name: str, words: str, table: int, players: int) -> None:
    game = game_named(name)
    for phase, decisions in by_phase(game, table):
        bot = Bot(game, level(name, words), 1)
        bot.choose(*decisions[0])
        some = decisions[:: max(1, len(decisions) // MOST_A_PHASE)]
        times = [seconds(partial(bot.choose, games, seat)) * 1000 for games, seat in some]
        figure = f"{statistics.median(times):.1f}, most {max(times):.1f} ms"
        line(f"{name}, {players} players, {phase}, {words}", figure)
