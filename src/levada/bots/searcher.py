"""The search of each game, compiled with its policy, and the records it reads and writes."""

from functools import cache
from math import inf
from time import monotonic
from typing import Any

import numpy as np
import numpy.typing as npt

from levada.bots import search
from levada.bots.levels import Level, level
from levada.bots.search import EVALUATE, EVALUATE_CHOICES, WORLDS_A_HEAT
from levada.bots.search_notes import MOST_WORLDS, NO_ACTION, RACE, SEATS, SEEN, WIDEST, Plan
from levada.chance import Generator, generator
from levada.compilation import entry_point_for
from levada.contract import Games, Seat, layout_of
from levada.game import Game
from levada.games import module_of


class CompiledSearch:
    """One game's."""

    def __init__(self, game: str) -> None:
        rules = module_of(game, "levada.games.{}.rules")
        policy = module_of(game, "levada.bots.{}.policy")
        tally = module_of(game, "levada.games.{}.tally")
        self.run_search = entry_point_for(
            rules,
            search.run_search,
            releases_gil=True,
            announcement="compiling the bots, once, about 25 s",
            policy=policy,
            tally=tally,
        )
        self.numbers = layout_of(policy.Numbers)
        self.notes = layout_of(policy.Notes, most_bytes=inf)
        self.tally = layout_of(tally.Tally, most_bytes=inf)


PLAN = layout_of(Plan)


@cache
def compiled_search(game: str) -> CompiledSearch:
    return CompiledSearch(game)


def warm(game: Game) -> None:
    """Evaluates one position, which compiles what the cache does not have."""
    games = game.deal(game.options.of({}), game.wishes.of({}), 0)
    Searcher(game, level(game.name, "expert"), generator(0)).evaluate(games)


class Searcher:
    """Evaluates and searches one position after another with the numbers of a level.

    `evaluate_choices` notes the choices of a position; `race` plays them on for as long as somebody wants.
    """

    def __init__(self, game: Game, level: Level, rng: Generator) -> None:
        self.compiled = compiled_search(game.name)
        self.rng = rng
        self.numbers = np.zeros(1, self.compiled.numbers)
        for name, value in level.numbers.items():
            self.numbers[name] = value
        self.notes = np.zeros(2, self.compiled.notes)
        self.games = np.zeros(4, game.layout)
        self.totals = np.zeros(SEATS, np.int64)
        self.plan = np.zeros(1, PLAN)
        self.tallies = np.zeros(0, self.compiled.tally)
        self.seat: Seat = 0

    def run(self, what: int) -> int:
        return self.compiled.run_search(
            self.games,
            self.seat,
            what,
            self.numbers,
            self.notes,
            self.totals,
            self.rng,
            self.plan,
            self.tallies,
        )

    @property
    def page(self) -> Any:
        """What is written down about the choices."""
        return self.notes[RACE]

    def evaluate(self, seen: Games) -> npt.NDArray[np.float64]:
        """What a position is worth to each seat."""
        self.games[SEEN] = seen[0]
        self.run(EVALUATE)
        worth: npt.NDArray[np.float64] = self.page.worth[: seen["players"][0]].copy()
        return worth

    def evaluate_choices(self, seen: Games, seat: Seat) -> None:
        """Notes the choices of a seat, best first, and lines them up for a race."""
        self.games[SEEN] = seen[0]
        self.seat = seat
        self.run(EVALUATE_CHOICES)
        self.line_up()

    def note(self, action: int) -> None:
        """Puts an action among the choices that was not noted."""
        page = self.page
        if action not in page.action[: page.choices]:
            page.choices = min(page.choices + 1, WIDEST)
            page.action[page.choices - 1] = action
            self.line_up()

    def follow(self, seen: Games, seat: Seat, action: int = NO_ACTION) -> None:
        """Notes one action alone, or none, to see what it leads to."""
        self.games[SEEN] = seen[0]
        self.seat = seat
        self.page.choices = 1
        self.page.action[0] = action
        self.line_up()

    def line_up(self) -> None:
        page = self.page
        page.racing = (1 << int(page.choices)) - 1
        page.leader = 0
        page.worlds = 0
        for sums in (page.played, page.brought, page.total, page.won):
            sums[:] = 0

    def search(self, milliseconds: float) -> None:
        """Races the choices until one is left or a budget is spent; a level may have none."""
        iterations = self.numbers[0].iterations or (inf if milliseconds else 0)
        playouts, end = 0, monotonic() + milliseconds / 1000 if milliseconds else inf
        while not self.is_decided and playouts < iterations and monotonic() < end:
            playouts += self.race()

    def race(self) -> int:
        """One heat; how many playouts it took."""
        return self.run(WORLDS_A_HEAT)

    @property
    def is_decided(self) -> bool:
        """Only one choice is left, or more worlds would not tell."""
        racing = int(self.page.racing)
        return racing & racing - 1 == 0 or self.is_full

    @property
    def is_full(self) -> bool:
        return bool(self.page.worlds + WORLDS_A_HEAT > MOST_WORLDS)

    @property
    def best(self) -> int:
        """The action to take, as far as is known."""
        return int(self.page.action[self.page.leader])

    def behind(self, choice: int) -> float:
        """What a choice is expected to cost against the leader, from the worlds both saw."""
        page = self.page
        worlds = int(page.played[choice])
        if worlds == 0:
            return float(page.value[page.leader] - page.value[choice])
        lead = float((page.found[page.leader, :worlds] - page.found[choice, :worlds]).mean())
        return lead if int(page.racing) >> choice & 1 else max(0.0, lead)  # given up for good
