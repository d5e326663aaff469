"""What has happened by one order, told from what a viewer sees before and after it."""

from levada.contract import Games, Seat, recall
from levada.games.exlibris.houses import POINTS, houses_taken
from levada.games.exlibris.layout import COLOUR_NAMES, OVER, PLACES, PLAY, State
from levada.games.exlibris.uncompiled_rules import (
    are_hands_equal,
    books_found,
    is_city_taken,
    is_last_round_next,
    stack_size,
)
from levada.games.exlibris.view import expedition
from levada.presentation.exlibris.event_types import ExLibrisEvent, Trigger
from levada.presentation.exlibris.final_count import counted_up, rounds_played
from levada.presentation.exlibris.order_outcome import (
    cards_at,
    lanterns,
    places_found,
    places_left,
    places_refilled,
)


def events(before: Games, after: Games, seat: Seat, move: str) -> list[ExLibrisEvent]:
    """Between two states that `seen_by` has made of the viewer; an order is public."""
    colour = COLOUR_NAMES.index(move.split(" ")[1])
    then, now = recall(before, 0), recall(after, 0)
    return [
        order_event(then, seat, colour),
        *island_events(then, now, seat, colour),
        *leaving_events(then, colour),
        *arriving_events(then, now, seat, colour),
        *closing_events(then, now),
        *round_events(now),
    ]


def motive(_games: Games, _seat: Seat, _move: str) -> None:
    """What speaks for an order is the hand, which nobody else sees."""


def opening(games: Games) -> list[ExLibrisEvent]:
    """Before the first move."""
    state = recall(games, 0)
    return [
        {"event": "begins", "seat": state.seat, "expedition": expedition(state)},
        {"event": "round", "round": 1},
    ]


def order_event(before: State, seat: Seat, colour: int) -> ExLibrisEvent:
    places = places_found(before, colour)
    return {
        "event": "ordered",
        "seat": seat,
        "colour": COLOUR_NAMES[colour],
        "places": places,
        "lanterns": lanterns(before, places),
        "found": books_found(before, colour),
    }


def island_events(before: State, after: State, seat: Seat, island: int) -> list[ExLibrisEvent]:
    """Houses are taken when sticks are short, so they come first."""
    name = COLOUR_NAMES[island]
    happened: list[ExLibrisEvent] = [
        {
            "event": "house_taken",
            "seat": seat,
            "island": name,
            "house": house,
            "points": POINTS[house],
        }
        for house in houses_taken(before, after, island)
    ]
    sticks, left = before.sticks[island], after.sticks[island]
    if happened or sticks != left:
        happened.append({"event": "sticks_taken", "island": name, "before": sticks, "after": left})
    return happened


def leaving_events(before: State, colour: int) -> list[ExLibrisEvent]:
    places = places_left(before, colour)
    if not places:
        return []
    return [{"event": "seekers_left", "places": places, "cards": cards_at(before, places)}]


def arriving_events(before: State, after: State, seat: Seat, colour: int) -> list[ExLibrisEvent]:
    """The order itself joins where it found nobody; otherwise cards are drawn, if there are any."""
    if not places_found(before, colour):
        card = COLOUR_NAMES[colour]
        return [{"event": "joined", "seat": seat, "card": card, "place": PLACES}]
    places = places_refilled(before, after)
    if not places:
        return []
    return [{"event": "refilled", "places": places, "cards": cards_at(after, places)}]


def closing_events(before: State, after: State) -> list[ExLibrisEvent]:
    if before.phase != PLAY or after.phase == PLAY:
        return []
    return [{"event": "closing", "why": triggers(after)}]


def triggers(state: State) -> list[Trigger]:
    """X8: there may be more than one."""
    why: list[Trigger] = []
    if stack_size(state) == 0:
        why.append("stack")
    if is_city_taken(state):
        why.append("city")
    if is_last_round_next(state):
        why.append("hands")
    return why


def round_events(after: State) -> list[ExLibrisEvent]:
    """The end, or the next round once all have given as many orders."""
    if after.phase == OVER:
        counted = counted_up(after, range(after.players))
        return [
            {
                "event": "over",
                "islands": counted["islands"],
                "seats": counted["seats"],
                "winners": counted["winners"] or [],
            }
        ]
    if not are_hands_equal(after):
        return []
    return [{"event": "round", "round": rounds_played(after) + 1}]
