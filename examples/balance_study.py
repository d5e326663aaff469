"""Is the second seat worse with palms? python examples/balance_study.py [GAMES [FOLDER]]"""

import sys

from levada import study

games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
result = study.option("santiago", "palms", players=3, games=games, seed=1)
print(f"{result.played}.")
for row in result.estimates:  # lead: points ahead of the mean of the table
    if row.labels["measure"] == "lead" and row.labels["seat"] == "2":
        print(f"palms {row.labels['palms']}: {row.mean:+.2f} ({row.low:+.2f} to {row.high:+.2f})")
        if row.is_difference and row.high < 0:
            print("The second seat is worse with palms.")
        elif row.is_difference:
            print(f"It may lose {max(0, -row.low):.2f} points by palms, but hardly more.")
if len(sys.argv) > 2:
    result.save(sys.argv[2])  # a picture, a table, a summary, the columns
