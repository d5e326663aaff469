"""Every broken invariant is found; each state here is broken by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from levada.games.santiago.board import BOARD, SEGMENT_NAMES
from levada.match import Match
from tests.tables import THREE_PALMS, dig, give, play, play_quietly, put, put_dried, square, table


def fault(match: Match) -> str:
    return match.game.faults[match.game.engine.faults(match.games, 0)]


def at_bribery() -> Match:
    """Round 1: neutral tiles on a1 to a4; seat 1 is overseer; C2-D2 is built and was offered for."""
    return play_quietly(table(palms="a1 h1 h6"), until="bribery")


def with_offers() -> Match:
    return play(at_bribery(), "2 offer C1-C2 3", "3 offer C2-C3 2", "0 offer C2-C3 2")


def late_sealed_auction() -> Match:
    match = play(table(2, "trefl"), "0 canal C2-D2")
    while match.view()["round"] < 8:
        play_quietly(match, until="auction")
    return match


def setting(name: str, value: int) -> Callable[[Match], None]:
    return lambda match: match.games[0].__setattr__(name, value)


def adding(name: str, *squares: str) -> Callable[[Match], None]:
    def add(match: Match) -> None:
        for each in squares:
            match.games[0][name] |= square(each)

    return add


def at(name: str, index: int, value: int) -> Callable[[Match], None]:
    return lambda match: match.games[0][name].__setitem__(index, value)


def digging(*segments: str) -> Callable[[Match], None]:
    return lambda match: dig(match, *segments)


OUT_OF_RANGE = "the phase, round or seat is out of range"
SHARED = "two tiles share a square"
PLANTED = "the tiles on the board are not those that were taken"
KIND = "a tile kind is there more often than it was made"
STRAY = "a marker stands where no living tile is"
OWNER = "a marker belongs to nobody, or to two seats"
SECOND = "two markers are marked where not even one is"
LOOSE = "the canals do not hang together from the spring"
WATER = "the watered squares are not those along the canals"
REACH = "the reachable segments are not those beside the canals"
CANALS = "more canals lie than were handed out"
PALM = "a palm stands on a dried tile, or there are too many"
MONEY = "money is negative or came from nowhere"
BID = "two seats bid the same, or more than they hold"
ORDER = "the planting order is not one of all seats"
OFFER = "an offer is more than its seat holds, or for a segment not named"
DEAREST = "the dearest total is not that of the offers"


def start() -> Match:
    return table(palms=THREE_PALMS)


def both_bid_5(match: Match) -> None:
    match.games[0].bid[:2] = 5


def own_a1_twice(match: Match) -> None:
    match.games[0].tended |= square("a1")
    match.games[0].owned[:2] |= square("a1")


def palm_on_dried(match: Match) -> None:
    match.games[0].crop[0] &= ~square("a1")


def loosen(match: Match) -> None:
    match.games[0].canals |= 1 << SEGMENT_NAMES.index("A1-B1")


BROKEN: list[tuple[Any, Callable[[Match], None], str]] = [
    (start, setting("phase", 12), OUT_OF_RANGE),
    (start, setting("phase", -1), OUT_OF_RANGE),
    (start, setting("rounds_done", 11), OUT_OF_RANGE),
    (start, setting("seat", 4), OUT_OF_RANGE),
    (start, setting("overseer", -1), OUT_OF_RANGE),
    (start, setting("overseer", 4), OUT_OF_RANGE),
    (start, setting("players", 6), OUT_OF_RANGE),
    (start, setting("extra", 16), OUT_OF_RANGE),
    (at_bribery, lambda match: put(match, "a1", "bean1"), SHARED),
    (at_bribery, adding("empty", "a1"), SHARED),
    (at_bribery, setting("empty", BOARD * 2 + 1), SHARED),
    (at_bribery, lambda match: put_dried(match, "h6"), PLANTED),
    (at_bribery, setting("planted", 3), PLANTED),
    (start, at("tiles", 20, 0), KIND),
    (start, at("tiles", 20, 10), KIND),
    (start, at("tiles", 20, -2), KIND),
    (at_bribery, palm_on_dried, PALM),
    (at_bribery, adding("palms", "d1"), PALM),
    (start, setting("palms", BOARD + 1), PALM),
    (at_bribery, adding("tended", "h6"), STRAY),
    (at_bribery, adding("tended", "a1"), OWNER),
    (at_bribery, own_a1_twice, OWNER),
    (at_bribery, adding("doubled", "a1"), SECOND),
    (start, loosen, LOOSE),
    (start, setting("watered", 1), WATER),
    (start, setting("reachable", 1), REACH),
    (start, digging("C2-D2", "D2-E2"), CANALS),
    (
        late_sealed_auction,
        digging(
            "C1-C2",
            "C2-C3",
            "B2-C2",
            *(f"{c}1-{c}2" for c in "BD"),
            "D2-D3",
            "C3-C4",
            "D2-E2",
            "E2-E3",
        ),
        CANALS,
    ),
    (start, lambda match: give(match, -1), MONEY),
    (start, lambda match: give(match, 11), MONEY),
    (start, both_bid_5, BID),
    (start, at("bid", 2, 11), BID),
    (start, at("bid", 2, -3), BID),
    (late_sealed_auction, at("bid", 1, 23), BID),
    (at_bribery, at("order", 0, 1), ORDER),
    (at_bribery, at("order", 0, 4), ORDER),
    (at_bribery, at("order", 0, -1), ORDER),
    (with_offers, at("offer", 2, 11), OFFER),
    (with_offers, at("offer", 2, -1), OFFER),
    (with_offers, setting("dearest", 3), DEAREST),
    (with_offers, setting("dearest", 7), DEAREST),
]


@pytest.mark.parametrize(("position", "harm", "found"), BROKEN)
def test_a_broken_invariant_is_found(position: Any, harm: Any, found: str) -> None:
    match = position()
    assert fault(match) == "none"
    harm(match)
    assert fault(match) == found


def test_every_fault_there_is_has_been_met() -> None:
    assert {"none", *(found for _, _, found in BROKEN)} == set(start().game.faults)


def test_as_many_canals_as_were_handed_out_are_no_fault() -> None:
    match = late_sealed_auction()
    dig(match, "C1-C2", "C2-C3", "B2-C2", "B1-B2", "D1-D2", "D2-D3", "C3-C4", "D2-E2")
    assert fault(match) == "none"


def test_a_sealed_bid_of_22_and_two_equal_ones_are_no_fault() -> None:
    match = late_sealed_auction()
    match.games[0].bid[:2] = 22
    assert fault(match) == "none"


def test_offers_that_were_paid_or_outbid_are_no_fault() -> None:
    assert fault(play(with_offers(), "1 accept C2-C3")) == "none"
    assert fault(play(with_offers(), "1 build C2-D2")) == "none"
