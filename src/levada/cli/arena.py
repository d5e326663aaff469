"""The commands of `levada arena`: `match`, `ladder`, `compare`."""

from pathlib import Path
from typing import Annotated

import typer

from levada.cli.arguments import AsJson, Code, GameName, MoveSeconds, Seed
from levada.cli.table_options import TableCommand, given_options
from levada.players.time_limit import MOVE_SECONDS

arena = typer.Typer(
    name="arena", help="Let bots play each other, and see who is stronger.", no_args_is_help=True
)

HOW = "How it is played"
MostGames = Annotated[int, typer.Option(help="How many games a line-up plays at most.")]
Workers = Annotated[
    int | None,
    typer.Option(help="How many games at once.", rich_help_panel=HOW, show_default="one a core"),
]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto, or local for one of its own.",
        rich_help_panel=HOW,
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Keep games, summary and plots here; games that are there are not played again.",
        rich_help_panel=HOW,
    ),
]


@arena.command(cls=TableCommand)
def match(
    game: GameName,
    *,
    lineup: Annotated[
        list[str],
        typer.Option(
            metavar="LEVELS",
            help="A level or player a seat: 'expert regular regular bold'. May be given several times.",
        ),
    ],
    games: MostGames = 400,
    seed: Seed = None,
    bar: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE",
            help="Stop once it is decided whether the first level wins more than this.",
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Write every game, one a line.")
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    code: Code = None,
    move_seconds: MoveSeconds = MOVE_SECONDS,
    as_json: AsJson = False,
    context: typer.Context,
) -> None:
    """Play line-ups at rotated seats, all on the same deals."""
    from levada.cli.arena_run import Request, play_match

    request = Request(
        game,
        games,
        seed,
        workers,
        ray,
        out,
        tuple(code or ()),
        move_seconds,
        given_options(context),
        as_json=as_json,
    )
    play_match(request, lineup, bar, records)


@arena.command(cls=TableCommand)
def ladder(
    game: GameName,
    *,
    levels: Annotated[
        str | None,
        typer.Option(
            metavar="LEVELS",
            help="Weakest first: 'random novice expert:iterations=500'.",
            show_default="all levels",
        ),
    ] = None,
    bars: Annotated[
        str | None,
        typer.Option(
            metavar="SHARES",
            help="What each level is to win against the one below: '0.85 0.55 0.5'.",
        ),
    ] = None,
    stop: Annotated[
        bool, typer.Option("--stop/--no-stop", help="End a line-up when it is decided.")
    ] = True,
    games: MostGames = 400,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    code: Code = None,
    move_seconds: MoveSeconds = MOVE_SECONDS,
    as_json: AsJson = False,
    context: typer.Context,
) -> None:
    """Play each level against all below it, and rate them."""
    from levada.cli.arena_run import Request, play_ladder

    request = Request(
        game,
        games,
        seed,
        workers,
        ray,
        out,
        tuple(code or ()),
        move_seconds,
        given_options(context),
        as_json=as_json,
    )
    play_ladder(request, levels, bars, stops=stop)


@arena.command(cls=TableCommand)
def compare(
    game: GameName,
    old: Annotated[
        str, typer.Argument(metavar="OLD", help="A level or player, for all seats but one.")
    ],
    new: Annotated[str, typer.Argument(metavar="NEW", help="The one for the last seat.")],
    *,
    games: MostGames = 2_000,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    code: Code = None,
    move_seconds: MoveSeconds = MOVE_SECONDS,
    as_json: AsJson = False,
    context: typer.Context,
) -> None:
    """Play one level among others until it is decided which is stronger."""
    from levada.cli.arena_run import Request, play_compare

    request = Request(
        game,
        games,
        seed,
        workers,
        ray,
        out,
        tuple(code or ()),
        move_seconds,
        given_options(context),
        as_json=as_json,
    )
    play_compare(request, old, new)
