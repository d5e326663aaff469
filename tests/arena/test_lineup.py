"""Line-ups: as they are written, and how they move round the table."""

from collections import Counter

import pytest

from levada.arena.lineup import in_short, one_against, read_lineup, seated
from levada.options import OptionError
from tests.arena.quick_lineups import OTHER, PLAIN, table


@pytest.mark.parametrize("lineup", [("a", "b"), ("a", "b", "b"), ("a", "b", "a", "c"), ("a",) * 5])
def test_rotations_put_every_level_on_every_seat_equally_often(lineup: tuple[str, ...]) -> None:
    players = len(lineup)
    rotations = [seated(lineup, rotation) for rotation in range(players)]
    for seat in range(players):
        assert Counter(rotation[seat] for rotation in rotations) == Counter(lineup)


def test_everybody_moves_on_to_the_left() -> None:
    assert seated(("a", "b", "c"), 0) == ("a", "b", "c")
    assert seated(("a", "b", "c"), 1) == ("c", "a", "b")


def test_a_line_up_is_read_from_words_or_names() -> None:
    at = table(players=3)
    assert read_lineup(at, f"{PLAIN}  {OTHER} {PLAIN}") == (PLAIN, OTHER, PLAIN)
    assert read_lineup(at, [PLAIN, OTHER, PLAIN]) == (PLAIN, OTHER, PLAIN)
    assert one_against(at, OTHER, PLAIN) == (OTHER, PLAIN, PLAIN)


@pytest.mark.parametrize("words", ["", "random", "random random random"])
def test_a_line_up_has_a_name_a_player(words: str) -> None:
    with pytest.raises(OptionError, match=f"{len(words.split())} names for 2 players"):
        read_lineup(table(players=2), words)


def test_a_level_must_be_there() -> None:
    with pytest.raises(OptionError, match="'genius' is not there"):
        read_lineup(table(players=2), "random genius")


def test_a_line_up_in_short() -> None:
    assert in_short(("expert", "regular", "regular")) == "expert, 2 regular"
    assert in_short(("a", "b", "a", "b")) == "a, b, a, b"
