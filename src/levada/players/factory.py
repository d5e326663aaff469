"""Where players come from: one factory for all seats and games that the same words name."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from levada.bots.levels import Level
from levada.players.code_file import digest_of
from levada.players.engine_player import EngineAtSeat, check_engine
from levada.players.registry import source_file
from levada.players.seated_player import Place, SeatedLevel, SeatedPlayer, begun, supervised
from levada.players.time_limit import START_SECONDS


class PlayerFactory(ABC):
    words: str
    """As they were written."""

    @abstractmethod
    def seated(self, place: Place) -> SeatedPlayer:
        """A new player at a seat, or PlayerFailure."""

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """What the words stand for: where this has changed, it is another player."""

    def check(self) -> None:  # noqa: B027 — most can be trusted to begin
        """OptionError where no game is worth beginning."""


@dataclass(frozen=True)
class LevelFactory(PlayerFactory):
    words: str
    level: Level

    def seated(self, place: Place) -> SeatedPlayer:
        return SeatedLevel(self.level, place)

    def describe(self) -> dict[str, Any]:
        return dict(self.level.numbers)


@dataclass(frozen=True)
class ClassFactory(PlayerFactory):
    words: str
    kind: type[Any]
    parameters: Mapping[str, Any] = field(default_factory=dict)

    def seated(self, place: Place) -> SeatedPlayer:
        with supervised(self.kind.__module__, START_SECONDS):
            player = self.kind(**self.parameters)
        return begun(player, place)

    def describe(self) -> dict[str, Any]:
        file = source_file(self.kind)
        return {"class": self.kind.__qualname__, "code": None if file is None else digest(file)}


@dataclass(frozen=True)
class EngineFactory(PlayerFactory):
    words: str
    command: tuple[str, ...]

    def seated(self, place: Place) -> SeatedPlayer:
        return EngineAtSeat(self.command, place)

    def describe(self) -> dict[str, Any]:
        files = [word for word in self.command if Path(word).is_file()]
        return {"engine": list(self.command), "code": [digest(file) for file in files]}

    def check(self) -> None:
        check_engine(self.words, self.command)


def digest(file: str) -> str:
    return digest_of(Path(file).read_bytes())
