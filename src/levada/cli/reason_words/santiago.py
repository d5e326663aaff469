"""The reasons of Santiago in plain English."""

from collections.abc import Mapping, Sequence

from levada.cli.reason_words.template import Template

WORDS: Mapping[str, Template] = {
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

COUNTED: Sequence[str] = ("tiles", "markers", "escudos", "canals", "squares", "palms", "rounds")
