"""What an order finds and does, told from the table before it and after it."""

from types import SimpleNamespace
from typing import Any

from levada.games.exlibris.layout import COLOUR_NAMES, EMPTY, PLACES, State
from levada.games.exlibris.uncompiled_rules import (
    discard_seekers,
    join_expedition,
    markers_at,
    seekers_of,
)


def places_found(state: State, colour: int) -> list[int]:
    """Of the seekers of a colour, counted from 1."""
    return [place + 1 for place in range(PLACES) if state.expedition[place] == colour]


def lanterns(state: State, places: list[int]) -> list[int]:
    return [markers_at(state, place - 1) for place in places]


def places_left(state: State, colour: int) -> list[int]:
    """Whose seekers leave: asked of the rules, with a number on each card in place of a colour."""
    cards = [place if card != EMPTY else EMPTY for place, card in enumerate(state.expedition)]
    numbered: Any = SimpleNamespace(expedition=cards.copy())
    if seekers := seekers_of(state, colour):
        discard_seekers(numbered, seekers)
    else:
        join_expedition(numbered, EMPTY)
    return [card + 1 for card in cards if card != EMPTY and card not in numbered.expedition]


def cards_at(state: State, places: list[int]) -> list[str]:
    return [COLOUR_NAMES[state.expedition[place - 1]] for place in places]


def places_refilled(before: State, after: State) -> list[int]:
    """The place nearest the stack first."""
    drawn = after.drawn - before.drawn
    return list(range(PLACES, PLACES - drawn, -1))
