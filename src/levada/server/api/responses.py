"""How the server answers: JSON, or a refusal with its code."""

from typing import Any

import orjson
from starlette.responses import Response

from levada.server.metrics import REFUSALS
from levada.server.refusals import Refusal


def answer(body: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(body), status, media_type="application/json")


def refusal_answer(refusal: Refusal, **more: Any) -> Response:
    REFUSALS.labels(refusal.code).inc()
    response = answer({"error": refusal.as_dict(), **more}, refusal.status)
    if "seconds" in refusal.values:
        response.headers["retry-after"] = str(refusal.values["seconds"])
    return response
