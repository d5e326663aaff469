"""Santiago: why to bid so much, and why to plant there, in positions made by hand."""

import pytest

from levada.match import Match
from tests.coach.reasons_for import codes, only, reasons
from tests.tables import dig, give, play, put, put_dried, table

TILES = "banana2 bean1 bean2 pepper1"
LEADING = [50.0, 90.0, 50.0, 50.0]


def bidding(*bids: str, players: int = 4) -> Match:
    """The first auction; seat 1 bids first, overseer is seat 0."""
    return play(table(players, tiles=TILES), *bids)


def planting(*bids: str, palms: str = "") -> Match:
    """Seat 1 bids 5 and plants first; then 2, 3, 0."""
    match = table(tiles=TILES, palms=palms, spring="C2")
    return play(match, *(bids or ("1 bid 5", "2 bid 4", "3 bid 3", "0 bid 2")))


@pytest.mark.parametrize(
    ("bids", "move", "best", "worst"),
    [
        ((), "1 bid 3", 1, 4),
        ((), "1 pass", 4, 4),
        (("1 bid 3",), "2 bid 2", 2, 4),
        (("1 bid 3",), "2 bid 4", 1, 3),
        (("1 pass",), "2 pass", 3, 3),
        (("1 bid 3", "2 pass", "3 bid 5"), "0 bid 4", 2, 2),
        (("1 bid 3", "2 pass", "3 bid 5"), "0 pass", 3, 3),
        (("1 pass", "2 pass", "3 pass"), "0 pass", 1, 1),
    ],
)
def test_place_in_the_planting_order(
    bids: tuple[str, ...], move: str, best: int, worst: int
) -> None:
    assert only(reasons(bidding(*bids), move), "planting_place") == {"best": best, "worst": worst}


@pytest.mark.parametrize(
    ("bids", "move", "worker"),
    [
        ((), "1 pass", "overseer"),
        (("1 bid 3",), "2 pass", "overseer"),
        (("1 pass",), "2 pass", None),
        (("1 pass",), "2 bid 1", None),
        (("1 bid 3",), "2 bid 2", "may_be_overseer"),
        (("1 bid 3",), "2 bid 4", None),
        (("1 bid 3", "2 bid 4", "3 bid 5"), "0 bid 2", "overseer"),
    ],
)
def test_first_to_pass_or_lowest_bidder_becomes_overseer(
    bids: tuple[str, ...], move: str, worker: str | None
) -> None:
    found = {"overseer", "may_be_overseer"} & set(codes(reasons(bidding(*bids), move)))
    assert found == ({worker} if worker else set())


@pytest.mark.parametrize(
    ("move", "best", "worst", "worker"),
    [
        ("0 pass", 1, 2, "may_be_overseer"),  # equal bids are won by the overseer
        ("1 pass", 2, 2, "overseer"),
        ("0 bid 2", 1, 2, None),
        ("1 bid 2", 1, 2, None),
    ],
)
def test_sealed_bids(move: str, best: int, worst: int, worker: str | None) -> None:
    match = play(table(2, "trefl", overseer=0), "0 canal C2-D2")
    found = reasons(match, move)
    assert only(found, "planting_place") == {"best": best, "worst": worst}
    assert {"overseer", "may_be_overseer"} & set(codes(found)) == ({worker} if worker else set())


def test_a_sealed_bid_of_the_other_is_not_looked_at() -> None:
    for bid in ("pass", "bid 1", "bid 5"):
        match = play(table(2, "trefl", overseer=0), "0 canal C2-D2", f"0 {bid}")
        assert only(reasons(match, "1 bid 3"), "planting_place") == {"best": 1, "worst": 2}


def test_the_best_tile_and_what_may_be_left_of_it() -> None:
    match = bidding()
    put(match, "d3", "bean2", 1, 2)
    dig(match, "C2-C3", "C2-D2")
    first = only(reasons(match, "1 bid 3"), "best_tile")
    assert first["tile"] == "bean2"
    last = only(reasons(match, "1 bid 3"), "lesser_tile")
    assert last["tile"] == "pepper1"
    assert first["points"] > last["points"] > 0


def test_of_tiles_worth_the_same_one_is_named() -> None:
    match = bidding("1 bid 4", "2 bid 3", "3 bid 2")
    assert "lesser_tile" not in codes(reasons(match, "0 bid 5"))


def test_a_pass_brings_a_marker_less_and_costs_nothing() -> None:
    bid, passed = reasons(bidding(), "1 bid 1"), reasons(bidding(), "1 pass")
    assert only(bid, "costs") == {"escudos": 1}
    assert "one_marker_less" not in codes(bid)
    assert "one_marker_less" in codes(passed)
    assert "costs" not in codes(passed)
    assert only(passed, "best_tile")["points"] < only(bid, "lesser_tile")["points"]


@pytest.mark.parametrize(("move", "left"), [("1 bid 8", None), ("1 bid 9", 1), ("1 bid 10", 0)])
def test_little_money_left(move: str, left: int | None) -> None:
    found = [
        reason["escudos"] for reason in reasons(bidding(), move) if "money_left" in codes([reason])
    ]
    assert found == ([] if left is None else [left])


@pytest.mark.parametrize(
    ("move", "is_said"), [("0 bid 4", True), ("0 bid 2", False), ("0 pass", False)]
)
def test_whoever_plants_first_plants_the_left_over_tile_of_3_players(
    move: str, is_said: bool
) -> None:
    match = bidding("1 bid 3", "2 bid 1", players=3)
    assert ("left_over" in codes(reasons(match, move))) == is_said


def test_4_players_leave_no_tile_over() -> None:
    match = bidding("1 bid 3", "2 bid 1", "3 pass")
    assert "left_over" not in codes(reasons(match, "0 bid 4"))


def test_a_tile_joins_a_field() -> None:
    match = planting()
    put(match, "c3", "banana1", 2, 1)
    put(match, "c4", "banana2")
    put(match, "e3", "banana2", 3, 1)
    joined = reasons(match, "1 plant banana2 d3")
    assert only(joined, "joins") == {"crop": "banana", "tiles": 4}
    assert only(reasons(match, "1 plant banana2 c2"), "joins") == {"crop": "banana", "tiles": 3}
    assert "joins" not in codes(reasons(match, "1 plant banana2 h6"))
    assert "joins" not in codes(reasons(match, "1 plant bean2 d3"))


@pytest.mark.parametrize(
    ("square", "code", "values"),
    [
        ("e3", "on_water", {}),
        ("g3", "near_water", {"canals": 1}),
        ("c5", "near_water", {"canals": 2}),
        ("h5", "near_water", {"canals": 2}),
        ("a6", "far_from_water", {"canals": 4}),
    ],
)
def test_how_far_a_square_is_from_water(square: str, code: str, values: dict[str, int]) -> None:
    match = planting()
    dig(match, "C2-D2")
    assert only(reasons(match, f"1 plant bean1 {square}"), code) == values


def test_palm() -> None:
    match = planting(palms="a1 a6 h1")
    assert "palm" in codes(reasons(match, "1 plant banana2 a1"))
    assert "palm" not in codes(reasons(match, "1 plant banana2 b1"))


def test_a_palm_without_a_marker_counts_for_nobody() -> None:
    match = planting("1 bid 3", "2 bid 2", "3 bid 1", "0 pass", palms="a1 a6 h1")
    play(match, "1 plant banana2 d3", "2 plant bean1 d4", "3 plant bean2 e3")
    found = reasons(match, "0 plant pepper1 a1")
    assert "palm" not in codes(found)
    assert {"neutral", "one_marker_less"} <= set(codes(found))


def test_markers() -> None:
    assert only(reasons(planting(), "1 plant banana2 d3"), "markers") == {"markers": 2}
    assert only(reasons(planting(), "1 plant bean1 d3"), "markers") == {"markers": 1}


def test_the_price_of_the_place_is_not_part_of_what_a_tile_brings() -> None:
    dear, cheap = planting("1 bid 9", "2 bid 4", "3 bid 3", "0 bid 2"), planting()
    for match in (dear, cheap):
        dig(match, "C2-D2")
    move = "1 plant banana2 e3"
    assert only(reasons(dear, move), "gains") == only(reasons(cheap, move), "gains")


def test_who_is_helped_most_is_named_first_and_the_leader_is_pointed_out() -> None:
    match = planting()
    dig(match, "C2-D2")
    for square, seat in (("e2", 1), ("e3", 2), ("f3", 2), ("f2", 0)):
        put(match, square, "banana2", seat, 2)
    found = reasons(match, "1 plant banana2 g3", [0, 0, 9, 0])
    helped = [reason for reason in found if reason["reason"] == "helps"]
    assert [(reason["seat"], reason["leads"]) for reason in helped] == [(2, True)]
    assert helped[0]["points"] >= 1


def test_a_tile_that_cuts_a_field_off_denies() -> None:
    """The last square beside the leader's field is taken by another crop."""
    match = planting()
    dig(match, "C2-D2")
    for square in ("e2", "f2", "e3"):
        put(match, square, "bean2", 2, 2)
    put_dried(match, "e1", "f1", "g2", "d2", "d3", "e4")
    found = reasons(match, "1 plant pepper1 f3", [0, 0, 9, 0])
    denied = only(found, "denies")
    assert denied["seat"] == 2
    assert denied["leads"]
    assert denied["points"] >= 1


def test_a_tile_the_best_placed_rival_wants() -> None:
    match = planting()
    dig(match, "C2-D2")
    for square in ("e3", "f3"):
        put(match, square, "bean2", 3, 2)
    found = only(reasons(match, "1 plant bean2 d3", [0, 0, 0, 9]), "wanted_by")
    assert (found["seat"], found["leads"]) == (3, True)
    assert found["points"] >= 1
    assert "wanted_by" not in codes(reasons(match, "1 plant pepper1 d3", [0, 0, 0, 9]))


def test_nobody_wants_what_the_last_to_plant_takes() -> None:
    match = play(planting(), "1 plant banana2 d3", "2 plant bean1 d4", "3 plant pepper1 e3")
    assert "wanted_by" not in codes(reasons(match, "0 plant bean2 d5"))


def test_the_left_over_tile_has_no_markers() -> None:
    match = table(3, tiles=TILES)
    play(match, "1 bid 3", "2 bid 2", "0 bid 1")
    play(match, "1 plant bean2 d3", "2 plant pepper1 g6", "0 plant banana2 a1")
    found = reasons(match, "1 plant bean1 d4")
    assert only(found, "joins") == {"crop": "bean", "tiles": 2}
    assert "neutral" in codes(found)
    assert "one_marker_less" not in codes(found)


def test_money_to_bid_with_is_not_a_reason_of_its_own() -> None:
    match = bidding()
    give(match, 10, 0, 10, 10)
    assert codes(reasons(match, "1 pass"))[0] == "planting_place"
