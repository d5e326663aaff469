"""Phase 6: what is dry loses a marker or dries out; after the last round everything dry does."""

from typing import Any

import pytest

from levada.match import Match
from tests.tables import (
    THREE_PALMS,
    dig,
    go_to_last_round,
    now,
    play,
    play_quietly,
    put,
    put_dried,
    table,
    totals,
)


def at_bribery(players: int = 4, edition: str = "amigo", **given: Any) -> Match:
    """Bribery of round 1; what was planted (on the squares from a1 down) has no markers."""
    match = play_quietly(table(players, edition, **given), until="bribery")
    state = match.games[0]
    state.owned[:] = 0
    state.tended = state.doubled = 0
    return match


def next_round(match: Match) -> Match:
    """Nobody builds; drought and income follow."""
    return play_quietly(match, until="auction")


def test_example_a_dry_two_marker_pepper() -> None:
    match = at_bribery()
    put(match, "h6", "pepper2", 3, 2)
    assert now(next_round(match))["board"]["h6"] == ("pepper2", 3, 1)
    assert now(next_round(match))["board"]["h6"] == ("pepper2", None, 0)
    assert "h6" not in now(match)["dried"]
    assert "h6" in now(next_round(match))["dried"]
    assert "h6" not in now(match)["board"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_a_dry_plantation_of_any_seat_loses_one_marker(seat: int) -> None:
    match = at_bribery(players=5)
    put(match, "h6", "pepper2", seat, 2)
    put(match, "h4", "sugarcane1", seat, 1)
    board = now(next_round(match))["board"]
    assert board["h6"] == ("pepper2", seat, 1)
    assert board["h4"] == ("sugarcane1", None, 0)


@pytest.mark.parametrize("crop", ["banana1", "bean1", "pepper1", "potato2", "sugarcane2"])
def test_a_dry_neutral_plantation_of_any_crop_dries_out(crop: str) -> None:
    match = at_bribery()
    put(match, "h6", crop)
    after = now(next_round(match))
    assert "h6" in after["dried"]
    assert "h6" not in after["board"]


def test_a_watered_plantation_loses_nothing() -> None:
    match = at_bribery()
    dig(match, "C2-D2")
    put(match, "e3", "pepper2", 3, 2)
    put(match, "e2", "bean1", 1, 1)
    put(match, "f2", "bean1")
    board = now(next_round(match))["board"]
    assert board["e3"] == ("pepper2", 3, 2)
    assert board["e2"] == ("bean1", 1, 1)
    assert board["f2"] == ("bean1", None, 0)


def test_a_canal_does_not_water_what_only_meets_its_end_by_a_corner() -> None:
    match = at_bribery()
    dig(match, "C2-D2")
    for square in ("d2", "d3", "g2", "g3"):
        put(match, square, "pepper2", 3, 2)
    board = now(next_round(match))["board"]
    assert all(board[square] == ("pepper2", 3, 1) for square in ("d2", "d3", "g2", "g3"))


def test_the_spring_itself_waters_nothing() -> None:
    match = at_bribery(spring="C3")
    put(match, "d4", "pepper2", 3, 2)
    assert now(next_round(match))["board"]["d4"] == ("pepper2", 3, 1)


def test_watered_once_a_plantation_keeps_what_it_has() -> None:
    match = at_bribery()
    put(match, "e3", "pepper2", 3, 2)
    next_round(match)
    dig(match, "C2-D2")
    for _ in range(3):
        assert now(next_round(match))["board"]["e3"] == ("pepper2", 3, 1)


def test_a_plantation_that_loses_its_last_marker_is_neutral_and_can_still_be_saved() -> None:
    match = at_bribery()
    put(match, "e3", "pepper1", 3, 1)
    next_round(match)
    dig(match, "C2-D2")
    assert now(next_round(match))["board"]["e3"] == ("pepper1", None, 0)


def test_a_dried_plantation_stays_dried_when_water_comes() -> None:
    match = at_bribery()
    put(match, "e3", "pepper1")
    next_round(match)
    dig(match, "C2-D2")
    after = now(next_round(match))
    assert "e3" in after["dried"]
    assert "e3" not in after["board"]


def test_a_tile_planted_neutral_this_round_and_still_dry_dries_out_this_round() -> None:
    match = table(tiles="bean1 bean2 bean2 bean2")
    play(match, "1 bid 3", "2 bid 2", "3 bid 1", "0 pass")
    play(match, "1 plant bean2 a1", "2 plant bean2 a3", "3 plant bean2 a5", "0 plant bean1 h6")
    after = now(next_round(match))
    assert after["dried"] == ["h6"]
    assert after["board"]["a1"] == ("bean2", 1, 1)


def test_the_left_over_tile_dries_out_in_its_round_if_it_stays_dry() -> None:
    match = table(3, tiles="bean1 bean2 bean2 bean2")
    play(match, "1 bid 3", "2 bid 2", "0 bid 1")
    play(match, "1 plant bean2 a1", "2 plant bean2 a3", "0 plant bean1 h6", "1 plant bean2 a2")
    after = now(next_round(match))
    assert after["dried"] == ["a2"]
    assert after["board"]["h6"] == ("bean1", None, 0)


def test_nothing_dries_before_the_extra_canals_are_decided() -> None:
    match = at_bribery()
    put(match, "h6", "pepper1", 3, 1)
    play_quietly(match, until="extra")
    assert now(match)["board"]["h6"] == ("pepper1", 3, 1)
    assert now(match)["dried"] == []


def test_a_palm_on_a_dried_tile_goes_to_the_box() -> None:
    match = at_bribery(palms="h1 h3 h5")
    put(match, "h1", "pepper1")
    put(match, "h3", "pepper1", 2, 1)
    assert now(next_round(match))["palms"] == ["h3", "h5"]
    assert now(next_round(match))["palms"] == ["h5"]


def test_a_palm_on_an_empty_square_stays() -> None:
    match = at_bribery(palms="h1 h3 h5")
    for _ in range(3):
        assert now(next_round(match))["palms"] == ["h1", "h3", "h5"]


def test_a_palm_on_a_watered_neutral_tile_stays() -> None:
    match = at_bribery(palms="e1 h3 h5")
    dig(match, "C1-D1", "C1-C2")
    put(match, "e1", "pepper1")
    assert "e1" in now(next_round(match))["palms"]


def last_drying(players: int = 4, edition: str = "amigo", **given: Any) -> Match:
    """The last round's bribery, with a dry and a watered tile of seat 1."""
    match = at_bribery(players, edition, **given)
    go_to_last_round(match)
    dig(match, "C2-D2")
    put(match, "e3", "pepper2", 1, 2)
    put(match, "h6", "pepper2", 1, 2)
    return match


@pytest.mark.parametrize(("players", "edition"), [(2, "trefl"), (3, "amigo"), (5, "samarkand")])
def test_after_the_last_round_everything_dry_dries_out_markers_or_not(
    players: int, edition: str
) -> None:
    match = play_quietly(last_drying(players, edition))
    end = now(match)
    assert end["board"] == {"e3": ("pepper2", 1, 2)}
    assert "h6" in end["dried"]
    assert end["scores"][1] == end["money"][1] + 2


def test_the_last_rounds_extra_canal_still_saves() -> None:
    match = play_quietly(last_drying(), until="extra")
    dig(match, "D2-D3", "D3-D4")
    match.play(match.to_act[0], "extra D4-E4")
    assert match.is_over
    assert set(now(match)["board"]) == {"e3", "h6"}


def test_no_marker_is_lost_in_the_last_round() -> None:
    match = play_quietly(last_drying())
    assert now(match)["board"]["e3"] == ("pepper2", 1, 2)
    assert totals(match)[1] == now(match)["money"][1] + 2


def test_the_last_drying_takes_its_palms_too() -> None:
    match = at_bribery(palms=THREE_PALMS)
    go_to_last_round(match)
    put(match, "h1", "pepper2", 1, 2)
    put_dried(match, "h2")
    assert now(play_quietly(match))["palms"] == ["a6"]


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 11), (4, 11), (5, 9)])
def test_the_game_is_over_after_its_last_round(players: int, rounds: int) -> None:
    match = table(players, "trefl")
    seen = [now(play_quietly(match, until="extra"))["round"] for _ in range(rounds)]
    assert seen == list(range(1, rounds + 1))
    end = now(play_quietly(match))
    assert (end["phase"], end["round"]) == ("over", rounds)
    assert (end["to_act"], end["open"], end["offers"], end["legal"]) == ([], [], [], [])
