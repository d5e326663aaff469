"""The commands of `levada admin`, for whoever runs a server; it may run meanwhile or not."""

from pathlib import Path
from typing import Annotated

import typer

from levada.cli.serve_options import DatabaseUrl

admin = typer.Typer(
    name="admin",
    help="Look after a server: its tables, reports, records and backups.",
    no_args_is_help=True,
)
reports = typer.Typer(
    name="reports", help="What players have reported.", invoke_without_command=True
)
admin.add_typer(reports)
accounts = typer.Typer(
    name="accounts", help="Names of accounts; accounts closed.", no_args_is_help=True
)
admin.add_typer(accounts)

AccountName = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]
AsJsonLines = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]
Days = Annotated[
    int | None,
    typer.Option(
        metavar="DAYS", help="Instead of the setting.", show_default="as the server is set"
    ),
]


@admin.command("list")
def list_tables(
    *,
    state: Annotated[str | None, typer.Option(help="open, running or over.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many are shown.")] = 50,
    as_json: AsJsonLines = False,
    database: DatabaseUrl = None,
) -> None:
    """How many tables there are, and those touched last."""
    from levada.cli.admin_list import show_tables

    show_tables(database, state, most, as_json=as_json)


@reports.callback()
def list_reports(
    context: typer.Context, *, as_json: AsJsonLines = False, database: DatabaseUrl = None
) -> None:
    """The reports that are open, each with what was said last at its table."""
    if context.invoked_subcommand is None:
        from levada.cli.admin_reports import show_reports

        show_reports(database, as_json=as_json)


@reports.command()
def close(
    number: Annotated[int, typer.Argument(metavar="N", help="The number of the report.")],
    *,
    database: DatabaseUrl = None,
) -> None:
    """Mark a report as dealt with."""
    from levada.cli.admin_reports import close_report

    close_report(database, number)


@accounts.command()
def rename(
    name: AccountName,
    new: Annotated[str, typer.Argument(metavar="NEW", help="What it is called from now on.")],
    *,
    database: DatabaseUrl = None,
) -> None:
    """Give an account another name, at every table too."""
    from levada.cli.admin_accounts import rename_account

    rename_account(database, name, new)


@accounts.command("close")
def close_account(name: AccountName, *, database: DatabaseUrl = None) -> None:
    """Sign an account out everywhere and keep it out; its name stays taken."""
    from levada.cli.admin_accounts import set_closed

    set_closed(database, name, is_closed=True)


@accounts.command()
def reopen(name: AccountName, *, database: DatabaseUrl = None) -> None:
    """Open a closed account again."""
    from levada.cli.admin_accounts import set_closed

    set_closed(database, name, is_closed=False)


@admin.command()
def audit(
    *,
    most: Annotated[int, typer.Option(min=1, help="How many are shown.")] = 50,
    as_json: AsJsonLines = False,
    database: DatabaseUrl = None,
) -> None:
    """What operators and organisers did, the newest first."""
    from levada.cli.admin_accounts import show_audit

    show_audit(database, most, as_json=as_json)


@admin.command()
def export(
    file: Annotated[
        str, typer.Argument(metavar="FILE.jsonl", help="Where to; - is standard output.")
    ] = "-",
    *,
    database: DatabaseUrl = None,
) -> None:
    """Write the records of all finished games, one a line."""
    from levada.cli.admin_records import export_records

    export_records(database, file)


@admin.command("import")
def import_(
    file: Annotated[
        str, typer.Argument(metavar="FILE.jsonl", help="One record a line; - is standard input.")
    ],
    *,
    database: DatabaseUrl = None,
) -> None:
    """Bring records from elsewhere as finished tables: all of them, or none."""
    from levada.cli.admin_records import import_records

    import_records(database, file)


@admin.command()
def purge(
    *,
    keep_days: Days = None,
    abandon_days: Days = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say how many it would be.")
    ] = False,
    yes: Annotated[
        bool, typer.Option("--yes", help="The clock is right, however much would go.")
    ] = False,
    database: DatabaseUrl = None,
) -> None:
    """Delete tables past their time, as the server does by itself about once an hour."""
    from levada.cli.admin_purge import purge_tables

    flags = {"database": database, "keep_days": keep_days, "abandon_days": abandon_days}
    purge_tables(flags, is_trial=dry_run, is_sure=yes)


@admin.command()
def rerate(*, database: DatabaseUrl = None) -> None:
    """Work every rating out anew from the rated games, and say whether any differs."""
    from levada.cli.admin_ratings import rerate_games

    rerate_games(database)


@admin.command()
def void(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table of the game.")],
    *,
    database: DatabaseUrl = None,
) -> None:
    """Take a rated game out: it no longer counts, and ratings are as if it had not been played."""
    from levada.cli.admin_ratings import void_game

    void_game(database, table)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    *,
    database: DatabaseUrl = None,
) -> None:
    """Copy the whole database while the server runs."""
    from levada.cli.admin_backup import back_up

    back_up(database, file)
