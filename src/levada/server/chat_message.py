"""What somebody said at a table."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ChatMessage:
    """A text, or a phrase with its values that each reader sees in their own language."""

    id: int
    player_id: str
    seat: int
    phrase: str | None
    values: dict[str, Any] | None
    text: str | None
    at: float
