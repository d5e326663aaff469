"""What there is to see: all of it for the trace, and what one seat may see for the page."""

from collections.abc import Sequence
from typing import Any

from levada.contract import NOBODY, Seat
from levada.games.exlibris.initial_state import letters
from levada.games.exlibris.layout import (
    CLOSING_MARKERS,
    COLOUR_NAMES,
    EMPTY,
    HAND,
    MARKERS,
    OVER,
    PHASES,
    PLAY,
    STACK,
    State,
)

MARKED_PLACES = 4


def expedition(state: State) -> str:
    """From the Seventh to the First, `_` for an empty place."""
    return "".join("_" if card == EMPTY else COLOUR_NAMES[card] for card in state.expedition[::-1])


def houses_of(state: State, taken_by: Sequence[Seat]) -> list[int]:
    return [taken_by.count(seat) for seat in range(state.players)]


def table(state: State) -> dict[str, Any]:
    """What lies open on the table for everybody, in the order of the trace."""
    markers = MARKERS if state.phase == PLAY else CLOSING_MARKERS
    return {
        "expedition": expedition(state),
        "stack": STACK - int(state.drawn),
        "markers": [int(number) for number in markers[:MARKED_PLACES]],
        "islands": {
            name: [
                int(state.sticks[colour]),
                bool(state.village_taken_by[colour] == NOBODY),
                bool(state.city_taken_by[colour] == NOBODY),
            ]
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "hands": [letters(state.hand[seat]) for seat in range(state.players)],
        "villages": houses_of(state, list(state.village_taken_by)),
        "cities": houses_of(state, list(state.city_taken_by)),
    }


def trace(
    state: State, to_act: list[Seat], legal: list[str], scores: list[int] | None
) -> dict[str, Any]:
    """A line of the trace but for `n`, its keys in the order of the format."""
    return {
        "phase": PHASES[state.phase],
        "to_act": to_act,
        **table(state),
        "legal": legal,
        "scores": scores,
    }


def view(
    state: State, seat: Seat, to_act: list[Seat], legal: list[str], scores: list[int] | None
) -> dict[str, Any]:
    """What one seat may see: its own hand, and all hands once they are counted."""
    public = table(state)
    if state.phase != OVER:
        public["hands"] = [
            hand if owner == seat else None for owner, hand in enumerate(public["hands"])
        ]
    played = [letters(state.played[other]) for other in range(state.players)]
    return {
        "game": "exlibris",
        "players": int(state.players),
        "seat": None if seat == NOBODY else seat,
        "phase": PHASES[state.phase],
        "to_act": to_act,
        **public,
        "hand_sizes": [HAND - len(orders) for orders in played],
        "played": played,
        "legal": legal,
        "scores": scores,
    }
