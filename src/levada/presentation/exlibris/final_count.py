"""The count: at the end, and at any time as if the game ended then."""

from levada.contract import NOBODY, Games, Seat, snapshot
from levada.games.exlibris.layout import COLOUR_NAMES, HAND, OVER, State
from levada.games.exlibris.uncompiled_rules import (
    hand_size,
    house_points,
    is_hand_seen_by,
    island_value,
    left_on_island,
)
from levada.match import winners_of
from levada.presentation.exlibris.aid_types import Cards, ExLibrisCount, ExLibrisTotal, IslandWorth


def islands(state: State) -> list[IslandWorth]:
    """By their letters."""
    return [
        {
            "island": name,
            "left": left_on_island(state, island),
            "worth": island_value(state, island),
        }
        for island, name in enumerate(COLOUR_NAMES)
    ]


def worth(state: State) -> dict[str, int]:
    return {name: island_value(state, island) for island, name in enumerate(COLOUR_NAMES)}


def seats(state: State, shown: range | list[Seat]) -> list[ExLibrisTotal]:
    """With the hands of those seats whose cards are shown."""
    values = worth(state)
    return [
        total(state, seat, counted_hand(state, seat, values) if seat in shown else None)
        for seat in range(state.players)
    ]


def counted_hand(state: State, seat: Seat, values: dict[str, int]) -> dict[str, Cards]:
    return {
        name: {"cards": cards, "points": cards * values[name]}
        for name, cards in zip(COLOUR_NAMES, state.hand[seat], strict=True)
    }


def total(state: State, seat: Seat, hand: dict[str, Cards] | None) -> ExLibrisTotal:
    villages, cities = (
        [name for name, owner in zip(COLOUR_NAMES, taken_by, strict=True) if owner == seat]
        for taken_by in (state.village_taken_by, state.city_taken_by)
    )
    points = house_points(state, seat)
    hand_points = None if hand is None else sum(each["points"] for each in hand.values())
    return {
        "seat": seat,
        "hand": hand,
        "hand_points": hand_points,
        "villages": villages,
        "cities": cities,
        "house_points": points,
        "total": None if hand_points is None else hand_points + points,
    }


def seats_shown(state: State, seat: Seat) -> list[Seat]:
    """Whose hands a seat sees."""
    return [other for other in range(state.players) if is_hand_seen_by(state, seat, other)]


def count(games: Games, *, is_revealed: bool) -> ExLibrisCount:
    """With all shown once the game is over or ended; or as a spectator would count it now."""
    state = snapshot(games, 0)
    return counted_up(state, range(state.players) if is_revealed else seats_shown(state, NOBODY))


def counted_up(state: State, shown: range | list[Seat]) -> ExLibrisCount:
    """With the hands of those seats whose cards are shown."""
    counted = seats(state, shown)
    sums = [each["total"] for each in counted if each["total"] is not None]
    return {
        "game": "exlibris",
        "islands": sorted(islands(state), key=lambda each: (each["left"], each["island"])),
        "seats": counted,
        "winners": winners_of(sums) if state.phase == OVER else None,
    }


def totals_at(games: Games, *, is_revealed: bool) -> list[int | None]:
    """By seat, with all hands shown once the game is over; or as a spectator sees it."""
    state = snapshot(games, 0)
    shown = range(state.players) if is_revealed else seats_shown(state, NOBODY)
    return [each["total"] for each in seats(state, shown)]


def rounds_done(games: Games) -> int:
    return rounds_played(snapshot(games, 0))


def rounds_played(state: State) -> int:
    """How many orders each seat has given at least."""
    return HAND - max(hand_size(state, seat) for seat in range(state.players))
