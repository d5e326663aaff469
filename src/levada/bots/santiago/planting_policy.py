"""How bots plant: what a tile on each square would be worth."""

from levada.bots.santiago.evaluation import (
    MOST_MARKERS,
    Notes,
    Numbers,
    estimate_after_planting,
    estimate_totals,
    set_crop_aside,
    utility_for,
)
from levada.bots.search_notes import NOTHING, TRIAL, consider
from levada.chance import Generator
from levada.compilation import routine, rule, step
from levada.contract import Games
from levada.games.santiago import planting
from levada.games.santiago.actions import PLANT
from levada.games.santiago.board import SQUARES
from levada.games.santiago.layout import LEFTOVER, PASSED, SLOTS, State, planters_on
from levada.masks import has, lowest


@step
def evaluate_plantings(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    state, seat = games[notes.at], notes.seat
    if state.phase == LEFTOVER:
        squares = planting.squares_for_leftover(state)
        less = MOST_MARKERS  # it belongs to nobody
    else:
        squares = worth_planting(state.empty, state, notes)
        less = planting.markers_less(int(state.bid[seat]))
    for slot in range(SLOTS):
        if has(int(state.open_slots), slot) and is_first_of_kind(state, slot):
            estimate_totals(state, numbers, notes)
            set_crop_aside(state, state.turned_up[slot] >> 1, notes)
            left = squares
            while left:
                square = lowest(left)
                left &= left - 1
                value = try_square(games, slot, square, less, numbers, notes)
                consider(notes, numbers, PLANT + slot * SQUARES + square, value, rng)


@routine
def try_square(
    games: Games,
    slot: int,
    square: int,
    less: int,
    numbers: Numbers,
    notes: Notes,
) -> float:
    """What a tile on a square is worth to the seat, with so many markers less than it shows."""
    games[TRIAL] = games[notes.at]
    tile = planting.plant(games[TRIAL], slot, square)
    planting.put_markers(games[TRIAL], notes.seat, square, planters_on(tile) - less)
    estimate_after_planting(games[TRIAL], tile >> 1, numbers, notes)
    return utility_for(games[TRIAL], notes.seat, numbers, notes)


@step
def is_first_of_kind(state: State, slot: int) -> bool:
    """Of two open tiles alike, one is enough to think about."""
    for earlier in range(slot):
        if has(int(state.open_slots), earlier) and (
            state.turned_up[earlier] == state.turned_up[slot]
        ):
            return False
    return True


@rule
def worth_planting(squares: int, state: State, notes: Notes) -> int:
    """Those near water, if there are any."""
    promising = squares & (state.watered | notes.near | notes.far)
    return promising if promising else squares


@step
def evaluate_places(games: Games, numbers: Numbers, notes: Notes) -> int:
    """What planting as the first, second, … brings: the open tiles, best first; how many."""
    state = games[notes.at]
    base = utility_for(state, notes.seat, numbers, notes)
    tiles = 0
    for slot in range(SLOTS):
        if has(int(state.open_slots), slot):
            estimate_totals(state, numbers, notes)
            set_crop_aside(state, state.turned_up[slot] >> 1, notes)
            best, square = best_square(games, slot, numbers, notes)
            less = planting.markers_less(PASSED)
            lesser = try_square(games, slot, square, less, numbers, notes)
            place = tiles
            while place > 0 and notes.gain[place - 1] < best - base:
                notes.gain[place] = notes.gain[place - 1]
                notes.lesser_gain[place] = notes.lesser_gain[place - 1]
                place -= 1
            notes.gain[place] = best - base
            notes.lesser_gain[place] = lesser - base
            tiles += 1
    return tiles


@step
def best_square(games: Games, slot: int, numbers: Numbers, notes: Notes) -> tuple[float, int]:
    """What a tile is worth where it is worth most, and where that is."""
    best, where = NOTHING, 0
    left = worth_planting(games[notes.at].empty, games[notes.at], notes)
    while left:
        square = lowest(left)
        left &= left - 1
        value = try_square(games, slot, square, 0, numbers, notes)
        if value > best:
            best, where = value, square
    return best, where
