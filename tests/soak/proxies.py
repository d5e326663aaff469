"""Proxies in front of a real server, where they are installed."""

from tests.proxies import PROXIES, check_proxy, installed
from tests.soak.summary import Row


def check_proxies(_seed: int) -> list[Row]:
    return [
        Row(
            f"a server works behind {name}",
            f"deploy/{'nginx.conf' if name == 'nginx' else 'Caddyfile'}",
            check_proxy(name) if name in installed() else "NOT RUN: it is not installed here",
        )
        for name in PROXIES
    ]
