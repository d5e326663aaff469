"""What is noted of a game while it is played: by round and seat, and by square of the board."""

from typing import Annotated, TypeAlias

import numpy as np
import numpy.typing as npt

from levada.compilation import rule
from levada.contract import NOBODY, Mask, Seat, Small, Totals
from levada.games.santiago.actions import BUILD_NAMED, PASS, PLANT, SEGMENT
from levada.games.santiago.board import SQUARES
from levada.games.santiago.bribery import price_elsewhere
from levada.games.santiago.layout import (
    AUCTION,
    CROPS,
    EXTRA,
    LEFTOVER,
    MOST_PLAYERS,
    NO_BID,
    OFFERING,
    OVERSEER,
    PLANTING,
    ROUNDS,
    UNKNOWN_TILE,
    State,
    living,
)
from levada.games.santiago.planting import markers_for
from levada.games.santiago.scoring import field_of
from levada.masks import count, has, lowest

MOST_ROUNDS = int(ROUNDS.max())
NEVER = 0
NO_OFFER = -1
NO_SQUARE = -1

Narrow: TypeAlias = npt.NDArray[np.int16]
BySeat: TypeAlias = Annotated[Narrow, np.int16, MOST_PLAYERS]
ByRound: TypeAlias = Annotated[Narrow, np.int16, MOST_ROUNDS]
ByRoundAndSeat: TypeAlias = Annotated[Narrow, np.int16, (MOST_ROUNDS, MOST_PLAYERS)]
BySquare: TypeAlias = Annotated[npt.NDArray[np.int8], np.int8, SQUARES]


class Tally:
    """Of one game. Rounds that are told are counted from 1; as an index they begin at 0."""

    empty: Mask  # squares as they were after the last action
    watered: Mask
    alive: Mask
    turn: Small  # the round that is being played, while it is

    total: BySeat
    money: BySeat  # at the end
    first_overseer: Small
    spring: Small

    purse: ByRoundAndSeat  # money before the bid
    bid: ByRoundAndSeat  # 0 is a pass, NO_BID a round that was not played
    place: ByRoundAndSeat  # in the planting order, from 0
    square: ByRoundAndSeat  # where the seat planted
    offer: ByRoundAndSeat  # what was laid down in bribery, or NO_OFFER
    accepted: ByRoundAndSeat  # 1 where the overseer took it
    overseer: ByRound
    bribe: ByRound  # what the overseer was paid
    price: ByRound  # what the overseer paid for a segment
    extra_by: ByRound  # the seat that built its extra canal, or NOBODY

    planted_in: BySquare  # a round, or NEVER; likewise the next two
    watered_in: BySquare
    dried_in: BySquare
    tile: BySquare
    planter: BySquare  # a seat; NOBODY has planted what was left over
    marked: BySquare  # markers put there at the planting
    palm: BySquare  # 1 where one stood at the start
    markers: BySquare  # at the end
    weight: BySquare  # at the end: markers, and the palm of whoever has one there
    field: BySquare  # at the end: tiles of its field, 0 where nothing lives


@rule
def begin(state: State, tally: Tally) -> None:
    """Of a game that was dealt; whatever stood in the tally is gone."""
    tally.first_overseer = state.overseer
    tally.spring = state.spring
    for played in range(MOST_ROUNDS):
        clear_round(played, tally)
    for square in range(SQUARES):
        tally.planted_in[square] = NEVER
        tally.watered_in[square] = NEVER
        tally.dried_in[square] = NEVER
        tally.tile[square] = UNKNOWN_TILE
        tally.planter[square] = NOBODY
        tally.marked[square] = 0
        tally.palm[square] = 1 if has(state.palms, square) else 0
        tally.markers[square] = 0
        tally.weight[square] = 0
        tally.field[square] = 0
    tally.turn = 0
    tally.empty = state.empty
    tally.watered = state.watered
    tally.alive = 0


@rule
def clear_round(played: int, tally: Tally) -> None:
    for seat in range(MOST_PLAYERS):
        tally.purse[played, seat] = 0
        tally.bid[played, seat] = NO_BID
        tally.place[played, seat] = 0
        tally.square[played, seat] = NO_SQUARE
        tally.offer[played, seat] = NO_OFFER
        tally.accepted[played, seat] = 0
    tally.overseer[played] = NOBODY
    tally.bribe[played] = 0
    tally.price[played] = 0
    tally.extra_by[played] = NOBODY


@rule
def note_action(state: State, seat: Seat, action: int, tally: Tally) -> None:
    """An action that is about to be taken."""
    phase = state.phase
    played = int(state.rounds_done)
    tally.turn = played
    if phase == AUCTION:
        tally.purse[played, seat] = state.money[seat]
        tally.bid[played, seat] = action
    elif phase in (PLANTING, LEFTOVER):
        note_planting(state, seat, action, tally)
    elif phase == OFFERING:
        tally.offer[played, seat] = action
    elif phase == OVERSEER:
        note_decision(state, seat, action, tally)
    elif phase == EXTRA and action != PASS:
        tally.extra_by[played] = seat


@rule
def note_planting(state: State, seat: Seat, action: int, tally: Tally) -> None:
    slot, square = (action - PLANT) // SQUARES, (action - PLANT) % SQUARES
    tile = int(state.turned_up[slot])
    tally.tile[square] = tile
    if state.phase == PLANTING:
        played = int(state.rounds_done)
        tally.place[played, seat] = state.planted
        tally.square[played, seat] = square
        tally.planter[square] = seat
        tally.marked[square] = markers_for(state, seat, tile)


@rule
def note_decision(state: State, overseer: Seat, action: int, tally: Tally) -> None:
    played = int(state.rounds_done)
    tally.overseer[played] = overseer
    if action == PASS:
        return
    segment = action - SEGMENT
    if action >= BUILD_NAMED or not has(state.named, segment):
        tally.price[played] = price_elsewhere(state)
        return
    for seat in range(state.players):
        if state.wanted[seat] == segment:
            tally.accepted[played, seat] = 1
            tally.bribe[played] += state.offer[seat]


@rule
def note_outcome(state: State, tally: Tally) -> None:
    """What an action has brought about on the board; the round may have ended with it."""
    played = int(tally.turn) + 1
    note_squares(tally.planted_in, tally.empty & ~state.empty, played)
    note_squares(tally.watered_in, state.watered & ~tally.watered, played)
    note_squares(tally.dried_in, tally.alive & ~living(state), played)
    tally.empty = state.empty
    tally.watered = state.watered
    tally.alive = living(state)


@rule
def note_squares(noted_in: npt.NDArray[np.int8], squares: int, played: int) -> None:
    while squares:
        noted_in[lowest(squares)] = played
        squares &= squares - 1


@rule
def finish(state: State, totals: Totals, tally: Tally) -> None:
    """Of a game that is over."""
    for seat in range(state.players):
        tally.total[seat] = totals[seat]
        tally.money[seat] = state.money[seat]
    for crop in range(CROPS):
        uncounted = state.crop[crop]
        while uncounted:
            field = field_of(uncounted & -uncounted, state.crop[crop])
            uncounted &= ~field
            note_field(state, field, tally)


@rule
def note_field(state: State, field: int, tally: Tally) -> None:
    tiles, left = count(field), field
    while left:
        square = lowest(left)
        left &= left - 1
        tally.field[square] = tiles
        if has(state.tended, square):
            tally.markers[square] = 2 if has(state.doubled, square) else 1
            tally.weight[square] = tally.markers[square] + (1 if has(state.palms, square) else 0)
