"""What a batch refuses, in one line, and without having changed anything."""

from typing import Any

import numpy as np
import pytest

import levada
from tests.batch.played import SIZE, arrays, by_chance, play

READ_ONLY = np.zeros(SIZE, np.int64)
READ_ONLY.flags.writeable = False


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"size": 0}, "size: 0 is not possible; expected a whole number from 1 to"),
        ({"size": 2.0}, "size: 2.0 is not possible"),
        ({"size": "4"}, "size: '4' is not possible; expected a whole number from 1 to 16,777,216"),
        ({"size": 10**12}, "size: 1000000000000 is not possible"),
        ({"threads": 0}, "threads: 0 is not possible"),
        ({"seed": -1}, "seed: -1 is not possible"),
        ({"reward": "glory"}, "reward: 'glory' is not possible; expected win or total or rank"),
        ({"observations": "float64"}, "observations: 'float64' is not possible; expected uint8"),
        ({"observations": np.float64}, "observations: 'float64' is not possible; expected uint8"),
        ({"players": 9}, "players"),
        ({"palms": True}, "'palms' is not an option"),
        ({"buffers": {"views": 1}}, "buffers: 'views' is none; there are observations, masks"),
        ({"buffers": {"seats": [0] * SIZE}}, r"seats: expected a writable .* int64 \(24,\), found"),
        ({"buffers": {"seats": np.zeros(SIZE, np.int32)}}, r"found int32 \(24,\)"),
        (
            {"buffers": {"masks": np.zeros((5, SIZE), np.bool_).T}},
            r"contiguous .* bool \(24, 5\), not contig",
        ),
        ({"buffers": {"seats": READ_ONLY}}, r"writable .* found int64 \(24,\), read-only"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], text: str) -> None:
    with pytest.raises(levada.OptionError, match=text):
        levada.Batch("exlibris", **{"size": SIZE, **given})


@pytest.mark.parametrize("method", ["step", "step_checked"])
@pytest.mark.parametrize("action", [5, -1, 400])
def test_an_illegal_action_is_refused_with_its_row_and_changes_nothing(
    method: str, action: int
) -> None:
    batch = play(levada.Batch("exlibris", SIZE, seed=2), 20)
    before, saved = arrays(batch), batch.save()
    actions = by_chance(batch, np.random.default_rng(1))
    actions[7] = action
    with pytest.raises(
        levada.IllegalMove,
        match=rf"row 7, seat \d: action {action} is not legal now; open: \d \(order",
    ):
        getattr(batch, method)(actions)
    assert (arrays(batch), batch.save()) == (before, saved)


def test_step_checked_asks_the_rules_whatever_became_of_the_masks() -> None:
    batch = levada.Batch("santiago", SIZE, seed=2)
    batch.masks[:] = True
    with pytest.raises(levada.IllegalMove, match="row 0, seat"):
        batch.step_checked(np.full(SIZE, 300))


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        ([0] * SIZE, r"\[0, 0"),
        (np.zeros(SIZE, np.int32), r"int32 \(24,\)$"),
        (np.zeros(SIZE + 1, np.int64), r"int64 \(25,\)$"),
        (np.zeros((SIZE, 1), np.int64), r"int64 \(24, 1\)$"),
        (np.zeros(2 * SIZE, np.int64)[::2], r"int64 \(24,\), not contiguous$"),
        (None, "None$"),
    ],
)
def test_actions_of_another_kind_are_refused(actions: Any, found: str) -> None:
    batch = levada.Batch("exlibris", SIZE, seed=2)
    expected = r"actions: expected a contiguous array of int64 \(24,\), found "
    with pytest.raises(levada.OptionError, match=expected + found):
        batch.step(actions)


def test_actions_may_be_read_only() -> None:
    batch, other = (levada.Batch("exlibris", SIZE, seed=2) for _ in range(2))
    actions = by_chance(batch, np.random.default_rng(1))
    other.step(actions)
    actions.flags.writeable = False
    batch.step(actions)
    assert arrays(batch) == arrays(other)


def test_the_type_of_observations_may_be_numpys_own() -> None:
    batch = levada.Batch("exlibris", SIZE, seed=2, observations=np.float32)
    assert batch.observations.dtype == np.float32
    assert levada.Batch.load(batch.save()).kind == "float32"


def test_rows_seats_and_words_that_are_not_there_are_refused() -> None:
    batch = levada.Batch("exlibris", SIZE, seed=2)
    rows: list[Any] = [SIZE, -1, "1"]
    for row in rows:
        with pytest.raises(levada.OptionError, match=r"row: .* is not there; expected 0 to 23"):
            batch.match(row)
    with pytest.raises(levada.OptionError, match="seat: 3 is not there; expected 0 to 2"):
        batch.observe(3)
    with pytest.raises(levada.OptionError, match="seat: 7 is not there"):
        batch.observe(np.full(SIZE, 7))
    with pytest.raises(levada.OptionError, match=r"rows: .* are not there"):
        batch.act("random", [SIZE])
    with pytest.raises(levada.OptionError, match="level: 'king' is not there"):
        batch.act("king")
    open_ones = r"open: 0 \(order A\), 1 \(order B\)"
    with pytest.raises(levada.IllegalMove, match=f"action 9 is not legal now; {open_ones}"):
        batch.words(1, 9)
    wrong: Any = "9"
    with pytest.raises(levada.IllegalMove, match="action '9' is not possible; expected a whole"):
        batch.words(1, wrong)


def test_bytes_that_are_no_saved_batch_are_refused() -> None:
    saved = levada.Batch("exlibris", SIZE, seed=2).save()
    for other in (b"", b"PK", saved[:-20], b"\x00" * 50):
        with pytest.raises(levada.OptionError, match="saved batch: expected the bytes of a"):
            levada.Batch.load(other)


def test_a_saved_batch_whose_actions_are_not_legal_is_refused() -> None:
    batch = play(levada.Batch("exlibris", SIZE, seed=2), 9)
    batch.history[4, 2] = 77
    with pytest.raises(levada.OptionError, match="saved batch: row 4: action 3 is not legal"):
        levada.Batch.load(batch.save())
