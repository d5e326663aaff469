"""The command line: `levada play`, `coach`, `arena`, `simulate`, `replay`, `deal`, `rules`, `bench`, `warm`."""

import io
import sys
from typing import NoReturn

from levada.cli.interrupts import INTERRUPTED, keep_interrupts

YES_OR_NO = ("--palms", "--build-named")


def plain_options(arguments: list[str]) -> list[str]:
    """Accepts option names as records write them, and yes-or-no options with a value."""
    plain: list[str] = []
    for argument in arguments:
        if argument in ("true", "false") and plain and plain[-1] in YES_OR_NO:
            if argument == "false":
                plain[-1] = plain[-1].replace("--", "--no-", 1)
        elif argument.startswith("--"):
            name, equals, value = argument.partition("=")
            plain.append(name.replace("_", "-") + equals + value)
        else:
            plain.append(argument)
    return plain


def main() -> NoReturn:
    """Runs a command. Whatever was wrong is one line on standard error and exit status 2."""
    keep_interrupts()
    try:
        sys.exit(run_command())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def run_command() -> int:
    from levada.cli.errors import explained

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ━ still works
    with explained():
        from levada.cli.app import app

        return app(plain_options(sys.argv[1:]), prog_name="levada", standalone_mode=False) or 0
