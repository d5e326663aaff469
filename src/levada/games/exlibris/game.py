"""Ex Libris as the contract wants it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from levada.contract import Games, Seat, snapshot
from levada.engine import Engine
from levada.game import Game
from levada.games.exlibris import laying_out, notation, rules, view
from levada.games.exlibris.faults import FAULTS
from levada.games.exlibris.features import FEATURES
from levada.games.exlibris.layout import COLOURS, LAYOUT, OVER, PHASES
from levada.games.exlibris.options import ExLibrisOptions, ExLibrisWishes
from levada.options import Options, Wishes


class ExLibris(Game):
    name = "exlibris"
    title = "Ex Libris"
    version = 1
    players = range(2, 5)
    layout = LAYOUT
    actions = COLOURS
    features = FEATURES
    most_actions = 32
    phases = PHASES
    faults = FAULTS
    over = OVER
    setup_fields = laying_out.FIELDS
    options: ClassVar[type[Options]] = ExLibrisOptions
    wishes: ClassVar[type[Wishes]] = ExLibrisWishes

    def __init__(self) -> None:
        self.engine = Engine(rules, COLOURS)

    def prepare(self, options: Options, wishes: Wishes) -> Games:
        assert isinstance(options, ExLibrisOptions)
        assert isinstance(wishes, ExLibrisWishes)
        return laying_out.prepare(options, wishes)

    def read_setup(self, options: Options, setup: Mapping[str, Any]) -> Games:
        assert isinstance(options, ExLibrisOptions)
        return laying_out.lay_out(options, setup)

    def set_up(self, games: Games, i: int) -> dict[str, Any]:
        return laying_out.set_up(snapshot(games, i))

    def moves(self, games: Games, i: int, seat: Seat) -> list[str]:
        if seat not in self.engine.seats_to_act(games, i):
            return []
        return [notation.say(action) for action in self.engine.legal_actions(games, i, seat)]

    def hear(self, games: Games, i: int, seat: Seat, move: str) -> tuple[int, ...]:
        return (notation.hear(snapshot(games, i), seat, move),)

    def say(self, _games: Games, _i: int, actions: Sequence[int]) -> str:
        return notation.say(actions[0])

    def is_whole(self, _games: Games, _i: int) -> bool:
        return True

    def obstacle(self, _games: Games, _i: int) -> str | None:
        return None

    def describe(
        self, state: Any, to_act: list[Seat], legal: list[str], scores: list[int] | None
    ) -> dict[str, Any]:
        return view.trace(state, to_act, legal, scores)

    def show(
        self,
        state: Any,
        seat: Seat,
        to_act: list[Seat],
        legal: list[str],
        scores: list[int] | None,
    ) -> dict[str, Any]:
        return view.view(state, seat, to_act, legal, scores)
