"""The numbers moves are sent with: the next one, but for sealed bids, where each seat has its own."""

from dataclasses import dataclass, field

from levada.contract import Seat
from levada.match import Match
from levada.server.logbook import Entry


@dataclass
class Numbering:
    """Follows a logbook. Numbers only grow, also when a move is taken back."""

    following: int = 0
    """One more than the largest so far."""
    own: dict[Seat, int] = field(default_factory=dict)
    """The next number of each seat while bids are sealed: neither is stale by the other's."""
    sealed: dict[int, Seat] = field(default_factory=dict)
    """Entries, by version, whose words only their own seat may read."""
    at_once: set[int] = field(default_factory=set)
    """Entries, by version, of moves that seats make at once: not everybody sees them alike."""
    waiting: int | None = None
    """The version of the sealed bid that will be opened by the other's."""

    def number_for(self, seat: Seat | None) -> int:
        return self.following if seat is None else self.own.get(seat, self.following)

    def follow(self, match: Match) -> None:
        """Looks at where the game stands now."""
        seats = seats_at_once(match)
        if not seats:
            self.own = {}
        elif not self.own:
            self.own = {seat: self.following + n for n, seat in enumerate(seats)}

    def note(self, entry: Entry, match: Match) -> None:
        """Takes an entry into account, after which the game stands like this."""
        if entry.number is not None:
            assert entry.seat is not None
            self.following = max(self.following, entry.number + 1)
            if entry.seat in self.own:
                self.at_once.add(entry.version)
                self.own[entry.seat] += len(self.own)
                if entry.kept is None:
                    self.seal(entry, match)
            if entry.kept is not None:
                self.waiting = None  # it was the last move, so whatever is taken back, it is too
            self.follow(match)

    def seal(self, entry: Entry, match: Match) -> None:
        """A bid is read by its own seat alone until the other is in; one taken back, for ever."""
        assert entry.seat is not None
        if seats_at_once(match):
            self.sealed[entry.version] = entry.seat
            self.waiting = entry.version
        elif self.waiting is not None:
            del self.sealed[self.waiting]
            self.waiting = None


def seats_at_once(match: Match) -> list[Seat]:
    """The seats that move at once, until all of them have."""
    engine = match.game.engine
    for games in (match.games, *match.states[-1:]):
        seats = engine.seats_to_act(games, 0)
        if len(seats) > 1:
            return seats
    return []
