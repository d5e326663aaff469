"""Players for the tests, as somebody would write them; also a module to name `module:Class`."""

import random
from typing import Any

from levada.contract import Games, Seat
from levada.games import game
from levada.players.protocol import GameStart


class Last:
    def choose(self, view: Any, legal: list[str]) -> str:
        return legal[-1]


class Chance:
    """By chance of its own, from the seed it is told."""

    def begin(self, start: GameStart) -> None:
        self.start = start
        self.chance = random.Random(start.seed)

    def choose(self, view: Any, legal: list[str]) -> str:
        return self.chance.choice(legal)


class FirstAction:
    def begin(self, start: GameStart) -> None:
        self.engine = game(start.game).engine

    def act(self, games: Games, seat: Seat) -> int:
        return self.engine.legal_actions(games, 0, seat)[0]


class Tunable:
    def __init__(self, place: int = 0, *, name: str = "plain") -> None:
        self.place = place
        self.name = name

    def choose(self, view: Any, legal: list[str]) -> str:
        return legal[min(self.place, len(legal) - 1)]


class Needy(Last):
    def __init__(self, limit: int) -> None:
        self.limit = limit


class Vandal(Last):
    """Changes whatever it is handed, at any depth."""

    def choose(self, view: Any, legal: list[str]) -> str:
        move = legal[-1]
        spoil(view)
        legal.clear()
        return move


def spoil(part: Any) -> None:
    if isinstance(part, dict):
        for each in part.values():
            spoil(each)
        part.clear()
    elif isinstance(part, list):
        for each in part:
            spoil(each)
        part[:] = ["spoilt"]


class VandalByNumber(FirstAction):
    def act(self, games: Games, seat: Seat) -> int:
        action = super().act(games, seat)
        games.view("u1")[:] = 7
        return action
