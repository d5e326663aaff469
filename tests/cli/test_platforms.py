"""What only POSIX has is guarded, so that the same commands start on Windows."""

import ast
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import levada
from levada.arena.executors import ctrl_c_blocked
from levada.cli.serve import server_config
from levada.server.settings import Settings

SOURCES = Path(levada.__file__).parent
BUILD = SOURCES.parents[1] / "web/build.py"
POSIX_MODULES = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}
POSIX_NAMES = {
    *("signal.SIGHUP", "signal.SIGKILL", "signal.SIGUSR1", "signal.pthread_sigmask"),
    *("os.fork", "os.getuid", "os.geteuid", "os.kill", "os.killpg", "os.setsid", "os.umask"),
    *("os.sched_getaffinity", "socket.AF_UNIX", "socket.SO_REUSEPORT", "loop.add_signal_handler"),
}
GUARDED = {
    ("arena/executors.py", "signal.pthread_sigmask"),
    ("cli/database_file.py", "fcntl"),
    ("players/engine_process.py", "os.killpg"),
    ("players/engine_process.py", "signal.SIGKILL"),
    ("server/metrics.py", "os.kill"),
    ("server/open_connections.py", "resource"),
}


def posix_names_in(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in POSIX_MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in POSIX_MODULES:
            yield node.module
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in POSIX_NAMES:
            yield ast.unparse(node)


def test_what_only_posix_has_is_used_only_where_it_is_guarded() -> None:
    found = {
        (source.relative_to(SOURCES).as_posix() if source != BUILD else "build.py", name)
        for source in (*SOURCES.rglob("*.py"), BUILD)
        for name in posix_names_in(source)
    }
    assert found == GUARDED


def test_workers_start_where_signals_cannot_be_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    with ctrl_c_blocked():
        assert not hasattr(signal, "pthread_sigmask")


@pytest.mark.parametrize(
    ("platform", "loop"), [("linux", "uvloop"), ("darwin", "uvloop"), ("win32", "asyncio")]
)
def test_the_server_runs_on_a_loop_its_platform_has(
    monkeypatch: pytest.MonkeyPatch, platform: str, loop: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert server_config(Settings()).loop == loop
