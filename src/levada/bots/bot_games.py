"""A table at which bots play one game after another of a seed, each as a `Bot` of its level would."""

from collections.abc import Sequence

import numpy as np

from levada.bots.bot import Bot
from levada.bots.bot_seeds import number_of_bot, seed_of_bots
from levada.bots.levels import Level
from levada.bots.search import PLAY
from levada.bots.search_notes import NO_ACTION, SEATS, TABLE, WORLD
from levada.bots.searcher import PLAN, compiled_search
from levada.columns import Tallies
from levada.contract import NOBODY, Games, Seat
from levada.game import Game


def searches(level: Level) -> bool:
    """Whether a level plays moves on, which takes Python; all others are compiled all the way."""
    return bool(level.numbers["iterations"] or level.numbers["milliseconds"])


class BotGames:
    """The records that the compiled loop reads and writes; one thread uses them at a time."""

    def __init__(
        self, game: Game, prepared: Games, levels: Sequence[Level] | None, seed: int
    ) -> None:
        """By chance, if no levels are given; else one a seat."""
        self.game = game
        self.levels = levels or ()
        self.compiled = compiled_search(game.name)
        self.games = np.zeros(4, game.layout)
        self.games[WORLD] = prepared[0]
        self.numbers = np.zeros(SEATS, self.compiled.numbers)
        self.notes = np.zeros(2, self.compiled.notes)
        self.totals = np.zeros(SEATS, np.int64)
        self.rng = np.zeros(1 + SEATS, np.uint64)
        self.plan = np.zeros(1, PLAN)
        self.plan["seed"] = seed
        self.plan["bots_seed"] = seed_of_bots(seed, [level.name for level in self.levels])
        self.plan["is_by_chance"] = levels is None
        for seat, level in enumerate(self.levels):
            for name, value in level.numbers.items():
                self.numbers[name][seat] = value
            self.plan["asked"] |= searches(level) << seat

    def play(self, first: int, tallies: Tallies) -> None:
        """Game number `first` and those after it, one for each of the tallies."""
        if not self.plan["asked"][0]:
            self.run(first, NO_ACTION, tallies)
            return
        for row in range(len(tallies)):
            self.play_asking(first + row, tallies[row : row + 1])

    def play_asking(self, number: int, tallies: Tallies) -> None:
        """One game in which some seats search."""
        bots: dict[Seat, Bot] = {}
        seat = self.run(number, NO_ACTION, tallies)
        while seat != NOBODY:
            if seat not in bots:
                bots[seat] = self.bot(number, seat)
            for action in bots[seat].choose(self.games[TABLE : TABLE + 1], seat):
                self.plan["seat"] = seat
                asked = self.run(number, action, tallies)
            seat = asked

    def bot(self, number: int, seat: Seat) -> Bot:
        generator = number_of_bot(len(self.levels), number, 0, seat)
        return Bot(self.game, self.levels[seat], int(self.plan["bots_seed"][0]), generator)

    def run(self, first: int, action: int, tallies: Tallies) -> Seat:
        """Plays on until Python is asked for a seat, which is given back, or NOBODY at the end."""
        self.plan["first"] = first
        self.plan["action"] = action
        return self.compiled.run_search(
            self.games,
            0,
            PLAY,
            self.numbers,
            self.notes,
            self.totals,
            self.rng,
            self.plan,
            tallies,
        )
