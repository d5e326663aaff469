"""What somebody is to be told while they are away."""

from dataclasses import dataclass, field
from typing import Any, Literal, get_args

NotificationKind = Literal[
    "your_move", "game_started", "game_over", "invitation", "tournament_round", "game_soon"
]
NOTIFICATION_KINDS: tuple[NotificationKind, ...] = get_args(NotificationKind)


@dataclass(frozen=True)
class Notification:
    """Nothing in it may be hidden from anybody at the table: it leaves the server."""

    kind: NotificationKind
    player: str
    subject: str
    """The table, or the tournament."""
    values: dict[str, Any] = field(default_factory=dict)
    """What its text needs: `game` and `edition`; of an invitation `from`, whose it is; of a tournament
    `title`, `round` and `table`; of a game that begins soon `at`, when."""

    @property
    def table(self) -> str:
        """The table that it is about; a tournament names one."""
        return str(self.values.get("table", self.subject))

    @property
    def once(self) -> str | None:
        """One's move is not told again until one has come back to the table."""
        return once_for(self.player, self.subject) if self.kind == "your_move" else None


def once_for(player: str, table_id: str) -> str:
    """What is the same in all notifications that it is somebody's move at a table."""
    return f"{table_id} {player}"
