"""How a bot evaluates Ex Libris: what each island may be worth in the end, and who holds its cards."""

import math
from typing import Annotated

import numpy as np
import numpy.typing as npt

from levada.bots.search_notes import TRIAL, Reals, consider, utility
from levada.bots.search_notes import Notes as RaceNotes
from levada.bots.search_notes import Numbers as RaceNumbers
from levada.chance import Generator, below
from levada.compilation import routine, rule, step
from levada.contract import Games, Real, Seat
from levada.games.exlibris import order
from levada.games.exlibris.closing import LAST_ROUND_HAND, closing_turns_left, phase_after_turn
from levada.games.exlibris.hidden_information import hide_hands, is_hand_seen_by, shuffle_stack
from levada.games.exlibris.layout import (
    CLOSING,
    COLOURS,
    OVER,
    State,
    hand_size,
    left_on_island,
    stack_size,
)
from levada.games.exlibris.scoring import house_points
from levada.masks import has

LAST_HAND = LAST_ROUND_HAND - 1


class Numbers(RaceNumbers):
    """What a level assumes about Ex Libris."""

    foresight: Real  # how much of the game to come is reckoned with
    seekers_a_turn: Real  # cards drawn from the stack in a turn, on average
    spread: Real  # how far islands drift apart in a turn
    least_spread: Real
    keeping: Real  # how much likelier somebody still holds a card whose island is worth one more


class Notes(RaceNotes):
    """What the policy of Ex Libris writes down for one decision."""

    island: Annotated[Reals, np.float64, COLOURS]  # what a card of the colour may be worth
    ranking: Annotated[npt.NDArray[np.int64], np.int64, COLOURS]  # colours, the best first


@rule
def stage(state: State) -> int:
    """Rises by one with every order."""
    orders = 0
    for seat in range(state.players):
        orders -= hand_size(state, seat)
    return orders


@rule
def turns_left(state: State, numbers: Numbers) -> float:
    """Orders that all together may still give."""
    if state.phase == OVER:
        return 0.0
    if state.phase == CLOSING:
        return float(closing_turns_left(state))
    to_last_hand = 0
    for seat in range(state.players):
        to_last_hand += hand_size(state, seat) - LAST_HAND
    by_stack = stack_size(state) / numbers.seekers_a_turn + (state.players - 1) / 2.0
    return min(float(to_last_hand), by_stack)


@routine
def evaluate(state: State, numbers: Numbers, notes: Notes) -> None:
    """What a position is worth to each seat: the cards it may still hold in the end, and houses."""
    turns = turns_left(state, numbers) * numbers.foresight
    value_islands(state, turns, numbers, notes)
    for seat in range(state.players):
        kept = hand_size(state, seat) - turns / state.players
        notes.worth[seat] = worth_of_cards(state, seat, kept, notes) + house_points(state, seat)


@step
def value_islands(state: State, turns: float, numbers: Numbers, notes: Notes) -> None:
    """An island's value falls by one for each that may end with no more than is left on it."""
    spread = numbers.least_spread + numbers.spread * math.sqrt(turns)
    for colour in range(COLOURS):
        value = float(COLOURS - 2)
        for other in range(COLOURS):
            if other != colour:
                more = left_on_island(state, colour) - left_on_island(state, other) + 0.5
                value -= 1.0 / (1.0 + math.exp(-more / spread))
        place = colour
        while place > 0 and notes.island[notes.ranking[place - 1]] < value:
            notes.ranking[place] = notes.ranking[place - 1]
            place -= 1
        notes.ranking[place] = colour
        notes.island[colour] = value


@step
def worth_of_cards(state: State, seat: Seat, kept: float, notes: Notes) -> float:
    """The best of a hand; of one that is hidden, its part of what nobody has seen."""
    held, unseen = 0, 0
    for colour in range(COLOURS):
        held += int(state.hand[seat, colour])
        unseen += int(state.unused[colour])
    share = hand_size(state, seat) / max(1, unseen)
    worth = 0.0
    for place in range(COLOURS):
        colour = notes.ranking[place]
        cards = float(state.hand[seat, colour]) if held else state.unused[colour] * share
        cards = min(cards, kept)
        kept -= cards
        worth += cards * notes.island[colour]
    return worth


@routine
def evaluate_choices(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """Notes the orders of the seat whose page this is, best first."""
    state, seat = games[notes.at], notes.seat
    colours = order.choices(state, seat)
    for colour in range(COLOURS):
        if has(colours, colour):
            games[TRIAL] = games[notes.at]
            order.apply(games[TRIAL], seat, colour)
            games[TRIAL].phase = phase_after_turn(games[TRIAL])
            evaluate(games[TRIAL], numbers, notes)
            value = utility(state.players, seat, notes.worth, numbers)
            consider(notes, numbers, colour, value, rng)


@routine
def sample_world(state: State, seat: Seat, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """Deals what the seat has not seen anew: whoever has a card left has kept it for its worth."""
    hide_hands(state, seat)
    value_islands(state, turns_left(state, numbers), numbers, notes)
    for other in range(state.players):
        if not is_hand_seen_by(state, seat, other):
            for _ in range(hand_size(state, other)):
                colour = draw_kept_card(state, numbers, notes, rng)
                state.hand[other, colour] += 1
                state.unused[colour] -= 1
    shuffle_stack(state, rng)


@step
def draw_kept_card(state: State, numbers: Numbers, notes: Notes, rng: Generator) -> int:
    total = 0.0
    for colour in range(COLOURS):
        total += state.unused[colour] * math.exp(numbers.keeping * notes.island[colour])
    drawn = total * below(rng, 1 << 30) / (1 << 30)
    colour = 0
    for each in range(COLOURS):
        weight = state.unused[each] * math.exp(numbers.keeping * notes.island[each])
        if state.unused[each] > 0 and drawn >= 0.0:
            colour = each
        drawn -= weight
    return colour
