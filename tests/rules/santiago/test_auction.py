"""Phases 1 and 2: the auction and the new overseer."""

import pytest

from levada.match import Match
from tests.tables import do_little, give, now, play, play_quietly, refusal, table


def order_of_planting(match: Match) -> list[int]:
    """Who plants, in order, found by letting everybody plant; the left-over tile is not theirs."""
    order: list[int] = []
    while len(order) < match.players:
        order += match.to_act
        do_little(match)
    return order


def bids_open(match: Match, seat: int | None = None) -> list[int]:
    return sorted(int(move.split()[1]) for move in match.legal(seat) if move != "pass")


def test_example_the_auction_of_the_rulebook() -> None:
    """Anika 0 is overseer; Bernd 1, Chris 2 and Dagmar 3 sit left of her."""
    match = table(tiles="bean2 banana2 bean1 pepper2")
    play(match, "1 bid 5", "2 pass", "3 bid 4", "0 bid 1")
    assert now(match)["overseer"] == 2
    play(match, "1 plant bean2 c3", "3 plant banana2 d2", "0 plant bean1 c4", "2 plant pepper2 c2")
    assert now(match)["board"] == {
        "c2": ("pepper2", 2, 1),
        "c3": ("bean2", 1, 2),
        "c4": ("bean1", 0, 1),
        "d2": ("banana2", 3, 2),
    }
    assert now(match)["money"] == [9, 5, 10, 6]


def test_r12_the_first_bidder_may_bid_any_amount() -> None:
    """The Russian text lets the first bidder bid '1 escudo': a slip."""
    assert bids_open(table(edition="samarkand")) == list(range(1, 11))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_top_tile_of_every_stack_is_turned_up(players: int) -> None:
    match = table(
        players, tiles="pepper2 bean1 banana1 bean1 potato2 bean2 potato1 pepper1 bean1 banana2"
    )
    stacks = match.record().setup["stacks"]
    assert now(match)["open"] == sorted(stack[0] for stack in stacks)
    play_quietly(match, until="auction")
    assert now(match)["round"] == 2
    assert now(match)["open"] == sorted(stack[1] for stack in stacks)


@pytest.mark.parametrize(("players", "overseer"), [(3, 0), (3, 2), (4, 0), (4, 1), (5, 3), (5, 4)])
def test_bids_go_clockwise_from_the_overseers_left_the_overseer_last(
    players: int, overseer: int
) -> None:
    match = table(players, overseer=overseer)
    for step in range(1, players + 1):
        assert match.to_act == ((overseer + step) % players,)
        do_little(match)
    assert now(match)["phase"] == "planting"


def test_a_bid_is_any_whole_amount_from_1_up_to_the_money() -> None:
    match = table()
    give(match, 3, 7, 1, 0)
    assert bids_open(match) == [1, 2, 3, 4, 5, 6, 7]
    play(match, "1 bid 7")
    assert bids_open(match) == [1]
    play(match, "2 pass")
    assert match.legal() == ["pass"]


def test_no_amount_is_bid_twice_but_higher_and_lower_are_allowed() -> None:
    match = play(table(), "1 bid 5")
    assert bids_open(match) == [1, 2, 3, 4, 6, 7, 8, 9, 10]
    play(match, "2 bid 2")
    assert bids_open(match) == [1, 3, 4, 6, 7, 8, 9, 10]
    play(match, "3 bid 10")
    assert bids_open(match) == [1, 3, 4, 6, 7, 8, 9]


def test_any_number_may_pass() -> None:
    match = play(table(5), "1 pass", "2 pass", "3 pass", "4 pass")
    assert "pass" in match.legal()


def test_an_amount_of_the_last_round_is_free_again() -> None:
    match = table()
    play(match, "1 bid 5", "2 pass", "3 pass", "0 pass")
    play_quietly(match, until="auction")
    assert now(match)["round"] == 2
    assert 5 in bids_open(match)
    assert match.view()["bids"] == [None] * 4


def test_first_to_pass_becomes_overseer() -> None:
    match = play(table(), "1 bid 5", "2 pass", "3 pass", "0 pass")
    assert now(match)["overseer"] == 2


def test_the_old_overseer_can_be_the_first_to_pass() -> None:
    match = play(table(), "1 bid 5", "2 bid 1", "3 bid 4", "0 pass")
    assert now(match)["overseer"] == 0


def test_if_nobody_passed_the_lowest_bidder_becomes_overseer() -> None:
    match = play(table(), "1 bid 5", "2 bid 3", "3 bid 2", "0 bid 4")
    assert now(match)["overseer"] == 3


def test_the_overseer_changes_only_after_the_last_bid() -> None:
    match = play(table(), "1 pass", "2 bid 1", "3 bid 2")
    assert now(match)["overseer"] == 0
    assert now(play(match, "0 bid 3"))["overseer"] == 1


def test_the_next_auction_begins_left_of_the_new_overseer() -> None:
    match = play(table(), "1 bid 5", "2 pass", "3 bid 4", "0 bid 1")
    play_quietly(match, until="auction")
    assert match.to_act == (3,)


@pytest.mark.parametrize(
    ("bids", "order"),
    [
        (["1 bid 5", "2 pass", "3 bid 4", "0 bid 1"], [1, 3, 0, 2]),
        (["1 bid 1", "2 bid 2", "3 bid 3", "0 bid 4"], [0, 3, 2, 1]),
        (["1 bid 4", "2 bid 3", "3 bid 2", "0 bid 1"], [1, 2, 3, 0]),
        (["1 pass", "2 bid 1", "3 pass", "0 bid 2"], [0, 2, 3, 1]),
        (["1 pass", "2 pass", "3 pass", "0 pass"], [0, 3, 2, 1]),
        (["1 pass", "2 pass", "3 pass", "0 bid 10"], [0, 3, 2, 1]),
        (["1 bid 9", "2 pass", "3 pass", "0 pass"], [1, 0, 3, 2]),
    ],
)
def test_the_highest_bid_plants_first_then_the_last_to_pass(
    bids: list[str], order: list[int]
) -> None:
    match = play(table(), *bids)
    assert match.view()["planting_order"] == order
    assert order_of_planting(match) == order
    assert now(match)["overseer"] == order[-1]


@pytest.mark.parametrize(
    ("players", "overseer", "order"), [(3, 1, [1, 0, 2]), (5, 3, [3, 2, 1, 0, 4])]
)
def test_if_all_pass_they_plant_counter_clockwise_from_the_old_overseer(
    players: int, overseer: int, order: list[int]
) -> None:
    match = play_quietly(table(players, overseer=overseer), until="planting")
    assert order_of_planting(match) == order


def two_players(overseer: int = 0, money: tuple[int, int] = (5, 5)) -> Match:
    match = play(table(2, "trefl", overseer=overseer), f"{overseer} canal C2-D2")
    give(match, *money)
    return match


def test_two_players_bid_at_the_same_time_in_either_order() -> None:
    assert two_players().to_act == (0, 1)
    assert play(two_players(), "0 bid 2").to_act == (1,)
    assert play(two_players(), "1 bid 2").to_act == (0,)
    one = play(two_players(), "0 bid 2", "1 bid 3")
    other = play(two_players(), "1 bid 3", "0 bid 2")
    assert now(one) == now(other)
    assert one.record() == other.record()


def test_two_players_bid_only_once_each() -> None:
    match = play(two_players(), "1 bid 2")
    assert refusal(match, "1 bid 3").code == "not_your_turn"
    assert match.legal(1) == []


def test_a_sealed_bid_is_up_to_the_money_and_22_at_most() -> None:
    match = two_players(money=(30, 7))
    assert bids_open(match, 0) == list(range(1, 23))
    assert bids_open(match, 1) == list(range(1, 8))
    assert "pass" in match.legal(0)
    assert bids_open(two_players(money=(22, 0)), 0) == list(range(1, 23))
    assert two_players(money=(22, 0)).legal(1) == ["pass"]


def test_an_open_bid_may_be_more_than_22() -> None:
    match = table()
    give(match, 40, 40, 40, 40)
    assert max(bids_open(match)) == 40


def test_sealed_bids_may_be_equal() -> None:
    match = play(two_players(), "0 bid 2")
    assert 2 in bids_open(match)


@pytest.mark.parametrize("overseer", [0, 1])
@pytest.mark.parametrize(
    ("bids", "winner"),
    [("bid 3|bid 2", 0), ("bid 2|bid 3", 1), ("bid 1|pass", 0), ("pass|bid 1", 1)],
)
def test_the_higher_sealed_bid_wins_and_the_loser_becomes_overseer(
    overseer: int, bids: str, winner: int
) -> None:
    first, second = bids.split("|")
    match = play(two_players(overseer), f"0 {first}", f"1 {second}")
    assert match.to_act == (winner,)
    assert now(match)["overseer"] == 1 - winner
    assert order_of_planting(match) == [winner, 1 - winner]


@pytest.mark.parametrize("overseer", [0, 1])
@pytest.mark.parametrize("words", ["bid 4", "pass"])
def test_equal_sealed_bids_are_won_by_the_overseer_two_passes_too(
    overseer: int, words: str
) -> None:
    match = play(two_players(overseer), f"0 {words}", f"1 {words}")
    assert match.to_act == (overseer,)
    assert now(match)["overseer"] == 1 - overseer


def test_r14_both_sealed_bids_are_paid_at_once_when_both_are_in() -> None:
    match = play(two_players(), "1 bid 4")
    assert now(match)["money"] == [5, 5]
    play(match, "0 bid 3")
    assert now(match)["money"] == [2, 1]
    play_quietly(match, until="bribery")
    assert now(match)["money"] == [2, 1]


def test_r15_a_bid_cannot_be_changed_by_a_move_but_the_last_move_can_be_taken_back() -> None:
    match = table()
    before = match.games.copy()
    play(match, "1 bid 5")
    assert refusal(match, "1 bid 6").code == "not_your_turn"
    assert match.undo() == (1, "bid 5")
    assert match.games == before
    assert now(play(match, "1 bid 6", "2 pass", "3 pass", "0 pass"))["overseer"] == 2
