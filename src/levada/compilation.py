"""The only door to Numba: the decorators, the cache directory, the announcement."""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar

import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = os.environ.get("LEVADA_UNCOMPILED", "") in ("", "0")
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")
CACHES_KEPT = 4
NEVER_COMPILED = (
    "advice.py",
    "arena",
    "cli",
    "drawing",
    "fairness.py",
    "game_review.py",
    "match.py",
    "presentation",
    "record.py",
    "server",
    "simulation.py",
)
ANNOUNCEMENT = "compiling the rules, once, about 10 s"


def processor() -> str:
    """Code for one kind of processor is of no use to another; a cache may travel, in an image."""
    from numba.core.registry import cpu_target

    return str(cpu_target.target_context.codegen().magic_tuple())


def source_digest() -> str:
    """Numba does not notice an edit in an imported module, so every source is part of the key.

    But for those that nothing compiled may import, as a linter sees to.
    """
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


def forget_old_caches(current: Path) -> None:
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
        forget_old_caches(directory)
    return directory


def say_on_stderr(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


announce: Callable[[str], None] = say_on_stderr
"""How a person is told that compiling has begun; the command line puts its own here."""

if COMPILED:
    import numba
    from numba.core import event

    # Numba carries no types.
    register: Callable[..., None] = event.register

    CACHE = open_cache()
    if CACHE is not None:
        vars(numba.config)["CACHE_DIR"] = str(CACHE)

    class Announcer(event.Listener):
        """Speaks when something is compiled rather than found in the cache, once for each kind."""

        def __init__(self) -> None:
            self.depth = 0
            self.said: set[str] = set()

        def on_start(self, started: Any) -> None:
            function = started.data["dispatcher"].py_func
            text = vars(function).get("announcement", ANNOUNCEMENT)
            if self.depth == 0 and text not in self.said:
                self.said.add(text)
                self.say(text)
            self.depth += 1

        def on_end(self, _ended: Any) -> None:
            self.depth -= 1

        def say(self, text: str) -> None:
            if CACHE is None:
                announce(f"{text} (each time: {cache_home()} cannot be written)")
            else:
                announce(text)

    register("numba:compile", Announcer())


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a rule into whatever calls it; uncompiled, it is the plain function."""
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(forceinline=True, error_model="numpy")(function)
    return compiled


def routine(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a function apart that compiled code calls: for what is long and used often."""
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(error_model="numpy")(function)
    return compiled


def step(function: Callable[P, R]) -> Callable[P, R]:
    """Puts a function into the one that calls it before that is compiled: for what is used once.

    Each level of calls that is compiled apart has all below it optimised again.
    """
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(inline="always", error_model="numpy")(function)
    return compiled


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a function that Python calls; it is kept in the cache."""
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(
        nogil=vars(function).get("is_lengthy", False),
        error_model="numpy",
        cache=CACHE is not None,
    )(function)
    return compiled


def lengthy(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function that takes so long that other threads should go on meanwhile.

    It lets go of the GIL. A call of microseconds must not: each would wait for the GIL again.
    """
    vars(function)["is_lengthy"] = True
    return function


def part(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function over `rules` that doors are made of; each game gets its own copy."""
    vars(function)["is_part"] = True
    return function


def announced(text: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """What is said when a door made of this function has to be compiled."""

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        vars(function)["announcement"] = text
        return function

    return mark


@cache
def bound(template: FunctionType, rules: ModuleType, **modules: ModuleType) -> FunctionType:
    """A copy of `template`, and of the parts it calls, with one game's modules as its globals.

    Functions as arguments would defeat Numba's cache; a global is a constant to it.
    """
    names = {**template.__globals__, "rules": rules, **modules}
    for name in template.__code__.co_names:
        if getattr(names.get(name), "is_part", False):
            names[name] = step(bound(names[name], rules, **modules))
    copy = FunctionType(template.__code__, names, template.__name__)
    vars(copy).update(vars(template))
    copy.__qualname__ = f"{rules.__name__}.{template.__name__}"  # names the file in the cache
    return copy


def door(template: Callable[P, R], rules: ModuleType, **modules: ModuleType) -> Callable[P, R]:
    """A function over `rules`, and what else it names of a game, compiled for one game."""
    assert isinstance(template, FunctionType)
    own: Callable[P, R] = bound(template, rules, **modules)
    return entry(own)


@cache
def uncompiled(function: FunctionType) -> FunctionType:
    """A copy of a rule that calls no compiled one."""
    names = dict(function.__globals__)
    for name in function.__code__.co_names:
        called = getattr(names.get(name), "py_func", None)
        if called is not None:
            names[name] = uncompiled(called)
    return FunctionType(function.__code__, names, function.__name__)


def plain(function: Callable[P, R]) -> Callable[P, R]:
    """The same rule for Python to call on a snapshot: compiling it would cost more than it saves."""
    own = getattr(function, "py_func", function)
    assert isinstance(own, FunctionType)
    result: Callable[P, R] = uncompiled(own)
    return result
