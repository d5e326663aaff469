"""Asking the rules from Python compiles nothing."""

from importlib import import_module
from pkgutil import walk_packages
from types import FunctionType, ModuleType
from typing import Any

import pytest

from levada import presentation
from levada.games.exlibris import uncompiled_rules as plain_exlibris
from levada.games.santiago import uncompiled_rules as plain_santiago


def is_compiled(value: Any) -> bool:
    return hasattr(value, "py_func")


def rules(module: ModuleType) -> list[Any]:
    return [value for name, value in vars(module).items() if name != "plain" and callable(value)]


@pytest.mark.parametrize("module", [plain_santiago, plain_exlibris])
def test_a_plain_rule_calls_plain_rules_only(module: ModuleType) -> None:
    found = rules(module)
    assert found
    for function in found:
        assert isinstance(function, FunctionType)
        called = (function.__globals__.get(name) for name in function.__code__.co_names)
        assert not [each for each in called if is_compiled(each)]


def test_nothing_shown_is_asked_of_a_rule_that_would_be_compiled_first() -> None:
    names = [each.name for each in walk_packages(presentation.__path__, "levada.presentation.")]
    assert len(names) > 10
    for name in names:
        held = vars(import_module(name))
        assert [each for each in held if is_compiled(held[each])] == []
