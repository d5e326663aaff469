"""Many games at once for programs that learn: arrays written in place, one compiled call a step."""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, Self, SupportsIndex

import numpy as np
import numpy.typing as npt

from levada import batch_rows
from levada.batch_bots import DECISIONS, SCRATCH, BatchBots
from levada.batch_buffers import OBSERVATIONS, checked, open_buffers, readable
from levada.batch_rows import DEAL, MARGIN, OBSERVE, RANK, SHOW, STEP, TOTAL, WIN
from levada.contract import NOBODY, IllegalMove
from levada.games import game as game_named
from levada.integers import number_in, whole_number
from levada.match import Match
from levada.options import OptionError
from levada.saved_batch import SavedBatch
from levada.seeds import seed_or_new
from levada.value_text import listing_by_number, quote

REWARDS = {"win": WIN, "total": TOTAL, "rank": RANK, "margin": MARGIN}
LARGEST = 1 << 24  # rows
MOST_THREADS = 256


class Batch:
    """`size` games of one kind. Row i plays game i of the seed, then i + size, i + 2 * size, …

    After `reset`, and after every `step`, each row shows the decision that is to be made in it:
    `observations[i]` of `seats[i]`, with `masks[i]` for what is legal.
    """

    def __init__(
        self,
        game: str,
        size: SupportsIndex,
        *,
        seed: SupportsIndex | None = None,
        threads: SupportsIndex = 1,
        reward: str = "win",
        observations: str | type[np.generic] = "uint8",
        buffers: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.game = game_named(game)
        self.size = count_in("size", size, LARGEST)
        self.threads = count_in("threads", threads, MOST_THREADS)
        self.seed = seed_or_new(seed)
        self.reward = one_of("reward", reward, REWARDS)
        self.kind = one_of("observations", name_of(observations), OBSERVATIONS)
        self.options, self.wishes = self.game.agree(options)
        self.players: int = self.options.players
        arrays = open_buffers(self.game, self.size, self.players, self.kind, buffers or {})
        self.observations = arrays.observations
        """What `seats[i]` may know, as `game.feature_names` says; never what it may not."""
        self.masks = arrays.masks
        self.seats = arrays.seats
        """Who decides. Of two who bid sealed, seat 0 goes first; seat 1 does not see the bid."""
        self.rewards = arrays.rewards
        """Of the game that ended with the last step, by seat; 0 where none did."""
        self.totals = arrays.totals
        """Of the last game that ended in the row, by seat."""
        self.dones = arrays.dones
        """Whether a game ended with the last step; the row then shows the next one."""
        self.numbers = arrays.numbers
        """Which game of the seed the row plays now."""
        self.prepared = self.game.prepare(self.options, self.wishes)
        self.tables = np.zeros(SCRATCH + self.size, self.game.layout)
        self.games = self.tables[SCRATCH:]
        self.history = np.zeros((self.size, self.game.most_actions), np.int16)
        """The actions of each row's game so far."""
        self.lengths = np.zeros(self.size, np.int64)
        self.plan = np.array([self.seed, self.size, REWARDS[reward]], np.int64)
        self.waiting = np.full(self.size, batch_rows.NO_ACTION, np.int64)
        self.whole = self.observations if self.kind == "uint8" else self.room_for_features()
        self.generators = np.zeros((self.threads, 1), np.uint64)
        self.reset()

    def reset(self) -> None:
        """Begins anew with games 0, 1, 2, … of the seed."""
        self.numbers[:] = np.arange(self.size)
        for array in (self.rewards, self.totals, self.dones):
            array[...] = 0
        self.run(DEAL)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """One action in every row; where that ends a game, the row's next one is dealt.

        IllegalMove names the first row whose mask does not allow its action; nothing is changed.
        """
        actions = readable("actions", actions, np.int64, (self.size,))
        row = batch_rows.first_illegal(actions, self.masks)
        if row >= 0:
            raise self.refusal(row, int(actions[row]))
        self.run(STEP, actions)

    def step_checked(self, actions: npt.NDArray[np.int64]) -> None:
        """The same, with masks marked anew from the rules, whatever has become of them."""
        self.run(SHOW)
        self.step(actions)

    def refusal(self, row: int, action: Any) -> IllegalMove:
        legal = {
            each: self.game.format_action(self.games, row, each)
            for each in np.flatnonzero(self.masks[row]).tolist()
        }
        text = f"row {row}, seat {self.seats[row]}: action {self.game.unlike_legal(action)}"
        open_actions = listing_by_number(legal)
        return IllegalMove("not_legal", f"{text}; open: {open_actions}", [*legal.values()], row=row)

    def observe(
        self, seat: SupportsIndex | npt.NDArray[np.int64], out: npt.NDArray[Any] | None = None
    ) -> npt.NDArray[Any]:
        """What one seat may know in every row, or in each the seat given for it; -1 is a spectator."""
        dtype = OBSERVATIONS[self.kind]
        shape = (self.size, self.game.features)
        seen = np.zeros(shape, dtype) if out is None else checked("out", out, dtype, shape)
        whole = seen if self.kind == "uint8" else self.room_for_features()
        self.run(OBSERVE, seats=self.seats_of(seat), whole=whole, out=seen)
        return seen

    def seats_of(self, seat: Any) -> npt.NDArray[np.int64]:
        allowed = range(NOBODY, self.players)
        if isinstance(seat, np.ndarray) and seat.ndim:
            seats = readable("seat", seat, np.int64, (self.size,))
            wrong = np.flatnonzero((seats < NOBODY) | (seats >= self.players))
            if len(wrong) == 0:
                return seats
            seat = int(seats[wrong[0]])
        number = number_in(allowed, seat)
        if number is None:
            raise OptionError(
                f"seat: {quote(seat)} is not there; expected 0 to {self.players - 1}, or -1 for a spectator"
            )
        return np.full(self.size, number, np.int64)

    def act(self, level: str, rows: Any = None) -> npt.NDArray[np.int64]:
        """What a built-in level would do in these rows, or in all: an action for each of them.

        It sees what the seat to act may see, and draws from the seed, the game's number and the
        actions so far: the same position of the same game gets the same action.
        """
        chosen = self.rows_of(rows)
        decisions = self.numbers[chosen] * DECISIONS + self.lengths[chosen]
        return self.bots.act(level, self.tables, chosen, decisions)

    @cached_property
    def bots(self) -> BatchBots:
        return BatchBots(self.game, self.seed)

    def rows_of(self, rows: Any) -> npt.NDArray[np.int64]:
        """Row numbers, or a bool a row, as numbers."""
        if rows is None:
            return np.arange(self.size)
        array = np.asarray(rows)
        if array.dtype == np.bool_ and array.shape == (self.size,):
            return np.flatnonzero(array)
        is_whole = array.ndim == 1 and (array.dtype.kind in "iu" or array.size == 0)
        if not is_whole or (array.size and not 0 <= array.min() <= array.max() < self.size):
            raise OptionError(
                f"rows: {quote(rows)} are not there; expected numbers from 0 to {self.size - 1}, or a bool a row"
            )
        return array.astype(np.int64)

    def match(self, row: SupportsIndex) -> Match:
        """The game of a row as a `Match`: the deal of its number, and every action since."""
        row = self.check_row(row)
        number = int(self.numbers[row])
        dealt = self.game.deal(self.options, self.wishes, self.seed, number)
        match: Match = Match(self.game, self.options, dealt)
        for action in self.history[row, : self.lengths[row]].tolist():
            match.step(action)
        return match

    def words(self, row: SupportsIndex, action: SupportsIndex) -> str:
        """What a legal action means in a row: `bid 3`; of an offer's first, `offer B2-C2`."""
        row = self.check_row(row)
        number = number_in(range(self.game.actions), action)
        if number is None or not self.masks[row, number]:
            raise self.refusal(row, action)
        return self.game.format_action(self.games, row, number)

    def check_row(self, row: Any) -> int:
        number = number_in(range(self.size), row)
        if number is None:
            raise OptionError(f"row: {quote(row)} is not there; expected 0 to {self.size - 1}")
        return number

    def save(self) -> bytes:
        """All that is needed to go on exactly: the numbers of the games and their actions."""
        return SavedBatch(
            game=self.game.name,
            version=self.game.version,
            given={**self.options.as_dict(), **vars(self.wishes)},
            seed=self.seed,
            reward=self.reward,
            observations=self.kind,
            numbers=self.numbers,
            lengths=self.lengths,
            actions=self.actions_so_far(),
            rewards=self.rewards,
            totals=self.totals,
            dones=self.dones,
        ).to_bytes()

    def actions_so_far(self) -> npt.NDArray[np.int16]:
        """By row, without what former games have left there."""
        actions = self.history[:, : max(1, int(self.lengths.max()))].copy()
        actions[np.arange(actions.shape[1]) >= self.lengths[:, np.newaxis]] = batch_rows.NO_ACTION
        return actions

    @classmethod
    def load(
        cls, saved: bytes, *, threads: SupportsIndex = 1, buffers: Mapping[str, Any] | None = None
    ) -> Self:
        """The batch that was saved, its games played again, each action checked."""
        kept = SavedBatch.of_bytes(saved)
        batch = cls(
            kept.game,
            len(kept.numbers),
            seed=kept.seed,
            threads=threads,
            reward=kept.reward,
            observations=kept.observations,
            buffers=buffers,
            **kept.given,
        )
        kept.check_for(batch.game, batch.players)
        batch.replay(kept)
        return batch

    def replay(self, kept: SavedBatch) -> None:
        self.numbers[:] = kept.numbers
        self.run(DEAL)
        for ply in range(int(kept.lengths.max())):
            rows = np.flatnonzero(kept.lengths > ply)
            actions = self.waiting.copy()
            actions[rows] = kept.actions[rows, ply]
            wrong = batch_rows.first_illegal(actions[rows], self.masks[rows])
            if wrong >= 0:
                raise OptionError(f"saved batch: row {rows[wrong]}: action {ply + 1} is not legal")
            self.run(STEP, actions)
            if self.dones.any():
                raise OptionError(f"saved batch: row {self.dones.argmax()}: its game is over")
        self.rewards[:], self.totals[:], self.dones[:] = kept.rewards, kept.totals, kept.dones

    def room_for_features(self) -> npt.NDArray[np.uint8]:
        return np.zeros((self.size, self.game.features), np.uint8)

    @cached_property
    def pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    def run(
        self,
        what: int,
        actions: npt.NDArray[np.int64] | None = None,
        *,
        seats: npt.NDArray[np.int64] | None = None,
        whole: npt.NDArray[np.uint8] | None = None,
        out: npt.NDArray[Any] | None = None,
    ) -> None:
        """One compiled call for all rows, or for each thread's part of them."""
        whole = self.whole if whole is None else whole
        out = self.observations if out is None else out

        def run_part(part: int) -> None:
            first, end = (self.size * each // self.threads for each in (part, part + 1))
            self.run_rows(
                what,
                first,
                end,
                self.games,
                self.prepared,
                self.plan,
                self.numbers,
                self.history,
                self.lengths,
                self.waiting if actions is None else actions,
                self.seats if seats is None else seats,
                self.masks,
                whole,
                self.rewards,
                self.totals,
                self.dones,
                self.generators[part],
            )
            if self.kind == "float32":
                batch_rows.scale_rows(first, end, whole, self.game.engine.units, out)

        if self.threads == 1:
            run_part(0)
        else:
            list(self.pool.map(run_part, range(self.threads)))

    @cached_property
    def run_rows(self) -> Any:
        return batch_rows.compiled_rows(self.game.name)

    def __repr__(self) -> str:
        return f"<Batch: {self.size} games of {self.game.name}, {self.players} players, seed {self.seed}>"


def count_in(name: str, value: Any, most: int) -> int:
    number = whole_number(value)
    if number is None or not 1 <= number <= most:
        raise OptionError(
            f"{name}: {quote(value)} is not possible; expected a whole number from 1 to {most:,}"
        )
    return number


def name_of(kind: Any) -> Any:
    """`float32`, for NumPy's own type of that name too."""
    return kind.__name__ if isinstance(kind, type) and issubclass(kind, np.generic) else kind


def one_of(name: str, value: Any, allowed: Mapping[str, object]) -> str:
    if not isinstance(value, str) or value not in allowed:
        expected: Sequence[str] = list(allowed)
        raise OptionError(
            f"{name}: {quote(value)} is not possible; expected {' or '.join(expected)}"
        )
    return value
