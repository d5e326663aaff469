"""The reasons for one move, without a search for others."""

from collections.abc import Sequence
from typing import Any

from levada.bots.levels import level
from levada.bots.reasons import reasons_for
from levada.bots.searcher import Searcher
from levada.chance import generator
from levada.contract import Games, Seat
from levada.game import Game
from levada.match import Match

Reason = dict[str, Any]


def searcher(game: Game) -> Searcher:
    return Searcher(game, level(game.name, "expert"), generator(0))


def reasons_in(
    game: Game,
    games: Games,
    seat: Seat,
    actions: tuple[int, ...],
    totals: Sequence[float] | None = None,
) -> list[Reason]:
    """As a seat of a state would be told; all are expected to end with the same, if not said."""
    seen = game.seen_by(games, 0, seat)
    alike = [0.0] * int(games[0].players)
    return reasons_for(
        game, seen, seat, actions, searcher(game), alike if totals is None else totals
    )


def reasons(match: Match, move: str, totals: Sequence[float] | None = None) -> list[Reason]:
    """For a move such as '1 bid 5': the seat, then its words."""
    seat, words = move.split(" ", 1)
    actions = match.parse(int(seat), words)
    return reasons_in(match.game, match.games, int(seat), actions, totals)


def codes(found: list[Reason]) -> list[str]:
    return [reason["reason"] for reason in found]


def only(found: list[Reason], code: str) -> Reason:
    """The values of the one reason with this code."""
    [reason] = (reason for reason in found if reason["reason"] == code)
    return {name: value for name, value in reason.items() if name != "reason"}
