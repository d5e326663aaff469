"""Positions of Ex Libris, written as the rulebook writes them."""

from typing import Any

import pytest

from levada.contract import NOBODY, IllegalMove
from levada.game import AnyView
from levada.games.exlibris.layout import (
    CLOSING,
    COLOUR_NAMES,
    EMPTY,
    HAND,
    STACK,
    STICKS,
)
from levada.games.exlibris.view_types import Island
from levada.match import Match

EXAMPLE = "ABDCAEA"  # the rulebook's expedition, from the Seventh to the First
STANDING = "vc"


def counts(cards: str) -> list[int]:
    return [cards.count(name) for name in COLOUR_NAMES]


def seekers(cards: str) -> list[int]:
    return [EMPTY if card == "_" else COLOUR_NAMES.index(card) for card in cards]


def table(
    players: int = 3,
    *,
    expedition: str = EXAMPLE,
    stack: str = "BBBBBBBBBB",
    hands: tuple[str, ...] | str = "AABBCCDDEEABC",
    islands: dict[str, str] | None = None,
    first: int = 0,
    closing: bool = False,
) -> Match:
    """A game in which seat `first` is to move. One hand is held by everybody.

    An island is its sticks and the houses still there: `2vc`, `0c`, `4`. Houses that are gone
    were taken by the last seat.
    """
    match = Match.deal("exlibris", players=players, first=first, seed=1)
    state = match.games[0]
    state.expedition = seekers(expedition)[::-1]
    state.drawn = STACK - len(stack)
    state.seekers[state.drawn :] = seekers(stack)
    held = (hands,) * players if isinstance(hands, str) else hands
    for seat, hand in enumerate(held):
        state.hand[seat] = counts(hand)
        state.played[seat] = [HAND - len(hand), 0, 0, 0, 0]
    for name, island in (islands or {}).items():
        put_island(state, COLOUR_NAMES.index(name), island)
    if closing:
        state.phase = CLOSING
    return match


def put_island(state: Any, colour: int, island: str) -> None:
    state.sticks[colour] = int(island.rstrip(STANDING))
    last = state.players - 1
    state.village_taken_by[colour] = NOBODY if "v" in island else last
    state.city_taken_by[colour] = NOBODY if "c" in island else last


def play(match: Match, orders: str) -> Match:
    """One order after the other, by whoever is to move."""
    for colour in orders:
        match.play(match.to_act[0], f"order {colour}")
    return match


def now(match: Match) -> AnyView:
    """The line of the trace for where the game stands."""
    line: AnyView = match.game.trace(match.games, 0)
    return line


def island(match: Match, colour: str) -> Island:
    """Sticks, whether the village stands, whether the city does."""
    found: Island = now(match)["islands"][colour]
    return found


def found_by(match: Match, colour: str) -> int:
    """How many books an order finds: what leaves an island with more than enough sticks."""
    plenty = 100
    match.games[0].sticks[:] = plenty
    play(match, colour)
    return plenty - int(match.games[0].sticks[COLOUR_NAMES.index(colour)])


def totals(match: Match) -> list[int]:
    """The count as it would be now."""
    return match.result["scores"]


def refusal(match: Match, seat: int, move: str) -> IllegalMove:
    """Why a move is refused; it may not have changed anything."""
    before = match.games.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    assert match.games.tobytes() == before
    assert match.moves == []
    return refused.value


FULL_ISLAND: Island = (STICKS, True, True)
