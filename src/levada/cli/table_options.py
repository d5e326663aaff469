"""Every option of both games, once, for the commands that make a table."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

SANTIAGO = "Santiago"
EX_LIBRIS = "Ex Libris"


def option(kind: Any, text: str, panel: str | None, *names: str) -> Any:
    return Annotated[kind | None, typer.Option(*names, help=text, rich_help_panel=panel)]


TABLE_OPTIONS = {
    "players": option(int, "How many play.", None),
    "edition": option(str, "amigo, samarkand or trefl.", SANTIAGO),
    "palms": option(bool, "Three palms.", SANTIAGO, "--palms/--no-palms"),
    "min_offer": option(int, "The smallest offer in bribery: 0 or 1.", SANTIAGO),
    "money": option(str, "What others see of yours: open or hidden.", SANTIAGO),
    "spare_tile": option(str, "The 45th tile: boxed or planted.", SANTIAGO),
    "build_named": option(
        bool,
        "The overseer may pay to build on a named segment.",
        SANTIAGO,
        "--build-named/--no-build-named",
    ),
    "spring": option(str, "inside, anywhere, or a crossing such as C2.", SANTIAGO),
    "palms_at": option(str, "drawn, or three squares such as 'b2 e5 h1'.", SANTIAGO),
    "overseer": option(str, "The first overseer: drawn, or a seat.", SANTIAGO),
    "first": option(str, "Who starts: drawn, or a seat.", EX_LIBRIS),
}


def with_table_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options to a command; those that were given reach it as `table`."""
    return with_options(command, "table", TABLE_OPTIONS)


def with_options(
    command: Callable[..., None], gathered: str, options: dict[str, Any]
) -> Callable[..., None]:
    """Adds options to a command; those that were given reach it together, under one name."""

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
