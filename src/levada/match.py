"""One running game: the one checked door for every move; replay and trace."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from levada.chance import SEEDS
from levada.contract import NOBODY, Games, IllegalMove, Seat, SetupError, copied
from levada.game import Game
from levada.games import game as game_named
from levada.message_format import listing, quote
from levada.options import OptionError, Options, Wishes
from levada.record import Record, RecordError, read_seats


def new_seed() -> int:
    return secrets.randbelow(2**32)


def check_seed(seed: Any) -> int:
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise OptionError(
            f"seed: {quote(seed)} is not possible; expected a whole number from 0 to 2**63 - 1"
        )
    return seed


def agree(game: Game, given: Mapping[str, Any]) -> tuple[Options, Wishes]:
    """Parts what was given into options, which a record keeps, and wishes for the set-up."""
    wishes = {name: value for name, value in given.items() if name in game.wishes.choices()}
    options = {name: value for name, value in given.items() if name not in wishes}
    known = (*game.options.choices(), *game.wishes.choices())
    for name in options:
        if name not in known:
            raise OptionError(f"{quote(name)} is not an option; there are {', '.join(known)}")
    chosen, wished = game.options.of(options), game.wishes.of(wishes)
    wished.check_needs(chosen.as_dict())
    return chosen, wished


class Match:
    """A game being played, from its set-up to where it stands now."""

    def __init__(self, game: Game, options: Options, games: Games) -> None:
        self.game = game
        self.options = options
        self.games = games
        """The state now, a batch of one."""
        self.moves: list[tuple[Seat, str]] = []
        self.states: list[Games] = []
        """The state before each move."""

    @classmethod
    def deal(cls, name: str, *, seed: int | None = None, number: int = 0, **given: Any) -> Self:
        """A new game by chance: game `number` of a seed, or of one nobody knows."""
        game = game_named(name)
        options, wishes = agree(game, given)
        seed = new_seed() if seed is None else check_seed(seed)
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
        return cls(game, options, game.lay_out(options, record.setup))

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

    def legal(self, seat: Seat | None = None) -> list[str]:
        """Every legal move of a seat, or of the first to act, in words and sorted."""
        if seat is None:
            to_act = self.to_act
            return self.legal(to_act[0]) if to_act else []
        return self.game.moves(self.games, 0, seat)

    def play(self, seat: Seat, move: str) -> None:
        """Makes a move, or raises IllegalMove, which lists what is open, and changes nothing."""
        actions = self.parse(seat, move)
        self.follow(seat, actions)

    def parse(self, seat: Seat, move: str) -> tuple[int, ...]:
        try:
            self.check_turn(seat)
            return self.game.parse(self.games, 0, seat, move)
        except IllegalMove as error:
            open_moves = [] if error.code == "no_such_seat" else self.legal(seat)
            hint = f"; open: {listing(open_moves)}" if open_moves else ""
            text = f"move {len(self.moves) + 1}, seat {quote(seat)}: {quote(move)} — {error}{hint}"
            refusal = IllegalMove(error.code, text, open_moves, **error.values)
            refusal.reason = error.reason
            raise refusal from None

    def check_turn(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalMove("no_such_seat", f"expected a seat from 0 to {self.players - 1}")
        if self.is_over:
            raise IllegalMove("game_over", "the game is over")
        if self.obstacle is not None:
            raise IllegalMove("unseen", self.obstacle)
        to_act = self.to_act
        if seat not in to_act:
            whose = " and ".join(str(other) for other in to_act)
            raise IllegalMove("not_your_turn", f"it is the turn of seat {whose}", to_act=to_act)

    def follow(self, seat: Seat, actions: Sequence[int]) -> None:
        """Makes the move of these actions; it trusts its caller that they are legal."""
        words = self.game.format_move(self.games, 0, actions)
        self.states.append(copied(self.games, 0))
        for action in actions:
            self.game.engine.apply(self.games, 0, seat, action)
        self.moves.append((seat, words))

    def undo(self) -> tuple[Seat, str]:
        """Takes the last move back, and says which it was."""
        if not self.moves:
            raise IllegalMove("nothing_to_undo", "no move has been made yet")
        self.games = self.states.pop()
        return self.moves.pop()

    def at(self, n: int) -> "Match":
        """The same game after its first n moves."""
        if not 0 <= n <= len(self.moves):
            raise IndexError(f"move {n}: the game has moves 0 to {len(self.moves)}")
        games = self.games if n == len(self.moves) else self.states[n]
        earlier = Match(self.game, self.options, copied(games, 0))
        earlier.moves = self.moves[:n]
        earlier.states = self.states[:n]
        return earlier

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What one seat may see, or a spectator."""
        return self.game.view(self.games, 0, NOBODY if seat is None else seat)

    def trace(self) -> Iterator[dict[str, Any]]:
        """A line for the start and one after each move, everything shown."""
        for n, games in enumerate([*self.states, self.games]):
            yield {"n": n, **self.game.trace(games, 0)}

    def record(self, seats: Sequence[str] | None = None) -> Record:
        names = [f"seat {seat}" for seat in range(self.players)] if seats is None else list(seats)
        read_seats(names)
        if len(names) != self.players:
            raise OptionError(f"seats: {len(names)} names for {self.players} players")
        return Record(
            self.game.name,
            self.options.as_dict(),
            self.game.set_up([*self.states, self.games][0], 0),
            names,
            self.moves_in_seat_order(),
            self.result if self.is_over else None,
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
