"""Ex Libris as the contract wants it."""

from collections.abc import Sequence
from typing import ClassVar

from levada.contract import Games, Seat, recall
from levada.engine import Engine
from levada.feature_vector import units_of
from levada.game import Game, InitialState, Views
from levada.games.exlibris import initial_state, notation, rules, view
from levada.games.exlibris.feature_names import NAMED, action_name
from levada.games.exlibris.features import FEATURES
from levada.games.exlibris.invariants import FAULTS
from levada.games.exlibris.layout import COLOURS, LAYOUT, OVER, PHASES
from levada.games.exlibris.options import ExLibrisOptions, ExLibrisWishes
from levada.games.exlibris.uncompiled_rules import stack_size
from levada.games.exlibris.view_types import ExLibrisTrace, ExLibrisView
from levada.options import Options, Wishes


class ExLibris(Game[ExLibrisView, ExLibrisTrace]):
    name = "exlibris"
    title = "Ex Libris"
    summary = "cards, an expedition and five islands, about 5 minutes"
    version = 1
    players = range(2, 5)
    layout = LAYOUT
    actions = COLOURS
    features = FEATURES
    features_version = 2
    named_features = NAMED
    most_actions = 32
    phases = PHASES
    faults = FAULTS
    over = OVER
    initial_state: ClassVar[InitialState] = initial_state
    views: Views[ExLibrisView, ExLibrisTrace] = view
    options: ClassVar[type[Options]] = ExLibrisOptions
    wishes: ClassVar[type[Wishes]] = ExLibrisWishes

    def __init__(self) -> None:
        self.engine = Engine(rules, COLOURS, units_of(NAMED), max(self.players))

    def moves(self, games: Games, i: int, seat: Seat) -> list[str]:
        if seat not in self.engine.seats_to_act(games, i):
            return []
        return [
            notation.format_move(action) for action in self.engine.legal_actions(games, i, seat)
        ]

    def parse(self, games: Games, i: int, seat: Seat, move: str) -> tuple[int, ...]:
        return (notation.parse(recall(games, i), seat, move),)

    def format_move(self, _games: Games, _i: int, actions: Sequence[int]) -> str:
        return notation.format_move(actions[0])

    def format_action(self, _games: Games, _i: int, action: int) -> str:
        return notation.format_move(action)

    def action_name(self, action: int) -> str:
        return action_name(action)

    def is_whole(self, _games: Games, _i: int) -> bool:
        return True

    def obstacle(self, _games: Games, _i: int) -> str | None:
        return None

    def face_down(self, games: Games, i: int) -> int:
        return stack_size(recall(games, i))


GAME = ExLibris
