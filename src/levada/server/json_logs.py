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


def names_no_path(record: logging.LogRecord) -> bool:
    """Paths hold table ids, which are invitations; uvicorn logs each socket with its own."""
    return "WebSocket %s" not in str(record.msg)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    handler.addFilter(names_no_path)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    for noisy in ("alembic", "aiosqlite", "asyncio", "numba"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    if level == "debug":
        logging.getLogger("uvicorn").setLevel(logging.INFO)  # it would log cookies and messages
