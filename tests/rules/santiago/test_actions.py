"""Sets of actions: marked, counted, picked by number and by chance, they are the same set."""

from typing import Any

import numpy as np
import pytest

from levada.chance import generator
from levada.match import Match
from tests.rules.santiago.test_notation import (
    at_auction,
    at_bribery,
    at_end,
    at_extra,
    at_first_canal,
    at_left_over,
    at_overseer,
    at_planting,
    at_sealed_auction,
)
from tests.tables import give, play, play_quietly, table


def late_bidder() -> Match:
    """Of 1 to 10, the amounts 1, 2, 4 and 10 are taken."""
    return play(table(5), "1 bid 2", "2 bid 10", "3 bid 1", "4 bid 4")


def naming_without_money() -> Match:
    match = play_quietly(table(min_offer=0), until="bribery")
    give(match, 0, 0, 0, 0)
    return match


def amount_for_a_segment() -> Match:
    match = at_bribery()
    seat = match.to_act[0]
    segment = match.game.engine.legal_actions(match.games, 0, seat)[1]
    match.game.engine.apply(match.games, 0, seat, segment)
    return match


def amount_without_money() -> Match:
    match = naming_without_money()
    seat = match.to_act[0]
    segment = match.game.engine.legal_actions(match.games, 0, seat)[1]
    match.game.engine.apply(match.games, 0, seat, segment)
    return match


def free_building() -> Match:
    return play_quietly(table(), until="overseer")


def building_on_named() -> Match:
    match = play_quietly(table(build_named=True), until="bribery")
    return play(match, "2 offer C1-C2 4", "3 offer C2-C3 1", "0 pass")


# 0 is a pass; then 170 amounts, 31 segments, 5 tiles times 48 squares, 31 named segments.
@pytest.mark.parametrize(
    ("at", "move", "actions"),
    [
        (at_auction, "2 pass", (0,)),
        (at_auction, "2 bid 7", (7,)),
        (at_first_canal, "0 canal B2-C2", (171 + 5,)),
        (at_planting, "0 plant bean2 a1", (202,)),
        (at_planting, "0 plant pepper2 h6", (202 + 3 * 48 + 47,)),
        (at_bribery, "2 offer D2-D3 4", (171 + 24, 4)),
        (at_overseer, "1 accept B2-C2", (171 + 5,)),
        (free_building, "1 decline", (0,)),
        (free_building, "1 build C1-C2", (171 + 18,)),
        (building_on_named, "1 build C1-C2", (442 + 18,)),
        (building_on_named, "1 accept C1-C2", (171 + 18,)),
        (at_extra, "2 keep", (0,)),
        (at_extra, "2 extra D2-D3", (171 + 24,)),
    ],
)
def test_a_move_is_one_action_but_an_offer_two(
    at: Any, move: str, actions: tuple[int, ...]
) -> None:
    match = at()
    seat, words = move.split(" ", 1)
    assert match.parse(int(seat), words) == actions
    assert match.game.format_move(match.games, 0, actions) == words


def test_there_are_473_actions_in_all() -> None:
    assert table().game.actions == 1 + 170 + 31 + 5 * 48 + 31


POSITIONS = [
    (at_first_canal, 4),
    (at_auction, 7),
    (late_bidder, 7),
    (at_sealed_auction, 23),
    (at_planting, 4 * 47),
    (at_left_over, 3),
    (at_bribery, 7),
    (naming_without_money, 5),
    (amount_for_a_segment, 7),
    (amount_without_money, 1),
    (at_overseer, 1),
    (free_building, 5),
    (building_on_named, 6),
    (at_extra, 7),
]


@pytest.mark.parametrize(("at", "number"), POSITIONS)
def test_counting_and_picking_agree_with_marking(at: Any, number: int) -> None:
    match = at()
    engine, seat = match.game.engine, match.to_act[0]
    legal = engine.legal_actions(match.games, 0, seat)
    assert engine.count_legal(match.games, 0, seat) == len(legal) == number
    assert [engine.pick_legal(match.games, 0, seat, k) for k in range(number)] == legal


@pytest.mark.parametrize(("at", "number"), POSITIONS)
def test_chance_picks_only_what_is_legal_and_can_pick_all_of_it(at: Any, number: int) -> None:
    match = at()
    engine, seat, rng = match.game.engine, match.to_act[0], generator(1)
    picked = [engine.pick_random(match.games, 0, seat, rng) for _ in range(8 * number)]
    legal = set(engine.legal_actions(match.games, 0, seat))
    assert set(picked) <= legal
    assert len(set(picked)) > 0.95 * number


def test_marking_clears_what_was_marked_before() -> None:
    match = at_extra()
    mask = np.ones(match.game.actions, np.bool_)
    match.game.engine.mark_legal(match.games, 0, 2, mask)
    legal = match.game.engine.legal_actions(match.games, 0, 2)
    assert np.flatnonzero(mask).tolist() == legal


def test_nothing_is_legal_when_the_game_is_over() -> None:
    match = at_end()
    assert match.game.engine.legal_actions(match.games, 0, 0) == []
    assert match.game.engine.count_legal(match.games, 0, 0) == 0


def test_a_game_stands_between_two_moves_but_for_the_amount_of_an_offer() -> None:
    assert at_bribery().game.is_whole(at_bribery().games, 0)
    assert not at_bribery().game.is_whole(amount_for_a_segment().games, 0)
    assert amount_for_a_segment().view()["phase"] == "bribery"
