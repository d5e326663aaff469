"""What a player's constructor is given in words: `bold:risk=3,name=x`."""

import inspect
from collections.abc import Mapping
from typing import Any, NoReturn

from levada.options import OptionError
from levada.value_text import quote

NAMED = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


def parameters_for(kind: type[Any], words: str, text: str) -> dict[str, Any]:
    """By name, checked against the constructor."""
    pairs = [each.partition("=") for each in text.split(",")] if text else []
    given = {name.strip(): number_or_text(value.strip()) for name, _, value in pairs}
    known = known_parameters(kind)
    for name, equals, _ in pairs:
        if name.strip() not in known:
            expected = f"there are {', '.join(known)}" if known else "there are none"
            raise OptionError(f"level: {quote(words)}: {quote(name)} is no parameter; {expected}")
        if not equals:
            refuse_without_value(words, text, name)
    for name, parameter in known.items():
        if parameter.default is parameter.empty and name not in given:
            refuse_without_value(words, text, name)
    return given


def refuse_without_value(words: str, text: str, name: str) -> NoReturn:
    player = words.removesuffix(text).removesuffix(":")
    raise OptionError(f"level: {quote(words)}: {name} needs a value, such as {player}:{name}=1")


def known_parameters(kind: type[Any]) -> Mapping[str, inspect.Parameter]:
    try:
        found = inspect.signature(kind).parameters
    except (TypeError, ValueError):  # written in C
        return {}
    return {name: each for name, each in found.items() if each.kind in NAMED}


def number_or_text(value: str) -> int | float | str:
    for read in (int, float):
        try:
            return read(value)
        except ValueError:
            continue
    return value
