"""The course of a game of Ex Libris: one order a turn, then whatever the turn brought about."""

from levada.chance import Generator, below
from levada.compilation import rule
from levada.contract import Flags, Seat, left_of
from levada.games.exlibris import closing, order, setup
from levada.games.exlibris.features import features
from levada.games.exlibris.hidden_information import hide, resample
from levada.games.exlibris.invariants import faults
from levada.games.exlibris.layout import COLOURS, OVER, State
from levada.games.exlibris.scoring import score
from levada.masks import count, has, nth_of_few

__all__ = ["faults", "features", "hide", "resample", "score"]


@rule
def deal(state: State, rng: Generator) -> None:
    setup.draw(state, rng)
    start(state)


@rule
def start(state: State) -> None:
    state.phase = setup.place_pieces(state)


@rule
def awaiting(state: State) -> int:
    return 0 if state.phase == OVER else 1 << int(state.seat)


@rule
def apply(state: State, seat: Seat, action: int) -> None:
    order.apply(state, seat, action)
    state.phase = closing.phase_after_turn(state)
    state.seat = left_of(state, seat)


@rule
def count_legal(state: State, seat: Seat) -> int:
    return count(order.choices(state, seat))


@rule
def pick_legal(state: State, seat: Seat, k: int) -> int:
    return nth_of_few(order.choices(state, seat), k)


@rule
def pick_random(state: State, seat: Seat, rng: Generator) -> int:
    colours = order.choices(state, seat)
    return nth_of_few(colours, below(rng, count(colours)))


@rule
def mark_legal(state: State, seat: Seat, mask: Flags) -> None:
    colours = order.choices(state, seat)
    for colour in range(COLOURS):
        mask[colour] = has(colours, colour)
