"""An engine at a seat: asked over the line protocol, checked like any other player."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from levada.contract import Games, Seat
from levada.options import OptionError
from levada.players.engine_pool import ENGINES
from levada.players.failure import PlayerFailure
from levada.players.seated_player import Place, SeatedPlayer, actions_of
from levada.players.time_limit import START_SECONDS
from levada.value_text import quote


class EngineAtSeat(SeatedPlayer):
    def __init__(self, command: Sequence[str], place: Place) -> None:
        self.command = command
        self.place = place
        self.engine = ENGINES.take(command)
        self.is_asked = False
        """Whether it owes an answer."""
        try:
            self.ask("newgame", json.dumps(asdict(place.start)), "ready", START_SECONDS)
        except BaseException:
            self.leave()
            raise

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        game = self.place.game
        view = game.view(games, 0, seat)
        question = json.dumps({"view": view, "legal": view["legal"]})
        move = self.ask("choose", question, "bestmove", self.place.move_seconds)
        return actions_of(game, games, seat, move)

    def ask(self, word: str, value: str, answer: str, seconds: float) -> str:
        self.is_asked = True
        found = self.engine.ask(f"{word} {value}", answer, seconds)
        self.is_asked = False
        return found

    def leave(self) -> None:
        """An engine that owes an answer could give it in the next game, and is ended."""
        if self.is_asked:
            ENGINES.discard(self.engine)
        else:
            ENGINES.give_back(self.command, self.engine)


def check_engine(words: str, command: Sequence[str]) -> None:
    """OptionError where an engine cannot be started or does not answer the greeting."""
    try:
        ENGINES.discard(ENGINES.take(command))
    except PlayerFailure as failure:
        raise OptionError(f"level: {quote(words)}: {failure}") from None
