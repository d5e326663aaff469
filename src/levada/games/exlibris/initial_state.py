"""From options and words to a state before its first move, and back to words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from levada.contract import Games, SetupError
from levada.game import Shuffle, read_seat
from levada.games.exlibris.layout import (
    BOOKS_A_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    HAND,
    LAYOUT,
    PLACES,
    SEEKERS_A_COLOUR,
    STACK,
    State,
)
from levada.games.exlibris.options import ExLibrisOptions, ExLibrisWishes
from levada.value_text import quote

FIELDS: Sequence[str] = ("first", "expedition", "seekers", "hands", "unused")


def prepare(options: ExLibrisOptions, wishes: ExLibrisWishes) -> Games:
    games = np.zeros(1, LAYOUT)
    state = games[0]
    state.players = options.players
    state.seat = wishes.seat_wished("first", options.players)
    return games


def lay_out(options: ExLibrisOptions, setup: Mapping[str, Any]) -> Games:
    """A state with everything drawn that the deal would draw."""
    games = np.zeros(1, LAYOUT)
    state = games[0]
    state.players = options.players
    state.seat = read_seat("setup.first", setup["first"], options.players)
    expedition = read_cards("setup.expedition", setup["expedition"], PLACES)
    state.expedition = expedition[::-1]  # a record writes from the Seventh to the First
    state.seekers = read_cards("setup.seekers", setup["seekers"], STACK)
    hands = setup["hands"]
    if not isinstance(hands, list) or len(hands) != options.players:
        raise SetupError("setup.hands", f"expected {options.players} hands")
    read = [read_cards(f"setup.hands[{i}]", hand, HAND) for i, hand in enumerate(hands)]
    books_left = BOOKS_A_COLOUR * COLOURS - HAND * options.players
    unused = read_cards("setup.unused", setup["unused"], books_left)
    check_counts("seekers", [*expedition, *state.seekers], SEEKERS_A_COLOUR)
    check_counts("books", sum(read, unused), BOOKS_A_COLOUR)
    for seat, hand in enumerate(read):
        state.hand[seat] = np.bincount(hand, minlength=COLOURS)
    state.unused = np.bincount(unused, minlength=COLOURS)
    return games


def read_cards(place: str, cards: Any, size: int) -> list[int]:
    if not isinstance(cards, str):
        raise SetupError(place, f"{quote(cards)}; expected {size} letters from A to E")
    for i, card in enumerate(cards):
        if card not in COLOUR_NAMES:
            raise SetupError(f"{place}[{i}]", f"{quote(card)} is no colour; expected A to E")
    if len(cards) != size:
        raise SetupError(place, f"expected {size} cards, there are {len(cards)}")
    return [COLOUR_NAMES.index(card) for card in cards]


def check_counts(what: str, cards: list[int], expected: int) -> None:
    counts = Counter(int(card) for card in cards)
    for colour, name in enumerate(COLOUR_NAMES):
        if counts[colour] != expected:
            raise SetupError("setup", f"{counts[colour]} {what} of {name}; there are {expected}")


def letters(counts: Any) -> str:
    """Cards by colour, as sorted letters."""
    return "".join(name * int(count) for name, count in zip(COLOUR_NAMES, counts, strict=True))


def set_up(state: State) -> dict[str, Any]:
    return {
        "first": int(state.seat),
        "expedition": "".join(COLOUR_NAMES[card] for card in state.expedition[::-1]),
        "seekers": "".join(COLOUR_NAMES[card] for card in state.seekers),
        "hands": [letters(state.hand[seat]) for seat in range(state.players)],
        "unused": letters(state.unused),
    }


def reshuffle(setup: Mapping[str, Any], shuffle: Shuffle) -> dict[str, Any]:
    """The stack anew, and all books anew among the hands and those left over."""
    seekers, books = list(setup["seekers"]), list("".join([*setup["hands"], setup["unused"]]))
    shuffle(seekers)
    shuffle(books)
    in_hands = HAND * len(setup["hands"])
    piles = [books[first : first + HAND] for first in range(0, in_hands, HAND)]
    return {
        **setup,
        "seekers": "".join(seekers),
        "hands": ["".join(sorted(pile)) for pile in piles],
        "unused": "".join(sorted(books[in_hands:])),
    }
