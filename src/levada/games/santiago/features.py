"""A game as one seat sees it, in numbers for learners: itself first, then the others clockwise."""

from levada.compilation import rule
from levada.contract import NOBODY, Numbers, Seat
from levada.games.santiago.board import BOARD, CROSSINGS, SEGMENTS, SQUARES
from levada.games.santiago.hidden_information import bid_seen_by, first_face_down
from levada.games.santiago.layout import (
    CROPS,
    MOST_PLAYERS,
    NO_SEGMENT,
    OVER,
    SLOTS,
    TILE_KINDS,
    UNKNOWN_TILE,
    State,
    dried,
    rounds,
    tiles_in_play,
)
from levada.masks import has

SEAT_FEATURES = 6  # by seat, beside the plane of its markers
FEATURES = (
    SQUARES * (4 + CROPS + MOST_PLAYERS)
    + SEGMENTS * (2 + MOST_PLAYERS)
    + CROSSINGS
    + MOST_PLAYERS * SEAT_FEATURES
    + 2 * TILE_KINDS
    + OVER
    + 1
)
ESCUDOS = 20.0  # a sum of money that is counted as 1


@rule
def features(state: State, seat: Seat, out: Numbers) -> None:
    out[:] = 0.0
    at = write_board(state, out)
    at = write_canals(state, seat, out, at)
    at = write_seats(state, seat, out, at)
    at = write_tiles(state, out, at)
    if state.phase < OVER:
        out[at + int(state.phase)] = 1.0
    out[at + OVER] = state.rounds_done / rounds(state)


@rule
def write_plane(out: Numbers, at: int, mask: int, size: int) -> int:
    """One number for each possible member of a set; where the next plane begins."""
    for member in range(size):
        if has(mask, member):
            out[at + member] += 1.0
    return at + size


@rule
def write_board(state: State, out: Numbers) -> int:
    at = write_plane(out, 0, state.empty, SQUARES)
    at = write_plane(out, at, state.watered, SQUARES)
    at = write_plane(out, at, state.palms & BOARD, SQUARES)
    at = write_plane(out, at, dried(state), SQUARES)
    for crop in range(CROPS):
        at = write_plane(out, at, state.crop[crop], SQUARES)
    return at


@rule
def nth_seat_from(state: State, seat: Seat, n: int) -> Seat:
    """The seats clockwise from one's own; a spectator sits in none and sees them from seat 0."""
    first = 0 if seat == NOBODY else seat
    return (first + n) % int(state.players)


@rule
def write_canals(state: State, seat: Seat, out: Numbers, at: int) -> int:
    at = write_plane(out, at, state.canals, SEGMENTS)
    at = write_plane(out, at, state.reachable, SEGMENTS)
    for n in range(state.players):
        other = nth_seat_from(state, seat, n)
        if state.wanted[other] != NO_SEGMENT:
            out[at + n * SEGMENTS + int(state.wanted[other])] = (1 + state.offer[other]) / ESCUDOS
    at += MOST_PLAYERS * SEGMENTS
    out[at + int(state.spring)] = 1.0
    return at + CROSSINGS


@rule
def write_seats(state: State, seat: Seat, out: Numbers, at: int) -> int:
    for n in range(state.players):
        other = nth_seat_from(state, seat, n)
        markers = at + n * SQUARES
        write_plane(out, markers, state.owned[other], SQUARES)
        write_plane(out, markers, state.owned[other] & state.doubled, SQUARES)
        own = at + MOST_PLAYERS * SQUARES + n * SEAT_FEATURES
        out[own] = 1.0
        out[own + 1] = state.money[other] / ESCUDOS
        out[own + 2] = bid_seen_by(state, seat, other) / ESCUDOS
        out[own + 3] = 1.0 if has(int(state.extra), other) else 0.0
        out[own + 4] = 1.0 if state.overseer == other else 0.0
        out[own + 5] = 1.0 if state.seat == other else 0.0
    return at + MOST_PLAYERS * (SQUARES + SEAT_FEATURES)


@rule
def write_tiles(state: State, out: Numbers, at: int) -> int:
    """The tiles open now, and those still face down, by kind."""
    for slot in range(SLOTS):
        if has(int(state.open_slots), slot) and state.turned_up[slot] != UNKNOWN_TILE:
            out[at + int(state.turned_up[slot])] += 1.0
    at += TILE_KINDS
    for i in range(first_face_down(state), tiles_in_play(state)):
        if state.tiles[i] != UNKNOWN_TILE:
            out[at + int(state.tiles[i])] += 1.0
    return at + TILE_KINDS
