"""The types of all answers, for the OpenAPI schema; what is sent is tested against them."""

from typing import Any, Literal, NotRequired

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from levada import presentation
from levada.games import GameName
from levada.server.matchmaking.wish import Wish
from levada.server.refusals import ErrorView
from levada.server.room import Tie
from levada.server.socket_messages import MessageSchema
from levada.server.table_types import (
    EntryView,
    ListedTable,
    MessageView,
    TableView,
)
from levada.server.tournaments.views import ListedTournament


class Refused(TypedDict):
    error: ErrorView
    table: NotRequired[TableView]
    """How the table stands now, where the request came too late."""


class MadeTable(TableView):
    maker_secret: str
    """Opens the maker's rights and seats on another device. It is shown once."""


class JoinedTable(TableView):
    seat_secret: str
    """Opens your seat on another device. It is shown once."""


class Lists(TypedDict):
    tables: list[ListedTable]


class MyLists(Lists):
    known: bool
    """Whether anything is kept about you here; without that you have no tables."""


class Moved(TypedDict):
    n: int
    table: TableView


class MoveAdviceView(TypedDict):
    move: str
    behind: float
    value: float
    reasons: list[dict[str, Any]]


class Hint(TypedDict):
    n: int
    seat: int
    totals: list[float | None]
    """By seat; nothing of others where money is hidden."""
    chances: list[float]
    moves: list[MoveAdviceView]


class LogbookPage(TypedDict):
    entries: list[EntryView]


class Messages(TypedDict):
    messages: list[MessageView]


class CountAnswer(TypedDict):
    count: presentation.Count
    rounds: list[presentation.RoundTotals]


class ReviewedMoveView(TypedDict):
    n: int
    seat: int
    totals: list[float]
    chances: list[float]
    played: MoveAdviceView
    best: MoveAdviceView


class ReviewView(TypedDict):
    moves: list[ReviewedMoveView]
    costliest: list[int]


class ReviewAnswer(TypedDict):
    state: Literal["working", "ready"]
    done: NotRequired[int]
    of: NotRequired[int]
    review: NotRequired[ReviewView]


class RecordView(TypedDict):
    """See docs/records.md."""

    format: Literal["levada/1"]
    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    seats: list[str]
    moves: list[tuple[int, str]]
    result: NotRequired[dict[str, list[int]]]
    deal: NotRequired[dict[str, str]]


class TournamentLists(TypedDict):
    tournaments: list[ListedTournament]


class PlayerAnswer(TypedDict):
    player: str
    token: str


class MySeat(TypedDict):
    table_id: str
    seat: int
    name: str
    """What you are called there."""
    tie: Tie


class AccountView(TypedDict):
    name: str
    """Public."""
    created: float
    may_rename: float
    """When you may choose another name."""


class DeviceView(TypedDict):
    id: int
    label: str
    """Browser and system, such as `Firefox, Linux`."""
    created: float
    seen: float
    """The day it was last here."""
    here: bool
    """Whether it is the one that asks."""


class PasskeyView(TypedDict):
    id: int
    label: str
    """Where it was made."""
    site: str
    """The host it is for."""
    created: float
    used: float
    """The day it was last used."""


class MyAccount(TypedDict):
    account: AccountView | None
    """None of a guest."""
    passkeys: list[PasskeyView]
    devices: list[DeviceView]


class PasskeyWish(TypedDict):
    options: dict[str, Any]
    """For `navigator.credentials`, in JSON: bytes are base64url."""


class CodeAnswer(TypedDict):
    code: str
    link: str
    qr: str
    """The link as a picture: a `data:` address."""
    seconds: float
    """For how long it is valid."""


class PersonView(TypedDict):
    name: str
    """Of their account."""
    is_program: bool


class FollowedView(PersonView):
    tables: list[ListedTable]
    """Listed tables, gathering or running, at which they sit."""
    waits_for: GameName | None
    """The game for which they wait for others."""


class InvitationView(TypedDict):
    by: str
    at: float
    table: ListedTable


class MyPeople(TypedDict):
    follows: list[FollowedView]
    muted: list[PersonView]
    invitations: list[InvitationView]


class Me(TypedDict):
    id: str
    name: str
    created: float
    account: AccountView | None
    devices: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    follows: list[str]
    """Names of accounts."""
    invited_to: list[str]
    waiting: list[dict[str, Any]]
    """What you wait for, or lately did."""
    audit: list[dict[str, Any]]
    """What an operator, or you, changed about your account."""
    seats: list[MySeat]
    made: list[str]
    """Tables you made, or whose record you brought."""
    messages: list[dict[str, Any]]
    mutes: int
    """How many people you do not hear."""
    rated_games: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    tournaments: list[str]
    """Those you organise or take part in."""
    notification_settings: list[dict[str, Any]]
    pushes: list[dict[str, Any]]
    webhooks: list[dict[str, Any]]
    mail: list[dict[str, Any]]
    silenced_tables: list[dict[str, Any]]
    """How you are called, and of what."""
    notifications: list[dict[str, Any]]
    """What you are to be told."""


class PlacesView(TypedDict):
    """Places on the board that are chosen together."""

    number: int
    """How many."""
    names: list[str]
    closed_by: dict[str, list[str]]
    """By whatever stands on the board already: the places that it closes."""


class ChoiceView(TypedDict):
    means: str
    values: list[Any] | None
    """Nothing where it is a seat or several places."""
    default: Any
    """Unless the edition has another."""
    needs: dict[str, list[Any]]
    """By other option, what it has to be for anything but the default here."""
    is_seat: bool
    """Whether it is `drawn` or a seat of the table."""
    places: PlacesView | None
    """Where it is `drawn` or a choice of places."""


class EditionView(TypedDict):
    players: list[int]
    defaults: dict[str, Any]


class GameView(TypedDict):
    title: str
    players: list[int]
    options: dict[str, ChoiceView]
    wishes: dict[str, ChoiceView]
    editions: dict[str, EditionView]
    levels: list[str]
    """Of bots, weakest first."""
    operator_players: list[str]
    """The operator's own, which can have a seat as a bot of a level can."""


class Games(TypedDict):
    games: dict[str, GameView]
    phrases: list[str]


class WishCount(TypedDict):
    wish: Wish
    people: int


class WhoWaits(TypedDict):
    wishes: list[WishCount]


class MyWaiting(TypedDict):
    wish: Wish | None
    """None if you do not wait."""
    table: str | None
    """The table that was made, at which you sit."""
    waited: float
    """Seconds."""
    others: int
    """How many wait whose wishes fit yours, but perhaps for the number of players."""


class Health(TypedDict):
    status: str


REFERENCE = "#/components/schemas/{model}"
REFUSALS = (400, 401, 403, 404, 409, 413, 422, 429, 503)


ANSWERS: dict[str, Any] = {}
"""The type of every answer, by its name in the schema."""


def responses_for(answer: Any = None, *status: int) -> dict[int | str, dict[str, Any]]:
    """What an endpoint answers: its own type, if it has one, and every refusal there may be.

    Types are named here and described in `answer_definitions`, once for all endpoints: FastAPI would
    work each of them out again for every endpoint, which takes seconds.
    """
    own = () if answer is None else status or (200,)
    refusals: dict[int | str, dict[str, Any]] = {code: described_as(Refused) for code in REFUSALS}
    return refusals | {code: described_as(answer) for code in own}


def described_as(answer: Any) -> dict[str, Any]:
    ANSWERS[answer.__name__] = answer
    schema = {"$ref": REFERENCE.format(model=answer.__name__)}
    return {"content": {"application/json": {"schema": schema}}}


def answer_definitions() -> dict[str, Any]:
    """The JSON schema of every answer and its parts, by name."""
    adapters = {name: TypeAdapter[Any](answer) for name, answer in ANSWERS.items()}
    _, definitions = TypeAdapter.json_schemas(
        ((name, "serialization", adapter) for name, adapter in adapters.items()),
        ref_template=REFERENCE,
        schema_generator=MessageSchema,
    )
    found: dict[str, Any] = definitions["$defs"]
    return found
