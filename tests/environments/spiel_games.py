"""Tables for OpenSpiel, and games on them by chance."""

from collections.abc import Iterator
from typing import Any

import numpy as np

TWO_PLAYERS: dict[str, dict[str, Any]] = {
    "exlibris": {"players": 2},
    "santiago": {"players": 2, "edition": "trefl"},
}
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    *TWO_PLAYERS.items(),
    ("santiago", {**TWO_PLAYERS["santiago"], "palms": False, "spring": "C2", "overseer": 1}),
    ("exlibris", {"players": 4, "first": 2, "reward": "total"}),
    ("santiago", {"players": 4, "spare_tile": "planted", "build_named": True, "reward": "rank"}),
    ("santiago", {"players": 5, "palms": True, "spring": "anywhere", "reward": "margin"}),
)


def draw_by_chance(state: Any, chance: np.random.RandomState) -> bool:
    """Goes on with a draw, if there is one now."""
    if not state.is_chance_node():
        return False
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choice(outcomes, p=chances))
    return True


def play_by_chance(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a game, the last one included."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        if not draw_by_chance(state, chance):
            state.apply_action(chance.choice(state.legal_actions()))
    yield state
