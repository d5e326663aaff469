"""The games of one line-up: deals in order, each played once for every rotation of the seats."""

from collections.abc import Iterator

from levada.arena.confidence_sequence import Decision, decide
from levada.arena.game_task import Played
from levada.arena.lineup import Lineup


class Series:
    """Counts a deal when all its rotations and all deals before it are played.

    So what counts, and when a test has decided, depends on no order in which games come in.
    """

    def __init__(
        self, lineup: Lineup, deals: int, bar: float | None = None, *, stops: bool = True
    ) -> None:
        self.lineup = lineup
        self.deals = deals
        """At most."""
        self.bar = bar
        """What the win share of the first level named is tested against, if it is."""
        self.stops = stops and bar is not None
        """Whether it ends when that is decided."""
        self.decision = Decision.OPEN
        self.shares: list[float] = []
        """Of the first level named, a number a deal that counts."""
        self.games: dict[tuple[int, int], Played] = {}
        """By deal and rotation; also those after the deal that decided."""

    @property
    def players(self) -> int:
        return len(self.lineup)

    @property
    def is_open(self) -> bool:
        is_decided = self.stops and self.decision != Decision.OPEN
        return not is_decided and len(self.shares) < self.deals

    @property
    def expected(self) -> int:
        """Games, as far as is known."""
        return self.players * (self.deals if self.is_open else len(self.shares))

    @property
    def done(self) -> int:
        """How many of those are played."""
        return min(len(self.games), self.expected)

    def wants(self, deal: int, rotation: int) -> bool:
        return self.is_open and deal < self.deals and (deal, rotation) not in self.games

    def add(self, played: Played) -> None:
        self.games[played.deal, played.rotation] = played
        while self.is_open and self.is_whole(deal := len(self.shares)):
            self.shares.append(self.share(self.lineup[0], deal))
            if self.bar is not None and self.decision == Decision.OPEN:
                self.decision = decide(self.shares, self.bar)

    def is_whole(self, deal: int) -> bool:
        return all((deal, rotation) in self.games for rotation in range(self.players))

    def share(self, level: str, deal: int) -> float:
        """A level's part of the wins in all rotations of a deal."""
        shares = [self.games[deal, rotation].share_of(level) for rotation in range(self.players)]
        return sum(shares) / self.players

    def counted(self) -> Iterator[Played]:
        """The games that count, in order."""
        for deal in range(len(self.shares)):
            for rotation in range(self.players):
                yield self.games[deal, rotation]
