"""The numbers for learners: planes of the board, the own seat first, nothing hidden."""

import numpy as np
import pytest

from levada.contract import NOBODY, Numbers
from levada.games.santiago.board import CROSSING_NAMES, SEGMENT_NAMES, SQUARE_NAMES
from levada.match import Match
from tests.tables import THREE_PALMS, dig, give, play, play_quietly, put, put_dried, table

# Where each group begins; by-seat groups hold five seats.
WANTED, SPRING, MARKERS, SEATS, TILES, PHASES = 494, 649, 669, 909, 939, 959
SQUARES, SEGMENTS, SEAT_NUMBERS = 48, 31, 6


def features(match: Match, seat: int) -> Numbers:
    out = np.full(match.game.features, 7, np.float32)
    match.game.engine.features(match.games, 0, seat, out)
    return out


def squares_in(numbers: Numbers, start: int) -> dict[str, float]:
    plane = numbers[start : start + SQUARES]
    return {SQUARE_NAMES[i]: float(plane[i]) for i in np.flatnonzero(plane)}


def test_every_number_is_written() -> None:
    match = table()
    assert match.game.features == PHASES + 11
    assert 7 not in features(match, 0)


def test_the_board_is_shown_in_planes() -> None:
    match = table(palms=THREE_PALMS)
    put(match, "c3", "bean2", 1, 2)
    put(match, "h6", "sugarcane1")
    put_dried(match, "d4")
    dig(match, "D4-E4")
    numbers = features(match, 0)
    assert set(SQUARE_NAMES) - set(squares_in(numbers, 0)) == {"c3", "d4", "h6"}
    assert set(squares_in(numbers, SQUARES)) == {"g6", "h6"}
    assert set(squares_in(numbers, 2 * SQUARES)) == set(THREE_PALMS.split())
    assert set(squares_in(numbers, 3 * SQUARES)) == {"d4"}
    crops = [set(squares_in(numbers, (4 + crop) * SQUARES)) for crop in range(5)]
    assert crops == [set(), {"c3"}, set(), set(), {"h6"}]
    canals = numbers[9 * SQUARES : 9 * SQUARES + SEGMENTS]
    assert [SEGMENT_NAMES[i] for i in np.flatnonzero(canals)] == ["D4-E4"]
    reachable = numbers[9 * SQUARES + SEGMENTS : WANTED]
    assert "D3-D4" in [SEGMENT_NAMES[i] for i in np.flatnonzero(reachable)]
    assert CROSSING_NAMES[int(np.argmax(numbers[SPRING:MARKERS]))] == "C2"


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_seats_stand_clockwise_from_the_own(seat: int) -> None:
    match = play(table(3), "1 bid 4")
    give(match, 5, 10, 20)
    put(match, "c3", "bean2", 1, 2)
    put(match, "d4", "bean2", 2, 1)
    match.games[0].extra = 0b011
    numbers = features(match, seat)
    clockwise = [(max(seat, 0) + n) % 3 for n in range(3)]
    by_seat = numbers[SEATS:TILES].reshape(5, SEAT_NUMBERS)
    assert by_seat[:, 0].tolist() == [1, 1, 1, 0, 0]
    assert by_seat[:3, 1].tolist() == [[0.25, 0.5, 1.0][other] for other in clockwise]
    bids = np.array([-1, 4, -1], np.float32)[clockwise] / 20
    assert np.allclose(by_seat[:3, 2], bids)
    assert by_seat[:3, 3].tolist() == [[1, 1, 0][other] for other in clockwise]
    assert by_seat[:3, 4].tolist() == [[1, 0, 0][other] for other in clockwise]
    assert by_seat[:3, 5].tolist() == [[0, 0, 1][other] for other in clockwise]
    markers = [squares_in(numbers, MARKERS + n * SQUARES) for n in range(3)]
    assert markers == [[{}, {"c3": 2.0}, {"d4": 1.0}][other] for other in clockwise]


def test_offers_are_shown_with_their_amount() -> None:
    match = play_quietly(table(3, min_offer=0), until="bribery")
    play(match, "2 offer C2-D2 3", "0 offer C1-C2 0")
    wanted = features(match, 0)[WANTED:SPRING].reshape(5, SEGMENTS)
    assert wanted[2][SEGMENT_NAMES.index("C2-D2")] == np.float32(4 / 20)
    assert wanted[0][SEGMENT_NAMES.index("C1-C2")] == np.float32(1 / 20)
    assert np.count_nonzero(wanted) == 2


def test_tiles_open_and_face_down_are_counted_by_kind() -> None:
    match = play_quietly(table(tiles="bean2 bean2 bean1 pepper2", boxed="bean1"), until="planting")
    play(match, "0 plant bean2 a1")
    tiles = features(match, 0)[TILES:PHASES].reshape(2, 10)
    assert tiles[0].tolist() == [0, 0, 1, 1, 0, 1, 0, 0, 0, 0]
    assert tiles[1].tolist() == [3, 6, 1, 4, 3, 5, 3, 6, 3, 6]


def test_tiles_nobody_has_seen_are_not_counted() -> None:
    record = table().record()
    record.setup["stacks"] = [["?"] * 11 for _ in range(4)]
    assert not features(Match.laid_out(record), 0)[TILES:PHASES].any()


def test_phase_and_round_are_shown() -> None:
    match = table()
    numbers = features(play_quietly(match, until="bribery"), 0)
    assert np.flatnonzero(numbers[PHASES : PHASES + 10]).tolist() == [4]
    assert numbers[-1] == 0
    assert features(play_quietly(match, until="auction"), 0)[-1] == np.float32(1 / 11)
    over = features(play_quietly(match), 0)
    assert not over[PHASES : PHASES + 10].any()


def test_anothers_sealed_bid_is_not_among_them() -> None:
    one, other = (play(table(2, "trefl"), "0 canal C2-D2", f"1 {w}") for w in ("bid 1", "bid 4"))
    assert (features(one, 0) == features(other, 0)).all()
    assert (features(one, NOBODY) == features(other, NOBODY)).all()
    assert (features(one, 1) != features(other, 1)).any()
