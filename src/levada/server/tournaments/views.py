"""A tournament as anybody may see it: nothing in it that only its people may know."""

import csv
from io import StringIO
from typing import cast

from typing_extensions import TypedDict

from levada.games import GameName
from levada.server.tournaments.pairing import Person
from levada.server.tournaments.standings import standings
from levada.server.tournaments.terms import System, Terms
from levada.server.tournaments.tournament import Round, RoundTable, State, Tournament


class SummaryView(TypedDict):
    """What the store keeps for a line of a list."""

    title: str
    game: GameName
    system: System
    state: State
    starts: float | None
    round: int
    """How many have begun."""
    rounds: int | None
    entrants: int
    most: int


class ListedTournament(SummaryView):
    """A line of a list."""

    id: str
    touched: float


class EntrantView(TypedDict):
    name: str
    """Of the account; empty once it was deleted."""
    program: bool
    left_after: int | None
    """How many rounds had begun when they left."""


class TournamentSeat(TypedDict):
    entrant: int | None
    """By their place in `entrants`; nothing for a bot."""
    score: int | None
    """In the game, once it is over."""
    points: float | None
    last: bool
    """By leaving, or by not moving where that is forfeited."""


class TournamentTable(TypedDict):
    table: str
    over: bool
    seats: list[TournamentSeat]


class RoundView(TypedDict):
    tables: list[TournamentTable]
    byes: list[int]
    due: float | None
    """When bots play its tables to their end."""


class StandingView(TypedDict):
    place: int
    entrant: int
    points: float
    played: int
    opponents: float
    """The average points of everybody met."""
    direct: float
    """How often ahead of those who are equal in all before."""
    share: float
    """Of the games' points, on average."""
    lot: float
    reached: int
    """The last round they were in."""


class TournamentView(TypedDict):
    id: str
    state: State
    terms: Terms
    organiser: str
    created: float
    seed: int | None
    """Of all chance in pairing; shown when it is over, so that anybody can pair anew."""
    entrants: list[EntrantView]
    rounds: list[RoundView]
    standings: list[StandingView]
    you: int | None
    """Your place in `entrants`."""
    yours: bool
    """Whether you organise it."""
    your_table: str | None
    """Where you play in this round."""


def summary_of(tournament: Tournament) -> SummaryView:
    terms = tournament.terms
    return {
        "title": terms.title,
        "game": terms.game,
        "system": terms.system,
        "state": tournament.state,
        "starts": terms.starts,
        "round": len(tournament.rounds),
        "rounds": terms.rounds,
        "entrants": len(tournament.entrants),
        "most": terms.most,
    }


def view(
    tournament_id: str, created: float, tournament: Tournament, player: str | None, later: float
) -> TournamentView:
    """For whoever asks. `later` is what to add to the service clock for the wall's time."""
    you = None if player is None else tournament.number_of(player)
    is_over = tournament.state == "over"
    return {
        "id": tournament_id,
        "state": tournament.state,
        "terms": cast(Terms, tournament.terms.model_dump()),
        "organiser": tournament.organiser_name,
        "created": created,
        "seed": tournament.seed if is_over else None,
        "entrants": [
            {"name": each.name, "program": each.is_program, "left_after": each.left_after}
            for each in tournament.entrants
        ],
        "rounds": [round_view(each, later) for each in tournament.rounds],
        "standings": standing_views(tournament),
        "you": you,
        "yours": player is not None and tournament.organiser == player,
        "your_table": None if you is None else table_of(tournament, you),
    }


def table_of(tournament: Tournament, person: Person) -> str | None:
    tables = tournament.rounds[-1].tables if tournament.rounds else ()
    found = (table.id for table in tables if person in table.seats and table.scores is None)
    return next(found, None)


def round_view(each: Round, later: float) -> RoundView:
    return {
        "tables": [table_view(table) for table in each.tables],
        "byes": each.byes,
        "due": None if each.due is None else each.due + later,
    }


def table_view(table: RoundTable) -> TournamentTable:
    scores, points = table.scores, table.points
    return {
        "table": table.id,
        "over": table.scores is not None,
        "seats": [
            {
                "entrant": table.seats[seat],
                "score": None if scores is None else scores[seat],
                "points": None if points is None else points[seat],
                "last": seat in table.last,
            }
            for seat in range(len(table.seats))
        ],
    }


def standing_views(tournament: Tournament) -> list[StandingView]:
    return [
        {
            "place": each.place,
            "entrant": each.person,
            "points": each.points,
            "played": each.played,
            "opponents": each.opponents,
            "direct": each.direct,
            "share": each.share,
            "lot": each.lot,
            "reached": each.reached,
        }
        for each in standings(tournament)
    ]


COLUMNS = ("place", "name", "points", "played", "opponents", "direct", "share", "lot")


def as_csv(tournament: Tournament) -> str:
    """The standings, then what each person did in each round: one line a person."""
    lines = StringIO()
    out = csv.writer(lines, lineterminator="\n")
    numbers = range(1, len(tournament.rounds) + 1)
    out.writerow([*COLUMNS, *(f"round {number}" for number in numbers)])
    for each in standing_views(tournament):
        row = {**each, "name": safe_cell(tournament.entrants[each["entrant"]].name)}
        rounds = [points_in(played, each["entrant"]) for played in tournament.rounds]
        out.writerow([*(row[name] for name in COLUMNS), *rounds])
    return lines.getvalue()


def safe_cell(text: str) -> str:
    """A spreadsheet takes a cell that begins like a formula for one."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def points_in(played: Round, person: Person) -> float | str:
    if person in played.byes:
        return "bye"
    for table in played.tables:
        if person in table.seats and table.points is not None:
            return table.points[table.seats.index(person)]
    return ""
