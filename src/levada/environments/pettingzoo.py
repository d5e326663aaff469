"""The games for PettingZoo: seats that act one after the other, or all at once."""

from collections.abc import Mapping
from typing import Any, SupportsIndex, TypedDict

from levada.extras import check_installed

check_installed("pettingzoo")

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv, ParallelEnv
from typing_extensions import override

from levada.contract import Numbers, Seat
from levada.environments.episodes import OVER, RENDER_MODES, Episodes, check_render_mode, show
from levada.environments.spaces import LegalActions, Mask, features_space
from levada.options import OptionError
from levada.value_text import quote

VERSION = 0
"""Moves when the same actions would no longer mean or bring the same."""


class Observation(TypedDict):
    """What a seat sees, as PettingZoo's classic games have it."""

    observation: Numbers
    action_mask: Mask


class Seats:
    """What both kinds of environment have: agents by seat, their spaces and observations."""

    def __init__(
        self,
        game: str = "santiago",
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes = Episodes(game, reward, options)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"levada_{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        played = self.episodes.game
        self.seats = {f"seat_{seat}": seat for seat in range(self.episodes.players)}
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []
        mask_space = Box(0, 1, (played.actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": features_space(played), "action_mask": mask_space})
            for agent in self.seats
        }
        self.action_spaces = {
            agent: LegalActions(played.actions, self.asker(seat))
            for agent, seat in self.seats.items()
        }
        self.state_space = features_space(played, self.episodes.players)

    def asker(self, seat: Seat) -> Any:
        return lambda: self.episodes.mask(seat)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[self.check_agent(agent)]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[self.check_agent(agent)]

    def check_agent(self, agent: Any) -> str:
        """The agent itself, if there is one of that name."""
        for known in self.possible_agents:
            if agent == known:
                return known
        raise OptionError(
            f"agent: {quote(agent)} is not there; expected {', '.join(self.possible_agents)}"
        )

    def check_running(self) -> None:
        self.episodes.check_begun()
        if not self.agents:
            raise ResetNeeded(OVER)

    def observe(self, agent: str) -> Observation:
        self.episodes.check_begun()
        seat = self.seats[self.check_agent(agent)]
        return {
            "observation": self.episodes.features(seat),
            "action_mask": self.episodes.mask(seat),
        }

    def state(self) -> Numbers:
        """What all seats see together, one after the other: for training with a common critic."""
        self.episodes.check_begun()
        return np.concatenate([self.episodes.features(seat) for seat in self.seats.values()])

    def render(self) -> str | None:
        """The table with everything shown."""
        self.episodes.check_begun()
        return show(self.episodes.drawing(), self.render_mode)

    def close(self) -> None:
        """There is nothing to close; PettingZoo asks for it where something can be drawn."""

    @property
    def agents_to_act(self) -> list[str]:
        return [self.possible_agents[seat] for seat in self.episodes.match.to_act]

    def rewards_by_agent(self) -> dict[str, float]:
        return dict(zip(self.agents, self.episodes.rewards(), strict=True))

    def infos_by_agent(self) -> dict[str, dict[str, Any]]:
        """At the end the own total; before it nothing."""
        totals = self.episodes.match.scores
        if totals is None:
            return {agent: {} for agent in self.agents}
        return {agent: {"total": totals[self.seats[agent]]} for agent in self.agents}


class AecEnvironment(Seats, AECEnv):
    """One seat acts after the other; a sealed bid is made without seeing the one before."""

    def reset(
        self, seed: SupportsIndex | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        """The first game of a seed, or the next; there are no options here."""
        self.episodes.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.infos_by_agent()
        self.agent_selection = self.agents_to_act[0]

    def step(self, action: Any) -> None:
        """Makes an action of the seat that is selected; IllegalMove lists what is open."""
        self.check_running()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match = self.episodes.match
        match.step(self.episodes.read_action(action), self.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_by_agent()
        self.terminations = dict.fromkeys(self.agents, match.is_over)
        self.infos = self.infos_by_agent()
        self.agent_selection = next(iter(self.agents_to_act), agent)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    @override
    def last(self, observe: bool = True) -> Any:
        """What the selected seat sees, and what it got since it last acted."""
        self.check_running()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Whoever is selected, until the game is over and each has come once more."""
        self.episodes.check_begun()
        return super().agent_iter(max_iter)


class ParallelEnvironment(Seats, ParallelEnv):
    """All seats are asked at each step; only those that are to act are heard."""

    def reset(
        self, seed: SupportsIndex | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """The first game of a seed, or the next; there are no options here."""
        self.episodes.begin(seed)
        self.agents = self.possible_agents.copy()
        return self.observations_by_agent(), self.infos_by_agent()

    def step(
        self, actions: Mapping[str, SupportsIndex | None]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Makes the actions of the seats to act, all or none of them; others are ignored."""
        self.check_running()
        if not isinstance(actions, Mapping):
            raise OptionError(
                f"actions: {quote(actions)} is not possible; expected a dictionary by agent"
            )
        for agent in actions:
            self.check_agent(agent)
        played = self.episodes.match.copy()
        for agent in self.agents_to_act:
            action = actions.get(agent)
            if action is None:
                raise OptionError(f"{agent} is to act, and no action is given for it")
            played.step(self.episodes.read_action(action), self.seats[agent])
        self.episodes.match = played
        seen = (
            self.observations_by_agent(),
            self.rewards_by_agent(),
            dict.fromkeys(self.agents, played.is_over),
            dict.fromkeys(self.agents, False),
            self.infos_by_agent(),
        )
        if played.is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen

    def observations_by_agent(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}


# The names that the modules of PettingZoo's own games have.
env = AecEnvironment
parallel_env = ParallelEnvironment
