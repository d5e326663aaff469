"""The reasons of Ex Libris in plain English."""

from collections.abc import Mapping, Sequence

from levada.cli.reason_words.template import Template

WORDS: Mapping[str, Template] = {
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

COUNTED: Sequence[str] = ("books", "cards")
