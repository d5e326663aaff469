"""Chance in the trees of the games is the chance of their deals."""

from collections import Counter
from math import comb
from typing import Any

import numpy as np
import pytest

from levada.environments.game_trees import tree_of
from levada.environments.game_trees.exlibris import Books
from levada.environments.openspiel import load
from levada.environments.openspiel.spiel_state import SpielState
from levada.games import game
from tests.environments.spiel_games import TABLES

DEALS = 400


def outcome_in(state: SpielState, dealt: Any) -> int:
    """What a dealt game has where the tree draws now."""
    drawn = type(state.draw).__name__
    at = getattr(state.draw, "at", 0)
    match drawn:
        case "Spring":
            return int(dealt.spring)
        case "Overseer":
            return int(dealt.overseer)
        case "Tile":
            return int(dealt.tiles[at])
        case "First":
            return int(dealt.seat)
        case "ExpeditionCard":
            return int(dealt.expedition[at])
        case "Books":
            assert isinstance(state.draw, Books)
            return int(dealt.hand[state.draw.owner, state.draw.colour])
    raise AssertionError(drawn)


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_every_deal_is_drawn_and_as_often_as_the_tree_says(
    name: str, given: dict[str, Any]
) -> None:
    options = {key: value for key, value in given.items() if key != "reward"}
    if name == "santiago":
        options["palms"] = False  # a deal does not say in which order they were put down
    spiel = load(name, **options)
    table = spiel.table
    agreed = table.game.agree(options)
    found: Counter[int] = Counter()
    expected = np.zeros(table.tree.MOST_OUTCOMES)
    for number in range(DEALS):
        dealt = table.game.deal(*agreed, 5, number)[0]
        state = spiel.new_initial_state()
        while not state.is_set_up:
            outcome = outcome_in(state, dealt)
            chances = dict(state.chance_outcomes())
            assert outcome in chances
            for each, chance in chances.items():
                expected[each] += chance
            found[outcome] += 1
            state.apply_action(outcome)
    seen = np.array([found[outcome] for outcome in range(len(expected))])
    # Five standard deviations of as many draws that nearly go their own ways.
    assert np.all(np.abs(seen - expected) <= 5 * np.sqrt(expected + 1))


def test_palms_stand_apart_and_off_the_spring() -> None:
    spiel = load("santiago", players=3, palms=True, spring="C2", overseer=0)
    state = spiel.new_initial_state()
    squares = [dict(state.chance_outcomes())]
    for _ in range(2):
        state.apply_action(min(squares[-1]))
        squares.append(dict(state.chance_outcomes()))
    assert [len(each) for each in squares] == [44, 40, 37]
    assert set(squares[2]) < set(squares[1]) < set(squares[0])


def test_a_hand_is_drawn_colour_by_colour() -> None:
    ex_libris = game("exlibris")
    tree = tree_of(ex_libris)
    options, wishes = ex_libris.agree({"players": 2})
    state = tree.undrawn(ex_libris, options, wishes)[0]
    first, second = Books(0, 0), Books(0, 1)
    assert sum(first.weights(state)) == comb(55, 13)
    first.place(state, 5)
    assert sum(second.weights(state)) == comb(44, 8)
    assert second.weights(state)[9:] == [0, 0, 0]
