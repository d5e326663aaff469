"""What a study found, as plain values."""

from dataclasses import dataclass
from typing import Any, ClassVar

from levada.arena.confidence_sequence import Decision
from levada.arena.game_task import Played
from levada.arena.ratings import Rating
from levada.arena.win_shares import LineupResult


@dataclass(frozen=True)
class Result:
    study: ClassVar[str] = "match"

    settings: dict[str, Any]
    """The table, the seed, and what the levels stand for."""
    lineups: tuple[LineupResult, ...]
    games: tuple[Played, ...]
    """Those that count, series by series and in the order of deals."""
    is_complete: bool
    """Whether nobody interrupted it."""

    def as_dict(self) -> dict[str, Any]:
        return {
            "study": self.study,
            "settings": self.settings,
            "line_ups": [result.as_dict() for result in self.lineups],
            "interrupted": not self.is_complete,
        }


@dataclass(frozen=True)
class LadderResult(Result):
    study = "ladder"

    ratings: tuple[Rating, ...]

    def as_dict(self) -> dict[str, Any]:
        return super().as_dict() | {"ratings": [rating.as_dict() for rating in self.ratings]}


@dataclass(frozen=True)
class CompareResult(Result):
    study = "compare"

    old: str
    new: str

    @property
    def verdict(self) -> str:
        [result] = self.lineups
        verdicts = {
            Decision.ABOVE: "stronger",
            Decision.BELOW: "weaker",
            Decision.OPEN: "no difference found",
        }
        return verdicts[result.decision]

    def as_dict(self) -> dict[str, Any]:
        return super().as_dict() | {"old": self.old, "new": self.new, "verdict": self.verdict}
