"""Logs: one JSON object a line. No secret, no address and no name of a player is in them."""

import logging
import sys
from datetime import UTC, datetime

import orjson


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger(
        "uvicorn.access"
    ).disabled = True  # paths hold table ids, which are invitations
    for noisy in ("alembic", "aiosqlite", "asyncio", "numba"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
