"""Phase 4: offers for a segment, and what the overseer does with them."""

from typing import Any

import pytest

from levada.match import Match
from tests.tables import dig, give, now, play, play_quietly, refusal, table

AT_THE_SPRING = ["B2-C2", "C1-C2", "C2-C3", "C2-D2"]


def bribing(
    money: tuple[int, ...] = (10, 10, 10, 10),
    *,
    players: int = 4,
    overseer: int = 2,
    edition: str = "amigo",
    **given: Any,
) -> Match:
    """Bribery of round 1: all have planted, this seat is the new overseer, the spring is C2."""
    right = (overseer - 1) % players
    match = table(players, edition, overseer=right, **given)
    play_quietly(match, until="bribery")
    give(match, *money)
    return match


def verbs(match: Match) -> set[str]:
    return {move.split()[0] for move in match.legal()}


def open_to(match: Match, verb: str) -> list[str]:
    return [move.split()[1] for move in match.legal() if move.startswith(f"{verb} ")]


def example() -> Match:
    """Chris 2 is overseer; Dagmar 3 names a segment, Anika 0 another, Bernd 1 joins Anika's."""
    match = bribing((9, 5, 10, 6))
    return play(match, "3 offer C1-C2 1", "0 offer C2-C3 3", "1 offer C2-C3 2")


def test_example_the_overseer_accepts_dagmars_segment() -> None:
    match = play(example(), "2 accept C1-C2")
    assert now(match)["money"] == [9, 5, 11, 5]
    assert now(match)["canals"] == ["C1-C2"]


def test_example_the_overseer_accepts_anikas_segment() -> None:
    match = play(example(), "2 accept C2-C3")
    assert now(match)["money"] == [6, 3, 15, 6]
    assert now(match)["canals"] == ["C2-C3"]


def test_example_elsewhere_costs_6() -> None:
    match = play(example(), "2 build C2-D2")
    assert now(match)["money"] == [9, 5, 4, 6]
    assert now(match)["canals"] == ["C2-D2"]


def test_r12_in_samarkand_too_3_and_2_are_5() -> None:
    """The Russian bribery example adds 2 + 2."""
    match = bribing((9, 5, 10, 6), edition="samarkand")
    play(match, "3 offer C1-C2 1", "0 offer C2-C3 3", "1 offer C2-C3 2", "2 accept C2-C3")
    assert now(match)["money"] == [6, 3, 15, 6]


@pytest.mark.parametrize(("players", "overseer"), [(3, 0), (3, 2), (4, 3), (5, 0), (5, 3)])
def test_each_but_the_overseer_is_asked_once_from_the_overseers_left(
    players: int, overseer: int
) -> None:
    match = bribing(players=players, overseer=overseer, money=())
    for step in range(1, players):
        assert (now(match)["phase"], match.to_act) == ("bribery", ((overseer + step) % players,))
        match.play(match.to_act[0], "offer C1-C2 1" if step % 2 else "pass")
    assert (now(match)["phase"], match.to_act) == ("overseer", (overseer,))


def test_with_2_players_only_the_opponent_offers() -> None:
    match = play(table(2, "trefl", overseer=1), "1 canal C2-D2", "0 pass", "1 pass")
    play_quietly(match, until="bribery")
    assert (now(match)["overseer"], match.to_act) == (0, (1,))
    play(match, "1 offer B2-C2 2", "0 accept B2-C2")
    assert now(match)["money"] == [7, 3]


def test_an_offer_is_any_amount_from_the_smallest_up_to_the_money() -> None:
    match = bribing((2, 0, 9, 3))
    amounts = {move for move in match.legal() if move.startswith("offer C1-C2")}
    assert amounts == {"offer C1-C2 1", "offer C1-C2 2", "offer C1-C2 3"}
    play(match, "3 pass")
    assert "offer C1-C2 2" in match.legal()
    assert "offer C1-C2 3" not in match.legal()
    assert play(match, "0 pass").legal() == ["pass"]


def test_with_min_offer_0_a_place_can_be_named_without_money() -> None:
    match = bribing((10, 0, 10, 0), min_offer=0)
    assert match.legal() == [*(f"offer {name} 0" for name in AT_THE_SPRING), "pass"]


def test_a_segment_is_legal_with_an_end_on_the_spring_or_a_canal_if_it_is_empty() -> None:
    match = bribing()
    assert sorted(set(open_to(match, "offer"))) == AT_THE_SPRING
    dig(match, "C2-D2")
    expected = {"B2-C2", "C1-C2", "C2-C3", "D1-D2", "D2-D3", "D2-E2"}
    assert set(open_to(match, "offer")) == expected
    assert refusal(match, "3 offer C2-D2 1").code == "segment_built"
    assert refusal(match, "3 offer A1-B1 1").code == "out_of_reach"


def test_offers_may_be_equal_lower_or_higher() -> None:
    match = play(bribing(), "3 offer C1-C2 4", "0 offer C2-C3 4", "1 offer C2-D2 2")
    assert now(match)["offers"] == [(3, "C1-C2", 4), (0, "C2-C3", 4), (1, "C2-D2", 2)]


def test_r7_any_segment_named_earlier_can_be_joined_and_the_offers_add_up() -> None:
    match = bribing(players=5, money=(10, 10, 10, 10, 10))
    play(match, "3 offer C1-C2 4", "4 offer C2-C3 1", "0 offer C1-C2 2", "1 offer C1-C2 3")
    assert open_to(match, "accept") == ["C1-C2", "C2-C3"]
    play(match, "2 accept C1-C2")
    assert now(match)["money"] == [8, 7, 19, 6, 10]


def test_offers_stay_in_hand_until_the_overseer_decides() -> None:
    assert now(example())["money"] == [9, 5, 10, 6]


def test_any_named_segment_can_be_accepted_not_only_the_dearest() -> None:
    assert open_to(example(), "accept") == ["C1-C2", "C2-C3"]


def test_offers_not_accepted_go_back() -> None:
    match = play(example(), "2 accept C1-C2")
    play_quietly(match, until="auction")
    assert now(match)["money"] == [9 + 3, 5 + 3, 11 + 3, 5 + 3]


def test_elsewhere_is_a_legal_segment_nobody_named() -> None:
    assert open_to(example(), "build") == ["B2-C2", "C2-D2"]


def test_elsewhere_costs_1_more_than_the_dearest_total_not_the_dearest_offer() -> None:
    match = play(bribing(), "3 offer C1-C2 3", "0 offer C2-C3 4", "1 offer C1-C2 2")
    assert now(play(match, "2 build C2-D2"))["money"] == [10, 10, 4, 10]


def test_elsewhere_costs_1_more_than_the_dearest_segment_not_than_all_offers() -> None:
    match = play(bribing(), "3 offer C1-C2 5", "0 offer C2-C3 4", "1 offer C2-D2 2")
    assert now(play(match, "2 build B2-C2"))["money"] == [10, 10, 4, 10]


def test_the_price_goes_to_the_bank() -> None:
    match = example()
    before = sum(now(match)["money"])
    assert sum(now(play(match, "2 build B2-C2"))["money"]) == before - 6


def test_a_named_segment_leaves_no_way_to_decline() -> None:
    match = play(bribing(), "3 pass", "0 offer C1-C2 1", "1 pass")
    assert verbs(match) == {"accept", "build"}
    assert refusal(match, "2 decline").code == "must_decide"


def test_if_nobody_named_one_the_overseer_may_build_anywhere_for_1() -> None:
    match = play(bribing(), "3 pass", "0 pass", "1 pass")
    assert match.legal() == [*(f"build {name}" for name in AT_THE_SPRING), "decline"]
    play(match, "2 build C1-C2")
    assert now(match)["money"] == [10, 10, 9, 10]
    assert now(match)["canals"] == ["C1-C2"]


def test_if_nobody_named_one_the_overseer_may_decline_and_nobody_pays() -> None:
    match = play(bribing(), "3 pass", "0 pass", "1 pass", "2 decline")
    assert now(match)["money"] == [10, 10, 10, 10]
    assert now(match)["canals"] == []
    assert now(match)["phase"] == "extra"


@pytest.mark.parametrize("purse", [6, 100])
def test_r2_a_named_segment_can_only_be_accepted(purse: int) -> None:
    match = example()
    give(match, 9, 5, purse, 6)
    assert set(open_to(match, "build")) == {"B2-C2", "C2-D2"}
    assert refusal(match, "2 build C2-C3").code == "is_named"


@pytest.mark.parametrize(("segment", "owner"), [("C1-C2", 3), ("C2-C3", 0)])
def test_r2_build_named_lifts_it_for_1_more_than_the_dearest_total(
    segment: str, owner: int
) -> None:
    match = bribing((9, 5, 10, 6), build_named=True)
    play(match, "3 offer C1-C2 1", "0 offer C2-C3 3", "1 offer C2-C3 2")
    assert open_to(match, "accept") == ["C1-C2", "C2-C3"]
    assert open_to(match, "build") == AT_THE_SPRING
    assert now(match)["offers"][0 if owner == 3 else 1][:2] == (owner, segment)
    play(match, f"2 build {segment}")
    assert now(match)["money"] == [9, 5, 4, 6]
    assert now(match)["canals"] == [segment]


def test_with_build_named_a_named_segment_can_still_be_accepted() -> None:
    match = play(bribing(build_named=True), "3 offer C1-C2 1", "0 pass", "1 pass", "2 accept C1-C2")
    assert now(match)["money"] == [10, 10, 11, 9]


@pytest.mark.parametrize("build_named", [False, True])
def test_r3_who_cannot_pay_must_accept_one_offer(build_named: bool) -> None:
    match = bribing((9, 5, 5, 6), build_named=build_named)
    play(match, "3 offer C1-C2 1", "0 offer C2-C3 3", "1 offer C2-C3 2")
    assert match.legal() == ["accept C1-C2", "accept C2-C3"]
    assert refusal(match, "2 build C2-D2").code == "cannot_pay"


def test_r3_the_last_escudo_can_be_paid() -> None:
    match = example()
    give(match, 9, 5, 6, 6)
    assert now(play(match, "2 build C2-D2"))["money"] == [9, 5, 0, 6]


def test_r3_without_money_free_building_is_not_open_either() -> None:
    match = play(bribing((10, 10, 0, 10)), "3 pass", "0 pass", "1 pass")
    assert match.legal() == ["decline"]


def test_r8_a_segment_named_with_0_is_named() -> None:
    match = bribing((10, 10, 1, 10), min_offer=0)
    play(match, "3 offer C1-C2 0", "0 pass", "1 pass")
    assert match.legal() == ["accept C1-C2", "build B2-C2", "build C2-C3", "build C2-D2"]
    assert now(play(match, "2 build C2-D2"))["money"] == [10, 10, 0, 10]


def test_r8_a_segment_named_with_0_can_be_accepted_and_must_be_without_money() -> None:
    match = bribing((10, 10, 0, 10), min_offer=0)
    play(match, "3 offer C1-C2 0", "0 pass", "1 pass")
    assert match.legal() == ["accept C1-C2"]
    play(match, "2 accept C1-C2")
    assert now(match)["money"] == [10, 10, 0, 10]
    assert now(match)["canals"] == ["C1-C2"]


def test_r8_an_offer_of_0_joins_and_adds_nothing() -> None:
    match = bribing(min_offer=0)
    play(match, "3 offer C1-C2 4", "0 offer C1-C2 0", "1 offer C2-C3 0", "2 build C2-D2")
    assert now(match)["money"] == [10, 10, 5, 10]


def test_r11_nothing_promised_binds_the_overseer() -> None:
    """Talk is free and is no move: whatever was said, every choice stays open."""
    match = example()
    assert refusal(match, "2 promise C1-C2").code == "unknown_word"
    assert verbs(match) == {"accept", "build"}
    assert now(play(match, "2 accept C2-C3"))["canals"] == ["C2-C3"]


def test_offers_are_shown_until_the_overseer_has_decided() -> None:
    match = example()
    assert now(match)["offers"] == [(3, "C1-C2", 1), (0, "C2-C3", 3), (1, "C2-C3", 2)]
    assert now(play(match, "2 build C2-D2"))["offers"] == []


def test_offers_of_one_round_do_not_count_in_the_next() -> None:
    match = play(example(), "2 accept C1-C2")
    play_quietly(match, until="overseer")
    assert now(match)["round"] == 2
    assert now(match)["offers"] == []
    overseer = now(match)["overseer"]
    money = now(match)["money"][overseer]
    match.play(overseer, "build C2-C3")
    assert now(match)["money"][overseer] == money - 1


def test_the_new_canal_opens_new_segments_at_once() -> None:
    match = play(example(), "2 accept C1-C2")
    assert set(open_to(match, "extra")) == {"B1-C1", "C1-D1", "B2-C2", "C2-C3", "C2-D2"}
