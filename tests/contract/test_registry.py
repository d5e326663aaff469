"""Every game is found by its name in every layer, and only games are."""

from importlib import import_module

import pytest

from levada.bots.levels import levels_of
from levada.bots.reasons import reasoning_of
from levada.bots.searcher import compiled_search
from levada.cli.reason_words import words_of
from levada.game import Game
from levada.games import GAMES, game, module_of
from levada.options import OptionError


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert isinstance(game(name), Game)
    assert game(name) is game(name)
    assert game(name).name == name


@pytest.mark.parametrize("name", GAMES)
def test_what_each_layer_finds_of_a_game_is_what_the_type_checker_has_checked(name: str) -> None:
    checked = import_module(f"tests.contract.{name}_layers")
    found = {
        "POLICY": module_of(name, "levada.bots.{}.policy"),
        "LEVELS": levels_of(name),
        "REASONS": reasoning_of(name),
        "PRESENTATION": module_of(name, "levada.presentation.{}"),
        "DRAWING": module_of(name, "levada.drawing.{}"),
        "WORDS": words_of(name),
        "TREE": module_of(name, "levada.environments.game_trees.{}"),
        "TALLY": module_of(name, "levada.games.{}.tally"),
        "COLUMNS": module_of(name, "levada.games.{}.columns"),
    }
    assert {layer: module for layer, module in vars(checked).items() if layer.isupper()} == found


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_bots(name: str) -> None:
    assert compiled_search(name).numbers.names


@pytest.mark.parametrize("name", ["chess", "", "..games.santiago", "santiago.game"])
def test_nothing_else_is_loaded_by_a_name_from_outside(name: str) -> None:
    with pytest.raises(OptionError, match="is not a game here; expected santiago or exlibris"):
        game(name)
