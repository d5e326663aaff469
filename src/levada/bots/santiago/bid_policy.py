"""How bots bid: a place in the planting order against its price."""

import math

from levada.bots.santiago.evaluation import Notes, Numbers
from levada.bots.santiago.planting_policy import evaluate_places
from levada.bots.search_notes import Reals, consider
from levada.chance import Generator
from levada.compilation import rule, step
from levada.contract import Games, Seat
from levada.games.santiago.auction import highest_bid
from levada.games.santiago.layout import NO_BID, PASSED, State, has_sealed_bids

MOST_BID = 30  # more is never worth it
TAKEN = -1


@step
def evaluate_bids(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """A place in the planting order, less its price, and what it is worth to be overseer."""
    state, seat = games[notes.at], notes.seat
    tiles = evaluate_places(games, numbers, notes)
    for amount in range(min(highest_bid(state, seat), MOST_BID) + 1):
        higher, to_bid, passed = rival_bids(state, seat, amount)
        if higher == TAKEN:
            continue
        outbid = math.exp(-amount / numbers.rival_bid)
        place = (higher + to_bid * outbid) * numbers.choosing
        as_overseer = 0.0
        if passed == 0 and (amount == PASSED or higher + to_bid == state.players - 1):
            is_sure = amount == PASSED
            as_overseer = numbers.overseer * (1.0 if is_sure else outbid**to_bid)
        gains = notes.lesser_gain if amount == PASSED else notes.gain
        value = between(gains, place, tiles) - amount + as_overseer
        consider(notes, numbers, amount, value, rng)


@step
def rival_bids(state: State, seat: Seat, amount: int) -> tuple[int, int, int]:
    """How many of the others bid more, how many are still to bid, how many have passed."""
    higher, to_bid, passed = 0, 0, 0
    for other in range(state.players):
        bid = int(state.bid[other])
        if other == seat:
            continue
        if has_sealed_bids(state) or bid == NO_BID:
            to_bid += 1
        elif bid == PASSED:
            passed += 1
        elif bid == amount:
            return TAKEN, 0, 0
        elif bid > amount:
            higher += 1
    return higher, to_bid, passed


@rule
def between(gains: Reals, place: float, places: int) -> float:
    """The gain at a place that may lie between two."""
    low = min(int(place), places - 1)
    high = min(low + 1, places - 1)
    return float(gains[low] + (gains[high] - gains[low]) * (place - low))
