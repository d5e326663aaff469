"""What a seat cannot know: the order of the tiles face down, a sealed bid, others' hidden money."""

from levada.chance import Generator, below, shuffle
from levada.compilation import rule
from levada.contract import Seat
from levada.games.santiago.auction import highest_bid
from levada.games.santiago.layout import (
    AUCTION,
    CANAL,
    NO_BID,
    OVER,
    SEALED,
    TILE_KINDS,
    TILES,
    State,
    has_sealed_bids,
    stacks,
    tiles_in_play,
    tiles_of_kind,
)


@rule
def hide(state: State, seat: Seat) -> None:
    """Leaves the tiles face down in no order but their kind's; which are left can be counted."""
    hide_sealed_bids(state, seat)
    for i in range(first_face_down(state) + 1, tiles_in_play(state)):
        tile = state.tiles[i]
        at = i
        while at > first_face_down(state) and state.tiles[at - 1] > tile:
            state.tiles[at] = state.tiles[at - 1]
            at -= 1
        state.tiles[at] = tile


@rule
def hide_sealed_bids(state: State, seat: Seat) -> None:
    for other in range(state.players):
        state.bid[other] = bid_seen_by(state, seat, other)


@rule
def bid_seen_by(state: State, seat: Seat, other: Seat) -> int:
    """That the other has bid is public, how much is not until both have."""
    is_sealed = are_bids_sealed(state) and other != seat and state.bid[other] != NO_BID
    return SEALED if is_sealed else int(state.bid[other])


@rule
def resample(state: State, seat: Seat, rng: Generator) -> None:
    """Deals the tiles nobody has seen anew, and guesses a sealed bid."""
    guess_sealed_bids(state, seat, rng)
    lay_unseen_tiles(state)
    shuffle(state.tiles, first_face_down(state), tiles_in_play(state), rng)


@rule
def guess_sealed_bids(state: State, seat: Seat, rng: Generator) -> None:
    if are_bids_sealed(state):
        for other in range(2):
            if other != seat and state.bid[other] != NO_BID:
                state.bid[other] = below(rng, highest_bid(state, other) + 1)


@rule
def lay_unseen_tiles(state: State) -> None:
    """Face down lie all tiles that were neither boxed nor turned up: known, or '?' in a record."""
    at = first_face_down(state)
    for tile in range(TILE_KINDS):
        unseen = tiles_of_kind(tile)
        for i in range(TILES):
            is_seen = i < first_face_down(state) or i >= tiles_in_play(state)
            if is_seen and state.tiles[i] == tile:
                unseen -= 1
        for _ in range(unseen):
            if at < tiles_in_play(state):
                state.tiles[at] = tile
                at += 1


@rule
def are_bids_sealed(state: State) -> bool:
    return state.phase == AUCTION and has_sealed_bids(state)


@rule
def is_money_seen_by(state: State, seat: Seat, owner: Seat) -> bool:
    """R10: hidden money is seen by its owner alone until the game is over.

    `hide` leaves the figure: payments are public, so a program may keep count. What is shown to
    people asks this.
    """
    return not state.money_is_hidden or state.phase == OVER or seat == owner


@rule
def first_face_down(state: State) -> int:
    """Where in `tiles` the stacks begin that are still face down."""
    if state.phase == CANAL:
        return 0
    return (int(state.rounds_done) + 1) * stacks(state)


@rule
def tiles_face_down(state: State) -> int:
    return tiles_in_play(state) - first_face_down(state)
