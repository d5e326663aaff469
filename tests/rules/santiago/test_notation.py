"""Moves in words: every phase's, and every way they are refused."""

import re
from pathlib import Path
from typing import Any

import pytest

import levada
from levada.contract import IllegalMove
from levada.match import Match
from tests.tables import dig, give, play, play_quietly, put, refusal, table


def at_auction() -> Match:
    """Seat 1 has bid 5; seat 2 is next and holds 7."""
    match = play(table(tiles="bean2 banana2 bean1 pepper2"), "1 bid 5")
    give(match, 10, 10, 7, 10)
    return match


def at_sealed_auction() -> Match:
    match = play(table(2, "trefl"), "0 canal C2-D2")
    give(match, 30, 30)
    return match


def at_planting() -> Match:
    """Seat 0 plants; a tile lies on c3."""
    match = play_quietly(table(tiles="bean2 banana2 bean1 pepper2"), until="planting")
    put(match, "c3", "potato1")
    return match


def at_left_over() -> Match:
    match = play_quietly(table(3, tiles="bean2 banana2 bean1 pepper2"), until="planting")
    return play(match, "0 plant bean1 a1", "2 plant bean2 b1", "1 plant banana2 a2")


def at_bribery() -> Match:
    """Seat 2 offers first and holds 7; seat 1 is overseer, a canal lies on C2-D2."""
    match = play_quietly(table(), until="bribery")
    dig(match, "C2-D2")
    give(match, 10, 10, 7, 10)
    return match


def at_overseer() -> Match:
    """Seat 1 is overseer with 4 escudos; B2-C2 was named with 4."""
    match = play(at_bribery(), "2 offer B2-C2 4", "3 pass", "0 pass")
    give(match, 10, 4, 7, 10)
    return match


def at_extra() -> Match:
    match = play_quietly(table(), until="extra")
    dig(match, "C2-D2")
    return match


def at_first_canal() -> Match:
    return table(2, "trefl")


def at_end() -> Match:
    return play_quietly(table())


def at_unseen_tiles() -> Match:
    record = table().record()
    record.setup["stacks"][3][0] = "?"
    return Match.laid_out(record)


REFUSALS: list[tuple[Any, str, str, dict[str, Any]]] = [
    (at_auction, "2 offer", "wrong_phase", {"verb": "offer"}),
    (at_auction, "2 bid", "wrong_shape", {"verb": "bid"}),
    (at_auction, "2 bid 3 4", "wrong_shape", {"verb": "bid"}),
    (at_auction, "2 bid  3", "wrong_shape", {"verb": "bid"}),
    (at_auction, "2 pass ", "wrong_shape", {"verb": "pass"}),
    (at_auction, "2 ", "unknown_word", {"word": ""}),
    (at_auction, "2 Pass", "unknown_word", {"word": "Pass"}),
    (at_auction, "2 raise 3", "unknown_word", {"word": "raise"}),
    (at_auction, "2 keep", "wrong_phase", {"verb": "keep"}),
    (at_auction, "2 plant bean2 c3", "wrong_phase", {"verb": "plant"}),
    (at_auction, "2 bid -1", "not_whole", {"word": "-1"}),
    (at_auction, "2 bid 1.5", "not_whole", {"word": "1.5"}),
    (at_auction, "2 bid 03", "not_whole", {"word": "03"}),
    (at_auction, "2 bid +3", "not_whole", {"word": "+3"}),
    (at_auction, "2 bid ٣", "not_whole", {"word": "٣"}),
    (at_auction, "2 bid 9999999", "not_whole", {"word": "9999999"}),
    (at_auction, "2 bid 0", "bid_of_nothing", {}),
    (at_auction, "2 bid 8", "too_little_money", {"money": 7}),
    (at_auction, "2 bid 999999", "too_little_money", {"money": 7}),
    (at_auction, "2 bid 5", "amount_taken", {"amount": 5, "seat": 1}),
    (at_auction, "3 bid 4", "not_your_turn", {"to_act": (2,)}),
    (at_auction, "4 bid 4", "no_such_seat", {}),
    (at_auction, "-1 bid 4", "no_such_seat", {}),
    (at_sealed_auction, "1 bid 23", "bid_too_high", {"most": 22}),
    (at_sealed_auction, "1 bid 31", "too_little_money", {"money": 30}),
    (at_sealed_auction, "1 bid 0", "bid_of_nothing", {}),
    (at_sealed_auction, "2 bid 1", "no_such_seat", {}),
    (at_planting, "0 plant bean2 i1", "unknown_square", {"word": "i1"}),
    (at_planting, "0 plant bean2 a7", "unknown_square", {"word": "a7"}),
    (at_planting, "0 plant grape2 a1", "unknown_tile", {"word": "grape2"}),
    (at_planting, "0 plant bean3 a1", "unknown_tile", {"word": "bean3"}),
    (at_planting, "0 plant potato2 a1", "tile_not_open", {"tile": "potato2"}),
    (at_planting, "0 plant bean2 c3", "square_taken", {"square": "c3"}),
    (at_planting, "0 pass", "wrong_phase", {"verb": "pass"}),
    (at_left_over, "0 plant pepper2 h6", "not_beside", {"square": "h6"}),
    (at_left_over, "0 plant pepper2 a1", "square_taken", {"square": "a1"}),
    (at_left_over, "0 plant bean1 b2", "tile_not_open", {"tile": "bean1"}),
    (at_left_over, "1 plant pepper2 b2", "not_your_turn", {"to_act": (0,)}),
    (at_bribery, "2 offer C2-B2 1", "unknown_segment", {"word": "C2-B2"}),
    (at_bribery, "2 offer A1-C1 1", "unknown_segment", {"word": "A1-C1"}),
    (at_bribery, "2 offer b2-c2 1", "unknown_segment", {"word": "b2-c2"}),
    (at_bribery, "2 offer B2-C2", "wrong_shape", {"verb": "offer"}),
    (at_bribery, "2 offer B2-C2 x", "not_whole", {"word": "x"}),
    (at_bribery, "2 offer B2-C2 8", "too_little_money", {"money": 7}),
    (at_bribery, "2 offer B2-C2 0", "offer_too_small", {"least": 1}),
    (at_bribery, "2 offer C2-D2 1", "segment_built", {"segment": "C2-D2"}),
    (at_bribery, "2 offer A1-B1 1", "out_of_reach", {"segment": "A1-B1"}),
    (at_bribery, "2 accept B2-C2", "wrong_phase", {"verb": "accept"}),
    (at_overseer, "1 accept C1-C2", "not_named", {"segment": "C1-C2"}),
    (at_overseer, "1 accept A1-B1", "not_named", {"segment": "A1-B1"}),
    (at_overseer, "1 build B2-C2", "is_named", {"segment": "B2-C2"}),
    (at_overseer, "1 build C2-D2", "segment_built", {"segment": "C2-D2"}),
    (at_overseer, "1 build A1-B1", "out_of_reach", {"segment": "A1-B1"}),
    (at_overseer, "1 build C1-C2", "cannot_pay", {"price": 5}),
    (at_overseer, "1 decline", "must_decide", {}),
    (at_overseer, "1 pass", "wrong_phase", {"verb": "pass"}),
    (at_extra, "2 extra C2-D2", "segment_built", {"segment": "C2-D2"}),
    (at_extra, "2 extra A1-B1", "out_of_reach", {"segment": "A1-B1"}),
    (at_extra, "2 build C1-C2", "wrong_phase", {"verb": "build"}),
    (at_first_canal, "0 canal A1-B1", "out_of_reach", {"segment": "A1-B1"}),
    (at_first_canal, "1 canal C2-D2", "not_your_turn", {"to_act": (0,)}),
    (at_first_canal, "0 bid 3", "wrong_phase", {"verb": "bid"}),
    (at_end, "0 pass", "game_over", {}),
    (at_unseen_tiles, "1 pass", "unseen", {}),
]


@pytest.mark.parametrize(("at", "move", "code", "values"), REFUSALS)
def test_a_move_is_refused_with_its_reason(
    at: Any, move: str, code: str, values: dict[str, Any]
) -> None:
    match = at()
    refused = refusal(match, move)
    assert (refused.code, refused.values) == (code, values)
    seat, words = move.split(" ", 1)
    assert str(refused).startswith(f"move {len(match.moves) + 1}, seat {seat}: {words!r} — ")
    is_its_turn = int(seat) in match.to_act
    assert refused.open_moves == (match.legal(int(seat)) if is_its_turn else [])


def test_every_code_there_is_has_been_met() -> None:
    home = Path(levada.__file__).parent
    sources = [home / "match.py", *(home / "games" / "santiago").glob("*.py")]
    codes = {
        code
        for source in sources
        for code in re.findall(r'IllegalMove\(\s*(?:# \S+\s*)?"(\w+)"', source.read_text("utf-8"))
    }
    not_by_words = {"nothing_to_undo", "not_legal"}  # of taking back, and of moves by number
    assert codes == {code for _, _, code, _ in REFUSALS} | not_by_words


@pytest.mark.parametrize("seat", [True, "1", 1.0, None])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        table().play(seat, "pass")
    assert refused.value.code == "no_such_seat"


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    with pytest.raises(IllegalMove) as refused:
        table().undo()
    assert refused.value.code == "nothing_to_undo"


def test_a_refusal_says_what_would_have_been_right() -> None:
    text = str(refusal(at_auction(), "2 bid 5"))
    assert text == (
        "move 2, seat 2: 'bid 5' — 5 is already bid by seat 1; "
        "open: pass, bid 1, bid 2, bid 3, bid 4, bid 6, bid 7"
    )


def test_a_long_list_of_what_is_open_is_cut() -> None:
    assert str(refusal(at_planting(), "0 plant bean2 c3")).endswith("more)")


@pytest.mark.parametrize(
    ("at", "seat", "expected"),
    [
        (at_first_canal, 0, "canal B2-C2|canal C1-C2|canal C2-C3|canal C2-D2"),
        (at_auction, 2, "bid 1|bid 2|bid 3|bid 4|bid 6|bid 7|pass"),
        (at_overseer, 1, "accept B2-C2"),
        (
            at_extra,
            2,
            "extra B2-C2|extra C1-C2|extra C2-C3|extra D1-D2|extra D2-D3|extra D2-E2|keep",
        ),
        (at_left_over, 0, "plant pepper2 a3|plant pepper2 b2|plant pepper2 c1"),
        (at_end, 0, ""),
        (at_unseen_tiles, 1, ""),
    ],
)
def test_legal_moves_are_sorted_words(at: Any, seat: int, expected: str) -> None:
    assert at().legal(seat) == [words for words in expected.split("|") if words]


def test_legal_moves_are_sorted_by_code_point() -> None:
    assert table().legal() == ["bid 1", "bid 10", *(f"bid {n}" for n in range(2, 10)), "pass"]


@pytest.mark.parametrize(
    "at",
    [
        at_auction,
        at_sealed_auction,
        at_planting,
        at_left_over,
        at_bribery,
        at_overseer,
        at_extra,
        at_first_canal,
    ],
)
def test_every_legal_move_can_be_played_and_is_written_as_it_was_said(at: Any) -> None:
    match = at()
    seat = match.to_act[0]
    for words in match.legal()[::5]:
        match.play(seat, words)
        assert match.undo() == (seat, words)


def test_a_seat_whose_turn_it_is_not_has_no_legal_moves() -> None:
    assert [len(at_auction().legal(seat)) > 0 for seat in range(4)] == [False, False, True, False]
