"""The levels of play: each a named set of numbers, so that a stronger engine can take its place."""

from collections.abc import Mapping
from dataclasses import dataclass

from levada.options import OptionError
from levada.wording import quote


@dataclass(frozen=True)
class Level:
    """How a bot plays one game."""

    name: str
    """As it was written: `expert`, or with numbers changed, `expert:iterations=500`."""
    numbers: Mapping[str, float]


LEVELS: Mapping[str, Mapping[str, Mapping[str, float]]] = {
    "santiago": {"random": {"slips": 1.0}},
    "exlibris": {"random": {"slips": 1.0}},
}
"""By game and level."""


def level(game: str, words: str) -> Level:
    """The level somebody wrote: a name, and perhaps numbers that are to be different."""
    name, _, changes = words.partition(":")
    known = LEVELS[game]
    if name not in known:
        raise OptionError(f"level: {quote(name)} is not there; expected {', '.join(known)}")
    return Level(words, known[name])
