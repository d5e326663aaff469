"""The flat action space, and sets of actions: how many, which is the k-th, which are marked."""

from typing import NamedTuple

from levada.compilation import rule
from levada.contract import Flags
from levada.games.santiago.board import SEGMENTS, SQUARES
from levada.games.santiago.layout import MOST_MONEY, MOST_PLAYERS, SLOTS, State
from levada.masks import count, has, lowest, nth, nth_of_few, wide

# 0 pass, decline, keep (and an offer of 0); 1..170 an amount; then a segment; then a tile's slot
# and its square; then a named segment that the overseer builds on for money (`build_named`).
PASS = 0
SEGMENT = MOST_MONEY + 1
PLANT = SEGMENT + SEGMENTS
BUILD_NAMED = PLANT + SLOTS * SQUARES
ACTIONS = BUILD_NAMED + SEGMENTS

ANY, UNTAKEN = 0, 1


class Choices(NamedTuple):
    """What is open to a seat. Every phase says it in this form; nothing else knows legality."""

    passing: int  # 1 if PASS is open
    least: int  # amounts from `least` to `most` ...
    most: int
    amounts: int  # ... ANY of them, or only those UNTAKEN by a bid
    segments: int
    named_segments: int  # that the overseer may build on instead of accepting
    slots: int  # any of these tiles ...
    squares: int  # ... on any of these squares


@rule
def a_bid(most: int) -> Choices:
    return Choices(1, 1, wide(most), UNTAKEN, 0, 0, 0, 0)


@rule
def a_sealed_bid(most: int) -> Choices:
    return Choices(1, 1, wide(most), ANY, 0, 0, 0, 0)


@rule
def an_amount(least: int, most: int) -> Choices:
    return Choices(0, wide(least), wide(most), ANY, 0, 0, 0, 0)


@rule
def a_segment(passing: int, segments: int) -> Choices:
    return Choices(passing, 1, 0, ANY, segments, 0, 0, 0)


@rule
def a_segment_or_named(passing: int, segments: int, named_segments: int) -> Choices:
    return Choices(passing, 1, 0, ANY, segments, named_segments, 0, 0)


@rule
def a_planting(slots: int, squares: int) -> Choices:
    return Choices(0, 1, 0, ANY, 0, 0, wide(slots), squares)


@rule
def nothing() -> Choices:
    return Choices(0, 1, 0, ANY, 0, 0, 0, 0)


@rule
def bids_up_to(state: State, amount: int) -> int:
    """How many of the amounts 1..amount are already bid."""
    taken = 0
    for seat in range(MOST_PLAYERS):
        if 0 < state.bid[seat] <= amount:
            taken += 1
    return taken


@rule
def nth_untaken(state: State, n: int) -> int:
    """The n-th amount, from 1, that nobody has bid."""
    amount = n
    while True:
        reached = n + bids_up_to(state, amount)
        if reached == amount:
            return amount
        amount = reached


@rule
def amounts_open(state: State, choices: Choices) -> int:
    open_amounts = choices.most - choices.least + 1
    if choices.amounts == UNTAKEN:
        open_amounts -= bids_up_to(state, choices.most)
    return open_amounts


@rule
def count_choices(state: State, choices: Choices) -> int:
    return (
        choices.passing
        + amounts_open(state, choices)
        + count(choices.segments)
        + count(choices.slots) * count(choices.squares)
        + count(choices.named_segments)
    )


@rule
def pick_choice(state: State, choices: Choices, k: int) -> int:
    """The k-th open action in ascending order."""
    if k < choices.passing:
        return PASS
    k -= choices.passing
    if choices.slots:
        squares = count(choices.squares)
        slot = k // squares
        square = nth(choices.squares, k - slot * squares)
        return PLANT + nth_of_few(choices.slots, slot) * SQUARES + square
    if choices.amounts == UNTAKEN:
        return nth_untaken(state, k + 1)
    amounts = choices.most - choices.least + 1
    if k < amounts:
        return choices.least + k
    k -= amounts
    segments = count(choices.segments)
    if k < segments:
        return SEGMENT + nth(choices.segments, k)
    return BUILD_NAMED + nth(choices.named_segments, k - segments)


@rule
def mark_set(mask: Flags, offset: int, members: int) -> None:
    while members:
        mask[offset + lowest(members)] = True
        members &= members - 1


@rule
def mark_choices(state: State, choices: Choices, mask: Flags) -> None:
    """Sets mask[action] for every open action; the others are left as they are."""
    if choices.passing:
        mask[PASS] = True
    for amount in range(choices.least, choices.most + 1):
        mask[amount] = True
    if choices.amounts == UNTAKEN:
        for seat in range(state.players):
            if state.bid[seat] > 0:
                mask[state.bid[seat]] = False
    mark_set(mask, SEGMENT, choices.segments)
    for slot in range(SLOTS):
        if has(choices.slots, slot):
            mark_set(mask, PLANT + slot * SQUARES, choices.squares)
    mark_set(mask, BUILD_NAMED, choices.named_segments)
