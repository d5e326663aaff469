"""One game from where it stands to its end, whoever plays; a player that fails has lost it there."""

from collections.abc import Sequence

from levada.match import Match
from levada.players.factory import PlayerFactory
from levada.players.failure import Failure, PlayerFailure
from levada.players.seated_player import Place, SeatedPlayer
from levada.players.time_limit import MOVE_SECONDS
from levada.players.turn_note import noted


def play_game(
    match: Match,
    players: Sequence[PlayerFactory],
    seed: int,
    first: int = 0,
    *,
    move_seconds: float = MOVE_SECONDS,
    keeps_moves: bool = True,
) -> Failure | None:
    """Plays a match with a player a seat; how it was lost, if one failed.

    Seats draw from generators `first`, `first` + 1, … of the seed. Without moves, which are words
    and take as long as a quick bot thinks, the match is left with its last state alone.
    """
    seats: list[SeatedPlayer] = []
    try:
        for seat, factory in enumerate(players):
            place = Place(match.game, match.options, seat, seed, first + seat, move_seconds)
            try:
                with noted(seat, 0):
                    seats.append(factory.seated(place))
            except PlayerFailure as failure:
                return Failure(seat, 0, str(failure))
        return play_moves(match, seats, keeps_moves=keeps_moves)
    finally:
        for each in seats:
            each.leave()


def play_moves(match: Match, seats: Sequence[SeatedPlayer], *, keeps_moves: bool) -> Failure | None:
    number = len(match.moves)
    while to_act := match.to_act:
        seat = to_act[0]
        number += 1
        try:
            with noted(seat, number):
                actions = seats[seat].choose(match.games, seat)
        except PlayerFailure as failure:
            return Failure(seat, number, str(failure))
        if keeps_moves:
            match.follow(seat, actions)
        else:
            for action in actions:
                match.game.engine.apply(match.games, 0, seat, action)
    return None
