"""What a seat observes, as OpenSpiel asks for it: of now alone, or of all that has happened."""

import json
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from levada.contract import NOBODY, Seat, recall
from levada.environments.openspiel.spiel_state import SpielState
from levada.environments.openspiel.table import Table
from levada.options import OptionError
from levada.value_text import quote


class Observer:
    """Conforms to OpenSpiel's observers in Python: `tensor`, its parts in `dict`, and strings."""

    def __init__(self, table: Table, kind: Any, parameters: Any) -> None:
        if parameters:
            raise OptionError(f"observers have no parameters; {quote(dict(parameters))} given")
        self.table = table
        self.is_of_everything = kind.perfect_recall
        self.is_public_shown = kind.public_info
        self.is_private_shown = kind.private_info != pyspiel.PrivateInfoType.NONE
        shapes: dict[str, tuple[int, ...]] = {"features": (table.game.features,)}
        if self.is_of_everything:
            shapes["events"] = (table.most_events, 2)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        parts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict = {
            name: part.reshape(shapes[name]) for name, part in zip(shapes, parts, strict=True)
        }

    def watcher(self, player: Seat) -> Seat:
        return player if self.is_private_shown else NOBODY

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor.fill(0.0)
        if state.is_set_up:
            self.table.game.engine.features(
                state.games, 0, self.watcher(player), self.dict["features"]
            )
        if self.is_of_everything:
            self.dict["events"][:] = state.known.as_seen_by(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        if self.is_of_everything:
            return state.known.words[player if self.is_private_shown else self.table.players]
        if not state.is_set_up:
            return ""
        return json.dumps(self.view(state, player), separators=(",", ":"))

    def view(self, state: SpielState, player: Seat) -> dict[str, Any]:
        """What a seat may see of a position, without what it may do."""
        game = self.table.game
        seen = game.seen_by(state.games, 0, self.watcher(player))
        own = game.views.own(recall(seen, 0), self.watcher(player), [])
        if not self.is_public_shown:
            return dict(own)
        return {**game.public_view(game.seen_by(state.games, 0, NOBODY)), **own}
