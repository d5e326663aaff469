"""Commands that get many options together, as one mapping of those that were given."""

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Annotated, Any

import typer

Command = Callable[..., None]


def option(kind: Any, text: str, panel: str | None, *names: str, default: str | None = None) -> Any:
    """An option that may be left out; `default` says in the help what it is then."""
    shown = typer.Option(
        *names, help=text, rich_help_panel=panel, show_default=True if default is None else default
    )
    return Annotated[kind | None, shown]


def with_options(command: Command, gathered: str, options: Mapping[str, Any]) -> Command:
    """Adds options to a command; those that were given reach it under the name `gathered`."""

    @wraps(command)
    def wrapped(**arguments: Any) -> None:
        asked = {name: arguments.pop(name) for name in options}
        given = {name: value for name, value in asked.items() if value is not None}
        command(**{gathered: given}, **arguments)

    signature = inspect.signature(command)
    own = [each for each in signature.parameters.values() if each.name != gathered]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in options.items()
    ]
    vars(wrapped)["__signature__"] = signature.replace(parameters=[*own, *added])
    wrapped.__annotations__ = {each.name: each.annotation for each in (*own, *added)}
    del vars(wrapped)["__wrapped__"]
    return wrapped
