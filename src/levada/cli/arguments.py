"""Arguments that several commands take."""

from typing import Annotated

import typer

from levada.games import GAMES

ONE_OF_THEM = " or ".join(GAMES)
GameName = Annotated[str, typer.Argument(metavar="GAME", help=ONE_OF_THEM)]
Seed = Annotated[
    int | None, typer.Option(help="Where chance begins: the same seed, the same games.")
]
AsJson = Annotated[bool, typer.Option("--json", help="The summary as JSON.")]
