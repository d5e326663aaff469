"""The spaces of actions and observations, as PettingZoo and Gymnasium have them."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, MultiDiscrete

from levada.contract import Flags
from levada.game import Game

Mask: TypeAlias = npt.NDArray[np.int8]
"""By action: 1 if it is legal now."""


class LegalActions(Discrete[np.int64]):
    """The actions of a game. `sample` without a mask draws one that is legal now.

    Illegal actions are refused, so a program that knows nothing of masks could not play at all.
    """

    def __init__(self, actions: int, legal_now: Callable[[], Mask]) -> None:
        super().__init__(actions)
        self.legal_now = legal_now

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal_now()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type[Discrete[np.int64]], tuple[int]]:
        """Copied or sent elsewhere, it is without the game, and so any action."""
        return Discrete, (int(self.n),)


class LegalActionsByRow(MultiDiscrete[np.int64]):
    """The actions of many games. `sample` without a mask draws one in each that is legal now."""

    def __init__(self, masks: Flags) -> None:
        super().__init__([masks.shape[1]] * len(masks))
        self.masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[np.int64]:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        drawn: npt.NDArray[np.int64] = np.argmax(
            self.np_random.random(self.masks.shape) * self.masks, axis=1
        )
        return drawn

    def __reduce__(self) -> tuple[type[MultiDiscrete[np.int64]], tuple[list[int]]]:
        """Copied or sent elsewhere, it is without the games, and so any actions."""
        return MultiDiscrete, (self.nvec.tolist(),)


def features_space(game: Game, seats: int = 1) -> Box[np.float32]:
    """What one seat may see in numbers, or what several do, one after the other."""
    largest = [feature.most / feature.unit for feature in game.named_features]
    return Box(0.0, np.tile(np.array(largest, np.float32), seats), dtype=np.float32)
