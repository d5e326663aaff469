"""`make versions`: the fast tests and a whole game by the server on each Python Levada is meant for.

An interpreter is looked for on PATH and among pyenv's; one that is not here is said to be missing.
Each has an environment of its own, kept under `.versions`. `python -m tests.versions 3.13` tries one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".versions"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
NOT_IN_FAST = ("--ignore=tests/browser", "--ignore=tests/server")
MISSING = "not installed here"


def interpreter(version: str) -> str | None:
    """Whatever runs and is that version; a shim on PATH may lead nowhere."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found = [shutil.which(f"python{version}")]
    found += map(str, pyenv.glob(f"versions/{version}.*/bin/python{version}"))
    return next((path for path in found if path is not None and runs(path)), None)


def runs(path: str) -> bool:
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


def result(version: str) -> str:
    python = interpreter(version)
    if python is None:
        return MISSING
    own = KEPT / version
    own_python = str(own / "bin/python")
    install = [own_python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    test = [own_python, "-m", "pytest", "-p", "no:cacheprovider"]
    steps = {
        "no environment can be made": [python, "-m", "venv", str(own)],
        "a dependency has no wheel or fails to install": [
            *install,
            "--no-deps",
            "--require-hashes",
            "--requirement=requirements/develop.txt",
        ],
        "Levada fails to install": [
            *install,
            "--no-deps",
            "--no-build-isolation",
            "--editable=.",
        ],
        "a fast test fails": [*test, "-m", "not slow", *NOT_IN_FAST],
        "a game by the server fails": [*test, "tests/server/test_smoke.py"],
    }
    for failure, words in steps.items():
        print(f"Python {version}: {' '.join(words)}", flush=True)
        if subprocess.run(words, cwd=ROOT, check=False).returncode:
            return failure
    return "passed"


def main(versions: list[str]) -> None:
    results = {version: result(version) for version in versions or VERSIONS}
    for version, what in results.items():
        print(f"Python {version}: {what}")
    if not set(results.values()) <= {"passed", MISSING}:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
