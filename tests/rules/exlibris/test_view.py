"""What one seat may see: the table, its own hand, the discard pile, and no more."""

import pytest

from levada.match import Match
from tests.rules.exlibris.positions import island, now, play, table

HANDS = ("A" * 11 + "BB", "C" * 11 + "DD", "E" * 11 + "DB")


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    match = table(hands=HANDS)
    for seat in range(3):
        shown = [HANDS[seat] if owner == seat else None for owner in range(3)]
        assert match.view(seat)["hands"] == [
            "".join(sorted(hand)) if hand else None for hand in shown
        ]


def test_a_spectator_sees_no_hand() -> None:
    view = table(hands=HANDS).view()
    assert view["hands"] == [None, None, None]
    assert view["seat"] is None
    assert view["legal"] == []


def test_how_many_cards_are_held_is_public() -> None:
    match = play(table(), "AC")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["hand_sizes"] == [12, 12, 13]


def test_the_discard_pile_is_public_and_by_seat() -> None:
    match = play(table(2), "ACCB")
    for seat in (None, 0, 1):
        assert match.view(seat)["played"] == ["AC", "BC"]


def test_the_order_of_the_stack_and_the_unused_books_are_in_no_view() -> None:
    match = Match.deal("exlibris", players=2, seed=1)
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view["stack"] == 33
        assert not {"seekers", "unused", "setup", "seed"} & set(view)
        assert "".join("ABCDE"[card] for card in match.games[0].seekers) not in str(view)


def test_all_hands_are_shown_for_the_count() -> None:
    match = play(table(2, stack="BB"), "AC")
    assert match.is_over
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view["hands"] == now(match)["hands"]
        assert view["scores"] == match.scores
        assert view["hand_sizes"] == [12, 12]


def test_only_the_seat_to_move_is_told_moves() -> None:
    match = table(hands=HANDS)
    assert match.view(0)["legal"] == ["order A", "order B"]
    assert match.view(1)["legal"] == []
    assert match.view(1)["to_act"] == [0]


def test_what_lies_on_the_table_is_the_same_for_all() -> None:
    match = play(table(islands={"A": "2vc"}), "A")
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        for key in ("expedition", "stack", "markers", "islands", "villages", "cities", "phase"):
            assert view[key] == now(match)[key]
    assert match.view()["islands"]["A"] == island(match, "A") == (4, False, True)


def test_a_view_says_which_game_and_how_many_play() -> None:
    view = table(4).view(3)
    assert (view["game"], view["players"], view["seat"]) == ("exlibris", 4, 3)


@pytest.mark.parametrize("seat", [0, 1])
def test_another_world_with_the_same_cards_seen_looks_the_same(seat: int) -> None:
    ours, theirs = (table(2, hands=HANDS[:2], stack=stack) for stack in ("ABC", "CAB"))
    other = 1 - seat
    theirs.games[0].unused[:] = theirs.games[0].unused + theirs.games[0].hand[other]
    theirs.games[0].hand[other] = [3, 3, 3, 3, 1]
    theirs.games[0].unused[:] = theirs.games[0].unused - theirs.games[0].hand[other]
    assert ours.view(seat) == theirs.view(seat)
    assert ours.view(other) != theirs.view(other)
