"""From words to players: a level, a registered name, `module:Class` or `engine:COMMAND`."""

import shlex
import shutil
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any

from levada.bots.levels import LEVEL_NAMES, level
from levada.options import OptionError
from levada.players.code_file import CodeFile
from levada.players.factory import ClassFactory, EngineFactory, LevelFactory, PlayerFactory
from levada.players.failure import reason_of
from levada.players.parameters import known_parameters, parameters_for
from levada.players.registry import ENGINE, check_player, load_code, registered
from levada.value_text import quote

Code = Iterable[str | PathLike[str]]


def player_named(game: str, words: str) -> PlayerFactory:
    """What everything that takes a level reads it with."""
    if not words.isprintable():
        raise OptionError(f"level: {quote(words)}: expected printable letters")
    head, _, rest = words.partition(":")
    if head in LEVEL_NAMES:
        return LevelFactory(words, level(game, words))
    if head == ENGINE:
        return EngineFactory(words, command_in(words, rest))
    name, _, parameters = rest.partition(":")
    if head in registered and not is_class(registered[head].kind, name):
        kind = registered[head].kind
        return ClassFactory(words, kind, parameters_for(kind, words, rest))
    if rest and head.replace(".", "_").isidentifier():
        kind = imported(words, head, name)
        return ClassFactory(words, kind, parameters_for(kind, words, parameters))
    raise OptionError(
        f"level: {quote(head)} is not there; expected {', '.join((*LEVEL_NAMES, *registered))}, "
        f"module:Class or engine:COMMAND{what_was_meant([words])}"
    )


def is_class(kind: type[Any], name: str) -> bool:
    """Whether a name after a registered player's means a class of the module of that name."""
    return name.isidentifier() and name not in known_parameters(kind)


def what_was_meant(names: Sequence[str]) -> str:
    """A hint, where names were parted in another way than by spaces and quotes."""
    if any("," in name.partition(":")[0] for name in names):
        return "; names are parted by spaces"
    if any(Path(name).is_file() for name in names):
        return "; quotes hold a command and its file together: 'engine:node engine.mjs'"
    return ""


def load_players(code: Code) -> None:
    """Makes the players in these files known by name."""
    for path in code:
        load_code(CodeFile.read(path))


def words_in(text: str) -> list[str]:
    """Parted by spaces, as a shell does: quotes hold a command together."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise OptionError(f"level: {quote(text)}: {str(error).lower()}") from None


def command_in(words: str, text: str) -> tuple[str, ...]:
    command = tuple(words_in(text))
    if not command:
        raise OptionError(f"level: {quote(words)}: expected a command, such as engine:./engine")
    if shutil.which(command[0]) is None:
        raise OptionError(
            f"level: {quote(words)}: {quote(command[0])} is no program that can be run; expected "
            "one on the path, or an executable file such as ./engine"
        )
    return command


def imported(words: str, module: str, name: str) -> type[Any]:
    """A class by its module, which may lie in the working directory."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        raise OptionError(
            f"level: {quote(words)}: there is no module {quote(error.name)}"
        ) from None
    except Exception as error:
        raise OptionError(f"level: {quote(words)}: {reason_of(error, module)}") from error
    check_player(words, found)
    assert isinstance(found, type)
    return found
