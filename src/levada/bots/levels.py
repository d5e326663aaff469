"""The levels of play: each a named set of numbers, so that a stronger engine can take its place."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_type_hints

from levada.bots.exlibris.policy import Numbers as ExLibrisNumbers
from levada.bots.santiago.evaluation import Numbers as SantiagoNumbers
from levada.bots.search_notes import WIDEST
from levada.bots.search_notes import Numbers as CommonNumbers
from levada.message_format import quote
from levada.options import OptionError

LONGEST = 80  # letters of a level as it is written: it has to fit into a record

RANDOM = {"slips": 1.0}

SANTIAGO_REGULAR = {
    "near_water": 0.45,
    "far_water": 0.18,
    "late_water": 0.25,
    "growth": 0.65,
    "overseer": 2.2,
    "rival_bid": 4.7,
    "choosing": 0.95,
    "nerve": 0.7,
    "patience": 1.3,
    "leader": 0.15,
    "others": 0.15,
}
# Believes that all it plants will be watered and nothing will grow; looks at its own gain alone.
SANTIAGO_NOVICE = {
    "slips": 0.1,
    "blur": 3.0,
    "near_water": 0.9,
    "far_water": 0.6,
    "rival_bid": 2.5,
    "choosing": 0.7,
    "nerve": 0.7,
}
SANTIAGO_EXPERT = {
    **SANTIAGO_REGULAR,
    "iterations": 4000.0,
    "width": 10.0,
    "horizon": 2.0,
    "blur": 1.2,
    "wander": 0.03,
    "doubt": 3.0,
    "leader": 0.45,
    "winning": 8.0,
}

EXLIBRIS_REGULAR = {
    "foresight": 1.0,
    "seekers_a_turn": 1.6,
    "spread": 0.97,
    "least_spread": 0.23,
    "leader": 0.17,
    "others": 0.15,
}
# Counts what it has as if the game ended now.
EXLIBRIS_NOVICE = {"slips": 0.1, "blur": 1.0, "seekers_a_turn": 1.6, "least_spread": 0.2}
EXLIBRIS_EXPERT = {
    **EXLIBRIS_REGULAR,
    "iterations": 4000.0,
    "width": 5.0,
    "horizon": 52.0,
    "wander": 0.03,
    "doubt": 3.0,
    "winning": 3.0,
    "keeping": 0.2,
}

LEVELS: Mapping[str, Mapping[str, Mapping[str, float]]] = {
    "santiago": {
        "random": RANDOM,
        "novice": SANTIAGO_NOVICE,
        "regular": SANTIAGO_REGULAR,
        "expert": SANTIAGO_EXPERT,
    },
    "exlibris": {
        "random": RANDOM,
        "novice": EXLIBRIS_NOVICE,
        "regular": EXLIBRIS_REGULAR,
        "expert": EXLIBRIS_EXPERT,
    },
}
"""By game and level, weakest first."""

UNLESS_NAMED = {"width": 1.0, "horizon": 1.0, "rival_bid": 1.0, "nerve": 1.0, "seekers_a_turn": 1.0}
"""All other numbers are 0."""

BOUNDS = {
    "slips": (0.0, 1.0),
    "wander": (0.0, 1.0),
    "width": (1.0, float(WIDEST)),
    "horizon": (0.0, 1_000.0),
    "rival_bid": (0.1, math.inf),  # these three are divided by
    "nerve": (0.1, math.inf),
    "seekers_a_turn": (0.1, math.inf),
    "keeping": (0.0, 10.0),
}
"""Between which a number makes sense; the others are 0 or more."""

NUMBERS: Mapping[str, type[CommonNumbers]] = {
    "santiago": SantiagoNumbers,
    "exlibris": ExLibrisNumbers,
}


@dataclass(frozen=True)
class Level:
    """How a bot plays one game."""

    name: str
    """As it was written: `expert`, or with numbers changed, `expert:iterations=500`."""
    numbers: Mapping[str, float]


def level(game: str, words: str) -> Level:
    """The level somebody wrote: a name, and perhaps numbers that are to be different."""
    name, colon, rest = words.partition(":")
    known = LEVELS[game]
    if name not in known:
        raise OptionError(f"level: {quote(name)} is not there; expected {', '.join(known)}")
    if len(words) > LONGEST:
        raise OptionError(f"level: {quote(words)} is longer than {LONGEST} letters")
    changes = dict(change_in(game, each) for each in rest.split(",")) if colon else {}
    if "milliseconds" in changes:  # a budget in time stands instead of one in playouts
        changes.setdefault("iterations", 0.0)
    names = get_type_hints(NUMBERS[game])
    numbers = {each: UNLESS_NAMED.get(each, 0.0) for each in names}
    return Level(words, {**numbers, **known[name], **changes})


def change_in(game: str, words: str) -> tuple[str, float]:
    """`iterations=500`."""
    name, _, value = words.partition("=")
    known = list(get_type_hints(NUMBERS[game]))
    if name not in known:
        raise OptionError(f"level: {quote(name)} is no number; there are {', '.join(known)}")
    least, most = BOUNDS.get(name, (0.0, math.inf))
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not least <= number <= most or math.isinf(number):
        expected = f"{least:g} or more" if math.isinf(most) else f"{least:g} to {most:g}"
        raise OptionError(f"level: {name}={quote(value)} is not possible; expected {expected}")
    return name, number
