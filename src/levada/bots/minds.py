"""The minds of the games: each game's judgement, compiled, and the records it reads and writes."""

from functools import cache
from math import inf
from time import monotonic
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from levada.bots import thinking
from levada.bots.exlibris import judgement as exlibris
from levada.bots.levels import Level, level
from levada.bots.notes import MOST_WORLDS, SEATS, SEEN, WIDEST
from levada.bots.santiago import judgement as santiago
from levada.bots.thinking import APPRAISE, NO_ACTION, RACE, WEIGH, WORLDS_A_HEAT
from levada.chance import Generator, generator
from levada.compiling import door
from levada.contract import Games, Seat, layout_of
from levada.game import Game
from levada.games.exlibris import rules as exlibris_rules
from levada.games.santiago import rules as santiago_rules

MODULES: dict[str, tuple[ModuleType, Any]] = {
    "santiago": (santiago_rules, santiago),
    "exlibris": (exlibris_rules, exlibris),
}


class Mind:
    """One game's."""

    def __init__(self, rules: ModuleType, judgement: Any) -> None:
        self.think = door(thinking.think, rules, judgement=judgement)
        self.numbers = layout_of(judgement.Numbers)
        self.notes = layout_of(judgement.Notes, most_bytes=inf)


@cache
def mind_of(game: str) -> Mind:
    return Mind(*MODULES[game])


def warm(game: Game) -> None:
    """Thinks once, which compiles what the cache does not have."""
    games = game.deal(game.options.of({}), game.wishes.of({}), 0)
    Thinker(game, level(game.name, "expert"), generator(0)).appraise(games)


class Thinker:
    """Thinks about one position after another with the numbers of a level.

    `think` on a position notes the choices; `race` plays them on for as long as somebody wants.
    """

    def __init__(self, game: Game, level: Level, rng: Generator) -> None:
        self.mind = mind_of(game.name)
        self.rng = rng
        self.numbers = np.zeros(1, self.mind.numbers)
        for name, value in level.numbers.items():
            self.numbers[name] = value
        self.notes = np.zeros(2, self.mind.notes)
        self.games = np.zeros(4, game.layout)
        self.totals = np.zeros(SEATS, np.int64)
        self.seat: Seat = 0

    def think(self, what: int) -> int:
        return self.mind.think(
            self.games, self.seat, what, self.numbers, self.notes, self.totals, self.rng
        )

    @property
    def page(self) -> Any:
        """What is written down about the choices."""
        return self.notes[RACE]

    def appraise(self, seen: Games) -> npt.NDArray[np.float64]:
        """What a position is worth to each seat."""
        self.games[SEEN] = seen[0]
        self.think(APPRAISE)
        worth: npt.NDArray[np.float64] = self.page.worth[: seen["players"][0]].copy()
        return worth

    def weigh(self, seen: Games, seat: Seat) -> None:
        """Notes the choices of a seat, best first, and lines them up for a race."""
        self.games[SEEN] = seen[0]
        self.seat = seat
        self.think(WEIGH)
        self.line_up()

    def note(self, action: int) -> None:
        """Puts an action among the choices that was not thought of."""
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
        return self.think(WORLDS_A_HEAT)

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
