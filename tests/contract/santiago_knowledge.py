"""What the suite must know of Santiago: what is secret in it, and how each fault looks."""

from collections.abc import Mapping
from random import Random
from typing import Any

from levada.contract import Seat
from levada.games.santiago.board import SEGMENTS, SEGMENTS_BESIDE, WATERED_BY
from levada.games.santiago.layout import (
    AUCTION,
    CANAL,
    CROPS,
    MOST_SEALED_BID,
    NO_BID,
    OVER,
    OVERSEER,
    PLANTING,
    ROUNDS,
    STACKS,
)
from levada.games.santiago.options import EDITIONS
from tests.contract.game_knowledge import Breaker

CANALS_HANDED_OUT = 16


def tiles_face_down(state: Any, _seat: Seat, chance: Random) -> None:
    """The order of the tiles that nobody has seen."""
    turned_up = 0 if state.phase == CANAL else state.rounds_done + 1
    first, end = (int(STACKS[state.players]) * int(n) for n in (turned_up, ROUNDS[state.players]))
    tiles = [int(tile) for tile in state.tiles[first:end]]
    chance.shuffle(tiles)
    state.tiles[first:end] = tiles


def sealed_bid(state: Any, seat: Seat, chance: Random) -> None:
    """With 2 players, what the other has bid."""
    if state.phase == AUCTION and state.players == 2:
        for other in range(2):
            if other != seat and state.bid[other] != NO_BID:
                state.bid[other] = chance.randint(0, min(int(state.money[other]), MOST_SEALED_BID))


SECRETS = (tiles_face_down, sealed_bid)


def lowest_bit(mask: Any) -> int:
    return int(mask) & -int(mask)


def living(state: Any) -> int:
    return sum(int(squares) for squares in state.crop)


def set_phase_beyond_all(state: Any) -> None:
    state.phase = 99


def put_two_tiles_on_a_square(state: Any) -> None:
    crop = next(crop for crop in range(CROPS) if state.crop[crop])
    state.crop[(crop + 1) % CROPS] |= lowest_bit(state.crop[crop])


def count_a_tile_too_many(state: Any) -> None:
    state.planted += 1


def make_all_tiles_alike(state: Any) -> None:
    state.tiles[:] = state.tiles[0]


def put_a_marker_on_no_tile(state: Any) -> None:
    state.tended |= lowest_bit(state.empty)


def take_the_owners_away(state: Any) -> None:
    state.owned[:] = 0


def put_only_a_second_marker(state: Any) -> None:
    state.doubled |= lowest_bit(state.empty)


def lay_a_canal_far_away(state: Any) -> None:
    joined = int(state.canals) | int(state.reachable)
    state.canals |= lowest_bit(~joined & ((1 << SEGMENTS) - 1))


def water_another_square(state: Any) -> None:
    state.watered ^= 1


def make_nothing_reachable(state: Any) -> None:
    state.reachable = 0


def lay_more_canals_than_there_are(state: Any) -> None:
    while int(state.canals).bit_count() < CANALS_HANDED_OUT:
        segment = int(state.reachable).bit_length() - 1
        state.canals |= 1 << segment
        state.watered |= WATERED_BY[segment]
        state.reachable = (state.reachable | SEGMENTS_BESIDE[segment]) & ~state.canals


def add_a_fourth_palm(state: Any) -> None:
    state.palms = 0b1111


def owe_money(state: Any) -> None:
    state.money[0] = -1


def bid_more_than_there_is(state: Any) -> None:
    state.bid[0] = state.money[0] + 1


def plant_twice(state: Any) -> None:
    state.order[0] = state.order[1]


def offer_more_than_there_is(state: Any) -> None:
    seat = next(seat for seat in range(state.players) if state.wanted[seat] >= 0)
    state.offer[seat] = state.money[seat] + 1


def raise_the_dearest(state: Any) -> None:
    state.dearest += 1


BREAKERS = {
    "the phase, round or seat is out of range": Breaker(set_phase_beyond_all),
    "two tiles share a square": Breaker(put_two_tiles_on_a_square, living),
    "the tiles on the board are not those that were taken": Breaker(count_a_tile_too_many),
    "a tile kind is there more often than it was made": Breaker(make_all_tiles_alike),
    "a marker stands where no living tile is": Breaker(put_a_marker_on_no_tile),
    "a marker belongs to nobody, or to two seats": Breaker(
        take_the_owners_away, lambda state: state.tended
    ),
    "two markers are marked where not even one is": Breaker(put_only_a_second_marker),
    "the canals do not hang together from the spring": Breaker(lay_a_canal_far_away),
    "the watered squares are not those along the canals": Breaker(water_another_square),
    "the reachable segments are not those beside the canals": Breaker(make_nothing_reachable),
    "more canals lie than were handed out": Breaker(
        lay_more_canals_than_there_are, lambda state: state.rounds_done < 5
    ),
    "a palm stands on a dried tile, or there are too many": Breaker(add_a_fourth_palm),
    "money is negative or came from nowhere": Breaker(owe_money),
    "two seats bid the same, or more than they hold": Breaker(
        bid_more_than_there_is, lambda state: state.phase == AUCTION
    ),
    "the planting order is not one of all seats": Breaker(
        plant_twice, lambda state: PLANTING <= state.phase < OVER
    ),
    "an offer is more than its seat holds, or for a segment not named": Breaker(
        offer_more_than_there_is, lambda state: state.phase == OVERSEER and state.named
    ),
    "the dearest total is not that of the offers": Breaker(
        raise_the_dearest, lambda state: state.phase <= OVERSEER
    ),
}


def meaning_of(shown: Mapping[str, int], action: str) -> str:
    """A second reading of the features, by their names alone."""
    verb, *rest = action.split(" ")
    words = {"overseer": "decline", "extra": "keep"}.get(only(shown, "phase"), action)
    match only(shown, "phase"), verb:
        case "auction", "amount":
            words = f"bid {rest[0]}"
        case "planting" | "leftover", "plant":
            words = f"plant {tile_in_slot(shown, rest[1])} {rest[2]}"
        case "bribery", "segment":
            words = f"offer {rest[0]}"
        case "offering", _:
            words = f"offer {only(shown, 'offer 0')} {rest[0] if rest else 0}"
        case "overseer", "segment":
            is_named = any(f"offer {seat} {rest[0]}" in shown for seat in range(5))
            words = f"{'accept' if is_named else 'build'} {rest[0]}"
        case "overseer", "build":
            words = f"build {rest[1]}"
        case ("canal" | "extra") as phase, "segment":
            words = f"{phase} {rest[0]}"
    return words


def only(shown: Mapping[str, int], group: str) -> str:
    """What is shown of a group of which one is."""
    (found,) = (name for name in shown if name.startswith(f"{group} "))
    return found.removeprefix(f"{group} ")


def tile_in_slot(shown: Mapping[str, int], slot: str) -> str:
    crop, planters = only(shown, f"slot {slot}").removeprefix("crop").split("x")
    return f"{EDITIONS[only(shown, 'edition')].crops[int(crop)]}{planters}"
