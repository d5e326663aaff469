"""How bots offer, decide as overseer, and use their extra canal."""

import math

from levada.bots.santiago.evaluation import Notes, Numbers, estimate_totals, utility_for
from levada.bots.search_notes import NOTHING, TRIAL, Reals, consider
from levada.chance import Generator
from levada.compilation import routine, rule, step
from levada.contract import Games
from levada.games.santiago import bribery, canals, extra_canal
from levada.games.santiago.actions import BUILD_NAMED, PASS, SEGMENT
from levada.games.santiago.board import WATERED_BY
from levada.games.santiago.bribery import money_for, offered_for, overseer_choices
from levada.games.santiago.layout import EXTRA, NO_SEGMENT, OFFERING, State
from levada.masks import count, has, lowest

MOST_OFFER = 15


@routine
def evaluate_segments(games: Games, numbers: Numbers, notes: Notes) -> None:
    """By reachable segment: what a canal there is worth to a seat, and to the overseer."""
    state, seat = games[notes.at], notes.seat
    overseer = int(state.overseer)
    base = utility_for(state, seat, numbers, notes)
    overseers_base = utility_for(state, overseer, numbers, notes)
    left = state.reachable
    while left:
        segment = lowest(left)
        left &= left - 1
        games[TRIAL] = games[notes.at]
        canals.build(games[TRIAL], segment)
        estimate_totals(games[TRIAL], numbers, notes)
        notes.gain[segment] = utility_for(state, seat, numbers, notes) - base
        notes.overseers_gain[segment] = (
            utility_for(state, overseer, numbers, notes) - overseers_base
        )


@step
def evaluate_offers(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """The segment first, at the amount that is best for it; then the amount."""
    state, seat = games[notes.at], notes.seat
    evaluate_segments(games, numbers, notes)
    expected, to_beat = overseers_choice(state, notes.overseers_gain)
    without = notes.gain[expected] if expected != NO_SEGMENT else 0.0
    amounts = bribery.amount_choices(state, seat)
    least, most = amounts.least, min(amounts.most, MOST_OFFER)
    if state.phase == OFFERING:
        segment = int(state.wanted[seat])
        for amount in range(least, max(most, least) + 1):
            value = value_of_offer(state, segment, amount, to_beat, without, numbers, notes)
            consider(notes, numbers, amount, value, rng)
        return
    consider(notes, numbers, PASS, 0.0, rng)
    left = bribery.choices(state, seat).segments
    while left:
        segment = lowest(left)
        left &= left - 1
        best = NOTHING
        for amount in range(least, most + 1):
            value = value_of_offer(state, segment, amount, to_beat, without, numbers, notes)
            best = max(best, value)
        consider(notes, numbers, SEGMENT + segment, best, rng)


@step
def overseers_choice(state: State, gains: Reals) -> tuple[int, float]:
    """The segment an overseer gains most by as offers stand, or NO_SEGMENT, and how much."""
    choices = overseer_choices(state, int(state.overseer))
    best, choice = (0.0 if choices.passing else NOTHING), NO_SEGMENT
    left = choices.segments
    while left:
        segment = lowest(left)
        left &= left - 1
        value = gains[segment] + money_for(state, segment)
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
    standing = notes.overseers_gain[segment] + offered_for(state, segment)
    accepted = 1.0 / (1.0 + math.exp((to_beat - standing - amount) / numbers.nerve))
    return float(accepted * (notes.gain[segment] - without - amount))


@step
def evaluate_decisions(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """The overseer: each offer with its money, each other segment at its price, or none."""
    state, seat = games[notes.at], notes.seat
    evaluate_segments(games, numbers, notes)
    choices = overseer_choices(state, seat)
    if choices.passing:
        consider(notes, numbers, PASS, 0.0, rng)
    left = choices.segments
    while left:
        segment = lowest(left)
        left &= left - 1
        value = notes.gain[segment] + value_of_money_for(state, segment, numbers)
        consider(notes, numbers, SEGMENT + segment, value, rng)
        if has(choices.named_segments, segment):
            value = notes.gain[segment] - bribery.price_elsewhere(state)
            consider(notes, numbers, BUILD_NAMED + segment, value, rng)


@step
def value_of_money_for(state: State, segment: int, numbers: Numbers) -> float:
    """A price paid; or a bribe taken, and with it money that those who pay no longer have."""
    money = money_for(state, segment)
    if money < 0:
        return float(money)
    return float(money * (1.0 + numbers.others / (state.players - 1)))


@step
def evaluate_canals(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """The extra canal, which may be worth more later; and the first canal of two players."""
    state, seat = games[notes.at], notes.seat
    base = utility_for(state, seat, numbers, notes)
    if state.phase == EXTRA:
        consider(notes, numbers, PASS, base, rng)
    left = state.reachable
    while left:
        segment = lowest(left)
        left &= left - 1
        games[TRIAL] = games[notes.at]
        # The first canal costs no extra canal: the same difference for every segment.
        extra_canal.apply(games[TRIAL], seat, SEGMENT + segment)
        estimate_totals(games[TRIAL], numbers, notes)
        value = (
            utility_for(state, seat, numbers, notes)
            + count(WATERED_BY[segment] & state.palms) * 0.1
        )
        consider(notes, numbers, SEGMENT + segment, value, rng)
