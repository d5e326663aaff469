"""What there is to see: all of it for the trace, and what one seat may see for the page."""

from levada.contract import NOBODY, Seat
from levada.games.exlibris.houses import House, taken_by
from levada.games.exlibris.initial_state import letters
from levada.games.exlibris.layout import COLOUR_NAMES, EMPTY, PHASES, State
from levada.games.exlibris.uncompiled_rules import (
    hand_size,
    is_hand_seen_by,
    markers_at,
    stack_size,
)
from levada.games.exlibris.view_types import (
    ExLibrisTrace,
    ExLibrisView,
    Island,
    OwnView,
    PublicTable,
)

MARKED_PLACES = 4


def expedition(state: State) -> str:
    """From the Seventh to the First, `_` for an empty place."""
    return "".join("_" if card == EMPTY else COLOUR_NAMES[card] for card in state.expedition[::-1])


def houses_of(state: State, house: House) -> list[int]:
    """By seat: how many it has taken."""
    takers = taken_by(state)[house]
    return [takers.count(seat) for seat in range(state.players)]


def islands(state: State) -> dict[str, Island]:
    return {
        name: (
            int(state.sticks[colour]),
            bool(state.village_taken_by[colour] == NOBODY),
            bool(state.city_taken_by[colour] == NOBODY),
        )
        for colour, name in enumerate(COLOUR_NAMES)
    }


def table(state: State) -> PublicTable:
    return {
        "expedition": expedition(state),
        "stack": stack_size(state),
        "markers": [markers_at(state, place) for place in range(MARKED_PLACES)],
        "islands": islands(state),
    }


def trace(
    state: State, to_act: list[Seat], legal: list[str], scores: list[int] | None
) -> ExLibrisTrace:
    """A line of the trace but for `n`, its keys in the order of the format."""
    return {
        "phase": PHASES[state.phase],
        "to_act": to_act,
        **table(state),
        "hands": [letters(state.hand[owner]) for owner in range(state.players)],
        "villages": houses_of(state, "village"),
        "cities": houses_of(state, "city"),
        "legal": legal,
        "scores": scores,
    }


def public(state: State, to_act: list[Seat], scores: list[int] | None) -> ExLibrisView:
    """What a spectator sees: all hands once they are counted, and none before."""
    return {
        "game": "exlibris",
        "players": int(state.players),
        "seat": None,
        "phase": PHASES[state.phase],
        "to_act": to_act,
        **table(state),
        "hands": visible_hands(state, NOBODY),
        "villages": houses_of(state, "village"),
        "cities": houses_of(state, "city"),
        "hand_sizes": [hand_size(state, other) for other in range(state.players)],
        "played": [letters(state.played[other]) for other in range(state.players)],
        "legal": [],
        "scores": scores,
    }


def own(state: State, seat: Seat, legal: list[str]) -> OwnView:
    """What is not the same for every seat: the hands."""
    return {
        "seat": None if seat == NOBODY else seat,
        "hands": visible_hands(state, seat),
        "legal": legal,
    }


def visible_hands(state: State, seat: Seat) -> list[str | None]:
    """By seat; nothing where it is hidden."""
    return [
        letters(state.hand[owner]) if is_hand_seen_by(state, seat, owner) else None
        for owner in range(state.players)
    ]
