"""The commands. Each loads what it needs when it is called, so that `--help` answers at once."""

from pathlib import Path
from typing import Annotated, Any

import typer

from levada import __version__
from levada.cli.admin import admin
from levada.cli.arena import arena
from levada.cli.arguments import ONE_OF_THEM, AsJson, Code, GameName, MoveSeconds, Seed
from levada.cli.serve_options import with_serve_options
from levada.cli.study import study
from levada.cli.table_options import TableCommand, given_options
from levada.players.time_limit import MOVE_SECONDS

app = typer.Typer(
    name="levada",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(arena)
app.add_typer(study)
app.add_typer(admin)


def show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"levada {__version__}")
        raise typer.Exit


@app.callback()
def levada(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=lambda wanted: show_version(wanted=wanted),
            is_eager=True,
            help="Show the version and stop.",
        ),
    ] = False,
) -> None:
    """Play, study and automate board games."""


@app.command(cls=TableCommand)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=ONE_OF_THEM)] = None,
    *,
    seat: Annotated[
        int | None,
        typer.Option(
            help="Where you sit, the first seat being 0.", show_default="0; of a record, yours"
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            help="random, novice, regular, expert or a player of one's own; "
            "or one for each bot: 'novice expert'.",
            show_default="regular; of a record, as saved",
        ),
    ] = None,
    record: Annotated[
        str | None,
        typer.Option("--from", metavar="FILE", help="Go on with the game of a record."),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Go on after its first N moves.", show_default="where it ends"
        ),
    ] = None,
    seed: Seed = None,
    code: Code = None,
    move_seconds: MoveSeconds = MOVE_SECONDS,
    context: typer.Context,
) -> None:
    """Play in the terminal against bots."""
    from levada.cli.opponents import Opponents
    from levada.cli.play import Wanted, play_at_terminal

    opponents = Opponents(level, tuple(code or ()), move_seconds)
    play_at_terminal(Wanted(game, seat, opponents, seed, given_options(context), record, at))


@app.command(cls=TableCommand)
def simulate(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="How many games.")] = 1_000,
    seed: Seed = None,
    level: Annotated[
        str | None,
        typer.Option(
            help="Who plays: a level or player for all seats, or one a seat: 'expert novice'.",
            show_default="chance",
        ),
    ] = None,
    columns: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a row a game and seat: .parquet or .csv."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Write every game, one a line.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
    code: Code = None,
    context: typer.Context,
) -> None:
    """Play many games by chance or among bots, and sum them up."""
    from levada.cli.simulate import Request, simulate_games
    from levada.seeds import seed_or_new

    files, table = tuple(code or ()), given_options(context)
    request = Request(game, games, seed_or_new(seed), level, files, table)
    simulate_games(request, records, columns, as_json=as_json)


@app.command()
def replay(
    records: Annotated[
        list[str],
        typer.Argument(
            metavar="RECORD…", help="A record, a file of many, one a line, or - for standard input."
        ),
    ],
    *,
    at: Annotated[
        int | None,
        typer.Option(metavar="N", help="The game after N moves.", show_default="where it ends"),
    ] = None,
    trace: Annotated[bool, typer.Option("--trace", help="One JSON line a move.")] = False,
) -> None:
    """Check games move by move and show where they stand."""
    from levada.cli.replay import replay_records

    replay_records(records, at, as_trace=trace)


@app.command()
def verify(
    records: Annotated[
        list[str],
        typer.Argument(
            metavar="RECORD…", help="A record, a file of many, one a line, or - for standard input."
        ),
    ],
    *,
    noted: Annotated[
        str | None, typer.Option("--hash", metavar="H", help="The hash noted at the start.")
    ] = None,
) -> None:
    """Check that games follow the rules, and were dealt as their hash says."""
    from levada.cli.verify import verify_records

    verify_records(records, noted)


@app.command()
def coach(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A record, or - for standard input.")
    ],
    *,
    at: Annotated[
        int | None,
        typer.Option(metavar="N", help="The game after N moves.", show_default="where it ends"),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Whom to advise.", show_default="who is to act")
    ] = None,
    review: Annotated[
        bool, typer.Option("--review", help="Every move of the game, and the costliest.")
    ] = False,
    level: Annotated[
        str | None, typer.Option(help="The level that thinks.", show_default="a quick expert")
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Games played out to see where a move leads.", show_default="400"
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Say what a position promises each seat, which moves are best, and why."""
    from levada.cli.errors import UsageError

    if not review:
        from levada.cli.coach import coach_record

        coach_record(record, at, seat, level, playouts, as_json=as_json)
    elif at is not None or seat is not None:
        raise UsageError("--review looks at every move and seat: leave out --at and --seat")
    else:
        from levada.cli.review import review_record

        review_record(record, level, playouts, as_json=as_json)


@app.command(cls=TableCommand)
def deal(game: GameName, *, seed: Seed = None, context: typer.Context) -> None:
    """Print a new game as a record: its set-up, and no move yet."""
    from levada.match import Match

    typer.echo(Match.deal(game, seed=seed, **given_options(context)).record().to_json())


@app.command()
def rules(game: GameName) -> None:
    """Read the rules and rulings of a game."""
    from levada.cli.rules import read_rules

    read_rules(game)


@app.command()
def bench() -> None:
    """Measure games a second, and print the signature of play."""
    from levada.cli.bench import bench_games

    bench_games()


@app.command()
@with_serve_options
def serve(
    *,
    opens_page: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
    settings: dict[str, Any],
) -> None:
    """Serve tables online, for people and programs; each setting also as LEVADA_… in the environment."""
    from levada.cli.serve import serve as serve_tables

    serve_tables(settings, opens_page=opens_page)


@app.command()
def warm() -> None:
    """Compile the rules and the bots of all games ahead of their first use."""
    from levada.cli.warm import warm_up

    warm_up()
