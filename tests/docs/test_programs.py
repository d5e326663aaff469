"""Every Python program of the docs runs as it stands, but with fewer games."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from levada.study.looks import LEAST_GAMES
from tests.docs.pages import PAGES, blocks

ONLY_READ = "<!-- only read:"
"""Stands with its reason above a program that cannot be run here."""
SMALLER = {
    r"\b(games|size|least|most)=(\d[\d_]*)": 8,
    r"\b(iterations|milliseconds|playouts)=(\d[\d_]*)": 20,
}
SESSIONS = '''
def run_session(text):
    """What is typed after >>> answers what the page says."""
    import doctest
    session = doctest.DocTestParser().get_doctest(text, globals(), "session", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(session, clear_globs=False)
    globals().update(session.globs)
    assert runner.summarize().failed == 0
'''


def is_tried(page: str) -> bool:
    return any(not above.startswith(ONLY_READ) for above, _ in blocks(page, "python"))


def program_of(page: str) -> str:
    """All Python of a page as one program."""
    parts = [SESSIONS]
    for above, code in blocks(page, "python"):
        compile(code if ">>>" not in code else "", page, "exec")
        if not above.startswith(ONLY_READ):
            parts.append(f"run_session({code!r})\n" if ">>>" in code else smaller(code))
    return "\n".join(parts)


def smaller(code: str) -> str:
    for number, most in SMALLER.items():
        code = re.sub(number, lambda found: f"{found[1]}={min(int(found[2]), most)}", code)  # noqa: B023 — called at once
    return re.sub(r"(\bstudy\..*\bgames=)\d+", rf"\g<1>{LEAST_GAMES}", code)


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if is_tried(page)])
def test_the_programs_of_a_page_run(page: str, tmp_path: Path) -> None:
    program = tmp_path / "page.py"
    program.write_text(program_of(page), encoding="utf-8")
    command = [sys.executable, str(program)]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_fewer_games_are_played_here() -> None:
    assert smaller("simulate(games=100_000, size=4)") == "simulate(games=8, size=4)"
    assert smaller("study.seat(game, games=2_000)") == f"study.seat(game, games={LEAST_GAMES})"
