"""The options of all games as flags, for the commands that make a table.

They come from what each game declares. Games are loaded only when such a command is used: they bring
NumPy and Numba with them, and `levada --help` answers at once without.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import typer
from typer.core import TyperCommand
from typer.main import get_command

from levada.cli.gathered_options import option, with_options
from levada.games import GAMES
from levada.games import game as game_named

if TYPE_CHECKING:
    from levada.options import Choice

GIVEN = "levada.table"


class TableCommand(TyperCommand):
    """A command with a flag for every option of every game, which `given_options` reads."""

    games: ClassVar[Sequence[str]] = GAMES
    left_out: ClassVar[Sequence[str]] = ()
    """Options that the command itself sets."""

    def get_params(self, ctx: Any) -> list[Any]:
        names = self.names()
        return [*super().get_params(ctx), *(flag for flag in table_flags() if flag.name in names)]

    def names(self) -> set[str]:
        declared = [game_named(name) for name in self.games]
        known = {
            name for game in declared for name in (*game.options.choices(), *game.wishes.choices())
        }
        return known - set(self.left_out)

    def invoke(self, ctx: Any) -> Any:
        given = {name: ctx.params.pop(name) for name in self.names()}
        ctx.meta[GIVEN] = {name: value for name, value in given.items() if value is not None}
        return super().invoke(ctx)


def given_options(context: typer.Context) -> dict[str, Any]:
    """The options of a game that were given to a `TableCommand`."""
    found: dict[str, Any] = context.meta[GIVEN]
    return found


@cache
def table_options() -> dict[str, Any]:
    """By name; what several games know stands under none of their headings."""
    declared: dict[str, tuple[Choice, str | None]] = {}
    for game in map(game_named, GAMES):
        for name, choice in {**game.options.choices(), **game.wishes.choices()}.items():
            declared[name] = (choice, None if name in declared else game.title)
    return {
        name: option_for(name, *declaration, default_of(name))
        for name, declaration in declared.items()
    }


def default_of(name: str) -> str:
    """What an option is when it is left out, in each game that has it, or as its edition says."""
    by_game: dict[str, str] = {}
    for game in map(game_named, GAMES):
        defaults = {**game.options.defaults(), **game.wishes.defaults()}
        if name in defaults:
            own = {edition.defaults.get(name) for edition in game.options.editions.values()}
            by_game[game.name] = "as the edition" if own - {None} else in_help(defaults[name])
    values = set(by_game.values())
    if len(values) == 1:
        return values.pop()
    return ", ".join(f"{game} {value}" for game, value in by_game.items())


def in_help(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def option_for(name: str, choice: "Choice", heading: str | None, default: str) -> Any:
    """Only the type is checked here: the game knows its values, and which go together."""
    dashed = f"--{name.replace('_', '-')}"
    kinds = {type(value) for value in choice.values}
    names = [f"{dashed}/--no-{dashed[2:]}"] if kinds == {bool} else []
    text = help_of(choice, lists_values=heading is not None)
    kind = kinds.pop() if len(kinds) == 1 else str
    return option(kind, text, heading, *names, default=default)


def help_of(choice: "Choice", *, lists_values: bool) -> str:
    """What it means; and what it may be, unless that is said already or is yes or no."""
    from levada.options import in_words

    is_said = choice.reads is not None or isinstance(choice.values[0], bool)
    has_list = lists_values and not is_said
    text = f"{choice.means}: {in_words(choice.values)}" if has_list else choice.means
    return f"{text[0].upper()}{text[1:]}."


@cache
def table_flags() -> Sequence[Any]:
    """The options as Typer makes flags of them: it does so only for the commands of an app."""

    def command(table: dict[str, Any]) -> None:
        raise NotImplementedError(table)  # it is never called

    app = typer.Typer(add_completion=False)
    app.command()(with_options(command, "table", table_options()))
    return get_command(app).params
