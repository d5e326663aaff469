"""Players of the operator's own, which people can seat at their tables like bots of a level."""

import re
import shlex
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from hashlib import blake2b

from levada.bots.levels import LEVEL_NAMES
from levada.contract import Seat
from levada.games import GAMES
from levada.match import Match
from levada.options import OptionError
from levada.players.engine_pool import ENGINES
from levada.players.factory import ClassFactory, LevelFactory, PlayerFactory
from levada.players.failure import PlayerFailure
from levada.players.player_words import player_named
from levada.server.accounts.names import folded
from levada.server.player_process import PlayerProcesses, Question, move_of
from levada.server.thinking_time import bounded
from levada.value_text import quote

LONGEST_NAME = 16
"""As long as the logbook keeps who moved."""
NAME = re.compile(rf"[A-Za-z][A-Za-z0-9_-]{{0,{LONGEST_NAME - 1}}}")
EXPECTED = "expected NAME=PLAYER, such as bold=my_bots:Bold or minnow=engine:./minnow"
LEVELS_FOLDED = frozenset(map(folded, LEVEL_NAMES))


def offers_in(text: str) -> dict[str, str]:
    """Public names with the words of a player, parted by spaces; quotes hold a command together."""
    try:
        parts = [part.removesuffix(",") for part in shlex.split(text)]
    except ValueError as error:
        raise OptionError(f"{quote(text)}: {str(error).lower()}") from None
    offers: dict[str, str] = {}
    for part in filter(None, parts):
        name, _, words = part.partition("=")
        if not words:
            raise OptionError(f"{quote(part)}: {EXPECTED}")
        check_name(name, offers)
        offers[name] = words
    return offers


def check_name(name: str, others: Mapping[str, str]) -> None:
    """A plain one that is taken for no other's."""
    if not NAME.fullmatch(name):
        raise OptionError(
            f"{quote(name)} cannot be a name; expected up to {LONGEST_NAME} of A-Z, a-z, 0-9, - and "
            "_, a letter first"
        )
    if folded(name) in LEVELS_FOLDED:
        raise OptionError(f"{quote(name)} is a level's name; choose another")
    if folded(name) in map(folded, others):
        raise OptionError(f"{quote(name)} is there already, or looks like another; choose another")


class OperatorPlayers:
    """Each is made anew for every move: nothing of it has to be kept, or taken back, with a table."""

    def __init__(self, text: str, seconds: float) -> None:
        """OptionError where one cannot be loaded."""
        self.words = offers_in(text)
        self.seconds = seconds
        self.processes = {name: PlayerProcesses(words) for name, words in self.words.items()}
        for name in self.words:
            for game in GAMES:
                self.factory(game, name)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.words)

    def factory(self, game: str, name: str) -> PlayerFactory:
        try:
            found = player_named(game, self.words[name])
        except OptionError as error:
            raise OptionError(f"{name}: {str(error).removeprefix('level: ')}") from error
        if isinstance(found, LevelFactory):
            return replace(found, level=bounded(found.level))
        return found

    def check(self) -> None:
        """OptionError where an engine cannot be started."""
        for name in self.words:
            try:
                self.factory(GAMES[0], name).check()
            except OptionError as error:
                raise OptionError(f"{name}: {str(error).removeprefix('level: ')}") from None

    def choose(self, name: str, match: Match, seat: Seat, secret: str) -> str:
        """The move in words, or PlayerFailure; for a thread, as it may take the whole time."""
        if name not in self.words:
            raise PlayerFailure("it is not offered here any more")
        game = match.game
        number = len(match.moves) * match.players + seat
        question = Question(
            game.name, match.options, match.games, seat, seed_of(secret), number, self.seconds
        )
        factory = self.factory(game.name, name)
        is_class = isinstance(factory, ClassFactory)
        ask = self.processes[name].ask if is_class else partial(move_of, factory)
        return game.format_move(match.games, 0, ask(question))

    def close(self) -> None:
        """Ends what was started for them."""
        for processes in self.processes.values():
            processes.close()
        if self.words:
            ENGINES.close()


def seed_of(secret: str) -> int:
    """From what nobody at the table knows before its end, and of which nothing can be told from it."""
    digest = blake2b(secret.encode(), digest_size=7, person=b"levada player").digest()
    return int.from_bytes(digest)
