"""Where the bots meet: a game, what its table agreed on, and the seed of all chance."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from levada import __version__
from levada.bots.levels import level
from levada.games import game as game_named
from levada.seeds import check_seed


@dataclass(frozen=True)
class Table:
    game: str
    given: Mapping[str, Any]
    """Options and wishes, as `levada.deal` takes them."""
    seed: int
    players: int

    @classmethod
    def of(cls, name: str, given: Mapping[str, Any], seed: int) -> Self:
        game = game_named(name)
        options, wishes = game.agree(given)
        game.prepare(options, wishes)  # some wishes are found impossible only here
        return cls(name, given, check_seed(seed), options.players)

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
            "levels": {words: dict(level(self.game, words).numbers) for words in levels},
        }
