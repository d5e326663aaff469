"""Every answer of the server is held to the type that its endpoint documents."""

import json
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from levada.server.api.response_types import ANSWERS
from levada.server.app import ROUTERS
from tests.server.schema_checks import validator

ROUTES = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]


def check_response(response: httpx.Response) -> None:
    """For httpx, after every answer."""
    content = response.read()
    route = route_of(response.request)
    if response.status_code == 204:
        assert content == b""
        return
    assert response.status_code in route.responses, f"{route.path}: {response.status_code}"
    documented = route.responses[response.status_code]["content"]
    if "application/json" not in documented:
        assert response.headers["content-type"].partition(";")[0] in documented
        return
    schema = documented["application/json"]["schema"]
    validator_of(schema["$ref"].rpartition("/")[2]).validate(json.loads(content))
    assert (response.status_code >= 400) == (b'{"error"' in content[:8])


def route_of(request: httpx.Request) -> APIRoute:
    [found] = (
        route
        for route in ROUTES
        if route.path_regex.match(request.url.path) and request.method in (route.methods or ())
    )
    return found


@cache
def validator_of(answer: str) -> jsonschema_rs.Validator:
    return validator(TypeAdapter[Any](ANSWERS[answer]).json_schema(mode="serialization"))
