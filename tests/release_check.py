"""Builds the distributions and tries the wheel in empty environments: `make release-check`."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from pathlib import Path

from levada import __version__

DIST = Path(__file__).parents[1] / "dist"
PATIENCE = 120.0  # seconds for the server to answer
MISSING = "is not installed; pip install 'levada[server]'"


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(DIST)], check=True)
    [wheel] = DIST.glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        try_library(Environment(Path(folder) / "library", f"{wheel}"))
        try_server(Environment(Path(folder) / "server", f"{wheel}[server]"))
    print(f"{wheel.name}: the library alone and with the server: good")


class Environment:
    """A virtual environment with the wheel and what it asks for, and nothing else."""

    def __init__(self, place: Path, requirement: str) -> None:
        print(f"installing {Path(requirement).name} …")
        venv.create(place, with_pip=True)
        self.place = place
        self.programs = place / ("Scripts" if sys.platform == "win32" else "bin")
        pip = [str(self.programs / "python"), "-m", "pip", "install", "--quiet", requirement]
        subprocess.run(pip, check=True, env=self.settings)

    @property
    def settings(self) -> dict[str, str]:
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return inherited | {"LEVADA_CACHE": str(self.place / "cache")}

    def levada(self, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [self.programs / "levada", *words],
            env=self.settings,
            cwd=self.place,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stderr
        return done


def try_library(installed: Environment) -> None:
    assert installed.levada("--version").stdout == f"levada {__version__}\n"
    record = installed.levada("deal", "santiago", "--seed", "1").stdout
    (installed.place / "record.json").write_text(record, encoding="utf-8")
    assert "after move 0" in installed.levada("replay", "record.json").stdout
    played = installed.levada("simulate", "exlibris", "--games", "100", "--json").stdout
    assert json.loads(played)["games"] == 100
    assert MISSING in installed.levada("serve", status=2).stderr


def try_server(installed: Environment) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    database = f"sqlite:///{installed.place}/tables.db"
    levada = str(installed.programs / "levada")
    serve = [levada, "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen(serve, env=installed.settings, cwd=installed.place)
    try:
        assert "alive" in answer_of(f"http://127.0.0.1:{port}/healthz")
        assert "<!doctype html" in answer_of(f"http://127.0.0.1:{port}/").lower()
        assert "santiago" in answer_of(f"http://127.0.0.1:{port}/api/games")
    finally:
        server.terminate()
        server.wait()


def answer_of(address: str) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310 — our own address
                return str(answer.read(), "utf-8")
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main()
