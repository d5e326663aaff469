"""The games for PettingZoo: seats that act one after the other, or all at once."""

from collections.abc import Mapping
from typing import Any, SupportsIndex, TypedDict

from levada.extras import check_installed

check_installed("pettingzoo")

import numpy as np
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv, ParallelEnv

from levada.contract import Numbers, Seat
from levada.environments.episodes import RENDER_MODES, Episodes, check_render_mode, show
from levada.environments.spaces import LegalActions, Mask, features_space
from levada.options import OptionError

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
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        return {
            "observation": self.episodes.features(seat),
            "action_mask": self.episodes.mask(seat),
        }

    def state(self) -> Numbers:
        """What all seats see together, one after the other: for training with a common critic."""
        return np.concatenate([self.episodes.features(seat) for seat in self.seats.values()])

    def render(self) -> str | None:
        """The table with everything shown."""
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
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match = self.episodes.match
        match.step(action, self.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_by_agent()
        self.terminations = dict.fromkeys(self.agents, match.is_over)
        self.infos = self.infos_by_agent()
        self.agent_selection = next(iter(self.agents_to_act), agent)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


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
        played = self.episodes.match.copy()
        for agent in self.agents_to_act:
            action = actions.get(agent)
            if action is None:
                raise OptionError(f"{agent} is to act, and no action is given for it")
            played.step(action, self.seats[agent])
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
