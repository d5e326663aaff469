"""Where the bots meet: a game, what its table agreed on, and the seed of all chance."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from levada import __version__
from levada.games import game as game_named
from levada.integers import whole_number
from levada.options import OptionError
from levada.players.player_words import player_named
from levada.players.registry import Source, sources_of
from levada.players.time_limit import MOVE_SECONDS
from levada.seeds import check_seed
from levada.value_text import quote

LONGEST_MOVE = 86_400


@dataclass(frozen=True)
class Table:
    game: str
    given: Mapping[str, Any]
    """Options and wishes, as `levada.deal` takes them."""
    seed: int
    players: int
    move_seconds: float = MOVE_SECONDS
    """What a player of one's own may take for a move."""
    sources: tuple[Source, ...] = ()
    """Where another process finds such players."""

    @classmethod
    def of(
        cls, name: str, given: Mapping[str, Any], seed: int, move_seconds: float = MOVE_SECONDS
    ) -> Self:
        game = game_named(name)
        options, wishes = game.agree(given)
        game.prepare(options, wishes)  # some wishes are found impossible only here
        return cls(name, given, check_seed(seed), options.players, check_seconds(move_seconds))

    def known_elsewhere(self, levels: Iterable[str]) -> Self:
        """The same table for another process, which finds these players there."""
        return replace(self, sources=sources_of(levels))

    def settings(self, levels: Iterable[str]) -> dict[str, Any]:
        """All that a game's course depends on beside its line-up, deal and rotation."""
        game = game_named(self.game)
        options, _ = game.agree(self.given)
        return {
            "levada": __version__,
            "game": self.game,
            "version": game.version,
            "options": options.as_dict(),
            "wishes": {
                name: value for name, value in self.given.items() if name in game.wishes.choices()
            },
            "seed": self.seed,
            "levels": {words: player_named(self.game, words).describe() for words in levels},
        }


def check_seconds(seconds: Any) -> float:
    is_number = isinstance(seconds, float) or whole_number(seconds) is not None
    if not is_number or not 0 < seconds <= LONGEST_MOVE:
        raise OptionError(
            f"move_seconds: {quote(seconds)} is not possible; expected more than 0, and at most "
            f"{LONGEST_MOVE:,}"
        )
    return float(seconds)
