"""What always holds, whatever is dealt and played; and the same rules written a second time."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from levada.compiled_cache import COMPILED
from levada.match import Match
from levada.record import Record
from levada.simulation import play_match
from tests.oracle import exlibris as oracle

GAMES = 40 if COMPILED else 12
few_examples = settings(max_examples=GAMES)
seeds = st.integers(0, 2**63 - 1)
players = st.integers(2, 4)


def played(seed: int, seats: int) -> Match:
    return play_match("exlibris", seed, 0, {"players": seats})


@few_examples
@given(seeds, players)
def test_our_games_are_those_of_the_oracle(seed: int, seats: int) -> None:
    match = played(seed, seats)
    record = match.record().as_dict()
    assert list(match.trace()) == oracle.trace(record)
    assert record["result"] == oracle.result(record)


@few_examples
@given(seeds, players)
def test_the_oracles_games_are_ours(seed: int, seats: int) -> None:
    record = oracle.random_record({"players": seats}, seed)
    match = Match.replay(Record.parse(to_json(record)))
    assert list(match.trace()) == oracle.trace(record)
    assert match.result == record["result"]


def to_json(record: dict[str, Any]) -> str:
    unused = "".join(sorted(record["setup"]["unused"]))
    setup = record["setup"] | {"unused": unused}
    rest = {name: record[name] for name in ("game", "options", "seats", "moves", "result")}
    return Record(**rest, setup=setup).to_json()


@few_examples
@given(seeds, players, st.data())
def test_chosen_games_are_those_of_the_oracle_too(seed: int, seats: int, data: Any) -> None:
    """Orders are chosen by Hypothesis, which likes to repeat itself: extreme islands."""
    match = Match.deal("exlibris", players=seats, seed=seed)
    while not match.is_over:
        match.play(match.to_act[0], data.draw(st.sampled_from(match.legal())))
    assert list(match.trace()) == oracle.trace(match.record().as_dict())


@few_examples
@given(seeds, players)
def test_no_book_is_lost(seed: int, seats: int) -> None:
    match = played(seed, seats)
    for games in [*match.states, match.games]:
        state = games[0]
        books = state.hand.sum(axis=0) + state.played.sum(axis=0) + state.unused
        assert books.tolist() == [11] * 5


@few_examples
@given(seeds, players)
def test_islands_only_ever_lose(seed: int, seats: int) -> None:
    left = dict.fromkeys("ABCDE", 20)
    for line in played(seed, seats).trace():
        for name, (sticks, village, city) in line["islands"].items():
            assert 0 <= sticks + 7 * (village + city) <= left[name]
            left[name] = sticks + 7 * (village + city)


@few_examples
@given(seeds, players)
def test_every_house_gone_was_taken_by_somebody(seed: int, seats: int) -> None:
    for line in played(seed, seats).trace():
        islands = line["islands"].values()
        assert sum(line["villages"]) == sum(not village for _, village, _ in islands)
        assert sum(line["cities"]) == sum(not city for _, _, city in islands)


@few_examples
@given(seeds, players)
def test_the_expedition_is_full_while_there_is_a_stack(seed: int, seats: int) -> None:
    for line in played(seed, seats).trace():
        assert len(line["expedition"]) == 7
        assert line["stack"] == 0 or "_" not in line["expedition"]


@few_examples
@given(seeds, players)
def test_hands_shrink_by_one_card_a_turn_in_seat_order(seed: int, seats: int) -> None:
    lines = list(played(seed, seats).trace())
    for before, after in pairwise(lines):
        (seat,) = before["to_act"]
        for other in range(seats):
            fewer = Counter(before["hands"][other]) - Counter(after["hands"][other])
            assert fewer.total() == (other == seat)
        assert after["to_act"] in ([(seat + 1) % seats], [])


@few_examples
@given(seeds, players)
def test_the_closing_phase_never_ends_but_with_the_game(seed: int, seats: int) -> None:
    phases = [line["phase"] for line in played(seed, seats).trace()]
    assert phases == sorted(phases, key=["play", "closing", "over"].index)
    assert phases.count("over") == 1
    assert phases.count("closing") <= seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_is_undone_to_its_start_can_be_played_again(seats: int) -> None:
    match = played(5, seats)
    end, moves = match.games.tobytes(), [*match.moves]
    while match.moves:
        match.undo()
    for seat, words in moves:
        match.play(seat, words)
    assert match.games.tobytes() == end
