"""The search to beat: a plain information-set tree search with uniform playouts, n-player values."""

import math
from typing import Annotated, Any, cast

import numpy as np
import numpy.typing as npt

from levada.chance import Generator, below
from levada.compilation import entry_point_for, template
from levada.contract import Games, Rules, Seat, Totals, layout_of
from levada.game import Game
from levada.games import module_of
from levada.masks import lowest

rules = cast("Rules", None)

SEATS = 5
NOBODY_YET = -1
DEEPEST = 300
EXPLORATION = 0.7
Whole = Annotated[int, np.int64]


class Node:
    """One action in the tree, in the worlds where it was open."""

    action: Whole
    seat: Whole  # who took it
    child: Whole
    sibling: Whole
    visits: Whole
    open_in: Whole  # worlds
    won: Annotated[npt.NDArray[np.float64], np.float64, SEATS]


NODES = layout_of(Node)


@template
def child_of(nodes: Any, parent: int, action: int) -> int:
    child = int(nodes[parent].child)
    while child != NOBODY_YET and nodes[child].action != action:
        child = int(nodes[child].sibling)
    return child


@template
def add_child(nodes: Any, used: int, parent: int, seat: Seat, action: int) -> None:
    nodes[used].action = action
    nodes[used].seat = seat
    nodes[used].child = NOBODY_YET
    nodes[used].sibling = nodes[parent].child
    nodes[used].visits = 0
    nodes[used].open_in = 1
    nodes[used].won[:] = 0.0
    nodes[parent].child = used


@template
def select(state: Any, nodes: Any, parent: int, seat: Seat, rng: Generator) -> tuple[int, int]:
    """The child to follow, or the action of a new one."""
    best, most, untried, fresh = NOBODY_YET, -1.0, 0, NOBODY_YET
    for k in range(rules.count_legal(state, seat)):
        action = rules.pick_legal(state, seat, k)
        child = child_of(nodes, parent, action)
        if child == NOBODY_YET:
            untried += 1
            if below(rng, untried) == 0:
                fresh = action
        else:
            node = nodes[child]
            node.open_in += 1
            spread = math.sqrt(math.log(node.open_in) / node.visits)
            promise = node.won[seat] / node.visits + EXPLORATION * spread
            if promise > most:
                best, most = child, promise
    return best, fresh


@template
def note_shares(nodes: Any, path: Any, depth: int, players: int, totals: Totals) -> None:
    best, winners = totals[0], 0
    for seat in range(players):
        best = max(best, totals[seat])
    for seat in range(players):
        if totals[seat] == best:
            winners += 1
    for step in range(depth):
        nodes[path[step]].visits += 1
        for seat in range(players):
            if totals[seat] == best:
                nodes[path[step]].won[seat] += 1.0 / winners


def grow(
    games: Games,
    seat: Seat,
    iterations: int,
    used: int,
    nodes: Any,
    path: Any,
    totals: Totals,
    rng: Generator,
) -> int:
    """Grows the tree of games[0] by so many playouts on games[1]; how many nodes it has then."""
    for _ in range(iterations):
        games[1] = games[0]
        rules.resample(games[1], seat, rng)
        node, depth, is_inside = 0, 1, True
        path[0] = 0
        to_act = rules.awaiting(games[1])
        while to_act:
            mover = lowest(to_act)
            if is_inside:
                following, fresh = select(games[1], nodes, node, mover, rng)
                if fresh != NOBODY_YET and used < len(nodes):
                    add_child(nodes, used, node, mover, fresh)
                    following = used
                    used += 1
                    is_inside = False
                node = following
                path[depth] = node
                depth += 1
                action = nodes[node].action
            else:
                action = rules.pick_random(games[1], mover, rng)
            rules.apply(games[1], mover, action)
            to_act = rules.awaiting(games[1])
        rules.score(games[1], totals)
        note_shares(nodes, path, depth, games[1].players, totals)
    return used


class PlainSearch:
    """A player with it, for a seat whose actions are chosen one at a time."""

    def __init__(self, game: Game, iterations: int, rng: Generator) -> None:
        self.game = game
        self.iterations = iterations
        self.rng = rng
        self.grow = entry_point_for(module_of(game.name, "levada.games.{}.rules"), grow)
        self.games = np.zeros(2, game.layout)
        self.nodes = np.zeros(iterations + 1, NODES)
        self.path = np.zeros(DEEPEST, np.int64)
        self.totals = np.zeros(SEATS, np.int64)

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        seen = self.game.seen_by(games, 0, seat)
        actions = []
        while True:
            actions.append(self.act(seen, seat))
            self.game.engine.apply(seen, 0, seat, actions[-1])
            if self.game.is_whole(seen, 0):
                return tuple(actions)

    def act(self, seen: Games, seat: Seat) -> int:
        """The action most visited."""
        engine = self.game.engine
        if engine.count_legal(seen, 0, seat) == 1:
            return engine.pick_legal(seen, 0, seat, 0)
        self.games[0] = seen[0]
        self.nodes[:1] = np.zeros(1, NODES)
        self.nodes["child"][0] = NOBODY_YET
        self.grow(
            self.games, seat, self.iterations, 1, self.nodes, self.path, self.totals, self.rng
        )
        best, child = NOBODY_YET, int(self.nodes["child"][0])
        while child != NOBODY_YET:
            if best == NOBODY_YET or self.nodes["visits"][child] > self.nodes["visits"][best]:
                best = child
            child = int(self.nodes["sibling"][child])
        return int(self.nodes["action"][best])
