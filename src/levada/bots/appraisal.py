"""What reasons are made from and of: a mind that appraises positions; codes and values."""

from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from levada.contract import Games

Reason: TypeAlias = dict[str, Any]
"""`reason` is a code of the game's catalogue; the others are its values, plain JSON."""


class Appraiser(Protocol):
    """A mind, as far as reasons need one."""

    def appraise(self, seen: Games) -> npt.NDArray[np.float64]:
        """What a position is worth to each seat."""
