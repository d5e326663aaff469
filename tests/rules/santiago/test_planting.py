"""Phase 3: planting, the left-over tile, the spare tile."""

from typing import Any

import pytest

from levada.games.santiago.board import SQUARE_NAMES
from levada.match import Match
from tests.oracle import santiago as oracle
from tests.tables import THREE_PALMS, now, play, play_quietly, put, put_dried, refusal, table

FOUR = "bean2 banana2 bean1 pepper2"


def squares_open(match: Match) -> set[str]:
    return {move.split()[2] for move in match.legal()}


def neighbours(*squares: str) -> set[str]:
    return {s for s in SQUARE_NAMES if any(oracle.is_beside(s, square) for square in squares)}


def test_a_bidder_puts_as_many_markers_as_the_tile_shows_planters() -> None:
    match = play(table(tiles=FOUR), "1 bid 5", "2 bid 3", "3 bid 2", "0 bid 1")
    play(match, "1 plant bean1 a1", "2 plant bean2 h6")
    assert now(match)["board"] == {"a1": ("bean1", 1, 1), "h6": ("bean2", 2, 2)}


def test_whoever_passed_puts_one_marker_less_and_none_on_a_one_planter_tile() -> None:
    match = play(table(tiles=FOUR), "1 pass", "2 pass", "3 bid 1", "0 bid 2")
    play(match, "0 plant bean2 a1", "3 plant banana2 b1", "2 plant pepper2 c1", "1 plant bean1 d1")
    board = now(match)["board"]
    assert board["c1"] == ("pepper2", 2, 1)
    assert board["d1"] == ("bean1", None, 0)


def test_r12_a_pass_puts_none_on_a_one_planter_tile_in_samarkand_too() -> None:
    """The Russian passing rule has lost the word 'none'."""
    match = play_quietly(table(edition="samarkand", tiles=FOUR), until="planting")
    play(match, "0 plant bean1 d1")
    assert now(match)["board"] == {"d1": ("bean1", None, 0)}


def test_r14_a_bid_leaves_with_its_own_planting() -> None:
    match = play(table(tiles=FOUR), "1 bid 5", "2 pass", "3 bid 4", "0 bid 1")
    assert now(match)["money"] == [10, 10, 10, 10]
    play(match, "1 plant bean2 a1")
    assert now(match)["money"] == [10, 5, 10, 10]
    play(match, "3 plant banana2 b1")
    assert now(match)["money"] == [10, 5, 10, 6]
    play(match, "0 plant bean1 c1")
    assert now(match)["money"] == [9, 5, 10, 6]
    play(match, "2 plant pepper2 d1")
    assert now(match)["money"] == [9, 5, 10, 6]


def test_any_open_tile_goes_on_any_empty_square() -> None:
    match = play_quietly(table(tiles="bean2 bean2 bean1 pepper2"), until="planting")
    put(match, "c3", "potato1")
    put_dried(match, "d3")
    empty = set(SQUARE_NAMES) - {"c3", "d3"}
    expected = {f"plant {tile} {s}" for tile in ("bean1", "bean2", "pepper2") for s in empty}
    assert match.legal() == sorted(expected)


def test_a_tile_taken_is_not_open_any_more_but_its_twin_is() -> None:
    match = play_quietly(table(tiles="bean2 bean2 bean1 pepper2"), until="planting")
    play(match, "0 plant bean2 a1")
    assert now(match)["open"] == ["bean1", "bean2", "pepper2"]
    play(match, "3 plant bean2 a2")
    assert now(match)["open"] == ["bean1", "pepper2"]
    assert refusal(match, "2 plant bean2 a3").code == "tile_not_open"
    assert set(now(match)["board"]) == {"a1", "a2"}


def test_a_dried_tiles_square_is_not_planted_again() -> None:
    match = play_quietly(table(tiles=FOUR), until="planting")
    put_dried(match, "c3")
    assert refusal(match, "0 plant bean2 c3").code == "square_taken"


def test_a_tile_on_a_palms_square_takes_the_palm() -> None:
    match = play(table(tiles=FOUR, palms=THREE_PALMS), "1 bid 1", "2 pass", "3 pass", "0 pass")
    play(match, "1 plant bean2 a1")
    assert now(match)["palms"] == THREE_PALMS.split()
    assert match.result["scores"][1] == 9 + 3


@pytest.mark.parametrize("players", [4, 5])
def test_with_4_or_5_players_no_tile_is_left_over(players: int) -> None:
    match = play_quietly(table(players), until="bribery")
    assert now(match)["open"] == []
    assert len(now(match)["board"]) == players


def three_planted(*bids: str, tiles: str = FOUR, **given: Any) -> Match:
    """Three players; the first to plant does so on c3, the others on f5 and g5."""
    match = play(table(3, tiles=tiles, **given), *bids)
    for square in ("c3", "f5", "g5"):
        match.play(match.to_act[0], f"plant {now(match)['open'][0]} {square}")
    return match


def test_whoever_planted_first_plants_the_left_over_tile_last() -> None:
    match = three_planted("1 bid 1", "2 bid 3", "0 bid 2")
    assert match.to_act == (2,)
    assert (now(match)["phase"], now(match)["open"]) == ("planting", ["pepper2"])
    play(match, "2 plant pepper2 c4")
    assert now(match)["phase"] == "bribery"


def test_the_left_over_tile_has_no_markers_and_costs_nothing_more() -> None:
    match = three_planted("1 bid 1", "2 bid 3", "0 bid 2")
    play(match, "2 plant pepper2 c4")
    assert now(match)["board"]["c4"] == ("pepper2", None, 0)
    assert now(match)["money"] == [8, 9, 7]


def test_the_left_over_tile_lies_beside_a_living_plantation() -> None:
    match = three_planted("1 bid 1", "2 bid 3", "0 bid 2")
    put_dried(match, "a1", "c2")
    assert squares_open(match) == neighbours("c3", "f5", "g5") - {"c2", "f5", "g5"}
    assert refusal(match, "2 plant pepper2 b1").code == "not_beside"


@pytest.mark.parametrize(
    ("corner", "beside"),
    [("a1", "a2 b1"), ("h1", "g1 h2"), ("a6", "a5 b6"), ("h6", "g6 h5"), ("h3", "g3 h2 h4")],
)
def test_the_left_over_tile_stays_on_the_board(corner: str, beside: str) -> None:
    match = play_quietly(table(3, tiles=FOUR), until="planting")
    for square in (corner, "d3", "d4"):
        match.play(match.to_act[0], f"plant {now(match)['open'][0]} {square}")
    assert squares_open(match) == set(beside.split()) | neighbours("d3", "d4") - {"d3", "d4"}


def test_a_neutral_plantation_is_living() -> None:
    match = three_planted("1 pass", "2 pass", "0 pass", tiles="bean1 bean1 bean1 pepper2")
    assert [owner for _, owner, _ in now(match)["board"].values()] == [None] * 3
    assert squares_open(match) == neighbours("c3", "f5", "g5") - {"f5", "g5"}


def test_without_room_beside_a_living_one_the_left_over_tile_lies_beside_a_dried_one() -> None:
    match = play_quietly(table(3, tiles=FOUR), until="planting")
    put_dried(match, "c1", "b2", "a3")
    for square in ("a1", "b1", "a2"):
        match.play(match.to_act[0], f"plant {now(match)['open'][0]} {square}")
    assert squares_open(match) == {"d1", "c2", "b3", "a4"}


def test_one_square_beside_a_living_plantation_forbids_those_beside_dried_ones() -> None:
    match = play_quietly(table(3, tiles=FOUR), until="planting")
    put_dried(match, "c1", "b2", "g6")
    for square in ("a1", "b1", "a2"):
        match.play(match.to_act[0], f"plant {now(match)['open'][0]} {square}")
    assert squares_open(match) == {"a3"}


def test_r4_if_all_passed_the_first_to_plant_plants_the_left_over_tile() -> None:
    match = three_planted("1 pass", "2 pass", "0 pass")
    assert now(match)["overseer"] == 1
    assert match.to_act == (0,)


def two_players(*bids: str) -> Match:
    match = table(2, "trefl", overseer=1, tiles="grape2 grape1 pepper2")
    return play(match, "1 canal C2-D2", *bids)


def test_r5_two_passes_plant_one_marker_less_both() -> None:
    match = play(two_players("0 pass", "1 pass"), "1 plant grape2 a1", "0 plant grape1 b1")
    assert now(match)["board"] == {"a1": ("grape2", 1, 1), "b1": ("grape1", None, 0)}


def test_with_2_players_only_the_loser_who_passed_plants_one_marker_less() -> None:
    match = play(two_players("0 bid 1", "1 pass"), "0 plant grape2 a1", "1 plant pepper2 b1")
    assert now(match)["board"] == {"a1": ("grape2", 0, 2), "b1": ("pepper2", 1, 1)}


def test_with_2_players_the_winner_plants_the_left_over_tile() -> None:
    match = play(two_players("0 bid 1", "1 bid 2"), "1 plant grape2 a1", "0 plant pepper2 b1")
    assert match.to_act == (1,)
    play(match, "1 plant grape1 a2")
    assert now(match)["board"]["a2"] == ("grape1", None, 0)
    assert now(match)["phase"] == "bribery"


def spare_planted(players: int) -> Match:
    """Everybody has planted, the highest bid was seat 2's."""
    tiles = f"{FOUR} potato1 potato1 potato2 banana1"
    match = table(players, tiles=tiles, boxed="sugarcane1", spare_tile="planted")
    play(match, "1 bid 1", "2 bid 3", *(["3 pass"] if players == 4 else []), "0 bid 2")
    for square in ("c3", "f5", "g5", "h5")[:players]:
        assert "sugarcane1" not in now(match)["open"]
        match.play(match.to_act[0], f"plant {now(match)['open'][0]} {square}")
    return match


def test_r13_the_spare_tile_joins_the_open_tiles_when_all_have_planted() -> None:
    match = spare_planted(4)
    assert match.record().setup["boxed"] == ["sugarcane1"]
    assert now(match)["open"] == ["sugarcane1"]
    assert match.to_act == (2,)
    assert squares_open(match) == neighbours("c3", "f5", "g5", "h5") - {"f5", "g5", "h5"}
    play(match, "2 plant sugarcane1 c4")
    assert now(match)["board"]["c4"] == ("sugarcane1", None, 0)
    assert now(match)["phase"] == "bribery"


@pytest.mark.parametrize("order", [("pepper2", "sugarcane1"), ("sugarcane1", "pepper2")])
def test_r13_with_3_players_spare_and_left_over_tile_go_in_either_order(
    order: tuple[str, str],
) -> None:
    match = spare_planted(3)
    assert now(match)["open"] == ["pepper2", "sugarcane1"]
    play(match, f"2 plant {order[0]} c4", f"2 plant {order[1]} c5")
    board = now(match)["board"]
    assert board["c4"] == (order[0], None, 0)
    assert board["c5"] == (order[1], None, 0)
    assert now(match)["phase"] == "bribery"


@pytest.mark.parametrize("players", [3, 4])
def test_the_spare_tile_is_planted_in_round_1_only(players: int) -> None:
    match = play_quietly(spare_planted(players), until="auction")
    play_quietly(match, until="planting")
    for _ in range(players):
        match.play(match.to_act[0], match.legal()[0])
    expected = ("planting", 1) if players == 3 else ("bribery", 0)
    assert (now(match)["phase"], len(now(match)["open"])) == expected


@pytest.mark.parametrize("players", [3, 4])
def test_a_boxed_tile_stays_in_the_box(players: int) -> None:
    match = play_quietly(table(players, boxed="sugarcane1", tiles=FOUR), until="bribery")
    assert len(now(match)["board"]) == 4
    assert all(tile != "sugarcane1" for tile, _, _ in now(match)["board"].values())
