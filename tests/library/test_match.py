"""One running game: every move is checked, and the way back."""

from typing import Any

import pytest

import levada
from levada.contract import IllegalMove
from levada.match import Match, winners_of
from levada.options import OptionError
from levada.simulation import play_match


def auction() -> Match:
    """Four players, seat 1 has bid 3, seat 2 is to bid."""
    match = levada.deal("santiago", players=4, overseer=0, spring="C2", seed=1)
    match.play(1, "bid 3")
    return match


def sealed_auction() -> Match:
    """Two players, both to bid in secret."""
    match = levada.deal("santiago", edition="trefl", players=2, overseer=0, spring="C2", seed=1)
    match.play(0, "canal C2-C3")
    return match


def refusal(match: Match, seat: Any, move: Any) -> IllegalMove:
    before = match.games.tobytes(), [*match.moves], len(match.states)
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    assert (match.games.tobytes(), match.moves, len(match.states)) == before
    return refused.value


def test_a_move_changes_the_game_and_is_kept_in_words() -> None:
    match = auction()
    assert match.moves == [(1, "bid 3")]
    assert list(match.to_act) == [2]
    assert match.view(3)["bids"] == [None, 3, None, None]


def test_legal_lists_the_moves_of_the_first_seat_to_act_or_of_any() -> None:
    match = auction()
    assert match.legal() == match.legal(2)
    assert match.legal(2) == sorted([*(f"bid {n}" for n in range(1, 11) if n != 3), "pass"])
    assert match.legal(0) == match.legal(1) == []


def test_a_refused_move_says_where_what_why_and_what_would_have_been_right() -> None:
    error = refusal(auction(), 2, "bid 3")
    assert str(error) == (
        "move 2, seat 2: 'bid 3' — 3 is already bid by seat 1; "
        "open: pass, bid 1, bid 2, bid 4, bid 5, bid 6, bid 7, bid 8, bid 9, bid 10"
    )
    assert error.reason == "3 is already bid by seat 1"
    assert error.code == "amount_taken"
    assert error.values == {"amount": 3, "seat": 1}
    assert error.open_moves == auction().legal()


def test_a_long_list_of_open_moves_is_cut_in_the_text_but_not_for_a_program() -> None:
    match = auction()
    for seat in (2, 3, 0):
        match.play(seat, "pass")
    error = refusal(match, 1, "plant")
    assert len(error.open_moves) == len(match.legal()) > 12
    assert str(error).count("plant ") <= 14
    assert str(error).endswith(f"… ({len(error.open_moves) - 12} more)")


def test_a_long_move_is_cut_in_the_text() -> None:
    assert len(str(refusal(auction(), 2, "bid " + "3" * 100_000))) < 500


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (3, "not_your_turn"),
        (0, "not_your_turn"),
        (-1, "no_such_seat"),
        (4, "no_such_seat"),
        (2.0, "no_such_seat"),
        ("2", "no_such_seat"),
        (True, "no_such_seat"),
        (None, "no_such_seat"),
        (10**30, "no_such_seat"),
    ],
)
def test_a_move_of_another_seat_is_refused(seat: Any, code: str) -> None:
    error = refusal(auction(), seat, "pass")
    assert error.code == code
    assert error.open_moves == []
    assert "open:" not in str(error)


def test_a_move_after_the_end_is_refused() -> None:
    match = play_match("exlibris", 1, 0, {"players": 2})
    error = refusal(match, 0, "order A")
    assert error.code == "game_over"
    assert str(error) == f"move {len(match.moves) + 1}, seat 0: 'order A' — the game is over"


@pytest.mark.parametrize("move", ["", "bid", "bid 2.5", "bid 11", "BID 3", "pass 1", "\ud800"])
def test_what_is_no_legal_move_is_refused(move: str) -> None:
    assert refusal(auction(), 2, move).open_moves == auction().legal()


def test_undo_takes_the_last_move_back() -> None:
    match = auction()
    before = match.games.tobytes()
    match.play(2, "pass")
    assert match.undo() == (2, "pass")
    assert match.games.tobytes() == before
    assert match.moves == [(1, "bid 3")]
    match.play(2, "bid 4")
    assert match.moves == [(1, "bid 3"), (2, "bid 4")]


def test_undo_of_nothing_is_refused() -> None:
    match = levada.deal("exlibris", seed=1)
    with pytest.raises(IllegalMove) as refused:
        match.undo()
    assert refused.value.code == "nothing_to_undo"


def test_a_whole_game_can_be_taken_back() -> None:
    match = play_match("santiago", 3, 0, {"players": 3})
    start, moves = match.states[0].tobytes(), [*match.moves]
    assert [match.undo() for _ in moves] == moves[::-1]
    assert match.games.tobytes() == start


def test_at_gives_an_earlier_position_and_leaves_the_game_alone() -> None:
    match = play_match("santiago", 4, 0, {"players": 4})
    end, lines = match.games.tobytes(), list(match.trace())
    for n in (0, 1, 17, len(match.moves)):
        earlier = match.at(n)
        assert earlier.moves == match.moves[:n]
        assert list(earlier.trace()) == lines[: n + 1]
    branch = match.at(1)
    branch.play(branch.to_act[0], branch.legal()[0])
    branch.undo()
    branch.undo()
    assert match.games.tobytes() == end
    assert list(match.trace()) == lines


@pytest.mark.parametrize("n", [-1, 2, 1_000])
def test_a_position_that_is_not_there_cannot_be_looked_at(n: int) -> None:
    with pytest.raises(IndexError, match=f"move {n}: the game has moves 0 to 1"):
        auction().at(n)


def test_a_trace_has_a_line_for_the_start_and_one_after_each_move() -> None:
    lines = list(auction().trace())
    assert [line["n"] for line in lines] == [0, 1]
    assert [line["to_act"] for line in lines] == [[1], [2]]
    assert next(iter(lines[0])) == "n"


def test_two_seats_may_act_at_once_and_only_they_know_what_they_bid() -> None:
    match = sealed_auction()
    assert list(match.to_act) == [0, 1]
    assert match.legal(0) == match.legal(1) == match.legal()
    match.play(1, "bid 4")
    assert list(match.to_act) == [0]
    assert match.view(1)["bids"] == [None, 4]
    assert match.view(0)["bids"] == match.view()["bids"] == [None, "sealed"]
    assert refusal(match, 1, "bid 3").code == "not_your_turn"


@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_sealed_bids_stand_in_the_record_in_seat_order(seats: tuple[int, int]) -> None:
    match = sealed_auction()
    bids = {0: "bid 2", 1: "pass"}
    for seat in seats:
        match.play(seat, bids[seat])
    record = match.record()
    assert record.moves == [(0, "canal C2-C3"), (0, "bid 2"), (1, "pass")]
    assert match.moves[1:] == [(seat, bids[seat]) for seat in seats]
    assert Match.replay(record).games.tobytes() == match.games.tobytes()


def test_one_sealed_bid_alone_is_recorded_as_it_is() -> None:
    match = sealed_auction()
    match.play(1, "bid 1")
    assert match.record().moves == [(0, "canal C2-C3"), (1, "bid 1")]
    assert list(Match.replay(match.record()).to_act) == [0]


def test_sealed_bids_of_every_round_are_put_in_order() -> None:
    match = sealed_auction()
    while not match.is_over:
        seat = match.to_act[-1]
        match.play(seat, match.legal(seat)[-1])
    record = match.record()
    assert record.moves != match.moves
    assert sorted(record.moves) == sorted(match.moves)
    assert Match.replay(record).scores == match.scores


def test_a_record_holds_the_set_up_the_moves_and_at_the_end_the_result() -> None:
    match = auction()
    record = match.record(["Ana", "Beto", "bot:expert", "Dora"])
    assert (record.game, record.seats[2], record.result) == ("santiago", "bot:expert", None)
    assert record.options == match.options.as_dict()
    assert record.setup["overseer"] == 0
    assert play_match("exlibris", 1, 0, {}).record().result is not None


@pytest.mark.parametrize("names", [[], ["Ana"], ["a"] * 5])
def test_a_record_needs_a_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(OptionError, match="seats"):
        auction().record(names)


@pytest.mark.parametrize("name", ["two\nlines", "\ud800", "x" * 101, "\x1b[31m"])
def test_names_that_could_not_be_read_back_are_not_written(name: str) -> None:
    with pytest.raises(ValueError, match="seats"):
        auction().record([name, "Beto", "Cleo", "Dora"])


@pytest.mark.parametrize(
    ("scores", "winners"),
    [([1, 2], [1]), ([3, 3], [0, 1]), ([-1, -2, -1], [0, 2]), ([0, 0, 0, 0], [0, 1, 2, 3])],
)
def test_equal_best_totals_share_the_win(scores: list[int], winners: list[int]) -> None:
    assert winners_of(scores) == winners


@pytest.mark.parametrize(
    ("game", "options", "named"),
    [
        ("chess", {}, "'chess' is not a game here; expected santiago or exlibris"),
        ("exlibris", {"edition": "trefl"}, "'edition' is not an option"),
        ("santiago", {"players": 2}, "amigo is for 3, 4 or 5 players, not 2"),
        ("santiago", {"edition": "trefl", "players": 6}, "players"),
        ("santiago", {"palms": 1}, "palms: 1 is not possible; expected true or false"),
        ("santiago", {"spring": "Z9"}, "spring"),
        ("santiago", {"players": 5, "spare_tile": "planted"}, "spare_tile"),
        ("santiago", {"palms_at": "b2 e5 h1"}, "palms_at"),
        ("santiago", {"overseer": 4}, "overseer: there is no seat 4; the last is 3"),
        ("exlibris", {"seed": -1}, "seed"),
    ],
)
def test_options_that_cannot_be_are_refused(game: str, options: dict[str, Any], named: str) -> None:
    with pytest.raises(OptionError, match=named):
        levada.deal(game, **options)
