"""A game as one seat may know it, in numbers for learners: itself first, then the others clockwise.

`feature_names` says what stands where; both are written in the same order.
"""

from levada.compilation import rule
from levada.contract import NOBODY, Bytes, Seat
from levada.feature_vector import (
    WIDTH,
    clockwise_from,
    nth_clockwise,
    seen_from,
    write_bits,
    write_sums,
)
from levada.games.santiago import auction
from levada.games.santiago.board import CROSSINGS, SEGMENTS, SQUARES, beside
from levada.games.santiago.hidden_information import bid_seen_by, first_face_down
from levada.games.santiago.layout import (
    AUCTION,
    CROPS,
    DROUGHT,
    MOST_PLAYERS,
    NO_BID,
    NO_SEGMENT,
    OVER,
    PASSED,
    PLANTING,
    SLOTS,
    TILE_KINDS,
    UNKNOWN_TILE,
    State,
    rounds_left,
    tiles_in_play,
)
from levada.games.santiago.scoring import field_of, weight_of
from levada.masks import count, lowest

EDITIONS = 3
PHASES_SHOWN = 10  # all but drought and income, which ask nobody
BOARD_PLANES = 5 + CROPS
SEAT_FLAGS = 6
FEATURES = (
    SQUARES * (BOARD_PLANES + MOST_PLAYERS)
    + SQUARES * (1 + MOST_PLAYERS)
    + 2 * SEGMENTS
    + CROSSINGS
    + MOST_PLAYERS * (SEAT_FLAGS + MOST_PLAYERS)
    + SLOTS * TILE_KINDS
    + PHASES_SHOWN
    + EDITIONS
    + 5
    + MOST_PLAYERS * SEGMENTS
    + 2 * MOST_PLAYERS
    + TILE_KINDS
    + 1
)


@rule
def features(state: State, seat: Seat, out: Bytes) -> None:
    out[:] = 0
    at = write_board(state, out)
    at = write_owners(state, seat, out, at)
    at = write_fields(state, seat, out, at)
    at = write_bits(out, at, state.canals, SEGMENTS)
    at = write_bits(out, at, state.reachable, SEGMENTS)
    at = write_bits(out, at, 1 << int(state.spring), CROSSINGS)
    at = write_seats(state, seat, out, at)
    at = write_bits(out, at, open_tiles(state), SLOTS * TILE_KINDS)
    at = write_bits(out, at, agreed(state, seat), PHASES_SHOWN + EDITIONS + 5)
    at = write_offers(state, seat, out, at)
    at = write_money(state, seat, out, at)
    write_tiles_to_come(state, out, at)


@rule
def write_board(state: State, out: Bytes) -> int:
    at = write_bits(out, 0, state.empty, SQUARES)
    at = write_bits(out, at, state.watered, SQUARES)
    at = write_bits(out, at, state.palms, SQUARES)
    at = write_bits(out, at, state.two_planters, SQUARES)
    at = write_bits(out, at, state.doubled, SQUARES)
    for crop in range(CROPS):
        at = write_bits(out, at, state.crop[crop], SQUARES)
    return at


@rule
def write_owners(state: State, seat: Seat, out: Bytes, at: int) -> int:
    """By seat: the squares on which its markers stand."""
    for n in range(state.players):
        other = nth_clockwise(seen_from(seat), n, int(state.players))
        write_bits(out, at + n * SQUARES, state.owned[other], SQUARES)
    return at + MOST_PLAYERS * SQUARES


@rule
def write_fields(state: State, seat: Seat, out: Bytes, at: int) -> int:
    """On every square of a field: its tiles, and by seat the markers and palms that count in it."""
    alone = 0
    for crop in range(CROPS):
        alone |= state.crop[crop] & ~beside(state.crop[crop])
    write_tiles_alone(state, seat, out, at, alone)
    for crop in range(CROPS):
        unseen = state.crop[crop] & ~alone
        while unseen:
            field = field_of(unseen & -unseen, state.crop[crop])
            unseen &= ~field
            write_field(out, at, field, weights_in(state, seat, field))
    return at + (1 + MOST_PLAYERS) * SQUARES


@rule
def write_tiles_alone(state: State, seat: Seat, out: Bytes, at: int, alone: int) -> None:
    """Most fields are of one tile: all at once, since to find each would take longer than all else."""
    write_bits(out, at, alone, SQUARES)
    for n in range(state.players):
        other = nth_clockwise(seen_from(seat), n, int(state.players))
        own = alone & state.owned[other]
        plane = at + (1 + n) * SQUARES
        write_sums(out, plane, own, own & state.doubled, own & state.palms, SQUARES)


@rule
def weights_in(state: State, seat: Seat, field: int) -> int:
    """What each seat's markers and palms count in a field, side by side in one number."""
    weights = 0
    for n in range(state.players):
        other = nth_clockwise(seen_from(seat), n, int(state.players))
        weights |= weight_of(state, field & state.owned[other]) << n * WIDTH
    return weights


@rule
def write_field(out: Bytes, at: int, field: int, weights: int) -> None:
    tiles, squares = count(field), field
    while squares:
        place = at + lowest(squares)
        squares &= squares - 1
        out[place] = tiles
        for n in range(MOST_PLAYERS):
            out[place + (1 + n) * SQUARES] = weights >> n * WIDTH & 255


@rule
def write_seats(state: State, seat: Seat, out: Bytes, at: int) -> int:
    """By seat: whether it is there, to act, overseer, has an extra canal, has bid, has passed."""
    players, first = int(state.players), seen_from(seat)
    flags = (1 << players) - 1
    flags |= clockwise_from(to_act(state), first, players) << MOST_PLAYERS
    flags |= clockwise_from(1 << int(state.overseer), first, players) << 2 * MOST_PLAYERS
    flags |= clockwise_from(int(state.extra), first, players) << 3 * MOST_PLAYERS
    for n in range(players):
        bid = bid_seen_by(state, seat, nth_clockwise(first, n, players))
        if bid != NO_BID:
            flags |= 1 << 4 * MOST_PLAYERS + n
        if bid == PASSED:
            flags |= 1 << 5 * MOST_PLAYERS + n
    at = write_bits(out, at, flags, MOST_PLAYERS * SEAT_FLAGS)
    return write_bits(out, at, planting_order(state, first), MOST_PLAYERS * MOST_PLAYERS)


@rule
def to_act(state: State) -> int:
    if state.phase == AUCTION:
        return auction.awaiting(state)
    return 1 << int(state.seat) if state.phase < OVER else 0


@rule
def planting_order(state: State, first: Seat) -> int:
    """By place and seat, from the end of an auction to the next."""
    order = 0
    if PLANTING <= state.phase <= OVER:
        for place in range(state.players):
            seat = clockwise_from(1 << int(state.order[place]), first, int(state.players))
            order |= seat << place * MOST_PLAYERS
    return order


@rule
def open_tiles(state: State) -> int:
    """By slot and kind: the tile that can be taken there."""
    tiles = 0
    slots = int(state.open_slots)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if state.turned_up[slot] != UNKNOWN_TILE:
            tiles |= 1 << slot * TILE_KINDS + int(state.turned_up[slot])
    return tiles


@rule
def agreed(state: State, seat: Seat) -> int:
    """The phase, the edition and the options, and whether a spectator looks on."""
    phase = int(state.phase) if state.phase < DROUGHT else int(state.phase) - 2
    options = (
        int(state.min_offer)
        | int(state.money_is_hidden) << 1
        | int(state.spare_is_planted) << 2
        | int(state.build_named) << 3
    )
    flags = 1 << phase | 1 << PHASES_SHOWN + int(state.edition) | options << PHASES_SHOWN + EDITIONS
    if seat == NOBODY:
        flags |= 1 << PHASES_SHOWN + EDITIONS + 4
    return flags


@rule
def write_offers(state: State, seat: Seat, out: Bytes, at: int) -> int:
    """By seat, on the segment it has named: 1, and what it offers for it."""
    for n in range(state.players):
        other = nth_clockwise(seen_from(seat), n, int(state.players))
        if state.wanted[other] != NO_SEGMENT:
            out[at + n * SEGMENTS + int(state.wanted[other])] = 1 + state.offer[other]
    return at + MOST_PLAYERS * SEGMENTS


@rule
def write_money(state: State, seat: Seat, out: Bytes, at: int) -> int:
    """Hidden money too: payments are public, so a program may keep count."""
    for n in range(state.players):
        other = nth_clockwise(seen_from(seat), n, int(state.players))
        out[at + n] = state.money[other]
        out[at + MOST_PLAYERS + n] = max(0, bid_seen_by(state, seat, other))
    return at + 2 * MOST_PLAYERS


@rule
def write_tiles_to_come(state: State, out: Bytes, at: int) -> None:
    """Those face down, by kind, and the rounds after this one."""
    for i in range(first_face_down(state), tiles_in_play(state)):
        if state.tiles[i] != UNKNOWN_TILE:
            out[at + int(state.tiles[i])] += 1
    out[at + TILE_KINDS] = rounds_left(state)
