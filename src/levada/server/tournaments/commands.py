"""What organiser and entrants do: functions that change a tournament, or refuse."""

from levada.server.refusals import absent, forbidden, untimely
from levada.server.tournaments.next_round import FEWEST
from levada.server.tournaments.pairing import Person
from levada.server.tournaments.tournament import Entrant, Tournament


def check_organiser(tournament: Tournament, player: str) -> None:
    if tournament.organiser != player:
        raise forbidden("not_organiser", "only whoever made the tournament may do that")


def check_not_over(tournament: Tournament) -> None:
    if tournament.state in ("over", "cancelled"):
        raise untimely("tournament_over", "the tournament is over")


def check_open(tournament: Tournament) -> None:
    check_not_over(tournament)
    if tournament.state != "open":
        raise untimely("registration_over", "the tournament has begun")


def register(tournament: Tournament, entrant: Entrant) -> None:
    check_open(tournament)
    terms = tournament.terms
    assert entrant.player is not None
    if tournament.number_of(entrant.player) is not None:
        raise untimely("already_entered", "you are in this tournament")
    if terms.who != "all" and (terms.who == "programs") != entrant.is_program:
        raise forbidden("not_for_you", f"this tournament is for {terms.who} only", who=terms.who)
    if len(tournament.entrants) >= terms.most:
        raise untimely("tournament_full", f"all {terms.most} places are taken", most=terms.most)
    tournament.entrants.append(entrant)


def withdraw(tournament: Tournament, player: str) -> None:
    check_not_over(tournament)
    person = tournament.number_of(player)
    if person is None or tournament.entrants[person].left_after is not None:
        raise untimely("not_entered", "you are not in this tournament")
    take_out(tournament, person)


def take_out(tournament: Tournament, person: Person) -> None:
    """Before the first round nothing is left of them; later they stay in the standings."""
    if tournament.rounds:
        tournament.entrants[person].left_after = len(tournament.rounds)
    else:
        del tournament.entrants[person]


def remove(tournament: Tournament, organiser: str, name: str) -> None:
    """The organiser removes somebody."""
    check_organiser(tournament, organiser)
    check_not_over(tournament)
    people = {tournament.entrants[person].name: person for person in tournament.still_in}
    if name not in people:
        raise absent("nobody_there", "nobody of that name is in this tournament")
    take_out(tournament, people[name])


def start(tournament: Tournament, organiser: str) -> None:
    """By hand; the first round is paired at once."""
    check_organiser(tournament, organiser)
    check_open(tournament)
    if len(tournament.entrants) < FEWEST:
        raise untimely("too_few", f"a tournament needs {FEWEST} people", fewest=FEWEST)
    tournament.state = "running"


def start_at_its_time(tournament: Tournament) -> None:
    """Where hardly anybody came there is none."""
    tournament.state = "running" if len(tournament.entrants) >= FEWEST else "cancelled"


def cancel(tournament: Tournament, organiser: str) -> None:
    check_organiser(tournament, organiser)
    check_not_over(tournament)
    tournament.state = "cancelled"


def rename(tournament: Tournament, player: str, name: str) -> None:
    """The account of somebody who organises it or takes part has another name."""
    if tournament.organiser == player:
        tournament.organiser_name = name
    person = tournament.number_of(player)
    if person is not None:
        tournament.entrants[person].name = name


def erase(tournament: Tournament, player: str) -> None:
    """Removes all that it keeps of somebody but how they played."""
    if tournament.organiser == player:
        tournament.organiser, tournament.organiser_name = None, ""
        if tournament.state == "open":
            tournament.state = "cancelled"
    person = tournament.number_of(player)
    if person is None:
        return
    entrant = tournament.entrants[person]
    if tournament.state in ("open", "running") and entrant.left_after is None:
        take_out(tournament, person)
    entrant.player, entrant.name = None, ""
