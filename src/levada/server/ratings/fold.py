"""Ratings of a game after some of its rated games: each further one is folded in, in their order."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from levada.games import GameName
from levada.server.ratings.bot_ratings import BOT_RATINGS
from levada.server.ratings.plackett_luce import after_game, in_part
from levada.server.ratings.rated_game import RatedGame, RatedSeat
from levada.server.ratings.rating import Rating

MEETINGS_REMEMBERED = 30 * 86_400.0
"""Seconds for which two who have met at a rated table are known to have."""
MEETINGS_IN_FULL = 10
"""Meetings of two people within that time that count in full."""


@dataclass(frozen=True)
class Standing:
    """What somebody is rated, and after how many games."""

    rating: Rating = field(default_factory=Rating)
    games: int = 0


@dataclass(frozen=True)
class RatingChange:
    """What a game did to somebody's rating."""

    player: str
    before: Standing
    after: Standing
    weight: float
    """How much of it counted: less than 1 among people who meet too often."""


class Meetings:
    """When any two people met at rated tables."""

    def __init__(self) -> None:
        self.times: dict[frozenset[str], list[float]] = defaultdict(list)
        """Ascending, as games are added in their order."""

    def add(self, game: RatedGame) -> None:
        for pair in combinations(game.players, 2):
            self.times[frozenset(pair)].append(game.at)

    def weight(self, game: RatedGame, player: str) -> float:
        """How much a game counts for somebody: on average over the people they play against."""
        others = [other for other in game.players if other != player]
        return sum(self.weight_of_pair(player, other, game.at) for other in others) / len(others)

    def weight_of_pair(self, one: str, other: str, at: float) -> float:
        times = self.times.get(frozenset((one, other)), [])
        met = len(times) - bisect_left(times, at - MEETINGS_REMEMBERED) + 1
        return min(1.0, MEETINGS_IN_FULL / met)


class Fold:
    """Begins with what is known before its first game, and with nothing for a whole history."""

    def __init__(
        self,
        game: GameName,
        standings: Mapping[str, Standing] | None = None,
        earlier: Iterable[RatedGame] = (),
    ) -> None:
        self.game = game
        self.standings = dict(standings or {})
        self.meetings = Meetings()
        for each in earlier:
            self.meetings.add(each)

    def add(self, game: RatedGame) -> list[RatingChange]:
        """What the next game changes."""
        before = [self.rating_of(seat) for seat in game.seats]
        after = after_game(before, [seat.place for seat in game.seats])
        changes = [
            self.change(game, seat.player, rating)
            for seat, rating in zip(game.seats, after, strict=True)
            if seat.player is not None
        ]
        self.standings |= {change.player: change.after for change in changes}
        self.meetings.add(game)
        return changes

    def rating_of(self, seat: RatedSeat) -> Rating:
        if seat.level is not None:
            return BOT_RATINGS[self.game][seat.level]
        return self.standings.get(str(seat.player), Standing()).rating

    def change(self, game: RatedGame, player: str, after: Rating) -> RatingChange:
        before = self.standings.get(player, Standing())
        weight = self.meetings.weight(game, player)
        rating = in_part(before.rating, after, weight)
        return RatingChange(player, before, Standing(rating, before.games + 1), weight)
