"""One running game: every move is checked here; replay and trace."""

from collections.abc import Iterator, Mapping, Sequence
from operator import index
from typing import Any, Generic, Self, SupportsIndex, cast

import numpy as np
from typing_extensions import TypeVar

from levada.contract import (
    NOBODY,
    Flags,
    Games,
    IllegalMove,
    Numbers,
    Seat,
    SetupError,
    copied,
)
from levada.game import AnyView, Game, ViewT_co
from levada.games import game as game_named
from levada.integers import number_in
from levada.options import OptionError, Options
from levada.record import Record, RecordError, read_seats
from levada.seeds import seed_or_new
from levada.value_text import listing, listing_by_number, quote

LineT_co = TypeVar("LineT_co", bound=AnyView, covariant=True, default=AnyView)
"""The type of a line of the trace; of any game's where nothing more is said."""


class Match(Generic[ViewT_co, LineT_co]):
    """A game being played, from its set-up to where it stands now."""

    def __init__(self, game: Game[ViewT_co, Any], options: Options, games: Games) -> None:
        self.game = game
        self.options = options
        self.games = games
        """The state now, a batch of one."""
        self.moves: list[tuple[Seat, str]] = []
        self.states: list[Games] = []
        """The state before each move; copies of a match share them, so none is ever changed."""
        self.begun: tuple[int, ...] = ()
        """The actions of a move that `step` has begun and that is not whole yet."""
        self.names = [f"seat {seat}" for seat in range(options.players)]
        """By seat: who sits there, as a record says."""
        self.proof: dict[str, str] | None = None
        """The part `deal` of the record it was loaded from."""

    @classmethod
    def deal(
        cls, name: str, *, seed: SupportsIndex | None = None, number: int = 0, **given: Any
    ) -> Self:
        """A new game by chance: game `number` of a seed, or of one nobody knows."""
        game = game_named(name)
        options, wishes = game.agree(given)
        seed = seed_or_new(seed)
        return cls(game, options, game.deal(options, wishes, seed, number))

    @classmethod
    def replay(cls, record: Record) -> Self:
        """The game of a record, as far as its tiles are known; RecordError where it is wrong."""
        try:
            match = cls.laid_out(record)
            for seat, words in record.moves:
                if match.obstacle is not None:
                    break
                match.play(seat, words)
            match.check_result(record.result)
        except (OptionError, SetupError, IllegalMove) as error:
            raise RecordError(f"{record.source}: {error}") from None
        return match

    @classmethod
    def laid_out(cls, record: Record) -> Self:
        """The game of a record before its first move."""
        game = game_named(record.game)
        try:
            options = game.options.exactly(record.options)
        except OptionError as error:
            raise OptionError(f"options: {error}") from None
        if len(record.seats) != options.players:
            raise SetupError("seats", f"{len(record.seats)} names for {options.players} players")
        match = cls(game, options, game.lay_out(options, record.setup))
        match.names, match.proof = [*record.seats], record.deal
        return match

    def check_result(self, result: Mapping[str, list[int]] | None) -> None:
        if result is None:
            return
        if not self.is_over:
            raise SetupError("result", f"the game is not over after move {len(self.moves)}")
        for name, follows in self.result.items():
            if result[name] != follows:
                raise SetupError(
                    f"result.{name}",
                    f"{quote(result[name])} does not follow; expected {follows}",
                )

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Every seat that may move now; nobody when the game is over."""
        return tuple(self.game.engine.seats_to_act(self.games, 0))

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.games, 0)

    @property
    def obstacle(self) -> str | None:
        """Why a game that is not over can go no further: tiles that nobody has seen."""
        return self.game.obstacle(self.games, 0)

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def scores(self) -> list[int] | None:
        """The totals of a game that is over."""
        return self.game.final_scores(self.games, 0)

    @property
    def winners(self) -> list[Seat] | None:
        scores = self.scores
        return None if scores is None else winners_of(scores)

    @property
    def result(self) -> dict[str, list[int]]:
        scores = self.game.scores(self.games, 0)
        return {"scores": scores, "winners": winners_of(scores)}

    def legal(self, seat: SupportsIndex | None = None) -> list[str]:
        """Every legal move of a seat, or of the first to act, in words and sorted."""
        if seat is None:
            to_act = self.to_act
            return self.legal(to_act[0]) if to_act else []
        return self.game.moves(self.games, 0, self.check_seat(seat))

    def play(self, seat: SupportsIndex, move: str) -> None:
        """Makes a move, or raises IllegalMove, which lists what is open, and changes nothing."""
        self.follow(seat, self.parse(seat, move))

    def actions(self, move: str, seat: SupportsIndex | None = None) -> tuple[int, ...]:
        """The actions of a legal move of a seat, or of the first to act."""
        return self.parse(self.first_to_act() if seat is None else seat, move)

    def parse(self, seat: SupportsIndex, move: str) -> tuple[int, ...]:
        try:
            return self.game.parse(self.games, 0, self.check_turn(seat), move)
        except IllegalMove as error:
            raise self.located(error, seat, quote(move)) from None

    def located(
        self, error: IllegalMove, seat: Any, given: str, open_actions: str = ""
    ) -> IllegalMove:
        """The same refusal with its place and what is open: moves, or where said so actions."""
        open_moves = [] if error.code == "no_such_seat" else self.legal(seat)
        hint = f"; open: {open_actions or listing(open_moves)}" if open_moves else ""
        reason = self.with_names(error)
        text = f"move {len(self.moves) + 1}, seat {quote(seat)}: {given} — {reason}{hint}"
        refusal = IllegalMove(error.code, text, open_moves, **error.values)
        refusal.reason = reason
        return refusal

    def with_names(self, error: IllegalMove) -> str:
        """Why it was refused, with the name of a seat that is spoken of."""
        seat = error.values.get("seat")
        if not isinstance(seat, int):
            return error.reason
        return error.reason.replace(f"seat {seat}", self.names[seat])

    def check_seat(self, seat: Any) -> Seat:
        number = number_in(range(self.players), seat)
        if number is None:
            text = f"seat: {quote(seat)} is not there; expected 0 to {self.players - 1}"
            raise IllegalMove("no_such_seat", text)
        return number

    def check_turn(self, seat: Any) -> Seat:
        """The seat, if it may move now."""
        number = self.check_seat(seat)
        if self.is_over:
            raise IllegalMove("game_over", "the game is over")
        if self.obstacle is not None:
            raise IllegalMove("unseen", self.obstacle)
        to_act = self.to_act
        if number not in to_act:
            whose = " and ".join(self.names[other] for other in to_act)
            raise IllegalMove("not_your_turn", f"it is the turn of {whose}", to_act=to_act)
        return number

    def first_to_act(self) -> Seat:
        to_act = self.to_act
        return to_act[0] if to_act else self.check_turn(0)  # which then says why nobody can

    def mask(self, seat: SupportsIndex | None = None) -> Flags:
        """By action: whether a seat, or the first to act, may take it now."""
        to_act = self.to_act
        if seat is None:
            seat = to_act[0] if to_act else 0
        seat = self.check_seat(seat)
        legal = np.zeros(self.game.actions, np.bool_)
        if seat in to_act:
            self.game.engine.mark_legal(self.games_begun(), 0, seat, legal)
        return legal

    def features(self, seat: SupportsIndex) -> Numbers:
        """What a seat may see of the game now, in numbers for learners."""
        seen = np.zeros(self.game.features, np.float32)
        self.game.engine.features(self.games_begun(), 0, self.check_seat(seat), seen)
        return seen

    def step(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Makes one action of a seat, or of the first to act, or raises IllegalMove.

        The first action of a move of two begins it: `mask` and `features` know of it at once, all
        else when the move is whole. Any other move, and `undo`, drops what was begun.
        """
        seat = self.first_to_act() if seat is None else seat
        actions = (*self.begun, action)
        games = self.after(seat, actions)
        if self.game.is_whole(games, 0):
            self.commit(seat, actions, games)
        else:
            self.begun = tuple(index(each) for each in actions)

    def follow(self, seat: SupportsIndex, actions: Sequence[SupportsIndex]) -> None:
        """Makes the move of these actions, or raises IllegalMove and changes nothing."""
        games = self.after(seat, actions)
        if not actions or not self.game.is_whole(games, 0):
            error = IllegalMove("not_whole", "that is not a whole move")
            raise self.located(error, seat, f"actions {quote(actions)}")
        self.commit(seat, actions, games)

    def after(self, seat: Any, actions: Sequence[Any]) -> Games:
        """The state after actions of one move, each of them checked."""
        try:
            return self.after_actions(self.check_turn(seat), actions)
        except IllegalMove as error:
            given = (
                f"action {quote(*actions)}" if len(actions) == 1 else f"actions {quote(actions)}"
            )
            by_number = self.open_actions(seat) if error.code == "not_legal" else ""
            raise self.located(error, seat, given, by_number) from None

    def open_actions(self, seat: Seat) -> str:
        """`0 (order A), 1 (order B)`."""
        games, legal = self.games_begun(), np.flatnonzero(self.mask(seat)).tolist()
        return listing_by_number({each: self.game.format_action(games, 0, each) for each in legal})

    def after_actions(self, seat: Seat, actions: Sequence[Any]) -> Games:
        games = copied(self.games, 0)
        legal = np.zeros(self.game.actions, np.bool_)
        for n, action in enumerate(actions):
            if n > 0 and self.game.is_whole(games, 0):
                raise IllegalMove("not_legal", f"the move is whole before {quote(action)}")
            self.game.engine.mark_legal(games, 0, seat, legal)
            number = number_in(range(len(legal)), action)
            if number is None or not legal[number]:
                raise IllegalMove("not_legal", self.game.unlike_legal(action))
            self.game.engine.apply(games, 0, seat, number)
        return games

    def games_begun(self) -> Games:
        """The state now, with the actions of a move begun, which `games` is still without."""
        return self.after(self.first_to_act(), self.begun) if self.begun else self.games

    def commit(self, seat: SupportsIndex, actions: Sequence[SupportsIndex], games: Games) -> None:
        words = self.game.format_move(self.games, 0, [index(action) for action in actions])
        self.moves.append((index(seat), words))
        self.states.append(self.games)
        self.games, self.begun = games, ()

    def undo(self) -> tuple[Seat, str]:
        """Takes the last move back, and says which it was."""
        if not self.moves:
            raise IllegalMove("nothing_to_undo", "no move has been made yet")
        self.games, self.begun = copied(self.states.pop(), 0), ()
        return self.moves.pop()

    def copy(self) -> Self:
        """The same game, to be played on without changing this one."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.games = copied(self.games, 0)
        twin.moves, twin.states, twin.names = [*self.moves], [*self.states], [*self.names]
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def at(self, n: int) -> Self:
        """The same game after its first n moves."""
        if not 0 <= n <= len(self.moves):
            raise IndexError(f"move {n}: the game has moves 0 to {len(self.moves)}")
        earlier = self.copy()
        if n < len(self.moves):
            earlier.games, earlier.begun = copied(self.states[n], 0), ()
            earlier.moves, earlier.states = self.moves[:n], self.states[:n]
        return earlier

    def __repr__(self) -> str:
        options = self.options.as_dict()
        what = " ".join([self.game.name, *([options["edition"]] if "edition" in options else [])])
        phase = self.game.phases[self.games["phase"][0]]
        seats = " and ".join(str(seat) for seat in self.to_act)
        turn = f", seat {seats} to act" if seats else ""
        return (
            f"<Match: {what}, {self.players} players, {phase} after {len(self.moves)} moves{turn}>"
        )

    def __str__(self) -> str:
        """The table with everything shown, in plain text."""
        from levada.drawing import draw_all, plain_text

        return plain_text(draw_all(self.view(), self.game.trace(self.games, 0), self.names))

    def view(self, seat: SupportsIndex | None = None) -> ViewT_co:
        """What one seat may see, or a spectator."""
        return self.game.view(self.games, 0, NOBODY if seat is None else self.check_seat(seat))

    def trace(self) -> Iterator[LineT_co]:
        """A line for the start and one after each move, everything shown."""
        for n, games in enumerate([*self.states, self.games]):
            yield cast(LineT_co, {"n": n, **self.game.trace(games, 0)})

    def record(self, seats: Sequence[str] | None = None) -> Record:
        """The game as a record; one that was loaded keeps its names and the proof of its deal."""
        names = list(self.names if seats is None else seats)
        read_seats(names)
        if len(names) != self.players:
            raise OptionError(f"seats: {len(names)} names for {self.players} players")
        return Record(
            self.game.name,
            self.options.in_record(),
            self.game.set_up([*self.states, self.games][0], 0),
            names,
            self.moves_in_seat_order(),
            self.result if self.is_over else None,
            self.proof,
        )

    def moves_in_seat_order(self) -> list[tuple[Seat, str]]:
        """The moves as a record writes them: those made at once stand in seat order."""
        moves = self.moves.copy()
        for n, games in enumerate(self.states[:-1]):
            if len(self.game.engine.seats_to_act(games, 0)) > 1:
                moves[n : n + 2] = sorted(moves[n : n + 2])
        return moves


def winners_of(scores: Sequence[int]) -> list[Seat]:
    """All seats with the largest total: equal totals share the win."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
