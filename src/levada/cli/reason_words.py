"""The coach's reasons in plain English."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from levada.contract import Seat

Reason: TypeAlias = Mapping[str, Any]
Template: TypeAlias = str | Callable[[Reason], str]

SANTIAGO: Mapping[str, Template] = {
    "gains": "worth {points} to you",
    "loses": "loses you {points}",
    "denies": "denies {seat}{leads} {points}",
    "helps": "helps {seat}{leads} by {points}",
    "costs": "costs {escudos}",
    "earns": "earns {escudos}",
    "refuses": "turns down {escudos}",
    "planting_place": lambda reason: (
        "plants {best}" if reason["best"] == reason["worst"] else "plants {best} to {worst}"
    ),
    "best_tile": "{tile} would be worth {points} to you",
    "lesser_tile": "at worst {tile}, worth {points}",
    "one_marker_less": "one marker less, for a pass",
    "money_left": "leaves you {escudos} for bribery",
    "left_over": "the first to plant places the left-over tile too",
    "overseer": "makes you the overseer",
    "may_be_overseer": "may make you the overseer",
    "joins": "joins a {crop} field, now of {tiles}",
    "markers": "puts {markers} on it",
    "neutral": "puts no marker on it",
    "palm": "takes a palm",
    "on_water": "on water",
    "near_water": "{canals} away from water",
    "far_from_water": "far from water, {canals} away",
    "wanted_by": "takes what {seat}{leads} wants, {points} better than the next tile",
    "waters": "waters {tiles} of {whose}",
    "waters_nobody": "waters nobody’s tiles",
    "saves": "saves {tiles} of yours from the drought",
    "opens_squares": "waters {squares}",
    "waters_palms": "waters {palms}",
    "best_canal": lambda reason: (
        "your best canal now, {segment}, is worth {points}"
        if reason["points"] > 0
        else "no canal brings you anything now"
    ),
    "keeps_extra_canal": lambda reason: (
        "keeps the extra canal for the {rounds} to come"
        if reason["rounds"]
        else "the extra canal is of no use after this round"
    ),
    "spends_extra_canal": lambda reason: (
        "uses up the extra canal with {rounds} to come"
        if reason["rounds"]
        else "the last chance to use the extra canal"
    ),
    "joins_offer": "makes {escudos} together with what others offer",
    "persuades": "likely enough for the overseer",
    "falls_short": "but the overseer may prefer {segment}",
    "instead_of": "instead of {segment}, worth {points} to you",
    "comes_anyway": "but the overseer would likely build it anyway",
    "likely_canal": "the overseer is likely to build {segment}, worth {points} to you",
    "no_canal_likely": "the overseer is likely to build nothing",
}

EXLIBRIS: Mapping[str, Template] = {
    "ends_game": "ends the game",
    "begins_closing": "begins the closing phase",
    "takes": "takes the {house} of {colour} for {points}",
    "finds": lambda reason: "finds {books} on {colour}" if reason["books"] else "finds nothing",
    "joins_expedition": "{colour} joins the expedition",
    "lifts": "lifts {colour} from {from} to {to}",
    "lowers": "lowers {colour} from {from} to {to}",
    "holds": "{cards} of {colour} left in hand",
    "spends": "spends a card worth {value} now",
    "gains_now": "{points} more for you if the game ended now",
    "loses_now": "{points} less for you if the game ended now",
    "exposes": "{seat} could take the {house} of {colour} next",
}

WORDS: Mapping[str, Mapping[str, Template]] = {"santiago": SANTIAGO, "exlibris": EXLIBRIS}
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")
COUNTED = ("tiles", "markers", "escudos", "canals", "squares", "palms", "rounds", "books", "cards")


def in_words(game: str, reason: Reason, seat: Seat, names: Sequence[str]) -> str:
    """A reason as it is said to a seat."""
    template = WORDS[game][reason["reason"]]
    if not isinstance(template, str):
        template = template(reason)
    return template.format(**phrases(reason, seat, names))


def phrases(reason: Reason, seat: Seat, names: Sequence[str]) -> dict[str, str]:
    said = {name: str(value) for name, value in reason.items()}
    for name in COUNTED:
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
