"""What compiles a function, and when to use which; docs/compilation.md shows how they join.

| mark | for |
| --- | --- |
| `@rule` | a rule of a game, or anything short: it becomes a part of whatever calls it |
| `@step` | something long that one place calls: it is put there before that is compiled |
| `@routine` | something long that several places call: it is compiled once, apart from them |
| `@template` | a function over a game's `rules` that another such function calls |
| `@entry_point` | what Python calls; `entry_point_for` makes one of a template for one game |

Plain Python asks a rule through `uncompiled`.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar

from levada.compiled_cache import ANNOUNCEMENT, CACHE, COMPILED, announce_compiling

P = ParamSpec("P")
R = TypeVar("R")

if COMPILED:
    import numba
    from numba.core import event

    # Numba carries no types.
    register: Callable[..., None] = event.register

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
                announce_compiling(text)
            self.depth += 1

        def on_end(self, _ended: Any) -> None:
            self.depth -= 1

    register("numba:compile", Announcer())


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """For a rule, or anything short: compiled into whatever calls it."""
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(forceinline=True, error_model="numpy")(function)
    return compiled


def step(function: Callable[P, R]) -> Callable[P, R]:
    """For something long that one place calls: put there before that is compiled.

    Each level of calls that is compiled apart has all below it optimised again.
    """
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(inline="always", error_model="numpy")(function)
    return compiled


def routine(function: Callable[P, R]) -> Callable[P, R]:
    """For something long that several places call: compiled once, apart from them."""
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(error_model="numpy")(function)
    return compiled


def template(function: Callable[P, R]) -> Callable[P, R]:
    """For a function over `rules` that another such function calls: each game gets its own copy."""
    vars(function)["is_template"] = True
    return function


def entry_point(function: Callable[P, R], *, releases_gil: bool = False) -> Callable[P, R]:
    """For what Python calls: compiled with all it calls, and kept in the cache.

    One that runs long lets go of the GIL, so that other threads go on meanwhile. A call of
    microseconds must not: each would wait for the GIL again.
    """
    if not COMPILED:
        return function
    compiled: Callable[P, R] = numba.njit(
        nogil=releases_gil, error_model="numpy", cache=CACHE is not None
    )(function)
    return compiled


def entry_point_for(
    rules: ModuleType,
    function: Callable[P, R],
    *,
    releases_gil: bool = False,
    announcement: str = ANNOUNCEMENT,
    **modules: ModuleType,
) -> Callable[P, R]:
    """The entry point of one game: a function over `rules`, and over other modules it names."""
    assert isinstance(function, FunctionType)
    own = copy_for(rules, function, **modules)
    vars(own)["announcement"] = announcement
    compiled: Callable[P, R] = entry_point(own, releases_gil=releases_gil)
    return compiled


@cache
def copy_for(rules: ModuleType, function: FunctionType, **modules: ModuleType) -> FunctionType:
    """A copy of a function, and of the templates it calls, with one game's modules as its globals.

    Functions as arguments would defeat Numba's cache; a global is a constant to it.
    """
    names = {**function.__globals__, "rules": rules, **modules}
    for name in function.__code__.co_names:
        if getattr(names.get(name), "is_template", False):
            names[name] = step(copy_for(rules, names[name], **modules))
    copy = FunctionType(function.__code__, names, function.__name__)
    copy.__qualname__ = f"{rules.__name__}.{function.__name__}"  # names the file in the cache
    return copy


def uncompiled(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled rule for plain Python to ask over a snapshot, where compiling would not pay."""
    own = getattr(function, "py_func", function)
    assert isinstance(own, FunctionType)
    result: Callable[P, R] = uncompiled_copy(own)
    return result


@cache
def uncompiled_copy(function: FunctionType) -> FunctionType:
    """A copy of a rule that calls no compiled one."""
    names = dict(function.__globals__)
    for name in function.__code__.co_names:
        called = getattr(names.get(name), "py_func", None)
        if called is not None:
            names[name] = uncompiled_copy(called)
    return FunctionType(function.__code__, names, function.__name__)
