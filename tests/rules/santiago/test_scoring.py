"""The count: money, and for every field its tiles times the own markers and palms in it."""

import pytest

from levada.match import Match
from tests.tables import (
    dig,
    give,
    go_to_last_round,
    now,
    play_quietly,
    put,
    put_dried,
    table,
    totals,
)

ANIKA, BERND, CHRIS, DAGMAR = range(4)
RED, GREEN, BROWN = range(3)


def penniless(edition: str = "amigo", players: int = 4, palms: str = "") -> Match:
    match = table(players, edition, palms=palms)
    give(match, *[0] * players)
    return match


def put_all(match: Match, tile: str, *places: str) -> None:
    """Each place is a square, or a square with the owner's seat and the markers: 'c3 1 2'."""
    for place in places:
        square, *owner = place.split()
        seat, markers = (int(owner[0]), int(owner[1])) if owner else (None, 0)
        put(match, square, tile, seat, markers)


def test_example_pepper_field() -> None:
    """Five tiles; Anika 2 markers, Bernd 4, Dagmar 1."""
    match = penniless()
    put_all(match, "pepper2", "a4 0 2", "b4 1 2", "b5 1 2", "c5 3 1", "c6")
    assert totals(match) == [10, 20, 0, 5]


def test_r12_in_the_pepper_field_dagmar_gets_5_times_1() -> None:
    """The Hungarian example writes 5 x 2 = 5."""
    match = penniless("samarkand")
    put_all(match, "pepper2", "a4 0 2", "b4 1 2", "b5 1 2", "c5 3 1", "c6")
    assert totals(match)[DAGMAR] == 5


def test_example_full_count() -> None:
    """Bernd's 15 escudos; 3 markers on 3 tiles, 3 on 4, 5 on 4, 2 on 1, 3 on 4."""
    match = penniless()
    give(match, 0, 15, 0, 0)
    put_all(match, "banana2", "a1 1 2", "b1 1 1", "c1 2 2")
    put_all(match, "bean2", "e1 1 2", "f1 1 1", "g1", "h1 0 2")
    put_all(match, "pepper2", "a3 1 2", "b3 1 2", "b4 1 1", "a4 3 1")
    put_all(match, "potato2", "d3 1 2")
    put_all(match, "sugarcane2", "f4 1 2", "f5 1 1", "g5 0 2", "g6")
    assert totals(match)[BERND] == 55 + 15 == 70


def test_example_trefl_watermelon_field() -> None:
    """The palm stands on the tile with no farmer; brown's pepper stands alone."""
    match = penniless("trefl", 3, palms="c4 a1 h6")
    put_all(match, "watermelon2", "b4 0 2", "c3 1 1", "c4")
    put_all(match, "pepper1", "g5 2 1")
    assert totals(match) == [6, 3, 1]


def test_example_trefl_watermelon_field_were_green_on_the_palms_tile_as_well() -> None:
    match = penniless("trefl", 3, palms="c4 a1 h6")
    put_all(match, "watermelon2", "b4 0 2", "c3 1 1", "c4 1 1")
    assert totals(match)[GREEN] == 9


def test_example_trefl_banana_field() -> None:
    """Red has 2 markers and the palm's tile, green 3, brown 2."""
    match = penniless("trefl", 3, palms="d4 a1 h6")
    put_all(match, "banana2", "d4 0 2", "e4 1 2", "e5 1 1", "f5 2 2")
    assert totals(match) == [12, 12, 8]


def test_example_a_dried_tile_cuts_the_trefl_pepper_field() -> None:
    """A field of 2 and a single one; were pepper on the dried square, they would be 4."""
    match = penniless("trefl", 3)
    put_all(match, "pepper2", "f2 0 1", "f3 1 1", "g4 2 1")
    put_dried(match, "f4")
    assert totals(match) == [2, 2, 1]
    put(match, "f4", "pepper1")
    assert totals(match) == [4, 4, 4]


@pytest.mark.parametrize("markers", [1, 2])
def test_a_tile_alone_brings_what_stands_on_it(markers: int) -> None:
    match = penniless()
    put(match, "d3", "bean2", CHRIS, markers)
    assert totals(match) == [0, 0, markers, 0]


def test_neutral_tiles_count_towards_the_field_and_belong_to_nobody() -> None:
    match = penniless()
    put_all(match, "bean2", "d3 0 2", "d4", "d5")
    assert totals(match) == [6, 0, 0, 0]


def test_other_crops_beside_do_not_count() -> None:
    match = penniless()
    put_all(match, "bean2", "d3 0 2")
    put_all(match, "pepper2", "d4 0 2")
    assert totals(match)[ANIKA] == 2 + 2


def test_a_one_planter_tile_joins_a_two_planter_tile_of_its_crop() -> None:
    match = penniless()
    put_all(match, "bean1", "d3 0 1")
    put_all(match, "bean2", "d4 1 2")
    assert totals(match) == [2, 4, 0, 0]


def test_two_fields_of_one_crop_count_by_themselves() -> None:
    match = penniless()
    put_all(match, "bean2", "a1 0 2", "a2", "h5 0 1", "h6 0 2", "g6")
    assert totals(match)[ANIKA] == 2 * 2 + 3 * 3


@pytest.mark.parametrize("canals", [["C2-D2"], ["C2-C3"], ["C2-D2", "C2-C3", "B2-C2", "C1-C2"]])
def test_canals_do_not_cut_a_field(canals: list[str]) -> None:
    match = penniless()
    put_all(match, "bean2", "d2 0 1", "e2", "d3", "e3")
    dig(match, *canals)
    assert totals(match)[ANIKA] == 4


def test_palms_do_not_cut_a_field() -> None:
    match = penniless("trefl", 3, palms="b1 a6 h6")
    put_all(match, "grape2", "a1 0 1", "b1", "c1 1 1")
    assert totals(match) == [3, 3, 0]


def test_a_long_winding_field_is_one() -> None:
    match = penniless()
    winding = "h1 g1 f1 f2 f3 g3 h3 h4 h5"
    put_all(match, "bean2", *winding.split()[:-1], "h5 2 2")
    assert totals(match)[CHRIS] == 9 * 2


@pytest.mark.parametrize("crop", ["banana2", "bean2", "pepper2", "potato2", "sugarcane2"])
def test_every_crop_counts_for_every_seat(crop: str) -> None:
    match = penniless(players=5)
    for seat in range(5):
        put_all(match, crop, f"{'acegh'[seat]}{'12345'[seat]} {seat} {1 + seat % 2}")
    assert totals(match) == [1, 2, 1, 2, 1]


@pytest.mark.parametrize(("markers", "score"), [(1, 2), (2, 3)])
def test_a_palm_counts_one_more_on_a_tile_with_own_markers(markers: int, score: int) -> None:
    match = penniless(palms="h1 h3 h5")
    put(match, "h3", "bean2", ANIKA, markers)
    assert totals(match) == [score, 0, 0, 0]


def test_a_palm_counts_only_for_the_owner_of_its_tile() -> None:
    match = penniless(palms="h1 h3 h5")
    put_all(match, "bean2", "h3 0 1", "h2 1 1")
    assert totals(match) == [4, 2, 0, 0]


def test_two_palms_in_a_field_count_both_and_one_outside_does_not() -> None:
    match = penniless(palms="h1 h3 h5")
    put_all(match, "bean2", "h1 0 1", "h2", "h3 0 2")
    put_all(match, "pepper2", "h5 0 1")
    assert totals(match)[ANIKA] == 3 * (3 + 2) + 1 * (1 + 1)


def test_money_counts() -> None:
    match = table()
    give(match, 4, 0, 170, 9)
    assert totals(match) == [4, 0, 170, 9]


def finish(match: Match, *money: int) -> Match:
    """The last round ends with these purses and nothing on the board."""
    play_quietly(match, until="bribery")
    go_to_last_round(match)
    give(match, *money)
    return play_quietly(match)


def test_there_is_no_score_before_the_end() -> None:
    match = play_quietly(table(), until="extra")
    assert match.scores is None
    assert match.winners is None
    assert now(match)["scores"] is None


def test_the_largest_total_wins() -> None:
    match = finish(table(), 5, 7, 9, 8)
    assert match.scores == now(match)["scores"] == [5, 7, 9, 8]
    assert match.winners == [2]


@pytest.mark.parametrize("edition", ["amigo", "samarkand", "trefl"])
def test_r9_equal_best_totals_share_the_win(edition: str) -> None:
    assert finish(table(3, edition), 9, 5, 9).winners == [0, 2]
    assert finish(table(3, edition), 5, 5, 5).winners == [0, 1, 2]


def test_no_money_but_cash_is_shown_as_money_at_the_end() -> None:
    match = play_quietly(table(), until="bribery")
    go_to_last_round(match)
    dig(match, "C2-D2")
    put(match, "e3", "bean2", BERND, 2)
    give(match, 1, 1, 1, 1)
    end = now(play_quietly(match))
    assert (end["money"], end["scores"]) == ([1, 1, 1, 1], [1, 3, 1, 1])
