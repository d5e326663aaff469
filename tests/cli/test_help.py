"""The help: what every option is when it is left out."""

from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from levada.advice import PLAYOUTS
from levada.cli.app import app
from levada.cli.serve_options import SERVE_OPTIONS
from levada.server.settings import Settings
from levada.study.ask import MOST_GAMES, WITHIN
from tests.cli.conftest import Run

NOTHING_UNLESS_ASKED = {
    "--bar", "--bars", "--code", "--columns", "--from", "--hash", "--out", "--ray", "--records",
    "--state",
}  # fmt: skip


def options(command: Any = None, name: str = "levada", parent: Any = None) -> Iterator[Any]:
    """Every option of every command, with the words that lead to it."""
    command = command or get_command(app)
    context = command.make_context(name, [], parent=parent, resilient_parsing=True)
    for below, each in getattr(command, "commands", {}).items():
        yield from options(each, below, context)
    for option in command.get_params(context):
        if option.param_type_name == "option":
            yield context.command_path, option


def test_every_option_says_what_it_is_unless_given() -> None:
    silent = {
        f"{path} {option.opts[0]}"
        for path, option in options()
        if not option.required
        and (not option.is_flag or option.secondary_opts)
        and option.default is None
        and not isinstance(option.show_default, str)
        and option.opts[0] not in NOTHING_UNLESS_ASKED
    }
    assert silent == set()


@pytest.mark.parametrize("name", [name for name in SERVE_OPTIONS if name != "database"])
def test_the_defaults_of_the_server_are_those_of_its_settings(name: str) -> None:
    shown = SERVE_OPTIONS[name].__metadata__[0].show_default
    default = Settings.model_fields[name].default
    if isinstance(default, tuple):
        default = ", ".join(default)
    assert shown == ("limits" if default is True else str(default) or "none")


def test_the_defaults_of_studies_and_of_the_coach_are_theirs() -> None:
    shown = {f"{path} {option.opts[0]}": option.show_default for path, option in options()}
    assert shown["levada study seat --games"] == str(MOST_GAMES)
    assert shown["levada study seat --within"] == str(WITHIN)
    assert shown["levada coach --playouts"] == str(PLAYOUTS)


def test_a_game_s_own_defaults_are_shown(run: Run) -> None:
    shown = " ".join(run("deal", "--help").out.split())
    for default in ("(amigo)", "(as the edition)", "(drawn)", "(inside)"):
        assert default in shown
