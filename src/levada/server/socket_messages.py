"""The messages of a table's socket, both ways, and their JSON schema."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import WithDefaultSchema
from typing_extensions import TypeAliasType, TypedDict

from levada.contract import Seat
from levada.server.refusals import ErrorView
from levada.server.request_models import Key, Move, NewMessage, PreviewRequest, SeatNumber
from levada.server.table_agreement import Strict
from levada.server.table_types import EntryView, MessageView, PreviewAnswer, TableWithNews


class MoveMessage(Move):
    type: Literal["move"] = "move"


class PreviewRequestMessage(PreviewRequest):
    type: Literal["preview"] = "preview"
    key: Key | None = None
    """Chosen by the sender: comes back with the preview, or with its refusal."""


class LookMessage(Strict):
    """The own seat to look through, of several at one screen."""

    type: Literal["look"] = "look"
    look: SeatNumber


class WholeMessage(Strict):
    """The whole table again: for a client that lacks what changes apply to."""

    type: Literal["whole"] = "whole"
    whole: Literal[True]


class HiddenMessage(Strict):
    """Whether the page is hidden: whoever does not see the table may be notified."""

    type: Literal["hidden"] = "hidden"
    hidden: bool


class SayMessage(NewMessage):
    type: Literal["say"] = "say"


class PingMessage(Strict):
    type: Literal["ping"] = "ping"
    ping: Annotated[int, Field(ge=0, le=2**53)]


class TableMessage(TableWithNews):
    type: Literal["table"]


class OwnChanges(TypedDict):
    table: dict[str, Any]
    view: dict[str, Any]
    aids: dict[str, Any]


class ChangesMessage(TypedDict):
    """What has changed since the table or the changes sent last, for whoever asked for that.

    The parts of a table, of its `view` and of its `aids` that have other values now, by name.
    """

    type: Literal["changes"]
    since: int
    """The version of the table to which they apply."""
    table: dict[str, Any]
    view: dict[str, Any]
    aids: dict[str, Any]
    own: OwnChanges
    """The same of the parts that are not the same for every seat."""
    news: list[EntryView]


class PresenceMessage(TypedDict):
    """Who is connected: at most once a second, in place of the whole table."""

    type: Literal["presence"]
    here: list[Seat]
    watchers: int


class DoneMessage(TypedDict):
    """A move is committed."""

    type: Literal["done"]
    key: str | None
    n: int


class RefusedMessage(TypedDict):
    type: Literal["refused"]
    key: str | None
    """Of the move or preview that is refused, if it had one."""
    error: ErrorView


class PreviewMessage(PreviewAnswer):
    type: Literal["preview"]
    key: str | None


class SaidMessage(TypedDict):
    type: Literal["said"]
    message: MessageView


class PongMessage(TypedDict):
    type: Literal["pong"]
    pong: int


ClientMessage = TypeAliasType(
    "ClientMessage",
    MoveMessage
    | PreviewRequestMessage
    | LookMessage
    | WholeMessage
    | HiddenMessage
    | SayMessage
    | PingMessage,
)
ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        TableMessage
        | ChangesMessage
        | PresenceMessage
        | DoneMessage
        | RefusedMessage
        | PreviewMessage
        | SaidMessage
        | PongMessage,
        Field(discriminator="type"),
    ],
)

CLIENT_MESSAGES: Mapping[str, type[ClientMessage]] = {
    "move": MoveMessage,
    "look": LookMessage,
    "whole": WholeMessage,
    "hidden": HiddenMessage,
    "ping": PingMessage,
    "preview": PreviewRequestMessage,
    "text": SayMessage,
    "phrase": SayMessage,
}
"""The kind of a message by a word that is in it: `type` may be left out."""


class MessageSchema(GenerateJsonSchema):
    """Says of an optional part that it may be left out, and not that it is null then."""

    def default_schema(self, schema: WithDefaultSchema) -> JsonSchemaValue:
        found = super().default_schema(schema)
        if found.get("default", ...) is None:
            del found["default"]
        return found


def message_definitions(reference: str) -> dict[str, Any]:
    """The JSON schema of every message and its parts, by name; `reference` says where they stand."""
    _, definitions = TypeAdapter.json_schemas(
        [
            ("client", "validation", TypeAdapter[Any](ClientMessage)),
            ("server", "serialization", TypeAdapter[Any](ServerMessage)),
        ],
        ref_template=reference,
        schema_generator=MessageSchema,
    )
    found: dict[str, Any] = definitions["$defs"]
    return found


def protocol_schema() -> dict[str, Any]:
    """The JSON schema of all that goes by a socket."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table at Levada",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": message_definitions("#/$defs/{model}"),
    }
