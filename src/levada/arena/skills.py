"""Ratings of levels by OpenSkill: Plackett and Luce's model, a game at a time in a fixed order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from levada.arena.extras import from_extra
from levada.arena.game_task import Played


@dataclass(frozen=True)
class Skill:
    level: str
    mu: float
    sigma: float

    def as_dict(self) -> dict[str, Any]:
        return {"level": self.level, "mu": round(self.mu, 4), "sigma": round(self.sigma, 4)}


def skills(levels: Sequence[str], games: Iterable[Played]) -> tuple[Skill, ...]:
    """A level at several seats is rated at each of them and takes the mean.

    What comes last weighs most, so line-ups take turns: all on the first deal, then on the next.
    """
    model = from_extra("openskill.models", "arena").PlackettLuce()
    known = {level: Skill(level, model.mu, model.sigma) for level in levels}
    for played in sorted(games, key=lambda played: played.deal):
        known |= after(model, known, played)
    return tuple(known.values())


def after(model: Any, known: dict[str, Skill], played: Played) -> dict[str, Skill]:
    """The skills of a game's levels, that game counted."""
    alone = [[model.rating(known[level].mu, known[level].sigma)] for level in played.seats]
    rated = [seat for [seat] in model.rate(alone, scores=[float(each) for each in played.scores])]
    at = {
        level: [seat for name, seat in zip(played.seats, rated, strict=True) if name == level]
        for level in played.seats
    }
    return {
        level: Skill(level, fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
        for level, seats in at.items()
    }
