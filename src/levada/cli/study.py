"""The commands of `levada study`: a question each."""

from pathlib import Path
from typing import Annotated

import typer

from levada.cli.arguments import AsJson, Code, GameName, Seed
from levada.cli.table_options import TableCommand, given_options

study = typer.Typer(
    name="study",
    help="Answer questions about the games by games among bots, with intervals and pictures.",
    no_args_is_help=True,
)

HOW = "How it is played"
Level = Annotated[
    str,
    typer.Option(help="Who plays: a level for all seats, one a seat, or chance."),
]
MostGames = Annotated[
    int | None,
    typer.Option(help="How many games, at most, of each way to play.", show_default="20000"),
]
Within = Annotated[
    float | None,
    typer.Option(
        metavar="DEVIATIONS",
        help="Stop when half of every interval is this many standard deviations; 0: play all games.",
        show_default="0.03",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(help="How many threads.", rich_help_panel=HOW, show_default="one a core"),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Write the picture, the table, a summary and the raw columns here.",
        rich_help_panel=HOW,
    ),
]


@study.command(cls=TableCommand)
def seat(
    game: GameName,
    *,
    level: Level = "regular",
    games: MostGames = None,
    within: Within = None,
    seed: Seed = None,
    code: Code = None,
    workers: Workers = None,
    out: Out = None,
    as_json: AsJson = False,
    context: typer.Context,
) -> None:
    """Does it matter where one sits, counted from the first overseer or from who starts?"""
    from levada.cli.study_run import Request

    request = Request(
        level, games, within, seed, workers, out, tuple(code or ()), given_options(context)
    )
    request.answer("seat", game, as_json=as_json)


@study.command(cls=TableCommand)
def option(
    game: GameName,
    name: Annotated[
        str, typer.Argument(metavar="OPTION", help="palms, edition, players, spring, …")
    ],
    values: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[VALUE]…", help="Those to compare, the first with the others; else all."
        ),
    ] = None,
    *,
    level: Level = "regular",
    games: MostGames = None,
    within: Within = None,
    seed: Seed = None,
    code: Code = None,
    workers: Workers = None,
    out: Out = None,
    as_json: AsJson = False,
    context: typer.Context,
) -> None:
    """What does an option change? Its values are compared on the same deals, by seat."""
    from levada.cli.study_run import Request

    request = Request(
        level, games, within, seed, workers, out, tuple(code or ()), given_options(context)
    )
    request.answer("option", game, name.replace("-", "_"), values or None, as_json=as_json)


class SantiagoCommand(TableCommand):
    games = ("santiago",)


class PalmsCommand(SantiagoCommand):
    left_out = ("palms",)


class ExLibrisCommand(TableCommand):
    games = ("exlibris",)


def add_question(name: str, command: type[TableCommand], help_text: str) -> None:
    """A question about one game alone."""

    @study.command(name, cls=command, help=help_text)
    def ask(
        *,
        level: Level = "regular",
        games: MostGames = None,
        within: Within = None,
        seed: Seed = None,
        code: Code = None,
        workers: Workers = None,
        out: Out = None,
        as_json: AsJson = False,
        context: typer.Context,
    ) -> None:
        from levada.cli.study_run import Request

        request = Request(
            level, games, within, seed, workers, out, tuple(code or ()), given_options(context)
        )
        request.answer(name, as_json=as_json)


add_question(
    "bids",
    SantiagoCommand,
    "Santiago: what is a bid worth, by round and place in the planting order?",
)
add_question("palms", PalmsCommand, "Santiago: how much more often are squares watered for a palm?")
add_question("board", SantiagoCommand, "Santiago: where on the board do tiles live longest?")
add_question("islands", ExLibrisCommand, "Ex Libris: how do the islands end?")
