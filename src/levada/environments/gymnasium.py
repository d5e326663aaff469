"""The games for Gymnasium: one seat against levels. Importing this registers both of them."""

from collections.abc import Sequence
from typing import Any, Literal

from levada.extras import check_installed

check_installed("gymnasium")

import gymnasium
import numpy as np

from levada.chance import SEEDS
from levada.contract import IllegalMove, Numbers, Seat
from levada.environments.company import read_opponents, read_seat, seat_opponents
from levada.environments.episodes import RENDER_MODES, Episodes, check_render_mode, show
from levada.environments.spaces import LegalActions, Mask, features_space

IDS = {"santiago": "levada/Santiago-v0", "exlibris": "levada/ExLibris-v0"}


class SeatEnvironment(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game; the others are bots, which move between two steps."""

    # Gymnasium declares it so, and reads it of the class.
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "santiago",
        *,
        seat: Seat | Literal["drawn"] = 0,
        opponents: str | Sequence[str] = "regular",
        reward: str = "win",
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes = Episodes(game, reward, options)
        played, players = self.episodes.game, self.episodes.players
        self.seat_wished = read_seat(seat, players)
        self.levels = read_opponents(played, players, opponents)
        self.illegal_reward = illegal_reward
        """What an illegal action ends the game with; without one it is refused."""
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = features_space(played)
        self.action_space = LegalActions(played.actions, self.action_masks)
        self.seat: Seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, and in it the first decision of the seat; there are no options here."""
        super().reset(seed=seed, options=options)
        self.episodes.begin(int(self.np_random.integers(SEEDS)))
        drawn = int(self.np_random.integers(self.episodes.players))
        self.seat = drawn if self.seat_wished is None else self.seat_wished
        episodes = self.episodes
        self.bots = seat_opponents(
            episodes.game, self.levels, self.seat, episodes.seed, episodes.number
        )
        self.let_others_move()
        return self.episodes.features(self.seat), self.info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """One action of the seat; then the others move until it is to act again.

        In Gymnasium every action of the space may be tried: an illegal one ends the game, or raises
        IllegalMove where there is no reward for it.
        """
        try:
            self.episodes.match.step(action, self.seat)
        except IllegalMove as error:
            if self.illegal_reward is None or self.episodes.match.is_over:
                raise
            info = {**self.info(), "refusal": str(error)}
            return self.episodes.features(self.seat), self.illegal_reward, True, False, info
        self.let_others_move()
        return (
            self.episodes.features(self.seat),
            self.episodes.rewards()[self.seat],
            self.episodes.match.is_over,
            False,
            self.info(),
        )

    def let_others_move(self) -> None:
        match = self.episodes.match
        while (to_act := match.to_act) and self.seat not in to_act:
            other = to_act[0]
            match.follow(other, self.bots[other].choose(match.games, other))
        if self.render_mode == "human":
            self.render()

    def action_masks(self) -> Mask:
        """By action: 1 if it is legal now. The name is the one that sb3-contrib asks for."""
        return self.episodes.mask(self.seat)

    def info(self) -> dict[str, Any]:
        """The mask and the seat; at the end the totals of all seats too."""
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        totals = self.episodes.match.scores
        return info if totals is None else {**info, "totals": np.array(totals)}

    def render(self) -> Any:
        """The table as the seat sees it."""
        return show(self.episodes.drawing(self.seat), self.render_mode)


def register() -> None:
    for game, name in IDS.items():
        gymnasium.register(
            name,
            entry_point=f"{__name__}:SeatEnvironment",
            vector_entry_point=f"{__name__}_vector:VectorSeatEnvironment",
            kwargs={"game": game},
        )


register()
