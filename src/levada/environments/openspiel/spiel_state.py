"""A state of OpenSpiel: where a game stands, what is being drawn, and what each seat has seen."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pyspiel

from levada.chance import generator
from levada.contract import NOBODY, Seat, copied
from levada.environments.game_trees import Draw
from levada.environments.openspiel.action_words import words_of_actions
from levada.environments.openspiel.known_events import KnownEvents
from levada.environments.openspiel.table import Table

SEEDS = 2**53
"""As many as a float between 0 and 1 can tell apart."""


class Pending(NamedTuple):
    """An action that turns something up: it is made when all of that is drawn."""

    seat: Seat
    action: int
    draws: int
    drawn: int


class Sealed(NamedTuple):
    """An action that is not shown before the others who are to act have acted."""

    event: int
    seat: Seat
    action: int
    words: str


class SpielState(pyspiel.State):
    """OpenSpiel copies and writes out whatever attributes a state has, so they are few and small."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self.games = copied(table.undrawn, 0)
        self.drawn_at_set_up = 0
        self.pending: Pending | None = None
        self.sealed: tuple[Sealed, ...] = ()
        self.known = KnownEvents(table.players, table.most_events)

    @property
    def is_set_up(self) -> bool:
        return self.drawn_at_set_up == len(self.table.set_up_draws)

    @property
    def is_drawing(self) -> bool:
        return not self.is_set_up or self.pending is not None

    @property
    def draw(self) -> Draw | None:
        """What chance decides now, if anything."""
        if not self.is_set_up:
            return self.table.set_up_draws[self.drawn_at_set_up]
        if self.pending is not None:
            return self.table.tree.next_draw(self.games[0], self.pending.drawn)
        return None

    def current_player(self) -> int:
        if self.is_drawing:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = self.table.game.engine.seats_to_act(self.games, 0)
        return to_act[0] if to_act else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.is_drawing and self.table.game.is_over(self.games, 0)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.players
        return self.table.returns(self.table.game.scores(self.games, 0))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self.draw
        assert draw is not None
        weights = draw.weights(self.games[0])
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in enumerate(weights) if weight]

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.table.game.engine.legal_actions(self.games, 0, player)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            draw = self.draw
            assert draw is not None
            return draw.words(self.games[0], action)
        return words_of_actions(self.table.game, self.games, player)[action]

    def _apply_action(self, action: int) -> None:
        draw = self.draw
        if draw is None:
            self.act(self.current_player(), action)
            return
        self.known.note_draw(action, draw.words(self.games[0], action), draw.owner)
        draw.place(self.games[0], action)
        if self.pending is None:
            self.go_on_with_set_up()
        else:
            self.go_on_with_action(self.pending._replace(drawn=self.pending.drawn + 1))

    def go_on_with_set_up(self) -> None:
        self.drawn_at_set_up += 1
        if self.is_set_up:
            self.table.game.engine.start(self.games, 0)

    def act(self, seat: Seat, action: int) -> None:
        """Notes the action, and makes it at once unless something has to be drawn for it."""
        tree, engine = self.table.tree, self.table.game.engine
        is_sealed = len(engine.seats_to_act(self.games, 0)) > 1
        self.note_action(seat, action, is_sealed=is_sealed)
        trial = copied(self.games, 0)
        engine.apply(trial, 0, seat, action)
        draws = tree.face_down(self.games[0]) - tree.face_down(trial[0])
        self.go_on_with_action(Pending(seat, action, draws, 0))

    def note_action(self, seat: Seat, action: int, *, is_sealed: bool) -> None:
        words = self.table.game.action_names[action]
        if is_sealed:
            self.sealed += (Sealed(self.known.happened, seat, action, words),)
        self.known.note_action(seat, action, words, is_sealed=is_sealed)
        if not is_sealed:
            for each in self.sealed:
                self.known.open(*each)
            self.sealed = ()

    def go_on_with_action(self, pending: Pending) -> None:
        if pending.drawn < pending.draws:
            self.pending = pending
            return
        self.pending = None
        self.table.game.engine.apply(self.games, 0, pending.seat, pending.action)
        if self.table.game.is_over(self.games, 0):
            totals = " ".join(map(str, self.table.game.scores(self.games, 0)))
            self.known.tell(f"totals {totals}")

    def resample_from_infostate(self, player: Seat, sample: Callable[[], float]) -> "SpielState":
        """A state that the player could believe to be in: what it has seen is the same.

        Others' cards are dealt anew, and a sealed action is any that was legal.
        """
        assert self.is_set_up, "cards are still being dealt"
        is_hidden = {each.event for each in self.sealed if each.seat != player}
        if not self.table.has_private_draws and not is_hidden:
            return self.clone()  # type: ignore[no-any-return]
        dealt = self.deal_anew(player, sample)
        twin: SpielState = self.get_game().new_initial_state()
        for event, action in enumerate(self.history()):
            draw = twin.draw
            owner = NOBODY if draw is None else draw.owner
            if owner not in (NOBODY, player):
                twin.apply_action(next(dealt[owner]))
            elif event in is_hidden:
                legal = twin.legal_actions()
                twin.apply_action(legal[int(sample() * len(legal))])
            else:
                twin.apply_action(action)
        return twin

    def deal_anew(self, player: Seat, sample: Callable[[], float]) -> dict[Seat, Iterator[int]]:
        """By other seat: what it alone may have been dealt, as the rules resample it."""
        world = copied(self.games, 0)
        self.table.game.engine.resample(world, 0, player, generator(int(sample() * SEEDS)))
        tree, seats = self.table.tree, range(self.table.players)
        return {seat: iter(tree.private_outcomes(world[0], seat)) for seat in seats}

    def __str__(self) -> str:
        """All that has happened, with nothing hidden."""
        return self.known.words[-1]
