"""A table put together from a socket's messages, as docs/protocol.md says."""

from typing import Any

PARTS = ("view", "aids")


def after_message(table: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The table as a client has it now; `news` is what the message brought."""
    match message["type"]:
        case "table":
            return {name: value for name, value in message.items() if name != "type"}
        case "changes":
            return after_changes(table, message)
        case "presence":
            here = message["here"]
            chairs = [{**chair, "here": n in here} for n, chair in enumerate(table["chairs"])]
            return {**table, "chairs": chairs, "watchers": message["watchers"]}
    return table


def after_changes(table: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    assert changes["since"] == table["version"]
    own = changes["own"]
    after = {**table, **changes["table"], **own["table"], "news": changes["news"]}
    for part in PARTS:
        if changed := changes[part] | own[part]:
            after[part] = (table[part] or {}) | changed
    return after
