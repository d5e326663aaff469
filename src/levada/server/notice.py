"""What somebody is to be told while they are away."""

from dataclasses import dataclass, field
from typing import Any, Literal, get_args

NoticeKind = Literal[
    "your_move", "game_started", "game_over", "invitation", "tournament_round", "game_soon"
]
NOTICE_KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)


@dataclass(frozen=True)
class Notice:
    """Nothing in it may be hidden from anybody at the table: it leaves the server."""

    kind: NoticeKind
    player: str
    subject: str
    """The table, or the tournament."""
    values: dict[str, Any] = field(default_factory=dict)
    """What its text needs: `game` and `edition`; of an invitation `from`, whose it is; of a tournament
    `title`, `round` and `table`; of a game that begins soon `at`, when."""

    @property
    def table(self) -> str:
        """The table that it calls to; a tournament names one."""
        return str(self.values.get("table", self.subject))

    @property
    def once(self) -> str | None:
        """A call to one's move is not repeated until one has come back to the table."""
        return f"{self.subject} {self.player}" if self.kind == "your_move" else None
