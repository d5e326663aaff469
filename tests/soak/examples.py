"""The tests that Hypothesis draws examples for, with new examples each time."""

import subprocess
import sys

from tests.soak.summary import Row

ROUNDS = 10


def check_examples(seed: int) -> list[Row]:
    for drawn in range(seed, seed + ROUNDS):
        words = ["-m", "hypothesis", "--hypothesis-profile=exploring", f"--hypothesis-seed={drawn}"]
        print(" ".join(["pytest", *words]), flush=True)
        done = subprocess.run([sys.executable, "-m", "pytest", "-x", *words], check=False)
        assert done.returncode == 0, f"an example drawn with seed {drawn} fails"
    return [Row("properties hold for examples drawn anew", f"{ROUNDS} rounds", "none fails")]
