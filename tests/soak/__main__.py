"""`python -m tests.soak` does every part, `python -m tests.soak kills worlds` those two, and
`python -m tests.soak kills 12` one with the seed that a run before has printed.

A part that fails is told with its trace, the others go on, and the exit status is 1.
"""

import sys
import time
import traceback
from collections.abc import Callable

from tests.soak.deliveries import check_deliveries
from tests.soak.examples import check_examples
from tests.soak.faults import check_faults
from tests.soak.figures import check_figures
from tests.soak.keys import check_keys
from tests.soak.kills import check_kills
from tests.soak.proxies import check_proxies
from tests.soak.rules import check_rules
from tests.soak.summary import Row, page
from tests.soak.tournaments import check_tournaments
from tests.soak.worlds import check_worlds

PARTS: dict[str, Callable[[int], list[Row]]] = {
    "rules": check_rules,
    "examples": check_examples,
    "kills": check_kills,
    "deliveries": check_deliveries,
    "faults": check_faults,
    "tournaments": check_tournaments,
    "worlds": check_worlds,
    "proxies": check_proxies,
    "keys": check_keys,
    "figures": check_figures,
}


def main(words: list[str]) -> int:
    seeds = [int(word) for word in words if word.isdecimal()]
    seed = seeds[0] if seeds else int(time.time())
    print(f"seed {seed}", flush=True)
    start, rows, failed = time.monotonic(), list[Row](), 0
    for part in [word for word in words if not word.isdecimal()] or PARTS:
        began = time.monotonic()
        try:
            rows += PARTS[part](seed)
        except Exception as error:  # noqa: BLE001 — the other parts are to be run all the same
            traceback.print_exc()
            failed += 1
            rows.append(Row(part, "FAILED", f"{type(error).__name__}: {error}"))
        print(f"{part}: {time.monotonic() - began:.0f} s", flush=True)
    print(page(seed, rows, time.monotonic() - start))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
