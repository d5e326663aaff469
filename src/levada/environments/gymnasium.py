"""The games for Gymnasium: one seat against others. Importing this registers both of them."""

from collections.abc import Sequence
from typing import Any, Literal

from levada.extras import check_installed

check_installed("gymnasium")

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from levada.chance import SEEDS
from levada.contract import IllegalMove, Numbers, Seat
from levada.environments.company import Company, read_opponents, read_seat
from levada.environments.episodes import (
    NOT_BEGUN,
    OVER,
    RENDER_MODES,
    Episodes,
    check_render_mode,
    show,
)
from levada.environments.spaces import LegalActions, Mask, features_space
from levada.players.player_words import player_named

IDS = {"santiago": "levada/Santiago-v0", "exlibris": "levada/ExLibris-v0"}


class SeatEnvironment(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game; the others move between two steps."""

    # Gymnasium declares it so, and reads it of the class.
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 — as Gymnasium declares it

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
        words = read_opponents(players, opponents)
        self.opponents = [player_named(game, each) for each in words]
        self.company: Company | None = None
        self.illegal_reward = illegal_reward
        """What an illegal action ends the game with; without one it is refused."""
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = features_space(played)
        self.action_space = LegalActions(played.actions, self.action_masks)
        self.seat: Seat = 0
        self.is_over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, and in it the first decision of the seat; there are no options here."""
        super().reset(seed=seed, options=options)
        self.episodes.begin(int(self.np_random.integers(SEEDS)))
        drawn = int(self.np_random.integers(self.episodes.players))
        self.seat = drawn if self.seat_wished is None else self.seat_wished
        self.close()
        self.company = Company(self.episodes.match, self.opponents, self.seat, self.episodes.seed)
        self.is_over = False
        self.let_move(self.company)
        return self.episodes.features(self.seat), self.info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """One action of the seat; then the others move until it is to act again.

        In Gymnasium every action of the space may be tried: an illegal one ends the game, or raises
        IllegalMove where there is no reward for it. What is no whole number at all is refused.
        """
        company = self.company_in_game()
        number = self.episodes.read_action(action)
        try:
            self.episodes.match.step(number, self.seat)
        except IllegalMove as error:
            if self.illegal_reward is None:
                raise
            self.is_over = True
            info = {**self.info(), "refusal": str(error)}
            return self.episodes.features(self.seat), self.illegal_reward, True, False, info
        self.let_move(company)
        self.is_over = self.episodes.match.is_over
        return (
            self.episodes.features(self.seat),
            self.episodes.rewards()[self.seat],
            self.is_over,
            False,
            self.info(),
        )

    def company_in_game(self) -> Company:
        """The others, if there is a game that goes on."""
        if self.company is None:
            raise ResetNeeded(NOT_BEGUN)
        if self.is_over:
            raise ResetNeeded(OVER)
        return self.company

    def let_move(self, company: Company) -> None:
        company.move()
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Engines at other seats are ended."""
        if self.company is not None:
            self.company.leave()
            self.company = None

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
