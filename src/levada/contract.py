"""What the compiled half of every game provides: its state as a record, its rules as functions."""

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Annotated, Any, Protocol, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from levada.chance import Generator
from levada.compilation import rule

Seat: TypeAlias = int
NOBODY: Seat = -1

Games: TypeAlias = npt.NDArray[Any]
"""A batch of states; `games[i]` is one game."""

Flags: TypeAlias = npt.NDArray[np.bool_]
Numbers: TypeAlias = npt.NDArray[np.float32]
Bytes: TypeAlias = npt.NDArray[np.uint8]
Totals: TypeAlias = npt.NDArray[np.int64]

# How a state class writes its fields: the type for the reader, the storage for the record.
Mask: TypeAlias = Annotated[int, np.int64]
Small: TypeAlias = Annotated[int, np.int16]
Real: TypeAlias = Annotated[float, np.float64]

LARGEST_STATE = 512


def layout_of(record: type, most_bytes: float = LARGEST_STATE) -> np.dtype[Any]:
    """The NumPy record of an annotated class: a state, which is small, or one that says it is not."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        assert get_origin(hint) is Annotated, f"{name}: how is it stored?"
        assert name not in dir(np.record), f"{name} would be hidden by an attribute of np.record"
        fields.append((name, *get_args(hint)[1:]))
    aligned = np.dtype(fields, align=True)
    gap = aligned.itemsize - np.dtype(fields).itemsize
    if gap:  # bytes that belong to no field are left to chance when a state is copied
        fields.append(("filler", np.int8, gap))
    layout = np.dtype((np.record, np.dtype(fields, align=True)))
    assert layout.itemsize == aligned.itemsize <= most_bytes
    return layout


@rule
def left_of(state: Any, seat: Seat) -> Seat:
    """The next seat clockwise."""
    following = seat + 1
    return 0 if following == state.players else following


@rule
def is_turn_in_range(state: Any, most_players: int, phases: int) -> bool:
    return bool(
        2 <= state.players <= most_players
        and 0 <= state.phase < phases
        and 0 <= state.seat < state.players
    )


@cache
def seats_after(players: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, from the left of one on; that one is the last."""
    return tuple((seat + n) % players for n in range(1, players + 1))


MOST_RECALLED = 16


def copied(games: Games, i: int) -> Games:
    """A batch of one: the bytes, which are copied much faster than the fields are."""
    copy: Games = np.frombuffer(bytearray(games[i : i + 1].tobytes()), games.dtype)
    return copy


def snapshot(games: Games, i: int) -> Any:
    """A copy of one state in plain numbers and lists, which Python reads ten times as fast."""
    fields = zip(games.dtype.names or (), games[i].item(), strict=True)
    return SimpleNamespace(
        **{
            name: value.tolist() if isinstance(value, np.ndarray) else value
            for name, value in fields
        }
    )


def recall(games: Games, i: int) -> Any:
    """A snapshot to read, and never to change: several questions are asked about each state."""
    key = games.dtype.names, games[i : i + 1].tobytes()
    found = recalled.get(key)
    if found is None:
        if len(recalled) >= MOST_RECALLED:
            recalled.clear()
        found = recalled[key] = snapshot(games, i)
    return found


recalled: dict[tuple[tuple[str, ...] | None, bytes], Any] = {}


def trial_copy(state: Any, *changing: str) -> Any:
    """A copy of a snapshot to try something on that changes these fields, or any."""
    fields = vars(state)
    own = {name: copied_field(fields[name]) for name in changing or fields}
    return SimpleNamespace(**{**fields, **own})


def copied_field(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [row.copy() for row in value] if isinstance(value[0], list) else value.copy()


class IllegalMove(ValueError):  # noqa: N818 — the name a player would use
    """A move refused. `code` and `values` say why to a program, the text says it to a person."""

    def __init__(
        self, code: str, text: str, open_moves: Sequence[str] = (), **values: object
    ) -> None:
        super().__init__(text)
        self.code = code
        self.reason = text
        """Why, without the place."""
        self.open_moves = list(open_moves)
        """What would have been legal."""
        self.values = values


class SetupError(ValueError):
    """A set-up that cannot be laid out; `place` is the path inside the set-up."""

    def __init__(self, place: str, text: str) -> None:
        super().__init__(f"{place}: {text}")
        self.place = place


class Rules(Protocol):
    """The compiled half of a game: functions over one state, in place. They trust their caller."""

    def deal(self, state: Any, rng: Generator) -> None:
        """Draws by chance whatever the prepared state leaves open, and starts."""

    def start(self, state: Any) -> None:
        """From the set-up, drawn or laid out as a record says, to the first decision."""

    def awaiting(self, state: Any) -> int:
        """The seats to act, as a mask; 0 when the game is over or can go no further."""

    def count_legal(self, state: Any, seat: Seat) -> int: ...

    def pick_legal(self, state: Any, seat: Seat, k: int) -> int:
        """The k-th legal action in ascending order, without a list."""

    def pick_random(self, state: Any, seat: Seat, rng: Generator) -> int: ...

    def mark_legal(self, state: Any, seat: Seat, mask: Flags) -> None: ...

    def apply(self, state: Any, seat: Seat, action: int) -> None: ...

    def score(self, state: Any, out: Totals) -> None: ...

    def hide(self, state: Any, seat: Seat) -> None:
        """Blanks what the seat cannot know."""

    def resample(self, state: Any, seat: Seat, rng: Generator) -> None:
        """Puts a world in place that the seat could believe in."""

    def features(self, state: Any, seat: Seat, out: Bytes) -> None:
        """What the seat may know, in whole numbers of one byte; NOBODY is a spectator."""

    def faults(self, state: Any) -> int:
        """0, or the number of the first broken invariant."""


class TallyRules(Protocol):
    """What is noted of a game while it is played, compiled. `Tally`, the record, is the game's own."""

    def begin(self, state: Any, tally: Any) -> None:
        """Of a game that was dealt; whatever stood in the tally is gone."""

    def note_action(self, state: Any, seat: Seat, action: int, tally: Any) -> None:
        """An action that is about to be taken."""

    def note_outcome(self, state: Any, tally: Any) -> None:
        """What it has brought about."""

    def finish(self, state: Any, totals: Totals, tally: Any) -> None:
        """Of a game that is over."""
