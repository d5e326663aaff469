"""Arguments that several commands take."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="santiago or exlibris")]
Seed = Annotated[
    int | None, typer.Option(help="Where chance begins: the same seed, the same games.")
]
AsJson = Annotated[bool, typer.Option("--json", help="The summary as JSON.")]
