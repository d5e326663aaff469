"""The levels of play: each a named set of numbers, so that a stronger engine can take its place."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, get_args, get_type_hints

from levada.bots.search_notes import WIDEST
from levada.games import module_of
from levada.options import OptionError
from levada.value_text import quote

LONGEST = 80  # letters of a level as it is written: it has to fit into a record

LevelName = Literal["random", "novice", "regular", "expert"]
LEVEL_NAMES: tuple[LevelName, ...] = get_args(LevelName)
"""Of every game, weakest first."""

RANDOM: Mapping[str, float] = {"slips": 1.0}
UNLESS_NAMED = {"width": 1.0, "horizon": 1.0}
"""What a number is that a level does not name; all others, but for those of a game, are 0."""
BOUNDS = {
    "slips": (0.0, 1.0),
    "wander": (0.0, 1.0),
    "width": (1.0, float(WIDEST)),
    "horizon": (0.0, 1_000.0),
}
"""Between which a number makes sense; the others, but for those of a game, are 0 or more."""


class GameLevels(Protocol):
    """What a game's module of levels offers."""

    LEVELS: Mapping[str, Mapping[str, float]]
    """The numbers of every level but `random`."""
    UNLESS_NAMED: Mapping[str, float]
    BOUNDS: Mapping[str, tuple[float, float]]


def levels_of(game: str) -> GameLevels:
    found: GameLevels = module_of(game, "levada.bots.{}.levels")
    return found


def numbers_of(game: str) -> tuple[str, ...]:
    """The names of all numbers a level has in a game."""
    return tuple(get_type_hints(module_of(game, "levada.bots.{}.policy").Numbers))


@dataclass(frozen=True)
class Level:
    """How a bot plays one game."""

    name: str
    """As it was written: `expert`, or with numbers changed, `expert:iterations=500`."""
    numbers: Mapping[str, float]


def level(game: str, words: str) -> Level:
    """The level somebody wrote: a name, and perhaps numbers that are to be different."""
    name, colon, rest = words.partition(":")
    if name not in LEVEL_NAMES:
        raise OptionError(f"level: {quote(name)} is not there; expected {', '.join(LEVEL_NAMES)}")
    if len(words) > LONGEST:
        raise OptionError(f"level: {quote(words)} is longer than {LONGEST} letters")
    changes = dict(change_in(game, each) for each in rest.split(",")) if colon else {}
    if "milliseconds" in changes:  # a budget in time stands instead of one in playouts
        changes.setdefault("iterations", 0.0)
    own = levels_of(game)
    named = {"random": RANDOM, **own.LEVELS}[name]
    unless_named = {**dict.fromkeys(numbers_of(game), 0.0), **UNLESS_NAMED, **own.UNLESS_NAMED}
    return Level(words, {**unless_named, **named, **changes})


def change_in(game: str, words: str) -> tuple[str, float]:
    """`iterations=500`."""
    name, _, value = words.partition("=")
    known = numbers_of(game)
    if name not in known:
        raise OptionError(f"level: {quote(name)} is no number; there are {', '.join(known)}")
    least, most = {**BOUNDS, **levels_of(game).BOUNDS}.get(name, (0.0, math.inf))
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not least <= number <= most or math.isinf(number):
        expected = f"{least:g} or more" if math.isinf(most) else f"{least:g} to {most:g}"
        raise OptionError(f"level: {name}={quote(value)} is not possible; expected {expected}")
    return name, number
