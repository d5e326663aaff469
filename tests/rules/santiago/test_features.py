"""The numbers for learners: planes of the board, the own seat first, nothing hidden."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from levada.contract import NOBODY
from levada.games.santiago.board import SQUARE_NAMES
from levada.match import Match
from tests.tables import THREE_PALMS, dig, give, play, play_quietly, put, put_dried, table


def features(match: Match, seat: int = 0) -> dict[str, int]:
    """By name, those that are not 0."""
    out = np.full(match.game.features, 7, np.uint8)
    match.game.engine.features(match.games, 0, seat, out)
    named = zip(match.game.feature_names, out.tolist(), strict=True)
    return {name: number for name, number in named if number}


def group(numbers: dict[str, int], name: str) -> dict[str, int]:
    """What is shown of `owned 1`, by the rest of the name."""
    start = f"{name} "
    return {
        key.removeprefix(start): number for key, number in numbers.items() if key.startswith(start)
    }


def test_the_board_is_shown_in_planes() -> None:
    match = table(palms=THREE_PALMS)
    put(match, "c3", "bean2", 1, 2)
    put(match, "h6", "sugarcane1")
    put_dried(match, "d4")
    dig(match, "D4-E4")
    numbers = features(match)
    assert set(SQUARE_NAMES) - set(group(numbers, "empty")) == {"c3", "d4", "h6"}
    assert set(group(numbers, "watered")) == {"g6", "h6"}
    assert set(group(numbers, "palm")) == set(THREE_PALMS.split())
    assert set(group(numbers, "two_planters")) == set(group(numbers, "two_markers")) == {"c3"}
    crops = [set(group(numbers, f"crop{crop}")) for crop in range(5)]
    assert crops == [set(), {"c3"}, set(), set(), {"h6"}]
    assert set(group(numbers, "canal")) == {"D4-E4"}
    assert "D3-D4" in group(numbers, "reachable")
    assert set(group(numbers, "spring")) == {"C2"}


def test_each_square_of_a_field_shows_its_size_and_what_counts_in_it() -> None:
    match = table(palms=THREE_PALMS)
    put(match, "a1", "bean2", 1, 2)
    put(match, "a2", "bean2", 1, 1)
    put(match, "b2", "bean1", 2, 1)
    put(match, "c1", "bean1", 3, 1)
    numbers = features(match, 2)
    assert group(numbers, "field_size") == {"a1": 3, "a2": 3, "b2": 3, "c1": 1}
    assert group(numbers, "field_weight 0") == dict.fromkeys(["a1", "a2", "b2"], 1)
    assert group(numbers, "field_weight 1") == {"c1": 1}
    assert group(numbers, "field_weight 3") == dict.fromkeys(["a1", "a2", "b2"], 4)


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_seats_stand_clockwise_from_the_own(seat: int) -> None:
    match = play(table(3), "1 bid 4", "2 pass")
    give(match, 5, 10, 20)
    put(match, "c3", "bean2", 1, 2)
    put(match, "d4", "bean2", 2, 1)
    match.games[0].extra = 0b011
    numbers = features(match, seat)
    clockwise = [(max(seat, 0) + n) % 3 for n in range(3)]
    assert group(numbers, "is_there") == {"0": 1, "1": 1, "2": 1}
    assert [numbers[f"money {n}"] for n in range(3)] == [[5, 10, 20][seat] for seat in clockwise]

    def seats_with(name: str) -> set[int]:
        return {clockwise[int(n)] for n in group(numbers, name)}

    assert seats_with("to_act") == seats_with("is_overseer") == {0}
    assert seats_with("has_extra_canal") == {0, 1}
    assert seats_with("has_bid") == {1, 2}
    assert seats_with("has_passed") == {2}
    assert group(numbers, "bid") == {str(clockwise.index(1)): 4}
    owned = [set(group(numbers, f"owned {n}")) for n in range(3)]
    assert owned == [[set(), {"c3"}, {"d4"}][other] for other in clockwise]
    assert ("spectator" in numbers) == (seat == NOBODY)


def test_the_planting_order_is_shown_from_the_end_of_the_auction_on() -> None:
    match = play(table(3), "1 bid 4", "2 pass")
    assert not group(features(match), "plants")
    play(match, "0 bid 2")
    assert set(group(features(match, 1), "plants")) == {"1 0", "2 2", "3 1"}


def test_offers_are_shown_with_their_amount() -> None:
    match = play_quietly(table(3, min_offer=0), until="bribery")
    play(match, "2 offer C2-D2 3", "0 offer C1-C2 0")
    assert group(features(match), "offer") == {"2 C2-D2": 4, "0 C1-C2": 1}


def test_open_tiles_are_shown_by_slot_and_those_face_down_are_counted() -> None:
    match = play_quietly(table(tiles="bean2 bean2 bean1 pepper2", boxed="bean1"), until="planting")
    play(match, "0 plant bean2 a1")
    numbers = features(match)
    assert set(group(numbers, "slot")) == {"2 crop1x2", "3 crop1x1", "4 crop2x2"}
    assert list(group(numbers, "face_down").values()) == [3, 6, 1, 4, 3, 5, 3, 6, 3, 6]


def test_tiles_nobody_has_seen_are_not_shown() -> None:
    record = table().record()
    record.setup["stacks"] = [["?"] * 11 for _ in range(4)]
    numbers = features(Match.laid_out(record))
    assert not group(numbers, "slot")
    assert not group(numbers, "face_down")
    assert set(group(numbers, "phase")) == {"unseen"}


def test_phase_and_rounds_left_are_shown() -> None:
    match = table()
    numbers = features(play_quietly(match, until="bribery"))
    assert set(group(numbers, "phase")) == {"bribery"}
    assert numbers["rounds_left"] == 10
    assert features(play_quietly(match, until="auction"))["rounds_left"] == 9
    over = features(play_quietly(match))
    assert set(group(over, "phase")) == {"over"}
    assert not group(over, "to_act")


def test_anothers_sealed_bid_is_not_among_them() -> None:
    one, other = (play(table(2, "trefl"), "0 canal C2-D2", f"1 {w}") for w in ("bid 1", "pass"))
    assert features(one, 0) == features(other, 0)
    assert features(one, NOBODY) == features(other, NOBODY)
    assert features(one, 1) != features(other, 1)
    assert group(features(one, 0), "has_bid") == {"1": 1}


CHANGES: dict[str, Callable[[Any], object]] = {
    "edition": lambda state: setattr(state, "edition", 2),
    "min_offer": lambda state: setattr(state, "min_offer", 0),
    "money": lambda state: setattr(state, "money_is_hidden", 0),
    "spare_tile": lambda state: setattr(state, "spare_is_planted", 1),
    "build_named": lambda state: setattr(state, "build_named", 1),
    "spring": lambda state: setattr(state, "spring", 3),
    "round": lambda state: setattr(state, "rounds_done", 1),
    "seat": lambda state: setattr(state, "seat", 3),
    "overseer": lambda state: setattr(state, "overseer", 2),
    "extra canals": lambda state: setattr(state, "extra", 0b0111),
    "order": lambda state: state.order.__setitem__(slice(2), state.order[1::-1].copy()),
    "slots": lambda state: state.turned_up.__setitem__(slice(2), [0, 9]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_whatever_a_seat_may_know_is_shown(change: Callable[[Any], object]) -> None:
    match = play_quietly(table(tiles="bean1 bean2 pepper1 pepper2"), until="planting")
    before = features(match)
    change(match.games[0])
    assert features(match) != before
