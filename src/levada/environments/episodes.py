"""One game after another at a table, as environments play them: by number, every action checked."""

import sys
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded

from levada.contract import Numbers, Seat
from levada.drawing import drawing_of, plain_text
from levada.environments.rewards import check_reward, rewards_for
from levada.environments.spaces import Mask
from levada.games import game as game_named
from levada.integers import whole_number
from levada.match import Match
from levada.options import OptionError, in_words
from levada.seeds import check_seed, new_seed
from levada.value_text import quote

RENDER_MODES = ("human", "ansi")
NOT_BEGUN = "reset comes first: no game has begun"
OVER = "reset comes first: the game is over"


def check_render_mode(mode: Any) -> str | None:
    for known in (None, *RENDER_MODES):
        if mode == known:
            return known
    raise OptionError(
        f"render_mode: {quote(mode)} is not possible; expected {in_words(RENDER_MODES)}"
    )


def show(drawing: str, mode: str | None) -> str | None:
    """What `render` gives: the drawing, or nothing where it is written for a person to see."""
    if mode == "human":
        sys.stdout.write(f"{drawing}\n")
    return drawing if mode == "ansi" else None


def drawn_for(match: Match, seat: Seat) -> str:
    """The table as a seat sees it."""
    view = match.view(seat)
    return plain_text(drawing_of(view).draw(view, match.names))


class Episodes:
    """The games of a seed, one after the other."""

    match: Match
    """The game that is played now."""

    def __init__(self, name: str, reward: Any, given: dict[str, Any]) -> None:
        self.game = game_named(name)
        self.options, self.wishes = self.game.agree(given)
        self.reward = check_reward(reward)
        self.seed = new_seed()
        self.number = -1
        self.begin(None)  # libraries draw actions of a space before they begin
        self.is_begun = False

    @property
    def players(self) -> int:
        return self.options.players

    def begin(self, seed: SupportsIndex | None) -> None:
        """The first game of a seed, or without one the next of the seed before."""
        if seed is not None:
            self.seed, self.number = check_seed(seed), -1
        self.number += 1
        games = self.game.deal(self.options, self.wishes, self.seed, self.number)
        self.match = Match(self.game, self.options, games)
        self.is_begun = True

    def check_begun(self) -> None:
        if not self.is_begun:
            raise ResetNeeded(NOT_BEGUN)

    def read_action(self, action: Any) -> int:
        """The whole number that it is, legal or not; also one alone in an array, as networks give it."""
        is_alone = isinstance(action, np.ndarray) and action.size == 1
        number = whole_number(action.item() if is_alone else action)
        if number is None:
            raise OptionError(
                f"action: {quote(action)} is not possible; expected {self.game.any_action}"
            )
        return number

    def mask(self, seat: Seat) -> Mask:
        """No action at all for a seat that cannot act now."""
        return self.match.mask(seat).astype(np.int8)

    def features(self, seat: Seat) -> Numbers:
        return self.match.features(seat)

    def rewards(self) -> list[float]:
        """By seat: nothing before the end."""
        totals = self.match.scores
        return [0.0] * self.players if totals is None else rewards_for(self.reward, totals)

    def drawing(self, seat: Seat | None = None) -> str:
        """The table as a seat sees it, or with everything shown."""
        return str(self.match) if seat is None else drawn_for(self.match, seat)
