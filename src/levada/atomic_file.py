"""Files that are replaced as a whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """A draft beside the file, to be written; it takes the file's place if nothing fails."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield draft
        draft.replace(target)
    except OSError as error:
        error.filename = str(target)  # the draft's name would tell nobody anything
        raise
    finally:
        draft.unlink(missing_ok=True)
