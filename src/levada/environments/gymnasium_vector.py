"""Many games for Gymnasium at once: one seat in each against levels, arrays written in place."""

from collections.abc import Sequence
from typing import Any, Literal

from levada.extras import check_installed

check_installed("gymnasium")

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from levada.batch import LARGEST, Batch, count_in
from levada.batch_rows import NO_ACTION, STEP
from levada.bots.levels import level
from levada.chance import SEEDS
from levada.contract import Flags, Seat
from levada.environments.company import read_opponents, read_seat
from levada.environments.episodes import NOT_BEGUN, drawn_for
from levada.environments.spaces import LegalActions, LegalActionsByRow, Mask, features_space
from levada.options import OptionError
from levada.value_text import quote

Rows = npt.NDArray[np.int64]
Observations = npt.NDArray[np.float32]
Rewards = npt.NDArray[np.float32]

ARRAYS = ("observations", "masks", "seats", "rewards", "totals", "dones", "numbers")
"""Of a batch: they stay the same when it begins anew."""


def check_levels(game: str, words: Sequence[str]) -> None:
    """Whole sets of rows are decided in one compiled call, which players of one's own cannot."""
    for each in words:
        try:
            level(game, each)
        except OptionError as error:
            raise OptionError(f"opponents: only built-in levels play here; {error}") from None


def whole_numbers(actions: Any) -> Rows:
    """As Gymnasium takes them, a list or an array of any whole numbers; no floats, which may mean others."""
    try:
        array = np.asarray(actions)
    except ValueError:  # rows of different lengths
        array = np.zeros(0, np.object_)
    if array.dtype.kind not in "iu":
        raise OptionError(f"actions: {quote(actions)} is not possible; expected whole numbers")
    return np.ascontiguousarray(array, np.int64)


class VectorSeatEnvironment(VectorEnv[Observations, Rows, npt.NDArray[Any]]):
    """One seat in each of many games. A game that ends is followed by the next in the same step.

    What `reset` and `step` give are the arrays of the batch: the next step writes into them.
    """

    # Gymnasium declares it so, and reads it of the class.
    metadata: dict[str, Any] = {  # noqa: RUF012 — as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi"],
    }

    def __init__(
        self,
        game: str = "santiago",
        num_envs: int = 1,
        *,
        seat: Seat | Literal["drawn"] = 0,
        opponents: str | Sequence[str] = "regular",
        reward: str = "win",
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = count_in("num_envs", num_envs, LARGEST)
        self.given: dict[str, Any] = {"reward": reward, "threads": threads, **options}
        self.batch = Batch(game, num_envs, observations="float32", **self.given)
        self.seat_wished = read_seat(seat, self.batch.players)
        self.levels = read_opponents(self.batch.players, opponents)
        check_levels(game, self.levels)
        self.is_begun = False
        self.render_mode = render_mode
        self.rewards: Rewards = np.zeros(num_envs, np.float32)
        self.dones: Flags = np.zeros(num_envs, np.bool_)
        self.truncations: Flags = np.zeros(num_envs, np.bool_)
        self.single_observation_space = features_space(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = LegalActions(self.batch.game.actions, self.first_mask)
        self.action_space = LegalActionsByRow(self.batch.masks)

    def first_mask(self) -> Mask:
        mask: Mask = self.batch.masks[0].astype(np.int8)
        return mask

    @property
    def seats(self) -> Rows:
        """By row: the learner's; drawn by the number of the game, so that all take turns."""
        if self.seat_wished is None:
            return self.batch.numbers % self.batch.players
        return np.full(self.num_envs, self.seat_wished, np.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Every row begins with a game of the seed; there are no options here."""
        super().reset(seed=seed, options=options)
        before = self.batch
        self.batch = Batch(
            before.game.name,
            self.num_envs,
            seed=int(self.np_random.integers(SEEDS)),
            observations="float32",
            buffers={name: getattr(before, name) for name in ARRAYS},
            **self.given,
        )
        self.is_begun = True
        self.begin_step()
        self.let_others_move()
        return self.batch.observations, self.info()

    def step(self, actions: Any) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """One action of the learner in every row, or IllegalMove, which names the row."""
        if not self.is_begun:
            raise ResetNeeded(NOT_BEGUN)
        seats = self.seats
        self.batch.step(whole_numbers(actions))
        self.begin_step()
        self.note_ends(seats)
        self.let_others_move()
        return self.batch.observations, self.rewards, self.dones, self.truncations, self.info()

    def begin_step(self) -> None:
        self.rewards[:] = 0.0
        self.dones[:] = False

    def note_ends(self, seats: Rows) -> None:
        """Of games that ended with the last action, whoever made it."""
        ended = self.batch.dones
        self.dones |= ended
        self.rewards[ended] = self.batch.rewards[ended, seats[ended]]

    def let_others_move(self) -> None:
        """Until it is the learner's turn in every row."""
        while True:
            seats = self.seats
            from_left = (self.batch.seats - seats - 1) % self.batch.players
            actions = np.full(self.num_envs, NO_ACTION, np.int64)
            for n, words in enumerate(self.levels):
                rows = np.flatnonzero(from_left == n)
                actions[rows] = self.batch.act(words, rows)
            if np.all(actions == NO_ACTION):
                return
            self.batch.run(STEP, actions)
            self.note_ends(seats)

    def info(self) -> dict[str, Any]:
        """The masks and seats; where `_totals` says so, the totals of a game that has ended."""
        return {
            "action_mask": self.batch.masks.view(np.int8),
            "seat": self.seats,
            "totals": self.batch.totals,
            "_totals": self.dones,
        }

    def render(self) -> tuple[str, ...] | None:
        """Every table as its learner sees it."""
        if self.render_mode is None:
            return None
        seats = self.seats.tolist()
        return tuple(drawn_for(self.batch.match(row), seat) for row, seat in enumerate(seats))
