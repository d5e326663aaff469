"""Why an order of Ex Libris is good: what it finds, lifts, takes, and leaves to the next seat."""

from collections.abc import Mapping, Sequence

from levada.bots.reason_types import Evaluator, Reason
from levada.contract import NOBODY, Games, Seat, snapshot
from levada.game import Game
from levada.games.exlibris.layout import (
    CLOSING_MARKERS,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    MARKERS,
    OVER,
    PLAY,
    State,
)
from levada.games.exlibris.scoring import CITY_POINTS, VILLAGE_POINTS

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
VILLAGE, CITY = "village", "city"
POINTS = {VILLAGE: VILLAGE_POINTS, CITY: CITY_POINTS}


def reasons_for(
    game: Game,
    seen: Games,
    seat: Seat,
    actions: tuple[int, ...],
    _mind: Evaluator,
    _totals: Sequence[float],
) -> list[Reason]:
    """The most important first."""
    [colour] = actions
    ordered = seen.copy()
    game.engine.apply(ordered, 0, seat, colour)
    before, after = snapshot(seen, 0), snapshot(ordered, 0)
    values = island_values(game, seen), island_values(game, ordered)
    return [
        *of_end(before, after),
        *of_houses(before, after, colour),
        of_search(before, colour),
        *of_island(before, seat, colour, *values),
        *of_next_seat(before, after, colour),
        *of_total(game.scores(ordered, 0)[seat] - game.scores(seen, 0)[seat]),
        {"reason": "spends", "colour": COLOUR_NAMES[colour], "value": values[0][colour]},
        *of_other_islands(after, seat, *values),
    ][:MOST_REASONS]


def island_values(game: Game, games: Games) -> list[int]:
    """Asked of the count: what one card more of each colour would bring."""
    values = []
    for colour in range(COLOURS):
        richer = games.copy()
        richer[0].hand[0, colour] += 1
        values.append(game.scores(richer, 0)[0] - game.scores(games, 0)[0])
    return values


def of_end(before: State, after: State) -> list[Reason]:
    if after.phase == OVER:
        return [{"reason": "ends_game"}]
    return [{"reason": "begins_closing"}] if after.phase != before.phase else []


def of_houses(before: State, after: State, colour: int) -> list[Reason]:
    houses = {
        VILLAGE: (before.village_taken_by, after.village_taken_by),
        CITY: (before.city_taken_by, after.city_taken_by),
    }
    return [
        {"reason": "takes", "house": house, "colour": COLOUR_NAMES[colour], "points": POINTS[house]}
        for house, (stood, stands) in houses.items()
        if stood[colour] != stands[colour]
    ]


def of_search(before: State, colour: int) -> Reason:
    if colour not in before.expedition:
        return {"reason": "joins_expedition", "colour": COLOUR_NAMES[colour]}
    books = books_found(before, list(before.expedition), colour)
    return {"reason": "finds", "colour": COLOUR_NAMES[colour], "books": books}


def books_found(state: State, expedition: Sequence[int], colour: int) -> int:
    markers = MARKERS if state.phase == PLAY else CLOSING_MARKERS
    return sum(int(markers[place]) for place, card in enumerate(expedition) if card == colour)


def of_island(
    before: State, seat: Seat, colour: int, values: list[int], values_after: list[int]
) -> list[Reason]:
    """What a rising island means to whoever still holds its cards."""
    reasons = of_value("lifts", colour, values[colour], values_after[colour])
    cards = before.hand[seat][colour] - 1
    if cards:
        reasons.append({"reason": "holds", "colour": COLOUR_NAMES[colour], "cards": cards})
    return reasons


def of_other_islands(
    after: State, seat: Seat, values: list[int], values_after: list[int]
) -> list[Reason]:
    """Islands that fall behind, of colours the seat holds."""
    reasons = []
    for colour in range(COLOURS):
        if after.hand[seat][colour] and values_after[colour] < values[colour]:
            reasons += of_value("lowers", colour, values[colour], values_after[colour])
    return reasons


def of_value(code: str, colour: int, value: int, value_after: int) -> list[Reason]:
    if value == value_after:
        return []
    return [{"reason": code, "colour": COLOUR_NAMES[colour], "from": value, "to": value_after}]


def of_total(gained: int) -> list[Reason]:
    if gained == 0:
        return []
    return [{"reason": "gains_now" if gained > 0 else "loses_now", "points": abs(gained)}]


def of_next_seat(before: State, after: State, colour: int) -> list[Reason]:
    """Houses the next seat could take with a card that nobody has shown."""
    if after.phase == OVER:
        return []
    known = seekers_known(before, after, colour)
    return [
        {
            "reason": "exposes",
            "seat": after.seat,
            "house": house,
            "colour": COLOUR_NAMES[each],
            "points": POINTS[house],
        }
        for each in range(COLOURS)
        if (house := house_standing(after, each))
        and after.unused[each]
        and books_found(after, known, each) > after.sticks[each]
    ]


def seekers_known(before: State, after: State, colour: int) -> Sequence[int]:
    """The expedition as it will be, from the First on, up to the cards that are yet to be drawn."""
    seekers = list(before.expedition).count(colour)
    if seekers == 0:
        return list(after.expedition)
    moving_up = sum(card != EMPTY for card in before.expedition) - seekers
    return list(after.expedition[:moving_up])


def house_standing(state: State, colour: int) -> str | None:
    """The house that would be taken next."""
    if state.village_taken_by[colour] == NOBODY:
        return VILLAGE
    return CITY if state.city_taken_by[colour] == NOBODY else None
