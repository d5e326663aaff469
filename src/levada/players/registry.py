"""Players of one's own by name: registered by a decorator, or found in a file of code."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from levada.bots.levels import LEVEL_NAMES
from levada.options import OptionError
from levada.players.code_file import CodeFile, CodeModule, run_code
from levada.value_text import quote

ENGINE = "engine"
RESERVED = (*LEVEL_NAMES, ENGINE)
EXPECTED = "expected a class with choose(view, legal) or act(games, seat)"

Kind = TypeVar("Kind", bound=type[Any])


@dataclass(frozen=True)
class NamedClass:
    """A class under the name of its player."""

    name: str
    kind: type[Any]

    @property
    def identity(self) -> tuple[str, str]:
        """The same class of the same file, though it was loaded again."""
        return source_file(self.kind) or self.kind.__module__, self.kind.__qualname__


Source: TypeAlias = NamedClass | CodeFile
"""Where another process finds a player that is registered in this one."""

registered: dict[str, NamedClass] = {}
loaded: dict[CodeFile, CodeModule] = {}


def player(name: str) -> Callable[[Kind], Kind]:
    """Registers a class as a player: `@levada.player("bold")`."""

    def register_class(kind: Kind) -> Kind:
        register(NamedClass(name, kind))
        return kind

    return register_class


def register(named: NamedClass) -> None:
    name = named.name
    if name in RESERVED or not name.replace("-", "_").isidentifier():
        raise OptionError(
            f"player: {quote(name)} cannot be a name; expected letters, digits, - and _, and none "
            f"of {', '.join(RESERVED)}"
        )
    check_player(name, named.kind)
    there = registered.get(name)
    if there is not None and there.identity != named.identity:
        raise OptionError(
            f"player: {quote(name)} is there already, as {there.kind.__qualname__} of "
            f"{there.identity[0]}; choose another name"
        )
    registered[name] = named


def check_player(name: str, kind: Any) -> None:
    if not isinstance(kind, type) or not is_player(kind):
        raise OptionError(f"player: {quote(name)} is no player; {EXPECTED}")
    method = "act" if hasattr(kind, "act") else "choose"
    if not takes_two(inspect.getattr_static(kind, method)):
        raise OptionError(f"player: {quote(name)}: {method} takes other arguments; {EXPECTED}")


def takes_two(method: object) -> bool:
    """Whether a method can be asked; of what is no plain function, its first game will tell."""
    if not inspect.isfunction(method):
        return True
    try:
        inspect.signature(method).bind("self", "position", "choices")
    except TypeError:
        return False
    return True


def is_player(kind: type[Any]) -> bool:
    return any(callable(getattr(kind, method, None)) for method in ("choose", "act"))


def source_file(kind: type[Any]) -> str | None:
    try:
        return inspect.getsourcefile(kind)
    except (TypeError, OSError):  # typed at a prompt
        return None


def load_code(code: CodeFile) -> None:
    """Runs a file of code once: its registered players are there, or its only class that is one."""
    if code in loaded:
        return
    before = dict(registered)
    module = run_code(code)
    if registered == before:
        register_only_class(code, module)
    loaded[code] = module


def register_only_class(code: CodeFile, module: CodeModule) -> None:
    found = [kind for kind in module.classes() if is_player(kind)]
    match found:
        case []:
            raise OptionError(f"{code.path}: no player in it; {EXPECTED}")
        case [kind]:
            register(NamedClass(kind.__name__, kind))
        case _:
            names = ", ".join(kind.__name__ for kind in found)
            raise OptionError(
                f"{code.path}: {len(found)} classes could be players, {names}; name them with "
                '@levada.player("…")'
            )


def sources_of(all_words: Iterable[str]) -> tuple[Source, ...]:
    """What another process has to be given, so that it knows these players too."""
    by_module = {module.name: code for code, module in loaded.items()}
    heads = dict.fromkeys(words.partition(":")[0] for words in all_words)
    named = [registered[head] for head in heads if head in registered]
    return tuple(dict.fromkeys(by_module.get(each.kind.__module__, each) for each in named))


def restore(sources: Sequence[Source]) -> None:
    """The players of the process that gave these."""
    for source in sources:
        if isinstance(source, CodeFile):
            load_code(source)
        else:
            register(source)
