"""What must hold in every state. A fault is a broken invariant: a mistake in the rules, not in play."""

from levada.compilation import rule
from levada.contract import is_turn_in_range
from levada.games.santiago.board import BOARD, SEGMENTS, SEGMENTS_AT, SEGMENTS_BESIDE, WATERED_BY
from levada.games.santiago.bribery import offered_for
from levada.games.santiago.income import INCOME_A_ROUND
from levada.games.santiago.layout import (
    AUCTION,
    CROPS,
    MOST_PLAYERS,
    MOST_SEALED_BID,
    NO_SEGMENT,
    OVER,
    PALMS,
    PHASES,
    PLANTING,
    SEALED,
    START_MONEY,
    TILE_KINDS,
    TILES,
    UNKNOWN_TILE,
    State,
    dried,
    has_sealed_bids,
    living,
    rounds,
    stacks,
    tiles_of_kind,
)
from levada.masks import count, has

FAULTS = (
    "none",
    "the phase, round or seat is out of range",
    "two tiles share a square",
    "the tiles on the board are not those that were taken",
    "a tile kind is there more often than it was made",
    "a marker stands where no living tile is",
    "a marker belongs to nobody, or to two seats",
    "two markers are marked where not even one is",
    "the canals do not hang together from the spring",
    "the watered squares are not those along the canals",
    "the reachable segments are not those beside the canals",
    "more canals lie than were handed out",
    "a palm stands on a dried tile, or there are too many",
    "money is negative or came from nowhere",
    "two seats bid the same, or more than they hold",
    "the planting order is not one of all seats",
    "an offer is more than its seat holds, or for a segment not named",
    "the dearest total is not that of the offers",
)
(
    NONE,
    OUT_OF_RANGE,
    SHARED_SQUARE,
    WRONG_TILES_PLANTED,
    TOO_MANY_OF_A_KIND,
    STRAY_MARKER,
    WRONG_OWNER,
    STRAY_SECOND_MARKER,
    LOOSE_CANAL,
    WRONG_WATER,
    WRONG_REACH,
    TOO_MANY_CANALS,
    STRAY_PALM,
    WRONG_MONEY,
    WRONG_BID,
    WRONG_ORDER,
    WRONG_OFFER,
    WRONG_DEAREST,
) = range(len(FAULTS))


@rule
def faults(state: State) -> int:
    if is_out_of_range(state):
        return OUT_OF_RANGE
    return (
        fault_of_tiles(state)
        or fault_of_markers(state)
        or fault_of_canals(state)
        or fault_of_money(state)
    )


@rule
def is_out_of_range(state: State) -> bool:
    return not (
        is_turn_in_range(state, MOST_PLAYERS, len(PHASES))
        and 0 <= state.rounds_done < rounds(state)
        and 0 <= state.overseer < state.players
        and 0 <= state.extra < 1 << int(state.players)
    )


@rule
def fault_of_tiles(state: State) -> int:
    squares = 0
    for crop in range(CROPS):
        squares += count(state.crop[crop])
    if squares != count(living(state)) or living(state) & state.empty or state.empty & ~BOARD:
        return SHARED_SQUARE
    if count(BOARD & ~state.empty) != tiles_taken(state):
        return WRONG_TILES_PLANTED
    if has_too_many_of_a_kind(state):
        return TOO_MANY_OF_A_KIND
    palms_left = count(state.palms)
    if state.palms & dried(state) or state.palms & ~BOARD or palms_left > PALMS:
        return STRAY_PALM
    return NONE


@rule
def has_too_many_of_a_kind(state: State) -> bool:
    for tile in range(TILE_KINDS):
        made = 0
        for i in range(TILES):
            if state.tiles[i] == tile:
                made += 1
        if made > tiles_of_kind(tile):
            return True
    for i in range(TILES):
        if not UNKNOWN_TILE <= state.tiles[i] < TILE_KINDS:
            return True
    return False


@rule
def tiles_taken(state: State) -> int:
    """Every round before this one planted a tile of each stack, the first perhaps the spare."""
    spare = 1 if state.spare_is_planted and state.rounds_done > 0 else 0
    return int(state.rounds_done) * stacks(state) + spare + int(state.planted)


@rule
def fault_of_markers(state: State) -> int:
    if state.tended & ~living(state):
        return STRAY_MARKER
    owners = 0
    markers = 0
    for seat in range(MOST_PLAYERS):
        owners |= state.owned[seat]
        markers += count(state.owned[seat])
    if owners != state.tended or markers != count(owners):
        return WRONG_OWNER
    if state.doubled & ~state.tended:
        return STRAY_SECOND_MARKER
    return NONE


@rule
def fault_of_canals(state: State) -> int:
    joined = 0
    reach = SEGMENTS_AT[state.spring]
    for _ in range(SEGMENTS):
        for segment in range(SEGMENTS):
            if has(reach & state.canals & ~joined, segment):
                joined |= 1 << segment
                reach |= SEGMENTS_BESIDE[segment]
    if joined != state.canals:
        return LOOSE_CANAL
    water = 0
    for segment in range(SEGMENTS):
        if has(state.canals, segment):
            water |= WATERED_BY[segment]
    if water != state.watered:
        return WRONG_WATER
    if state.reachable != reach & ~state.canals:
        return WRONG_REACH
    built_extra = int(state.players) - count(int(state.extra))
    first_canal = 1 if has_sealed_bids(state) else 0
    if count(state.canals) > int(state.rounds_done) + 1 + built_extra + first_canal:
        return TOO_MANY_CANALS
    return NONE


@rule
def fault_of_money(state: State) -> int:
    handed_out = 0
    held = 0
    for seat in range(state.players):
        handed_out += START_MONEY[state.players] + INCOME_A_ROUND * int(state.rounds_done)
        held += int(state.money[seat])
        if state.money[seat] < 0:
            return WRONG_MONEY
    if held > handed_out:
        return WRONG_MONEY
    if state.phase == AUCTION and has_wrong_bid(state):
        return WRONG_BID
    if PLANTING <= state.phase < OVER and has_wrong_order(state):
        return WRONG_ORDER
    return fault_of_offers(state)


@rule
def has_wrong_bid(state: State) -> bool:
    for seat in range(state.players):
        bid = state.bid[seat]
        if bid > state.money[seat] or bid < SEALED:
            return True
        if has_sealed_bids(state):
            if bid > MOST_SEALED_BID:
                return True
        elif bid > 0:
            for other in range(seat):
                if state.bid[other] == bid:
                    return True
    return False


@rule
def has_wrong_order(state: State) -> bool:
    seats = 0
    for place in range(state.players):
        if not 0 <= state.order[place] < state.players:
            return True
        seats |= 1 << int(state.order[place])
    return seats != (1 << int(state.players)) - 1


@rule
def fault_of_offers(state: State) -> int:
    """Offers are checked until they are paid; the overseer's move ends that."""
    if state.phase > PLANTING and state.canals & state.named:
        return NONE
    dearest = 0
    for seat in range(MOST_PLAYERS):
        wanted = int(state.wanted[seat])
        if wanted != NO_SEGMENT and has(state.named, wanted):
            if not 0 <= state.offer[seat] <= state.money[seat]:
                return WRONG_OFFER
            dearest = max(dearest, offered_for(state, wanted))
    return NONE if dearest == state.dearest else WRONG_DEAREST
