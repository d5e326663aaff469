"""What the suite must know of Ex Libris: what is secret in it, and how each fault looks."""

from collections.abc import Mapping
from random import Random
from typing import Any

from levada.contract import NOBODY, Seat
from levada.games.exlibris.layout import COLOURS, EMPTY, OVER, PLAY, STACK
from tests.contract.game_knowledge import Breaker


def stack_order(state: Any, _seat: Seat, chance: Random) -> None:
    """The order of the seekers not drawn yet."""
    seekers = [int(card) for card in state.seekers[state.drawn :]]
    chance.shuffle(seekers)
    state.seekers[state.drawn :] = seekers


def hands_of_others(state: Any, seat: Seat, chance: Random) -> None:
    """What the others hold, and which books were left over, until the count."""
    if state.phase == OVER:
        return
    others = [other for other in range(state.players) if other != seat]
    piles = [*(state.hand[other] for other in others), state.unused]
    books = [colour for pile in piles for colour in range(COLOURS) for _ in range(pile[colour])]
    chance.shuffle(books)
    for pile in piles:
        size = int(pile.sum())
        pile[:] = [books[:size].count(colour) for colour in range(COLOURS)]
        del books[:size]


SECRETS = (stack_order, hands_of_others)


def set_phase_beyond_all(state: Any) -> None:
    state.phase = 9


def draw_a_card_of_no_colour(state: Any) -> None:
    state.seekers[0] = COLOURS


def add_a_book(state: Any) -> None:
    state.unused[0] += 1


def make_all_seekers_alike(state: Any) -> None:
    state.seekers[:] = 0


def lose_a_card(state: Any) -> None:
    colour = next(colour for colour in range(COLOURS) if state.hand[0, colour])
    state.hand[0, colour] -= 1
    state.unused[colour] += 1


def move_again(state: Any) -> None:
    state.seat = (state.seat - 1) % state.players


def add_sticks(state: Any) -> None:
    state.sticks[0] = 99


def take_only_the_city(state: Any) -> None:
    state.village_taken_by[0] = NOBODY
    state.city_taken_by[0] = 0


def leave_a_place_empty(state: Any) -> None:
    state.expedition[0] = EMPTY


def take_both_houses(state: Any) -> None:
    state.village_taken_by[0] = state.city_taken_by[0] = 0


def is_round_under_way(state: Any) -> bool:
    return len({int(state.played[seat].sum()) for seat in range(state.players)}) > 1


BREAKERS = {
    "the phase or seat is out of range": Breaker(set_phase_beyond_all),
    "a card has no colour": Breaker(draw_a_card_of_no_colour),
    "the books of a colour do not add up": Breaker(add_a_book),
    "more seekers of a colour wait than there are": Breaker(make_all_seekers_alike),
    "a hand is not what its orders left of it": Breaker(lose_a_card),
    "the hands do not follow the turns": Breaker(move_again, is_round_under_way),
    "an island has more sticks than it can, or fewer than none": Breaker(add_sticks),
    "a city was taken before its village": Breaker(take_only_the_city),
    "a place is empty though the stack is not": Breaker(
        leave_a_place_empty, lambda state: state.drawn < STACK
    ),
    "the closing phase should have begun": Breaker(
        take_both_houses, lambda state: state.phase == PLAY
    ),
}


def meaning_of(_shown: Mapping[str, int], action: str) -> str:
    """The same in every position."""
    return action
