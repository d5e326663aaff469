"""The board: squares, crossings, segments, what touches what."""

import pytest

from levada.games.santiago.board import (
    CROSSING_NAMES,
    INNER_CROSSINGS,
    SEGMENT_ENDS,
    SEGMENT_NAMES,
    SEGMENTS_AT,
    SEGMENTS_BESIDE,
    SQUARE_NAMES,
    SQUARES_AROUND,
    SQUARES_AT_CROSSING,
    WATERED_BY,
)
from levada.games.santiago.names import segment_words, square_words
from tests.oracle import santiago as oracle
from tests.tables import dig, now, put, table, totals


@pytest.mark.parametrize(
    ("segment", "squares"),
    [
        ("B2-C2", "c2 c3 d2 d3"),
        ("A1-B1", "a1 b1"),
        ("B2-B3", "b3 b4 c3 c4"),
        ("A1-A2", "a1 a2"),
        ("D4-E4", "g6 h6"),
        ("E3-E4", "h5 h6"),
    ],
)
def test_a_segment_touches_the_squares_along_both_its_sides(segment: str, squares: str) -> None:
    assert square_words(int(WATERED_BY[SEGMENT_NAMES.index(segment)])) == squares.split()


def test_a_crossing_is_the_corner_its_squares_share() -> None:
    touched = [square_words(int(mask)) for mask in SQUARES_AT_CROSSING]
    assert touched[CROSSING_NAMES.index("B2")] == ["b2", "b3", "c2", "c3"]
    assert touched[CROSSING_NAMES.index("A1")] == ["a1"]
    assert touched[CROSSING_NAMES.index("E4")] == ["h6"]
    assert touched[CROSSING_NAMES.index("A2")] == ["a2", "a3"]


def test_there_are_48_squares_in_8_columns_and_6_rows() -> None:
    assert [column + row for row in "123456" for column in "abcdefgh"] == SQUARE_NAMES


def test_there_are_20_crossings_in_5_columns_and_4_rows() -> None:
    assert [column + row for row in "1234" for column in "ABCDE"] == CROSSING_NAMES


def test_there_are_16_horizontal_and_15_vertical_segments() -> None:
    ends = [name.split("-") for name in SEGMENT_NAMES]
    assert sum(left[1] == right[1] for left, right in ends) == 16
    assert sum(upper[0] == lower[0] for upper, lower in ends) == 15
    assert sorted(SEGMENT_NAMES) == sorted(oracle.SEGMENTS)


def test_a_segment_names_its_left_or_upper_crossing_first() -> None:
    assert all(name == "-".join(sorted(name.split("-"))) for name in SEGMENT_NAMES)


def test_six_crossings_are_inside() -> None:
    inside = [CROSSING_NAMES[crossing] for crossing in INNER_CROSSINGS]
    assert inside == ["B2", "C2", "D2", "B3", "C3", "D3"]


def test_what_every_ditch_touches_is_what_the_oracle_measures() -> None:
    for segment, mask in zip(SEGMENT_NAMES, WATERED_BY, strict=True):
        touched = [name for name in SQUARE_NAMES if oracle.touches(segment, name)]
        assert square_words(int(mask)) == sorted(touched)
        assert len(touched) in (2, 4)
    for crossing, mask in zip(CROSSING_NAMES, SQUARES_AT_CROSSING, strict=True):
        touched = [name for name in SQUARE_NAMES if oracle.touches(crossing, name)]
        assert square_words(int(mask)) == sorted(touched)


def test_segments_meet_where_they_share_a_crossing() -> None:
    for crossing, mask in zip(CROSSING_NAMES, SEGMENTS_AT, strict=True):
        meeting = [name for name in SEGMENT_NAMES if crossing in name.split("-")]
        assert segment_words(int(mask)) == sorted(meeting)
    for (start, end), mask in zip(SEGMENT_ENDS, SEGMENTS_BESIDE, strict=True):
        assert mask == SEGMENTS_AT[start] | SEGMENTS_AT[end]


def test_around_a_square_lie_itself_and_all_that_touch_it_corners_too() -> None:
    around = [square_words(int(mask)) for mask in SQUARES_AROUND]
    for name, found in zip(SQUARE_NAMES, around, strict=True):
        assert found == sorted(s for s in SQUARE_NAMES if max(oracle.apart(name, s)) <= 2)


@pytest.mark.parametrize("pair", ["a1 b1", "a1 a2", "b2 c2", "b2 b3", "h5 h6", "d3 e3"])
def test_squares_are_neighbours_along_an_edge_even_across_a_ditch(pair: str) -> None:
    match = table()
    for square in pair.split():
        put(match, square, "bean1", 0, 1)
    assert totals(match)[0] == 10 + 2 * 2


@pytest.mark.parametrize("pair", ["a1 b2", "b2 c3", "b2 a3", "a1 c1", "h1 a2", "h5 a6", "a6 a1"])
def test_squares_are_not_neighbours_by_a_corner_nor_around_the_border(pair: str) -> None:
    match = table()
    for square in pair.split():
        put(match, square, "bean1", 0, 1)
    assert totals(match)[0] == 10 + 1 + 1


@pytest.mark.parametrize("spring", oracle.CROSSINGS)
def test_the_first_canal_begins_at_the_spring(spring: str) -> None:
    match = table(2, "trefl", spring=spring)
    expected = [f"canal {name}" for name in sorted(oracle.SEGMENTS) if spring in name.split("-")]
    assert now(match)["legal"] == expected


def test_a_canal_opens_the_segments_at_both_its_ends_and_closes_its_own() -> None:
    match = table(2, "trefl", spring="A1")
    dig(match, "A1-B1")
    assert now(match)["legal"] == ["canal A1-A2", "canal B1-B2", "canal B1-C1"]
