"""Is the second seat worse with palms? python examples/balance_study.py [GAMES [FOLDER]]"""

import sys
from pathlib import Path

from levada import study

games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
for palms in (False, True):
    name = "with palms" if palms else "without palms"
    result = study.seat("santiago", players=3, palms=palms, games=games, seed=1)
    print(f"{name}: {result.answer}")
    for row in result.estimates:
        if row.labels["measure"] == "lead":  # points before the mean of the table
            print(
                f"  seat {row.labels['seat']}: {row.mean:+.2f} ({row.low:+.2f} to {row.high:+.2f})"
            )
    if len(sys.argv) > 2:
        result.save(Path(sys.argv[2]) / name)  # a picture, a table, a summary, the columns
