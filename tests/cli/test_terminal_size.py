"""The table and its question fit a terminal of 80 columns and 24 rows."""

import random
from typing import Any

import pytest
from rich.text import Text

import levada
from levada.drawing import drawing_of, plain_text

COLUMNS, ROWS = 80, 24
PROMPT_ROWS = 2  # the line that is typed, and an empty one above the table
LONG_NAMES = ["you", "Bartholomäus", "bot:expert:iterations=1000", "Cleo", "bot 5"]


def tables() -> list[Any]:
    editions = {"amigo": (3, 4, 5), "samarkand": (3, 4, 5), "trefl": (2, 3, 4, 5)}
    santiago = [
        pytest.param(
            "santiago", {"edition": edition, "players": players, "palms": edition != "amigo"}
        )
        for edition, counts in editions.items()
        for players in counts
    ]
    return [*santiago, *(("exlibris", {"players": players}) for players in (2, 3, 4))]


@pytest.mark.parametrize(("game", "table"), tables())
def test_every_position_of_a_game_with_its_question(game: str, table: dict[str, Any]) -> None:
    match = levada.deal(game, seed=3, **table)
    chance = random.Random(1)
    names = LONG_NAMES[: match.players]
    while True:
        seat = match.to_act[0] if match.to_act else 0
        view = match.view(seat)
        drawing = drawing_of(view)
        question = plain_text(Text(drawing.ask(view))) if match.to_act else ""
        lines = [*plain_text(drawing.draw(view, names)).split("\n"), *question.split("\n")]
        assert max(map(len, lines)) <= COLUMNS
        assert len(lines) + PROMPT_ROWS <= ROWS, "\n".join(lines)
        if not match.to_act:
            return
        match.play(seat, chance.choice(match.legal(seat)))
