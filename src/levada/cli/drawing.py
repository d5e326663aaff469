"""A game as the terminal shows it, drawn from what may be seen and nothing else."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType

from levada.cli import drawing_exlibris, drawing_santiago
from levada.match import Match

View: TypeAlias = dict[str, Any]


class Drawing(Protocol):
    """What a game's drawing module offers."""

    LEGEND: str

    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        """The table as one seat sees it."""

    def ask(self, view: View) -> str:
        """What the seat to act has to decide, in a sentence."""

    def tell(self, before: View, after: View, names: Sequence[str]) -> list[str]:
        """What happened between two views beside the move itself, a sentence each."""


DRAWINGS: dict[str, Drawing] = {"santiago": drawing_santiago, "exlibris": drawing_exlibris}


def drawing_of(view: View) -> Drawing:
    return DRAWINGS[view["game"]]


def draw_all(match: Match, names: Sequence[str]) -> RenderableType:
    """The table with everything shown, for a game that is replayed."""
    *_, now = match.trace()
    shown = {name: now[name] for name in ("money", "hands") if name in now}
    view = match.view() | shown
    return drawing_of(view).draw(view, names)
