"""A table at which bots play one game after another of a seed, each as a `Bot` of its level would."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Protocol

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


class Chooser(Protocol):
    """Whoever is asked in Python: a bot that searches, or somebody's own player."""

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        """The actions of one whole move in games[0]."""


class Guest(Protocol):
    """A player that is no level, and sits down anew for each game."""

    @property
    def name(self) -> str: ...

    def sit_down(self, seat: Seat, seed: int, number: int) -> AbstractContextManager[Chooser]:
        """For one game, with the chance of a generator of this seed and number."""


def is_asked(player: Level | Guest) -> bool:
    """Whether it takes Python to choose; levels that do not search are compiled all the way."""
    if not isinstance(player, Level):
        return True
    return bool(player.numbers["iterations"] or player.numbers["milliseconds"])


class BotGames:
    """The records that the compiled loop reads and writes; one thread uses them at a time."""

    def __init__(
        self, game: Game, prepared: Games, levels: Sequence[Level | Guest] | None, seed: int
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
            self.plan["asked"] |= is_asked(level) << seat
            if isinstance(level, Level):
                for name, value in level.numbers.items():
                    self.numbers[name][seat] = value

    def play(self, first: int, tallies: Tallies) -> None:
        """Game number `first` and those after it, one for each of the tallies."""
        if not self.plan["asked"][0]:
            self.run(first, NO_ACTION, tallies)
            return
        for row in range(len(tallies)):
            self.play_asking(first + row, tallies[row : row + 1])

    def play_asking(self, number: int, tallies: Tallies) -> None:
        """One game in which some seats are asked."""
        asked: dict[Seat, Chooser] = {}
        with ExitStack() as game:
            seat = self.run(number, NO_ACTION, tallies)
            while seat != NOBODY:
                if seat not in asked:
                    asked[seat] = game.enter_context(self.sit_down(number, seat))
                for action in asked[seat].choose(self.games[TABLE : TABLE + 1], seat):
                    self.plan["seat"] = seat
                    following = self.run(number, action, tallies)
                seat = following

    def sit_down(self, number: int, seat: Seat) -> AbstractContextManager[Chooser]:
        seed = int(self.plan["bots_seed"][0])
        generator = number_of_bot(len(self.levels), number, 0, seat)
        player = self.levels[seat]
        if isinstance(player, Level):
            return nullcontext(Bot(self.game, player, seed, generator))
        return player.sit_down(seat, seed, generator)

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
