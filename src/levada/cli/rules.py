"""`levada rules`: the rules and rulings of a game, to read page by page."""

import os

from rich.markdown import Markdown

from levada.cli.console import out
from levada.games import game as game_named


def read_rules(game: str) -> None:
    rulebook = Markdown(game_named(game).rulebook())
    if out.is_terminal:
        os.environ.setdefault("LESS", "-FRX")  # else less shows colours as escape codes
        with out.pager(styles=True):
            out.print(rulebook)
    else:
        out.print(rulebook)
