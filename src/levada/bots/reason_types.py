"""What reasons are made from and of: what evaluates positions; codes and values."""

from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from levada.contract import Games

Reason: TypeAlias = dict[str, Any]
"""`reason` is a code of the game's catalogue; the others are its values, plain JSON."""


class Evaluator(Protocol):
    """What evaluates positions, as far as reasons need it."""

    def evaluate(self, seen: Games) -> npt.NDArray[np.float64]:
        """What a position is worth to each seat."""
