"""Santiago: why a canal is offered for, accepted, built or left alone, in positions made by hand."""

from typing import Any

import pytest

from levada.match import Match
from tests.coach.reasons_for import codes, only, reasons
from tests.tables import dig, give, go_to_last_round, play, play_quietly, put, table


def cleared(match: Match) -> None:
    """An empty board, whatever was planted to come to a phase."""
    state = match.games[0]
    state.empty |= -1 & (1 << 48) - 1
    state.crop[:] = 0
    state.owned[:] = 0
    state.tended = state.doubled = state.two_planters = 0


def bribing(overseer: int = 2, **given: Any) -> Match:
    """Bribery of round 1 around the spring C2 and a canal C2-D2; seat 0 has two tiles along D2-D3."""
    match = table(4, overseer=(overseer - 1) % 4, **given)
    play_quietly(match, until="bribery")
    cleared(match)
    dig(match, "C2-D2")
    give(match, 10, 10, 10, 10)
    put(match, "g4", "pepper2", 0, 2)
    put(match, "f4", "pepper1", 0, 1)
    return match


def deciding(**given: Any) -> Match:
    """Seat 2 is overseer; 3 offers 1 for C1-C2, 0 offers 3 and 1 offers 2 for D2-D3."""
    match = bribing(**given)
    return play(match, "3 offer C1-C2 1", "0 offer D2-D3 3", "1 offer D2-D3 2")


def waters(found: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(each["seat"], each["tiles"]) for each in found if each["reason"] == "waters"]


def test_a_canal_waters_own_tiles_first() -> None:
    match = bribing()
    put(match, "g3", "banana1", 3, 1)
    play(match, "3 pass")
    found = reasons(match, "0 offer D2-D3 2")
    assert waters(found) == [(0, 2)]
    assert only(found, "costs") == {"escudos": 2}
    assert only(found, "gains")["points"] > 0


def test_tiles_of_nobody_and_those_on_water_are_not_counted() -> None:
    match = deciding()
    put(match, "f3", "banana2", 2, 2)  # along C2-D2 already
    put(match, "g3", "banana2")
    assert waters(reasons(match, "2 accept D2-D3")) == [(0, 2)]


def test_own_tiles_that_the_drought_would_take() -> None:
    """A second marker outlives a drought; in the last round nothing does."""
    match = play(bribing(), "3 pass")
    assert only(reasons(match, "0 offer D2-D3 2"), "saves") == {"tiles": 1}
    go_to_last_round(match)
    assert only(reasons(match, "0 offer D2-D3 2"), "saves") == {"tiles": 2}


def test_an_offer_that_is_enough_for_the_overseer() -> None:
    match = play(bribing(), "3 pass")
    assert codes(reasons(match, "0 offer D2-D3 2"))[0] == "persuades"


def test_an_offer_that_falls_short() -> None:
    match = play(bribing(), "3 offer C1-C2 5")
    assert only(reasons(match, "0 offer D2-D3 2"), "falls_short") == {"segment": "C1-C2"}
    assert "persuades" in codes(reasons(match, "0 offer D2-D3 6"))


def test_the_overseers_own_tiles_count_in_the_overseers_choice() -> None:
    match = bribing()
    for square in ("d1", "d2", "e1"):
        put(match, square, "banana2", 2, 2)
    found = reasons(play(match, "3 pass"), "0 offer D2-D3 1")
    assert only(found, "falls_short") == {"segment": "C1-C2"}
    assert not {"instead_of", "denies", "helps"} & set(codes(found))
    assert only(reasons(match, "0 offer D2-D3 10"), "instead_of") == {
        "segment": "C1-C2",
        "points": 0.0,
    }


def test_an_offer_for_what_comes_anyway() -> None:
    match = play(bribing(), "3 offer D2-D3 2")
    found = reasons(match, "0 offer D2-D3 1")
    assert "comes_anyway" in codes(found)
    assert only(reasons(match, "0 pass"), "likely_canal")["segment"] == "D2-D3"


def test_offers_for_one_segment_add_up() -> None:
    match = play(bribing(overseer=3), "0 offer D2-D3 3", "1 offer C1-C2 4")
    assert only(reasons(match, "2 offer D2-D3 2"), "joins_offer") == {"escudos": 5}
    assert "joins_offer" not in codes(reasons(match, "2 offer D2-E2 2"))


def test_passing_where_nothing_is_likely_to_be_built() -> None:
    found = reasons(play(bribing(), "3 pass"), "0 pass")
    assert codes(found) == ["no_canal_likely", "best_canal"]
    assert only(found, "best_canal")["segment"] == "D2-D3"
    assert only(found, "best_canal")["points"] > 0


def test_an_overseer_without_money_must_accept_what_is_offered() -> None:
    match = bribing()
    for square in ("d1", "d2", "e1"):
        put(match, square, "banana2", 2, 2)
    give(match, 10, 10, 0, 10)
    play(match, "3 pass", "0 offer D2-E2 1")
    assert only(reasons(match, "1 pass"), "likely_canal")["segment"] == "D2-E2"


def test_accepting_earns_what_all_offered() -> None:
    found = reasons(deciding(), "2 accept D2-D3")
    assert only(found, "earns") == {"escudos": 5}
    assert "refuses" not in codes(found)
    assert "costs" not in codes(found)


def test_accepting_the_lesser_offer_turns_the_dearer_down() -> None:
    found = reasons(deciding(), "2 accept C1-C2")
    assert only(found, "earns") == {"escudos": 1}
    assert only(found, "refuses") == {"escudos": 5}


def test_building_elsewhere_costs_1_more_than_the_dearest() -> None:
    found = reasons(deciding(), "2 build D2-E2")
    assert only(found, "costs") == {"escudos": 6}
    assert only(found, "refuses") == {"escudos": 5}


def test_building_on_a_named_segment_earns_nothing() -> None:
    found = reasons(deciding(build_named=True), "2 build D2-D3")
    assert only(found, "costs") == {"escudos": 6}
    assert "earns" not in codes(found)
    assert waters(found) == [(0, 2)]


def test_nobody_offered() -> None:
    match = play(bribing(), "3 pass", "0 pass", "1 pass")
    found = reasons(match, "2 build D2-D3")
    assert only(found, "costs") == {"escudos": 1}
    assert "refuses" not in codes(found)
    assert codes(reasons(match, "2 decline")) == ["best_canal"]


def test_an_offer_of_nothing_earns_nothing() -> None:
    match = play(bribing(edition="trefl", palms="a1 a6 h1"), "3 offer D2-D3 0", "0 pass", "1 pass")
    assert "earns" not in codes(reasons(match, "2 accept D2-D3"))


def test_a_canal_helps_whom_it_waters() -> None:
    found = reasons(deciding(), "2 accept D2-D3", [9, 0, 0, 0])
    helped = only(found, "helps")
    assert (helped["seat"], helped["leads"]) == (0, True)
    assert helped["points"] >= 1


def test_an_offer_that_keeps_a_canal_from_the_leader_denies() -> None:
    """The overseer would water the leader; the offer buys a canal that waters nobody."""
    match = play(bribing(), "3 offer D2-D3 1", "0 pass")
    found = reasons(match, "1 offer C1-C2 3", [9, 0, 0, 0])
    denied = only(found, "denies")
    assert (denied["seat"], denied["leads"]) == (0, True)
    assert only(found, "instead_of")["segment"] == "D2-D3"


def building_extra(rounds_to_come: int = 10) -> Match:
    match = play(bribing(), "3 pass", "0 pass", "1 pass")
    if rounds_to_come == 0:
        go_to_last_round(match)
    return play(match, "2 decline", "3 keep")


@pytest.mark.parametrize("rounds", [10, 0])
def test_the_extra_canal_is_spent_or_kept(rounds: int) -> None:
    match = building_extra(rounds)
    built, kept = reasons(match, "0 extra D2-D3"), reasons(match, "0 keep")
    assert waters(built) == [(0, 2)]
    assert only(built, "spends_extra_canal") == {"rounds": rounds}
    assert only(kept, "keeps_extra_canal") == {"rounds": rounds}
    assert only(kept, "best_canal")["segment"] == "D2-D3"


def test_what_follows_an_extra_canal_is_left_out() -> None:
    """The round ends with it: drought, income and new tiles are not what the canal brings."""
    match = building_extra()
    put(match, "a1", "banana1", 0, 1)
    found = reasons(match, "0 extra D2-D3")
    assert only(found, "gains")["points"] == only(reasons(match, "0 keep"), "best_canal")["points"]


def test_the_first_canal_of_2_players_opens_ground() -> None:
    match = table(2, "trefl", overseer=0, spring="B2", palms="d1 a6 h1")
    assert only(reasons(match, "0 canal B1-B2"), "opens_squares") == {"squares": 4}
    assert "waters_palms" not in codes(reasons(match, "0 canal B1-B2"))
    edge = table(2, "trefl", overseer=0, spring="B1", palms="d1 a6 h1")
    found = reasons(edge, "0 canal B1-C1")
    assert only(found, "opens_squares") == {"squares": 2}
    assert only(found, "waters_palms") == {"palms": 1}
