"""Logs: one JSON object a line. No secret, no address and no name of a player is in them."""

import json
import logging
import sys
from datetime import UTC, datetime


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
        return json.dumps(line)  # orjson would refuse lone surrogates


UNWANTED = ("WebSocket %s", "Invalid HTTP request", "Unsupported upgrade request")


def is_wanted(record: logging.LogRecord) -> bool:
    """uvicorn logs each socket with its path, which is an invitation to the table; and each
    malformed request, so that anybody could fill the disk."""
    return not any(text in str(record.msg) for text in UNWANTED)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    handler.addFilter(is_wanted)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    for noisy in ("alembic", "aiosqlite", "asyncio", "numba"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    if level == "debug":
        logging.getLogger("uvicorn").setLevel(logging.INFO)  # it would log cookies and messages
