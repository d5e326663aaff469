"""A game as a terminal shows it, drawn from what may be seen and nothing else."""

from collections.abc import Sequence
from io import StringIO
from typing import Protocol

from rich.console import Console, RenderableType

from levada.game import AnyView
from levada.games import module_of

WIDTH = 80  # of plain text, whatever the terminal's


class Drawing(Protocol):
    """What a game's drawing module offers."""

    LEGEND: str

    def draw(self, view: AnyView, names: Sequence[str]) -> RenderableType:
        """The table as one seat sees it."""

    def ask(self, view: AnyView) -> str:
        """What the seat to act has to decide, in a sentence."""

    def tell(self, before: AnyView, after: AnyView, names: Sequence[str]) -> list[str]:
        """What happened between two views beside the move itself, a sentence each."""


def drawing_of(view: AnyView) -> Drawing:
    found: Drawing = module_of(view["game"], "levada.drawing.{}")
    return found


def draw_all(view: AnyView, line: AnyView, names: Sequence[str]) -> RenderableType:
    """The table with everything shown: a view, with money and hands from a line of the trace."""
    shown = {name: line[name] for name in ("money", "hands") if name in line}
    return drawing_of(view).draw({**view, **shown}, names)


def plain_text(drawn: RenderableType) -> str:
    """A drawing without colours, as `print` shows it."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(drawn)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
