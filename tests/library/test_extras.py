"""What works with the library and the command line alone, and what is said of the rest."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from levada.extras import EXTRAS

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/records/exlibris-end-by-city.json"
WITHOUT_EXTRAS = """
import sys
from levada.extras import EXTRAS
missing = {library for each in EXTRAS.values() for library in each} - {"pydantic"}  # typer's too
sys.modules |= dict.fromkeys(missing)
from levada.cli import main
main()
"""


def levada(*words: str) -> subprocess.CompletedProcess[str]:
    """The command where no library of any extra can be imported."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def imported_as(requirement: str) -> str:
    return re.split(r"[^\w-]", requirement)[0].replace("-", "_")


def test_every_library_of_an_extra_is_known() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = dict(project["optional-dependencies"])
    assert extras.pop("all") == [f"levada[{','.join(extras)}]"]
    listed = {extra: tuple(map(imported_as, names)) for extra, names in extras.items()}
    assert listed == EXTRAS


@pytest.mark.parametrize(
    "words",
    [
        ("--version",),
        ("--help",),
        ("serve", "--help"),
        ("admin", "--help"),
        ("deal", "exlibris", "--seed", "1"),
        ("simulate", "exlibris", "--games", "20"),
        ("replay", str(RECORD)),
        ("rules", "santiago"),
        ("coach", str(RECORD), "--at", "3", "--playouts", "5", "--level", "expert:iterations=5"),
        (
            "arena",
            "match",
            "exlibris",
            "--lineup",
            "random random",
            "--games",
            "4",
            "--players",
            "2",
        ),
    ],
)
def test_the_command_line_needs_no_extra(words: tuple[str, ...]) -> None:
    done = levada(*words)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("admin", "list"), "server"),
        (("admin", "backup", "copy.db"), "server"),
    ],
)
def test_what_is_missing_is_said_in_one_line(words: tuple[str, ...], extra: str) -> None:
    done = levada(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    expected = rf"levada: \w+ is not installed; pip install 'levada\[{extra}\]'\n"
    assert re.fullmatch(expected, done.stderr)
