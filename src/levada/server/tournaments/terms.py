"""What the organiser of a tournament chooses, and what of it cannot be."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from levada.bots.levels import LevelName
from levada.games import GameName
from levada.server.refusals import bad
from levada.server.table_agreement import REGULAR, Agreement, Days, GameClock, Strict

System = Literal["swiss", "round_robin", "knock_out"]
Who = Literal["people", "programs", "all"]
MOST_PEOPLE = 200
MOST_ROUNDS = 30
TableSize = Annotated[int, Field(ge=2, le=5)]


class Terms(Strict):
    """All that is settled when a tournament is made."""

    title: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    about: Annotated[str, StringConstraints(max_length=1000)] = ""
    system: System = "swiss"
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    """Of a Swiss tournament; a round robin ends when all have met, a knock-out with its last table."""
    smallest: TableSize = 3
    largest: TableSize = 4
    """How many sit at a table."""
    remainder: Literal["byes", "bots"] = "byes"
    """Where people do not divide into tables: some have a bye, or bots fill up."""
    go_on: Annotated[int, Field(ge=1, le=4)] = 1
    """Of a knock-out: how many of each table."""
    absent: Literal["bot", "forfeit"] = "bot"
    """Who does not move: what the bot reaches counts for them, or they are last."""
    who: Who = "people"
    """Who may register."""
    most: Annotated[int, Field(ge=2, le=MOST_PEOPLE)] = MOST_PEOPLE
    starts: Annotated[float, Field(ge=0, le=4e9)] | None = None
    """When registration ends and the first round begins; none: when the organiser says so."""
    round_hours: Annotated[float, Field(gt=0, le=24 * 90)] | None = None
    """After so long bots play a round's tables to their end; none: the clocks do that."""
    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    pace: Annotated[GameClock | Days, Field(discriminator="kind")]
    chat: bool = True
    listed: bool = True
    """Whether strangers find the tournament and its tables."""
    stand_in: LevelName = REGULAR
    """The bot that moves for whoever is away, and fills free seats."""

    rated: bool = False
    """Whether its games count for the players' ratings."""

    def agreement(self) -> Agreement:
        """Of every table: anybody may watch, nothing is taken back, nobody is helped."""
        names = ("game", "options", "pace", "chat", "listed", "stand_in", "rated")
        shared = {name: getattr(self, name) for name in names}
        return Agreement.model_construct(**shared, take_back=False, hints=False)

    @property
    def has_bots(self) -> bool:
        return self.remainder == "bots"


def check_terms(terms: Terms) -> None:
    """Raises a Refusal for what each field allows and all together do not."""
    if terms.smallest > terms.largest:
        raise bad(
            "bad_tournament", "the smallest table is larger than the largest", place="largest"
        )
    if terms.system == "knock_out" and terms.go_on >= terms.smallest:
        raise bad("bad_tournament", "of every table somebody has to be knocked out", place="go_on")
    if (terms.system == "swiss") != (terms.rounds is not None):
        text = "a Swiss tournament has a number of rounds; the others end by themselves"
        raise bad("bad_tournament", text, place="rounds")
    if terms.system == "round_robin" and terms.most > MOST_ROUNDS:
        text = f"in a round robin all meet: it is for at most {MOST_ROUNDS}"
        raise bad("bad_tournament", text, place="most")
    if terms.rated and terms.who == "all":
        text = "programs play rated games only among themselves"
        raise bad("bad_tournament", text, place="who")
    if terms.rated and terms.round_hours is not None:
        text = "nobody plays for another in a rated game: its clocks end the round"
        raise bad("bad_tournament", text, place="round_hours")
    if "players" in terms.options:
        text = "how many play follows from the tables' size"
        raise bad("bad_tournament", text, place="options")
    for size in range(terms.smallest, terms.largest + 1):
        terms.agreement().agreed(size)
