"""What the server sends is held to its JSON schema, and may have nothing in it besides."""

from typing import Any

import jsonschema_rs


def validator(schema: dict[str, Any]) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(closed(schema))


def closed(schema: Any) -> Any:
    """The same schema, but that an object has no other parts than those it names."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inside = {name: closed(each) for name, each in schema.items()}
    return {"additionalProperties": False, **inside} if "properties" in schema else inside
