"""What chance decides in Santiago: spring, overseer, palms, the boxed tile, and tiles as they are turned up."""

from collections.abc import Sequence
from typing import Any

from levada.contract import Games, Seat
from levada.environments.game_trees import Draw, exchange
from levada.game import Game
from levada.games.santiago.board import (
    CROSSING_NAMES,
    CROSSINGS,
    INNER_CROSSINGS,
    SQUARE_NAMES,
    SQUARES,
)
from levada.games.santiago.layout import (
    MOST_MONEY,
    PALMS,
    ROUNDS,
    STACKS,
    TILE_KINDS,
    TILES,
    TILES_A_CROP,
)
from levada.games.santiago.names import tile_name
from levada.games.santiago.options import INSIDE, SantiagoOptions, SantiagoWishes
from levada.games.santiago.uncompiled_rules import (
    squares_for_palms,
    tiles_face_down,
    tiles_in_play,
)
from levada.options import DRAWN, Options, Wishes

MOST_OUTCOMES = SQUARES
LEAST_TOTAL = 0
# All money, every crop in one field with two markers on each tile, and the palms.
LARGEST_TOTAL = MOST_MONEY + (2 * TILES + PALMS) * TILES_A_CROP


class Spring(Draw):
    def __init__(self, crossings: Sequence[int]) -> None:
        self.crossings = crossings

    def weights(self, state: Any) -> Sequence[int]:
        return [1 if crossing in self.crossings else 0 for crossing in range(CROSSINGS)]

    def place(self, state: Any, outcome: int) -> None:
        state.spring = outcome

    def words(self, state: Any, outcome: int) -> str:
        return f"spring {CROSSING_NAMES[outcome]}"


class Overseer(Draw):
    def weights(self, state: Any) -> Sequence[int]:
        return [1] * int(state.players)

    def place(self, state: Any, outcome: int) -> None:
        state.overseer = outcome

    def words(self, state: Any, outcome: int) -> str:
        return f"overseer {outcome}"


class Palm(Draw):
    """One of three, wherever there is still room."""

    def __init__(self, number: int) -> None:
        self.number = number

    def stand_already(self, state: Any) -> int:
        return int(state.palms) if self.number else 0

    def weights(self, state: Any) -> Sequence[int]:
        free = squares_for_palms(int(state.spring), self.stand_already(state))
        return [free >> square & 1 for square in range(SQUARES)]

    def place(self, state: Any, outcome: int) -> None:
        state.palms = self.stand_already(state) | 1 << outcome

    def words(self, state: Any, outcome: int) -> str:
        return f"palm {SQUARE_NAMES[outcome]}"


class Tile(Draw):
    """The tile at a place, of all between two places that nobody has seen."""

    def __init__(self, at: int, first: int, end: int) -> None:
        self.at, self.first, self.end = at, first, end

    def weights(self, state: Any) -> Sequence[int]:
        unseen = state.tiles[self.first : self.end].tolist()
        return [unseen.count(kind) for kind in range(TILE_KINDS)]

    def place(self, state: Any, outcome: int) -> None:
        exchange(state.tiles, self.at, self.first + self.index_of(state, outcome))

    def index_of(self, state: Any, kind: int) -> int:
        found: int = state.tiles[self.first : self.end].tolist().index(kind)
        return found

    def words(self, state: Any, outcome: int) -> str:
        return f"{'turned up' if self.at == self.first else 'boxed'} {tile_name(state, outcome)}"


def undrawn(game: Game, options: Options, wishes: Wishes) -> Games:
    """Any deal will do: all that a wish does not fix is drawn anew."""
    return game.deal(options, wishes, 0)


def set_up_draws(options: SantiagoOptions, wishes: SantiagoWishes) -> list[Draw]:
    stacks = int(STACKS[options.players])
    in_play = stacks * int(ROUNDS[options.players])
    draws: list[Draw] = []
    if wishes.spring not in CROSSING_NAMES:
        draws.append(Spring(INNER_CROSSINGS if wishes.spring == INSIDE else range(CROSSINGS)))
    if wishes.overseer == DRAWN:
        draws.append(Overseer())
    if options.palms and wishes.palms_at == DRAWN:
        draws += [Palm(number) for number in range(PALMS)]
    if options.players > 2:  # two play with a box that is always the same, and lay a canal first
        draws += [Tile(at, 0, at + 1) for at in range(TILES - 1, in_play - 1, -1)]
        draws += [Tile(at, at, in_play) for at in range(stacks)]
    return draws


def next_draw(state: Any, n: int) -> Draw:
    at = tiles_in_play(state) - tiles_face_down(state) + n
    return Tile(at, at, tiles_in_play(state))


def face_down(state: Any) -> int:
    return tiles_face_down(state)


def private_outcomes(_state: Any, _owner: Seat) -> Sequence[int]:
    return ()
