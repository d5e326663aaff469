"""A batch as bytes: what was agreed on, the numbers of its games and their actions."""

import io
import json
import zipfile
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from levada.game import Game
from levada.options import OptionError

FORMAT = "levada-batch/1"
ARRAYS = ("numbers", "lengths", "actions", "rewards", "totals", "dones")
SAID = ("game", "version", "given", "seed", "reward", "observations")


@dataclass(frozen=True)
class SavedBatch:
    """No state of a game is kept: the deals are known by their numbers, and actions are checked."""

    game: str
    version: int
    given: dict[str, Any]
    """Options and wishes."""
    seed: int
    reward: str
    observations: str
    numbers: npt.NDArray[np.int64]
    lengths: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int16]
    rewards: npt.NDArray[np.float32]
    totals: npt.NDArray[np.int64]
    dones: npt.NDArray[np.bool_]

    def to_bytes(self) -> bytes:
        said = {FORMAT: {name: getattr(self, name) for name in SAID}}
        file = io.BytesIO()
        np.savez_compressed(
            file,
            allow_pickle=False,
            said=np.array(json.dumps(said)),
            **{name: getattr(self, name) for name in ARRAYS},
        )
        return file.getvalue()

    @classmethod
    def of_bytes(cls, saved: bytes) -> Self:
        try:
            with np.load(io.BytesIO(saved), allow_pickle=False) as kept:
                said = json.loads(str(kept["said"]))[FORMAT]
                return cls(**{name: said[name] for name in SAID}, **{n: kept[n] for n in ARRAYS})
        except (ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile):
            raise OptionError(f"saved batch: expected the bytes of a {FORMAT}") from None

    def check_for(self, game: Game, players: int) -> None:
        """OptionError where the arrays do not fit each other, or the rules have changed since."""
        if self.version != game.version:
            raise OptionError(
                f"saved batch: it was played by version {self.version} of the rules, these are {game.version}"
            )
        size = len(self.numbers)
        shapes = {
            "numbers": (np.int64, (size,)),
            "lengths": (np.int64, (size,)),
            "actions": (np.int16, (size, self.actions.shape[-1])),
            "rewards": (np.float32, (size, players)),
            "totals": (np.int64, (size, players)),
            "dones": (np.bool_, (size,)),
        }
        for name, (dtype, shape) in shapes.items():
            array = getattr(self, name)
            if array.dtype != dtype or array.shape != shape:
                raise OptionError(f"saved batch: {name} should be {dtype.__name__} {shape}")
        if self.numbers.min() < 0 or not 0 <= self.lengths.min() <= self.lengths.max() <= min(
            game.most_actions, self.actions.shape[1]
        ):
            raise OptionError("saved batch: a game's number or length is out of range")
