"""What each seat has seen happen, from the first draw on: the information states, in words and numbers."""

import numpy as np
import numpy.typing as npt

from levada.contract import NOBODY, Numbers, Seat

CHANCE = 1
FIRST_SEAT = 2
HIDDEN = 0
"""What stands for an action or a draw that the seat has not seen."""


class KnownEvents:
    """Everybody sees that something happens; who may not see what has a blank in its place.

    Beside the seats there are a spectator, and somebody who sees everything.
    """

    def __init__(self, players: int, most_events: int) -> None:
        self.numbers: npt.NDArray[np.int16] = np.zeros((players, most_events, 2), np.int16)
        """By seat and event: who (CHANCE, or FIRST_SEAT and on), and 1 more than what."""
        self.happened = 0
        self.words = [""] * (players + 2)

    @property
    def players(self) -> int:
        return len(self.numbers)

    def note_draw(self, outcome: int, words: str, owner: Seat) -> None:
        self.note(CHANCE, outcome, words, "dealt", owner)

    def note_action(self, seat: Seat, action: int, words: str, *, is_sealed: bool) -> None:
        hidden_words = f"{seat} sealed"
        self.note(
            FIRST_SEAT + seat,
            action,
            f"{seat} {words}",
            hidden_words,
            seat if is_sealed else NOBODY,
        )

    def note(self, who: int, what: int, words: str, hidden_words: str, owner: Seat) -> None:
        """One event; an owner sees it alone, NOBODY means that all do."""
        for seat in range(self.players):
            is_seen = owner in (NOBODY, seat)
            self.numbers[seat, self.happened] = who, 1 + what if is_seen else HIDDEN
        self.happened += 1
        for watcher in range(self.players + 2):
            is_seen = owner in (NOBODY, watcher) or watcher == self.players + 1
            self.words[watcher] += f"{words if is_seen else hidden_words}\n"

    def open(self, event: int, seat: Seat, action: int, words: str) -> None:
        """What was sealed is shown to all."""
        self.numbers[:, event, 1] = 1 + action
        self.tell(f"opened: {seat} {words}")

    def tell(self, words: str) -> None:
        """Something that everybody gets to know, and that follows from the events."""
        self.words = [f"{known}{words}\n" for known in self.words]

    def as_seen_by(self, seat: Seat) -> Numbers:
        seen: Numbers = self.numbers[seat].astype(np.float32)
        return seen
