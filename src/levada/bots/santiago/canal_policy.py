"""How bots offer, decide as overseer, and use their extra canal."""

import math

from levada.bots.santiago.evaluation import Notes, Numbers, desire, judge
from levada.bots.search_notes import NOTHING, TRIAL, consider
from levada.chance import Generator
from levada.compilation import routine, rule, step
from levada.contract import Games
from levada.games.santiago import bribery, canals
from levada.games.santiago.actions import BUILD_NAMED, PASS, SEGMENT
from levada.games.santiago.board import WATERED_BY
from levada.games.santiago.layout import EXTRA, OFFERING, State
from levada.masks import count, has, lowest

MOST_OFFER = 15


@routine
def weigh_segments(games: Games, numbers: Numbers, notes: Notes) -> None:
    """By reachable segment: what a canal there is worth to a seat, and to the overseer."""
    state, seat = games[notes.at], notes.seat
    overseer = int(state.overseer)
    base = desire(state, seat, numbers, notes)
    overseers_base = desire(state, overseer, numbers, notes)
    left = state.reachable
    while left:
        segment = lowest(left)
        left &= left - 1
        games[TRIAL] = games[notes.at]
        canals.build(games[TRIAL], segment)
        judge(games[TRIAL], numbers, notes)
        notes.gain[segment] = desire(state, seat, numbers, notes) - base
        notes.overseers_gain[segment] = desire(state, overseer, numbers, notes) - overseers_base


@step
def weigh_offers(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """The segment first, at the amount that is best for it; then the amount."""
    state, seat = games[notes.at], notes.seat
    weigh_segments(games, numbers, notes)
    expected, to_beat = overseers_mind(state, notes)
    without = notes.gain[expected] if expected >= 0 else 0.0
    least = int(state.min_offer)
    most = min(int(state.money[seat]), MOST_OFFER)
    if state.phase == OFFERING:
        segment = int(state.wanted[seat])
        for amount in range(least, max(most, least) + 1):
            value = value_of_offer(state, segment, amount, to_beat, without, numbers, notes)
            consider(notes, numbers, amount, value, rng)
        return
    consider(notes, numbers, PASS, 0.0, rng)
    if most < least:
        return
    left = state.reachable
    while left:
        segment = lowest(left)
        left &= left - 1
        best = NOTHING
        for amount in range(least, most + 1):
            value = value_of_offer(state, segment, amount, to_beat, without, numbers, notes)
            best = max(best, value)
        consider(notes, numbers, SEGMENT + segment, best, rng)


@step
def overseers_mind(state: State, notes: Notes) -> tuple[int, float]:
    """The segment an overseer would choose as offers stand, or -1, and what that is worth there."""
    price = bribery.price_elsewhere(state)
    can_pay = state.money[state.overseer] >= price
    best, choice = (NOTHING if state.named else 0.0), -1
    left = state.reachable
    while left:
        segment = lowest(left)
        left &= left - 1
        value = NOTHING
        if has(state.named, segment):
            value = notes.overseers_gain[segment] + bribery.offered_for(state, segment)
        elif can_pay:
            value = notes.overseers_gain[segment] - price
        if value > best:
            best, choice = value, segment
    return choice, best


@rule
def value_of_offer(
    state: State,
    segment: int,
    amount: int,
    to_beat: float,
    without: float,
    numbers: Numbers,
    notes: Notes,
) -> float:
    """What the canal brings beyond what would come anyway, if the overseer takes the money."""
    standing = notes.overseers_gain[segment] + bribery.offered_for(state, segment)
    accepted = 1.0 / (1.0 + math.exp((to_beat - standing - amount) / numbers.nerve))
    return float(accepted * (notes.gain[segment] - without - amount))


@step
def weigh_decisions(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """The overseer: each offer with its money, each other segment at its price, or none."""
    state, seat = games[notes.at], notes.seat
    weigh_segments(games, numbers, notes)
    price = bribery.price_elsewhere(state)
    can_pay = state.money[seat] >= price
    if state.named == 0:
        consider(notes, numbers, PASS, 0.0, rng)
    left = state.reachable
    while left:
        segment = lowest(left)
        left &= left - 1
        if has(state.named, segment):
            paid = value_of_bribe(state, segment, numbers)
            consider(notes, numbers, SEGMENT + segment, notes.gain[segment] + paid, rng)
            if can_pay and state.build_named:
                value = notes.gain[segment] - price
                consider(notes, numbers, BUILD_NAMED + segment, value, rng)
        elif can_pay:
            consider(notes, numbers, SEGMENT + segment, notes.gain[segment] - price, rng)


@step
def value_of_bribe(state: State, segment: int, numbers: Numbers) -> float:
    """Money taken, and money that those who pay no longer have."""
    paid = bribery.offered_for(state, segment)
    return float(paid * (1.0 + numbers.others / (state.players - 1)))


@step
def weigh_canals(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """The extra canal, which may be worth more later; and the first canal of two players."""
    state, seat = games[notes.at], notes.seat
    base = desire(state, seat, numbers, notes)
    if state.phase == EXTRA:
        consider(notes, numbers, PASS, base, rng)
    left = state.reachable
    while left:
        segment = lowest(left)
        left &= left - 1
        games[TRIAL] = games[notes.at]
        games[TRIAL].extra &= ~(1 << seat)
        canals.build(games[TRIAL], segment)
        judge(games[TRIAL], numbers, notes)
        value = desire(state, seat, numbers, notes) + count(WATERED_BY[segment] & state.palms) * 0.1
        consider(notes, numbers, SEGMENT + segment, value, rng)
