"""Plain Python asks a rule through `uncompiled_rules`: the same answers, and nothing is compiled."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import FunctionType, ModuleType
from typing import Any, cast

import numpy as np
import pytest

import levada
from levada.compilation import entry_point_for, uncompiled
from levada.contract import Games, Seat, Totals, snapshot, trial_copy
from levada.games.exlibris import rules as exlibris_rules
from levada.games.exlibris import uncompiled_rules as exlibris
from levada.games.santiago import rules as santiago_rules
from levada.games.santiago import uncompiled_rules as santiago
from tests.contract.played_games import positions
from tests.contract.tables import tables_of
from tests.rules.exlibris import all_rules as all_of_exlibris
from tests.rules.santiago import all_rules as all_of_santiago

MOST_ANSWERS = 64
TEMPLATES = ("levada.bots.search", "levada.bots.table_loop")
"""They hold compiled functions, which their templates call when they are compiled."""


all_rules = cast("Any", None)


def ask(games: Games, i: int, seat: Seat, out: Totals) -> None:
    all_rules.ask(games[i], seat, out)


def is_compiled(value: Any) -> bool:
    return hasattr(value, "py_func")


def functions_in(module: ModuleType) -> list[FunctionType]:
    return [value for value in vars(module).values() if isinstance(value, FunctionType)]


def called_by(function: FunctionType) -> Iterator[Any]:
    """What a function names of its own module, and of modules of ours that it names."""
    held = [function.__globals__.get(name) for name in function.__code__.co_names]
    yield from held
    for module in held:
        if isinstance(module, ModuleType) and module.__name__.startswith("levada"):
            yield from (vars(module).get(name) for name in function.__code__.co_names)


def plain_modules() -> list[ModuleType]:
    """Those of ours in which nothing is compiled."""
    packages = ("levada.games", "levada.bots", "levada.presentation")
    names = [each.name for each in walk_packages(levada.__path__, "levada.")]
    found = [import_module(name) for name in names if name.startswith(packages)]
    return [each for each in found if each.__name__ not in TEMPLATES and not compiles(each)]


def compiles(module: ModuleType) -> bool:
    return any(
        is_compiled(value) and value.py_func.__module__ == module.__name__
        for value in vars(module).values()
    )


@pytest.mark.parametrize("asked", [santiago, exlibris])
def test_an_uncompiled_rule_calls_no_compiled_one(asked: ModuleType) -> None:
    waiting = [each for each in functions_in(asked) if each is not uncompiled]
    assert waiting
    for function in waiting:
        called = list(called_by(function))
        assert not [each for each in called if is_compiled(each)], function.__name__
        waiting += [
            each for each in called if isinstance(each, FunctionType) and each not in waiting
        ]


def test_nothing_plain_calls_a_compiled_rule() -> None:
    """It would be compiled each time the program starts."""
    modules = plain_modules()
    assert len(modules) > 40
    for module in modules:
        held = vars(module)
        assert [name for name in held if is_compiled(held[name])] == [], module.__name__
        own = [each for each in functions_in(module) if each.__module__ == module.__name__]
        for function in own:
            called = [each for each in called_by(function) if is_compiled(each)]
            assert called == [], f"{module.__name__}.{function.__name__}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rules", "all_rules"),
    [
        ("santiago", santiago_rules, all_of_santiago),
        ("exlibris", exlibris_rules, all_of_exlibris),
    ],
)
def test_an_uncompiled_rule_answers_like_the_compiled_one(
    name: str, rules: ModuleType, all_rules: ModuleType
) -> None:
    ask_compiled = entry_point_for(rules, ask, all_rules=all_rules)
    ask_plain = uncompiled(all_rules.ask)
    for table in tables_of(name):
        for games in positions(table):
            for seat in table.seats:
                answers, plain_answers = np.zeros((2, MOST_ANSWERS), np.int64)
                changed, state = games.copy(), trial_copy(snapshot(games, 0))
                ask_compiled(changed, 0, seat, answers)
                ask_plain(state, seat, plain_answers)
                assert answers.tolist() == plain_answers.tolist()
                assert vars(snapshot(changed, 0)) == vars(state)


@pytest.mark.parametrize(
    ("asked", "all_rules"), [(santiago, all_of_santiago), (exlibris, all_of_exlibris)]
)
def test_every_uncompiled_rule_is_compared(asked: ModuleType, all_rules: ModuleType) -> None:
    held = (getattr(each, "py_func", each) for each in vars(all_rules).values())
    compared = {each.__code__ for each in held if isinstance(each, FunctionType)}
    assert {each.__code__ for each in functions_in(asked) if each is not uncompiled} <= compared
