"""Who sits at the other seats of a game at the terminal: levels, players of one's own, engines."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from levada.cli.errors import UsageError
from levada.cli.resumed_game import levels_in
from levada.contract import Seat
from levada.match import Match
from levada.players.code_file import CodeFile
from levada.players.failure import PlayerFailure
from levada.players.player_words import load_players, player_named, what_was_meant, words_in
from levada.players.registry import sources_of
from levada.players.seated_player import Place, SeatedPlayer

BOTS_GENERATORS = 1  # apart from the deal's, so that a seed deals the same game whoever plays


@dataclass(frozen=True)
class Opponents:
    """As they were typed."""

    levels: str | None
    """As the record says, where nobody is named."""
    code: Sequence[Path]
    move_seconds: float


@dataclass(frozen=True)
class Opponent:
    words: str
    player: SeatedPlayer


def code_needed(opponents: Opponents, bots: Iterable[Opponent]) -> list[Path]:
    """The files without which these would not be known in another run."""
    sources = sources_of(bot.words for bot in bots)
    files = {source.path for source in sources if isinstance(source, CodeFile)}
    return [path for path in opponents.code if str(path.resolve()) in files]


def seat_opponents(
    match: Match, person: Seat, opponents: Opponents, seed: int
) -> dict[Seat, Opponent]:
    """A bot for every other seat: one level for all of them, or one for each, clockwise."""
    load_players(opponents.code)
    seats = [(person + n) % match.players for n in range(1, match.players)]
    words = words_in(levels_in(match, person) if opponents.levels is None else opponents.levels)
    if len(words) == 1:
        words *= len(seats)
    if len(words) != len(seats):
        raise UsageError(
            f"--level: {len(words)} levels for {len(seats)} bots; expected 1 or each"
            f"{what_was_meant(words)}"
        )
    found: dict[Seat, Opponent] = {}
    for seat, each in zip(seats, words, strict=True):
        number = BOTS_GENERATORS + seat
        place = Place(match.game, match.options, seat, seed, number, opponents.move_seconds)
        try:
            found[seat] = Opponent(each, player_named(match.game.name, each).seated(place))
        except PlayerFailure as failure:
            raise UsageError(f"--level: {each}: {failure}") from None
    return found
