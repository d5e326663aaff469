"""What every game provides beside its rules: names, sizes, and everything that is said in words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, cast

import numpy as np
from typing_extensions import TypeVar

from levada.chance import generator
from levada.contract import NOBODY, Games, Seat, SetupError, copied, recall, snapshot
from levada.engine import Engine
from levada.feature_vector import Feature
from levada.integers import number_in, whole_number
from levada.options import OptionError, Options, Wishes
from levada.value_text import quote

Shuffle: TypeAlias = Callable[[list[Any]], None]
"""Puts a list into a new order, in place, such as `random.SystemRandom().shuffle`."""


def read_seat(place: str, seat: Any, players: int) -> Seat:
    """A seat as a set-up writes it."""
    number = number_in(range(players), seat)
    if number is None:
        raise SetupError(place, f"{quote(seat)} is no seat; expected 0 to {players - 1}")
    return number


def check_names(place: str, given: Mapping[str, Any], expected: Sequence[str]) -> None:
    for name in given:
        if name not in expected:
            raise SetupError(
                place, f"{quote(name)} is not part of it; expected {', '.join(expected)}"
            )
    for name in expected:
        if name not in given:
            raise SetupError(place, f"{name} is missing")


class InitialState(Protocol):
    """From options and words to a state before its first move, and back."""

    FIELDS: Sequence[str]

    def prepare(self, options: Any, wishes: Any) -> Games:
        """One game with everything agreed on and nothing drawn yet."""

    def lay_out(self, options: Any, setup: Mapping[str, Any]) -> Games:
        """One game with everything in place that the deal would draw."""

    def set_up(self, state: Any) -> dict[str, Any]:
        """The set-up of a game no move of which was made."""

    def reshuffle(self, setup: Mapping[str, Any], shuffle: Shuffle) -> dict[str, Any]:
        """A set-up with everything in a new order that is hidden when the game begins."""


AnyView: TypeAlias = Mapping[str, Any]
ViewT_co = TypeVar("ViewT_co", bound=AnyView, covariant=True, default=AnyView)
TraceT_co = TypeVar("TraceT_co", bound=AnyView, covariant=True, default=AnyView)
"""The types of what there is to see of one game; of any where nothing more is said."""


class Views(Protocol[ViewT_co, TraceT_co]):
    """What there is to see of a state."""

    def trace(
        self, state: Any, to_act: list[Seat], legal: list[str], scores: list[int] | None
    ) -> TraceT_co:
        """A line of the trace, its keys in the order of the format."""

    def public(self, state: Any, to_act: list[Seat], scores: list[int] | None) -> ViewT_co:
        """What a spectator sees of a state in which everything hidden is already blanked."""

    def own(self, state: Any, seat: Seat, legal: list[str]) -> AnyView:
        """The parts that are not the same for every seat, of a state as this one sees it."""


class Game(ABC, Generic[ViewT_co, TraceT_co]):
    """One game. A move is words, an action is a number; an offer in Santiago is two actions."""

    name: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    """What it is like and how long it takes, for whoever chooses a game."""
    version: ClassVar[int]
    """Moves only when the rules do: what was legal or what followed is different."""
    players: ClassVar[range]
    layout: ClassVar[np.dtype[Any]]
    actions: ClassVar[int]
    features: ClassVar[int]
    features_version: ClassVar[int]
    """Moves when what a feature means does: what was learnt from others is then of no use."""
    named_features: ClassVar[Sequence[Feature]]
    most_actions: ClassVar[int]
    """No game takes more."""
    phases: ClassVar[Sequence[str]]
    faults: ClassVar[Sequence[str]]
    """What each number of `Rules.faults` means; the first is none."""
    over: ClassVar[int]
    """The phase in which a game has ended."""
    options: ClassVar[type[Options]]
    wishes: ClassVar[type[Wishes]]
    initial_state: ClassVar[InitialState]
    views: Views[ViewT_co, TraceT_co]
    engine: Engine

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of `features` is: `owned 1 c3`; seat 0 is the own one."""
        return tuple(feature.name for feature in self.named_features)

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """What each action is in any position: `plant slot 2 c3`."""
        return tuple(self.action_name(action) for action in range(self.actions))

    @abstractmethod
    def action_name(self, action: int) -> str: ...

    def unlike_legal(self, action: Any) -> str:
        """Why this is none of the legal actions."""
        if whole_number(action) is None:
            return f"{quote(action)} is not possible; expected {self.any_action}"
        return f"{quote(action)} is not legal now"

    @property
    def any_action(self) -> str:
        return f"a whole number from 0 to {self.actions - 1}"

    def agree(self, given: Mapping[str, Any]) -> tuple[Options, Wishes]:
        """Parts what was given into options, which a record keeps, and wishes for the set-up."""
        wishes = {name: value for name, value in given.items() if name in self.wishes.choices()}
        options = {name: value for name, value in given.items() if name not in wishes}
        known = (*self.options.choices(), *self.wishes.choices())
        for name in options:
            if name not in known:
                raise OptionError(f"{quote(name)} is not an option; there are {', '.join(known)}")
        chosen, wished = self.options.of(options), self.wishes.of(wishes)
        wished.check_needs(chosen.as_dict())
        return chosen, wished

    def prepare(self, options: Options, wishes: Wishes) -> Games:
        """One game with everything agreed on and nothing drawn yet."""
        return self.initial_state.prepare(options, wishes)

    def deal(self, options: Options, wishes: Wishes, seed: int, number: int = 0) -> Games:
        """Game `number` of a seed, drawn and started."""
        games = self.prepare(options, wishes)
        self.engine.deal(games, 0, generator(seed, number))
        return games

    def lay_out(self, options: Options, setup: Mapping[str, Any]) -> Games:
        """One game as a record's set-up says, started; SetupError names what is wrong."""
        check_names("setup", setup, self.initial_state.FIELDS)
        games = self.initial_state.lay_out(options, setup)
        self.engine.start(games, 0)
        return games

    def set_up(self, games: Games, i: int) -> dict[str, Any]:
        """The inverse of `lay_out`, for a game no move of which was made."""
        return self.initial_state.set_up(snapshot(games, i))

    @abstractmethod
    def moves(self, games: Games, i: int, seat: Seat) -> list[str]:
        """Every legal move in words, sorted; none while it is another seat's turn."""

    @abstractmethod
    def parse(self, games: Games, i: int, seat: Seat, move: str) -> tuple[int, ...]:
        """The actions of a legal move; IllegalMove says what was wrong."""

    @abstractmethod
    def format_move(self, games: Games, i: int, actions: Sequence[int]) -> str:
        """The words of a legal move of the seat to act."""

    @abstractmethod
    def format_action(self, games: Games, i: int, action: int) -> str:
        """What one legal action means here, in words, though a move may take another."""

    @abstractmethod
    def is_whole(self, games: Games, i: int) -> bool:
        """Whether the game stands between two moves, not inside one."""

    @abstractmethod
    def obstacle(self, games: Games, i: int) -> str | None:
        """Why a game that is not over can go no further, if so."""

    @abstractmethod
    def face_down(self, games: Games, i: int) -> int:
        """How many tiles or cards lie face down.

        Fewer after a move means that something hidden was turned up.
        """

    def is_total_seen_by(self, _games: Games, _i: int, _seat: Seat, _owner: Seat) -> bool:
        """Whether a seat may be told what total another is expected to reach."""
        return True

    def trace(self, games: Games, i: int) -> TraceT_co:
        """All there is to see, hidden things included: a line of the trace but for `n`."""
        to_act = self.engine.seats_to_act(games, i)
        legal = self.moves(games, i, to_act[0]) if to_act else []
        return self.views.trace(snapshot(games, i), to_act, legal, self.final_scores(games, i))

    def seen_by(self, games: Games, i: int, seat: Seat) -> Games:
        """A copy of one game with all blanked that a seat cannot know; NOBODY is a spectator."""
        seen = copied(games, i)
        self.engine.hide(seen, 0, seat)
        return seen

    def view(self, games: Games, i: int, seat: Seat) -> ViewT_co:
        """What one seat may see, in words."""
        public = self.public_view(self.seen_by(games, i, NOBODY))
        return cast(ViewT_co, {**public, **self.own_view(self.seen_by(games, i, seat), seat)})

    def public_view(self, seen: Games) -> ViewT_co:
        """What a spectator sees, of what `seen_by` leaves: the greater part of any seat's view."""
        to_act = self.engine.seats_to_act(seen, 0)
        return self.views.public(recall(seen, 0), to_act, self.final_scores(seen, 0))

    def own_view(self, seen: Games, seat: Seat) -> AnyView:
        """The parts that are not the same for every seat, of what `seen_by` leaves to one."""
        return self.views.own(recall(seen, 0), seat, self.moves(seen, 0, seat))

    def is_over(self, games: Games, i: int) -> bool:
        return bool(games["phase"][i] == self.over)

    def final_scores(self, games: Games, i: int) -> list[int] | None:
        return self.scores(games, i) if self.is_over(games, i) else None

    def scores(self, games: Games, i: int) -> list[int]:
        totals = np.zeros(max(self.players), np.int64)
        self.engine.score(games, i, totals)
        return [int(total) for total in totals[: games["players"][i]]]

    def warm(self) -> None:
        """Uses every entry point once, which compiles it where the cache does not have it."""
        rng = generator(0)
        games = self.prepare(self.options.of({}), self.wishes.of({}))
        self.engine.play_many(
            np.concatenate([games, games]),
            0,
            0,
            rng,
            np.zeros((1, max(self.players)), np.int64),
        )
        self.engine.deal(games, 0, rng)
        self.engine.start(games.copy(), 0)
        seat = self.engine.seats_to_act(games, 0)[0]
        self.engine.legal_actions(games, 0, seat)
        self.engine.count_legal(games, 0, seat)
        self.engine.features(games, 0, seat, np.zeros(self.features, np.uint8))
        self.engine.apply(games, 0, seat, self.engine.pick_legal(games, 0, seat, 0))
        self.engine.pick_random(games, 0, self.engine.seats_to_act(games, 0)[0], rng)
        self.engine.resample(games, 0, seat, rng)
        self.engine.hide(games, 0, seat)
        self.engine.faults(games, 0)
        self.scores(games, 0)

    def rulebook(self) -> str:
        """The rules and rulings in our words, as Markdown."""
        return (files("levada.games") / self.name / "rulebook.md").read_text("utf-8")
