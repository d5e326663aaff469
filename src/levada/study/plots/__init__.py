"""Pictures of what studies found, one kind for each question."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from levada.study.plots.style import STYLE

if TYPE_CHECKING:
    from levada.study.result import StudyResult


def draw(result: "StudyResult", path: Path) -> None:
    """Writes PNG and SVG beside each other; the same result gives the same files."""
    from matplotlib import rc_context

    plot = import_module(f"levada.study.plots.{result.study}_plot")
    with rc_context(STYLE):
        figure = plot.figure_of(result)
        figure.savefig(path.with_suffix(".png"), dpi=120)
        figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})
