"""Moves in words: `order A`, and why anything else is refused."""

import pytest

from tests.rules.exlibris.positions import now, play, refusal, table


def test_every_colour_in_hand_is_a_move_sorted_and_once() -> None:
    assert table(hands="EEDDCCBBAAEDC").legal() == [f"order {name}" for name in "ABCDE"]


def test_x9_each_colour_has_a_letter_of_its_own() -> None:
    match = table(hands="ABCDEABCDEABC", expedition="ABCDEAB")
    assert [move[-1] for move in match.legal()] == list(now(match)["islands"]) == list("ABCDE")


def test_a_colour_not_in_hand_is_no_move() -> None:
    match = table(hands="AAAAACCCCCCEE")
    assert match.legal() == ["order A", "order C", "order E"]
    refused = refusal(match, 0, "order B")
    assert refused.code == "not_in_hand"
    assert refused.values == {"colour": "B"}
    assert str(refused) == (
        "move 1, seat 0: 'order B' — there is no B in the hand; open: order A, order C, order E"
    )


def test_the_last_card_of_a_colour_can_be_ordered_once() -> None:
    match = play(table(2, hands="ABBBBBBBBBBBB"), "AB")
    assert match.legal() == ["order B"]


def test_the_hand_that_counts_is_the_own_one() -> None:
    match = table(2, hands=("A" * 11 + "BB", "C" * 11 + "DD"))
    assert match.legal() == ["order A", "order B"]
    play(match, "A")
    assert match.legal() == ["order C", "order D"]


@pytest.mark.parametrize("word", ["pass", "Order A", "", "bid 3", "A", " order A"])
def test_another_verb_is_unknown(word: str) -> None:
    refused = refusal(table(), 0, word)
    assert refused.code == "unknown_word"
    assert refused.open_moves == table().legal()


@pytest.mark.parametrize(
    "word",
    ["order", "order ", "order F", "order a", "order AB", "order A B", "order  A", "order A "],
)
def test_an_order_needs_exactly_one_colour(word: str) -> None:
    assert refusal(table(), 0, word).code == "wrong_shape"


def test_another_seats_turn_is_refused() -> None:
    refused = refusal(table(first=1), 2, "order A")
    assert refused.code == "not_your_turn"
    assert refused.open_moves == []
    assert refused.values == {"to_act": (1,)}
    assert str(refused) == "move 1, seat 2: 'order A' — it is the turn of seat 1"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert refusal(table(), seat, "order A").code == "no_such_seat"


def test_nothing_is_legal_when_the_game_is_over() -> None:
    match = play(table(2, stack="BB"), "AC")
    moves = len(match.moves)
    for seat in (0, 1):
        before = match.games.tobytes()
        with pytest.raises(ValueError, match="the game is over"):
            match.play(seat, "order A")
        assert match.games.tobytes() == before
    assert len(match.moves) == moves


def test_the_moves_made_are_kept_in_words() -> None:
    match = play(table(first=2), "AC")
    assert match.moves == [(2, "order A"), (0, "order C")]


def test_a_line_of_the_trace_has_its_keys_in_the_order_of_the_format() -> None:
    assert list(now(table())) == [
        "phase",
        "to_act",
        "expedition",
        "stack",
        "markers",
        "islands",
        "hands",
        "villages",
        "cities",
        "legal",
        "scores",
    ]
