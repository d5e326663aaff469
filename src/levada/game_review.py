"""A game looked back on: what each move cost, what would have been better, and why."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from levada.advice import LEVEL, MoveAdvice, coach
from levada.contract import Seat
from levada.match import Match

PLAYOUTS = 100
COSTLIEST = 3


@dataclass(frozen=True)
class ReviewedMove:
    """A move of the record beside the one the coach would have made."""

    n: int
    """How many moves had been made before it, as the trace counts."""
    seat: Seat
    totals: list[float]
    """By seat: the total the mover could expect, from what it could see, before the move."""
    chances: list[float]
    """By seat: the chance to win, likewise."""
    played: MoveAdvice
    best: MoveAdvice


@dataclass(frozen=True)
class Review:
    """All moves of a game, as the seats that made them could have judged them."""

    moves: list[ReviewedMove]

    @property
    def costliest(self) -> list[ReviewedMove]:
        """The moves that cost the most points, the worst first."""
        costly = [move for move in self.moves if move.played.move != move.best.move]
        return sorted(costly, key=lambda move: -move.played.behind)[:COSTLIEST]

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "costliest": [move.n for move in self.costliest]}


def review(
    match: Match,
    progress: Callable[[int], object] | None = None,
    *,
    words: str = LEVEL,
    playouts: int = PLAYOUTS,
    seed: int = 0,
) -> Review:
    """Coaches each move of a match in turn; `progress` is told of each that is done."""
    moves = []
    for n in range(len(match.moves)):
        moves.append(review_move(match, n, words=words, playouts=playouts, seed=seed))
        if progress is not None:
            progress(1)
    return Review(moves)


def review_move(
    match: Match, n: int, *, words: str = LEVEL, playouts: int = PLAYOUTS, seed: int = 0
) -> ReviewedMove:
    """One move of a match, by how many were made before it."""
    seat, move = match.moves[n]
    advice = coach(match.at(n), seat, move=move, words=words, playouts=playouts, seed=seed)
    [played] = (each for each in advice.moves if each.move == move)
    return ReviewedMove(n, seat, advice.totals, advice.chances, played, advice.moves[0])
