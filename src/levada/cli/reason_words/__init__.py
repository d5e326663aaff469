"""The coach's reasons in plain English."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from levada.cli.reason_words.template import Reason, Template
from levada.contract import Seat
from levada.games import module_of

ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


class GameWords(Protocol):
    """What a game's module of words offers."""

    WORDS: Mapping[str, Template]
    """By code."""
    COUNTED: Sequence[str]
    """Values that are numbers of something, named by what they count: `tiles`."""


def words_of(game: str) -> GameWords:
    found: GameWords = module_of(game, "levada.cli.reason_words.{}")
    return found


def in_words(game: str, reason: Reason, seat: Seat, names: Sequence[str]) -> str:
    """A reason as it is said to a seat."""
    own = words_of(game)
    template = own.WORDS[reason["reason"]]
    if not isinstance(template, str):
        template = template(reason)
    return template.format(**phrases(reason, own.COUNTED, seat, names))


def phrases(
    reason: Reason, counts: Sequence[str], seat: Seat, names: Sequence[str]
) -> dict[str, str]:
    said = {name: str(value) for name, value in reason.items()}
    for name in counts:
        if name in reason:
            said[name] = counted(reason[name], name.removesuffix("s"))
    if "points" in reason:
        said["points"] = counted(reason["points"], "point")
    for place in ("best", "worst"):
        if place in reason:
            said[place] = ORDINALS[reason[place]]
    if "seat" in reason:
        is_own = reason["seat"] == seat
        said["seat"] = "you" if is_own else names[reason["seat"]]
        said["whose"] = "yours" if is_own else f"{names[reason['seat']]}’s"
        said["leads"] = " (the leader)" if reason.get("leads") else ""
    return said


def counted(number: float, noun: str) -> str:
    """`1 tile`, `2 tiles`, `2.5 points`."""
    return f"{number:g} {noun if number == 1 else f'{noun}s'}"
