"""Why an order of Ex Libris is good: what it finds, lifts, takes, and leaves to the next seat."""

from collections.abc import Mapping, Sequence

from levada.bots.reason_types import Evaluator, Reason
from levada.contract import Games, Seat, snapshot, trial_copy
from levada.game import Game
from levada.games.exlibris.houses import POINTS, House, houses_taken
from levada.games.exlibris.layout import COLOUR_NAMES, COLOURS, OVER, State
from levada.games.exlibris.uncompiled_rules import (
    books_found,
    island_value,
    move_on,
    remove_sticks,
    seekers_of,
)

CODES: Mapping[str, Mapping[str, type]] = {
    "ends_game": {},
    "begins_closing": {},
    "takes": {"house": str, "colour": str, "points": int},
    "finds": {"colour": str, "books": int},
    "joins_expedition": {"colour": str},
    "lifts": {"colour": str, "from": int, "to": int},
    "lowers": {"colour": str, "from": int, "to": int},
    "holds": {"colour": str, "cards": int},
    "spends": {"colour": str, "value": int},
    "gains_now": {"points": int},
    "loses_now": {"points": int},
    "exposes": {"seat": int, "house": str, "colour": str, "points": int},
}
"""Every code with its values; what an island is worth is as if the game ended now."""

MOST_REASONS = 6


def reasons_for(
    game: Game,
    seen: Games,
    seat: Seat,
    actions: tuple[int, ...],
    _evaluator: Evaluator,
    _totals: Sequence[float],
) -> list[Reason]:
    """The most important first."""
    [colour] = actions
    ordered = seen.copy()
    game.engine.apply(ordered, 0, seat, colour)
    before, after = snapshot(seen, 0), snapshot(ordered, 0)
    values = island_values(before), island_values(after)
    return [
        *end_reasons(before, after),
        *house_reasons(before, after, colour),
        search_reason(before, colour),
        *island_reasons(before, seat, colour, *values),
        *next_seat_reasons(before, after, colour),
        *total_reasons(game.scores(ordered, 0)[seat] - game.scores(seen, 0)[seat]),
        {"reason": "spends", "colour": COLOUR_NAMES[colour], "value": values[0][colour]},
        *other_islands_reasons(after, seat, *values),
    ][:MOST_REASONS]


def island_values(state: State) -> list[int]:
    return [island_value(state, island) for island in range(COLOURS)]


def end_reasons(before: State, after: State) -> list[Reason]:
    if after.phase == OVER:
        return [{"reason": "ends_game"}]
    return [{"reason": "begins_closing"}] if after.phase != before.phase else []


def house_reasons(before: State, after: State, colour: int) -> list[Reason]:
    return [
        {"reason": "takes", "house": house, "colour": COLOUR_NAMES[colour], "points": POINTS[house]}
        for house in houses_taken(before, after, colour)
    ]


def search_reason(before: State, colour: int) -> Reason:
    if seekers_of(before, colour) == 0:
        return {"reason": "joins_expedition", "colour": COLOUR_NAMES[colour]}
    books = books_found(before, colour)
    return {"reason": "finds", "colour": COLOUR_NAMES[colour], "books": books}


def island_reasons(
    before: State, seat: Seat, colour: int, values: list[int], values_after: list[int]
) -> list[Reason]:
    """What a rising island means to whoever still holds its cards."""
    reasons = value_reasons("lifts", colour, values[colour], values_after[colour])
    cards = before.hand[seat][colour] - 1
    if cards:
        reasons.append({"reason": "holds", "colour": COLOUR_NAMES[colour], "cards": cards})
    return reasons


def other_islands_reasons(
    after: State, seat: Seat, values: list[int], values_after: list[int]
) -> list[Reason]:
    """Islands that fall behind, of colours the seat holds."""
    reasons = []
    for colour in range(COLOURS):
        if after.hand[seat][colour] and values_after[colour] < values[colour]:
            reasons += value_reasons("lowers", colour, values[colour], values_after[colour])
    return reasons


def value_reasons(code: str, colour: int, value: int, value_after: int) -> list[Reason]:
    if value == value_after:
        return []
    return [{"reason": code, "colour": COLOUR_NAMES[colour], "from": value, "to": value_after}]


def total_reasons(gained: int) -> list[Reason]:
    if gained == 0:
        return []
    return [{"reason": "gains_now" if gained > 0 else "loses_now", "points": abs(gained)}]


def next_seat_reasons(before: State, after: State, colour: int) -> list[Reason]:
    """Houses the next seat could take with a card that nobody has shown."""
    if after.phase == OVER:
        return []
    known = trial_copy(after)
    known.expedition = expedition_known(before, colour)
    return [
        {
            "reason": "exposes",
            "seat": after.seat,
            "house": house,
            "colour": COLOUR_NAMES[each],
            "points": POINTS[house],
        }
        for each in range(COLOURS)
        if after.unused[each]
        for house in houses_open_to(known, after.seat, each)[:1]
    ]


def expedition_known(before: State, colour: int) -> list[int]:
    """As it will be, without the cards that are yet to be drawn."""
    moved = trial_copy(before)
    move_on(moved, colour)
    expedition: list[int] = moved.expedition
    return expedition


def houses_open_to(state: State, seat: Seat, colour: int) -> list[House]:
    """Those an order of this colour would take."""
    taken = trial_copy(state)
    remove_sticks(taken, seat, colour, books_found(state, colour))
    return houses_taken(state, taken, colour)
