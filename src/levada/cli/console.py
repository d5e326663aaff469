"""The two consoles: results on standard output, progress and remarks on standard error."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

out = Console(highlight=False)
remarks = Console(stderr=True, highlight=False)


@contextmanager
def progress_bar(what: str, total: int | None) -> Iterator[Progress]:
    """A bar with the time left, if it is known; shown only where somebody watches."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=remarks, transient=True, disable=not remarks.is_terminal
    ) as progress:
        progress.add_task(what, total=total)
        yield progress
