"""For whoever runs the server: is it alive, is it ready, what does it do."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from levada.server.api.dependencies import OperatorOnly, worker_of
from levada.server.api.response_types import Health, responses_for
from levada.server.api.responses import answer
from levada.server.metrics import exposition
from levada.server.rate_limits import address_of
from levada.server.store.database import STORE_ERRORS, trouble_of

router = APIRouter(tags=["running"])
LONGEST_CHECK = 2.0


@router.get("/healthz", responses=responses_for(Health))
async def healthz() -> Response:
    """Whether the process is alive."""
    return answer({"status": "alive"})


@router.get("/readyz", responses=responses_for(Health, 200, 503))
async def readyz(request: Request) -> Response:
    """Whether it can serve: the database takes writes, rules and bots are compiled, all tasks run."""
    worker = worker_of(request)
    worker.limits.count("health", None, address_of(request))
    is_warm = worker.warmup.is_complete.is_set()
    try:
        async with asyncio.timeout(LONGEST_CHECK):
            await (worker.store.clock.check_writing() if is_warm else worker.store.ping())
    except STORE_ERRORS as error:
        return answer({"status": trouble_of(error)}, 503)
    if worker.connections.is_closing:
        return answer({"status": "stopping"}, 503)
    if not is_warm:
        return answer({"status": "compiling"}, 503)
    if down := worker.supervisor.down:
        return answer({"status": f"background tasks are down: {', '.join(down)}"}, 503)
    return answer({"status": "ready"})


@router.get("/metrics", response_class=Response, dependencies=[OperatorOnly])
async def metrics(request: Request) -> Response:
    """What is counted, for Prometheus; only for whoever runs the server."""
    worker_of(request).limits.count("health", None, address_of(request))
    body, kind = exposition()
    return Response(body, media_type=kind)
