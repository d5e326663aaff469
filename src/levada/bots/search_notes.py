"""What a bot is told and what it writes down while it searches, as records that compiled code reads."""

from typing import Annotated, TypeAlias

import numpy as np
import numpy.typing as npt

from levada.chance import Generator, below
from levada.compilation import rule
from levada.contract import Mask, Real, Seat

WIDEST = 16  # choices that are looked at more closely, at most
MOST_WORLDS = 2048
SEATS = 5

SEEN, WORLD, TABLE, TRIAL = range(4)
"""A searcher's four games: what its seat sees, a world that could be, a playout, a try."""

RACE, PLAYOUT = range(2)
"""A searcher's two pages of notes."""

NO_ACTION = -1
"""A choice that leaves the position as it is, to see what it leads to; or none made yet."""

NOTHING = -1e9  # less than any choice is worth

Reals: TypeAlias = npt.NDArray[np.float64]
Whole: TypeAlias = Annotated[int, np.int64]
BySeat: TypeAlias = Annotated[Reals, np.float64, SEATS]
ByChoice: TypeAlias = Annotated[Reals, np.float64, WIDEST]
ByChoiceAndSeat: TypeAlias = Annotated[Reals, np.float64, (WIDEST, SEATS)]


class Numbers:
    """The numbers every level has; each game adds its own."""

    slips: Real  # chance that a move is left to chance
    blur: Real  # how far off the value of a choice may be taken
    iterations: Real  # playouts after which a search ends; 0: none, unless it has a time
    milliseconds: Real  # the time after which it ends; 0: iterations alone count
    width: Real  # how many choices are searched
    horizon: Real  # stages of the game a playout looks ahead
    wander: Real  # chance that a move in a playout is left to chance
    doubt: Real  # standard errors behind the best at which a choice is given up
    leader: Real  # how much of the best other seat's worth counts against one's own
    others: Real  # the same for the mean of all others, where there are more than one
    winning: Real  # what a won game is worth beside its points


class Plan:
    """Which games are played at a table of bots, and what Python has decided for a seat it plays."""

    seed: Whole  # of the deals
    bots_seed: Whole  # of all that the bots draw
    first: Whole  # the number of the first game
    is_by_chance: Whole  # nobody thinks: deal and moves are drawn from one generator
    asked: Mask  # the seats that Python decides for
    seat: Whole  # the one that was asked last ...
    action: Whole  # ... and its answer; NO_ACTION: a new game


class Notes:
    """The choices evaluated, best first, and how each fares in a race of playouts."""

    worth: BySeat  # what the position last evaluated is worth to each seat
    share: BySeat  # of the win, where it was the end; else 0

    at: Whole  # the game decided on, of those a searcher has
    seat: Whole  # who decides
    width: Whole  # how many choices are to be noted
    choices: Whole  # how many are
    action: Annotated[npt.NDArray[np.int64], np.int64, WIDEST]
    value: ByChoice  # by policy

    racing: Mask  # the choices still in the race
    leader: Whole  # the one that brought the most
    worlds: Whole  # how many they were played in
    played: Annotated[npt.NDArray[np.int64], np.int64, WIDEST]  # ... and each of all choices
    found: Annotated[npt.NDArray[np.float32], np.float32, (WIDEST, MOST_WORLDS)]  # what it brought
    brought: ByChoice  # the sum of that
    total: ByChoiceAndSeat  # sums over its playouts: what each seat got
    won: ByChoiceAndSeat  # ... and its share of the wins, where they went to the end


@rule
def begin(notes: Notes, at: int, seat: Seat, width: int) -> None:
    """An empty page for a seat's decision in games[at]."""
    notes.at = at
    notes.seat = seat
    notes.width = width
    notes.choices = 0


@rule
def consider(notes: Notes, numbers: Numbers, action: int, value: float, rng: Generator) -> None:
    """Notes a choice among the best; how well its value is seen is a matter of level."""
    value += (numbers.blur + 1e-3) * (below(rng, 2001) - 1000) / 1000.0
    place = int(notes.choices)
    if place < notes.width:
        notes.choices += 1
    elif value <= notes.value[place - 1]:
        return
    else:
        place -= 1
    while place > 0 and notes.value[place - 1] < value:
        notes.action[place] = notes.action[place - 1]
        notes.value[place] = notes.value[place - 1]
        place -= 1
    notes.action[place] = action
    notes.value[place] = value


@rule
def utility(players: int, seat: int, worth: Reals, numbers: Numbers) -> float:
    """What a seat wants: worth of its own, and little in the hands of the others."""
    best = NOTHING
    mean = 0.0
    for other in range(players):
        if other != seat:
            best = max(best, worth[other])
            mean += worth[other] / (players - 1)
    value = worth[seat] - numbers.leader * best
    if players > 2:
        value -= numbers.others * mean
    return float(value)
