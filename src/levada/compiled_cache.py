"""Where compiled code is kept between two runs, and what is said when something is not there yet."""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import platformdirs

COMPILED = os.environ.get("LEVADA_UNCOMPILED", "") in ("", "0")
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")
CACHES_KEPT = 4
ANNOUNCEMENT = "compiling the rules, once, about 10 s"

NEVER_COMPILED = (
    "advice.py",
    "arena",
    "atomic_file.py",
    "batch.py",
    "batch_bots.py",
    "batch_buffers.py",
    "cli",
    "column_files.py",
    "columns.py",
    "drawing",
    "environments",
    "extras.py",
    "fair_deal.py",
    "game_review.py",
    "match.py",
    "players",
    "presentation",
    "record.py",
    "saved_batch.py",
    "server",
    "simulation.py",
    "study",
)
"""An edit there leaves the cache as it is; so nothing there may be compiled, as a test checks."""


def processor() -> str:
    """Code for one kind of processor is of no use to another; a cache may travel, in an image."""
    from numba.core.registry import cpu_target

    return str(cpu_target.target_context.codegen().magic_tuple())


def source_digest() -> str:
    """Numba does not notice an edit in an imported module, so the sources are part of the key."""
    made_for = f"{version('numba')} {BOUNDS_CHECKED} {sys.version} {processor()}"
    digest = hashlib.sha256(made_for.encode())
    root = Path(__file__).parent
    for source in sorted(root.rglob("*.py")):
        name = source.relative_to(root)
        if name.parts[0] not in NEVER_COMPILED:
            digest.update(str(name).encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    return Path(os.environ.get("LEVADA_CACHE") or platformdirs.user_cache_path("levada"))


def is_writable(directory: Path) -> bool:
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return True
    except OSError:
        return False


def remove_old_caches(current: Path) -> None:
    """Keeps the few newest versions' caches; another running version may own one of them."""
    siblings = sorted(
        (path for path in current.parent.glob("rules-*") if path != current),
        key=lambda path: path.stat().st_mtime,
        reverse=True,
    )
    for stale in siblings[CACHES_KEPT - 1 :]:
        shutil.rmtree(stale, ignore_errors=True)


def open_cache() -> Path | None:
    """The directory of this version's compiled code, or None where nothing can be written."""
    directory = cache_home() / f"rules-{source_digest()}"
    is_new = not directory.exists()
    if not is_writable(directory):
        return None
    if is_new:
        remove_old_caches(directory)
    return directory


CACHE = open_cache() if COMPILED else None


def say_on_stderr(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


announce: Callable[[str], None] = say_on_stderr
"""How a person is told that compiling has begun; the server puts its own here."""


def announce_compiling(text: str) -> None:
    if CACHE is None:
        announce(f"{text} (each time: {cache_home()} cannot be written)")
    else:
        announce(text)
