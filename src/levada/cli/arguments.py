"""Arguments that several commands take."""

from pathlib import Path
from typing import Annotated

import typer

from levada.games import GAMES

ONE_OF_THEM = " or ".join(GAMES)
GameName = Annotated[str, typer.Argument(metavar="GAME", help=ONE_OF_THEM)]
Seed = Annotated[
    int | None,
    typer.Option(
        help="Where chance begins: the same seed, the same games.", show_default="a new one"
    ),
]
PLAYERS = "Players of one's own"
Code = Annotated[
    list[Path] | None,
    typer.Option(
        metavar="FILE.py",
        help="A file that defines players. May be given several times.",
        rich_help_panel=PLAYERS,
    ),
]
MoveSeconds = Annotated[
    float,
    typer.Option(
        metavar="S",
        help="Seconds a player of one's own, or an engine, may take for a move.",
        rich_help_panel=PLAYERS,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="The summary as JSON.")]
