"""Mistakes of a user as one line on standard error and exit status 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, cast

import typer

WRONG_INPUT = 2
# Typer has had this class from Click or of its own: where it comes from differs between versions.
CommandLineError = cast(type[Exception], typer.BadParameter.__mro__[2])


class UsageError(Exception):
    """Something the command line itself found wrong."""


@contextmanager
def explained() -> Iterator[None]:
    """Errors that say what was wrong and what would be right need no traceback."""
    try:
        yield
    except CommandLineError as error:
        explain_call(error)
    except typer.Abort:
        say_and_leave("nothing was answered, so nothing was done")
    except (UsageError, ValueError, OSError) as error:
        if not is_meant_for_people(error):
            raise
        say_and_leave(in_one_line(error))
    except ModuleNotFoundError as error:
        from levada.extras import extra_of, how_to_get

        library = (error.name or "").partition(".")[0]
        if extra_of(library) is None:
            raise
        say_and_leave(how_to_get(library))


def explain_call(error: Any) -> NoReturn:
    """What Typer found wrong, and where to read on; no word at all has shown the help already."""
    context = error.ctx
    if type(error).__name__ == "NoArgsIsHelpError":
        sys.stderr.write(error.format_message())
        sys.exit(WRONG_INPUT)
    text = " ".join(error.format_message().split()).rstrip(".")
    where = "levada" if context is None else context.command_path
    say_and_leave(f"{text} ({where} --help)")


def say_and_leave(text: str) -> NoReturn:
    sys.stdout.flush()
    sys.stderr.write(f"levada: {text}\n")
    sys.exit(WRONG_INPUT)


def is_meant_for_people(error: Exception) -> bool:
    from levada.contract import IllegalMove, SetupError
    from levada.options import OptionError
    from levada.record import RecordError

    kinds = (UsageError, IllegalMove, SetupError, OptionError, RecordError, OSError)
    return isinstance(error, kinds) and not isinstance(error, BrokenPipeError)


def in_one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).splitlines())
