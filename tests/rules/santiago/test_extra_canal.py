"""Phase 5: the extra canals."""

from typing import Any

import pytest

from levada.match import Match
from tests.tables import dig, give, now, play, play_quietly, put, refusal, table


def at_extra(overseer: int = 2, players: int = 4, **given: Any) -> Match:
    """Phase 5 of round 1: no canal was built, this seat is the overseer, the spring is C2."""
    match = table(players, overseer=(overseer - 1) % players, **given)
    return play_quietly(match, until="extra")


@pytest.mark.parametrize(("players", "overseer"), [(3, 1), (4, 2), (4, 3), (5, 0)])
def test_they_are_asked_from_the_overseers_left_the_overseer_last(
    players: int, overseer: int
) -> None:
    match = at_extra(overseer, players)
    for step in range(1, players + 1):
        assert (now(match)["phase"], match.to_act) == ("extra", ((overseer + step) % players,))
        match.play(match.to_act[0], "keep")
    assert (now(match)["phase"], now(match)["round"]) == ("auction", 2)


def test_an_extra_canal_goes_on_any_legal_segment_or_is_kept() -> None:
    match = at_extra()
    segments = ["B2-C2", "C1-C2", "C2-C3", "C2-D2"]
    assert match.legal() == [*(f"extra {segment}" for segment in segments), "keep"]


def test_it_may_join_the_canal_built_in_the_same_round() -> None:
    match = table(overseer=1)
    play_quietly(match, until="overseer")
    play(match, "2 build C2-D2", "3 extra D2-E2")
    assert now(match)["canals"] == ["C2-D2", "D2-E2"]


def test_it_is_free_even_for_whoever_has_no_money() -> None:
    match = at_extra()
    give(match, 0, 0, 0, 0)
    play(match, "3 extra C2-D2")
    assert now(match)["money"] == [3, 3, 3, 3]


def test_the_first_to_build_ends_the_phase() -> None:
    match = play(at_extra(), "3 keep", "0 extra C2-D2")
    assert (now(match)["phase"], now(match)["round"]) == ("auction", 2)
    assert now(match)["canals"] == ["C2-D2"]
    assert now(match)["extra"] == [False, True, True, True]


def test_the_overseer_may_build_last() -> None:
    match = play(at_extra(), "3 keep", "0 keep", "1 keep", "2 extra C2-D2")
    assert now(match)["extra"] == [True, True, False, True]
    assert (now(match)["canals"], now(match)["round"]) == (["C2-D2"], 2)


def test_whoever_has_built_it_is_not_asked_again() -> None:
    match = play(at_extra(), "3 extra C2-D2")
    play_quietly(match, until="extra")
    overseer = now(match)["overseer"]
    asked: list[int] = []
    while now(match)["phase"] == "extra":
        asked += match.to_act
        match.play(match.to_act[0], "keep")
    assert asked == [(overseer + step) % 4 for step in range(1, 5) if (overseer + step) % 4 != 3]


def test_an_overseer_without_extra_canal_is_passed_over() -> None:
    match = table(3, overseer=1)
    match.games[0].extra = 0b001
    play_quietly(match, until="extra")
    assert (now(match)["overseer"], match.to_act) == (2, (0,))
    play(match, "0 keep")
    assert now(match)["round"] == 2


def test_the_phase_asks_nobody_when_all_are_built() -> None:
    match = table()
    match.games[0].extra = 0
    play_quietly(match, until="overseer")
    match.play(match.to_act[0], "decline")
    assert (now(match)["phase"], now(match)["round"]) == ("auction", 2)


def test_one_extra_canal_a_player_can_be_built_in_a_game() -> None:
    match = table(3)
    built = 0
    while not match.is_over:
        play_quietly(match, until="extra")
        if now(match)["phase"] == "extra":
            match.play(match.to_act[0], match.legal()[0])
            built += 1
    assert built == 3
    assert now(match)["extra"] == [False, False, False]
    assert len(now(match)["canals"]) == 3


def test_it_waters_before_the_drought_of_its_round() -> None:
    match = at_extra()
    put(match, "e3", "pepper2", 1, 2)
    put(match, "h6", "pepper2", 1, 2)
    play(match, "3 extra C2-D2")
    assert now(match)["board"]["e3"] == ("pepper2", 1, 2)
    assert now(match)["board"]["h6"] == ("pepper2", 1, 1)


def test_it_cannot_lie_on_a_canal_nor_out_of_reach() -> None:
    match = at_extra()
    dig(match, "C2-D2")
    assert refusal(match, "3 extra C2-D2").code == "segment_built"
    assert refusal(match, "3 extra A1-B1").code == "out_of_reach"


def two_players(overseer: int) -> Match:
    """The first overseer wins the two passes, so the other is overseer now."""
    match = table(2, "trefl", overseer=1 - overseer)
    match.play(1 - overseer, "canal C2-D2")
    return play_quietly(match, until="extra")


@pytest.mark.parametrize("overseer", [0, 1])
def test_r6_with_2_players_the_opponent_is_asked_then_the_overseer(overseer: int) -> None:
    match = two_players(overseer)
    assert now(match)["overseer"] == overseer
    assert match.to_act == (1 - overseer,)
    match.play(1 - overseer, "keep")
    assert match.to_act == (overseer,)
    match.play(overseer, "extra C1-C2")
    assert now(match)["round"] == 2
    assert now(match)["extra"][overseer] is False


def test_r6_with_2_players_too_the_first_to_build_ends_the_phase() -> None:
    match = play(two_players(0), "1 extra C1-C2")
    assert (now(match)["phase"], now(match)["round"]) == ("auction", 2)


def test_in_the_last_round_too_an_extra_canal_can_be_built() -> None:
    match = at_extra()
    match.games[0].rounds_done = 10
    play(match, "3 extra C2-D2")
    assert match.is_over
    assert now(match)["canals"] == ["C2-D2"]
