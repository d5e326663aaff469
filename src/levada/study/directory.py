"""The directory that a study is saved to: made before the first game, not after the last."""

import os
from collections.abc import Collection
from pathlib import Path

from levada.options import OptionError
from levada.value_text import listing


def make_directory(directory: Path, names: Collection[str]) -> None:
    """Makes it where there is none; refuses one with other files than these, which are replaced."""
    if directory.exists() and not directory.is_dir():
        raise OptionError(f"{directory}: expected a directory, and this is a file")
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(
            f"{directory}: expected a directory, and none can be made there ({error.strerror})"
        ) from None
    if not os.access(directory, os.W_OK | os.X_OK):
        raise OptionError(f"{directory}: expected a directory that may be written to")
    check_others(directory, names)


def check_others(directory: Path, names: Collection[str]) -> None:
    """Hidden files do not count: they are the system's own."""
    there = {path.name for path in directory.iterdir() if not path.name.startswith(".")}
    others = sorted(there - set(names))
    if others:
        raise OptionError(
            f"{directory}: expected a directory that is new, empty, or of the same study; "
            f"it holds {listing(others)}"
        )
