"""Addresses that people give us to send to: only those of the public web, unless the operator names
a host."""

import re
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from levada.server.refusals import Refusal, bad

LONGEST_URL = 1_000
URL = re.compile(r"https?://[!-~]+")
HOST_NAME = re.compile(
    r"(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]"
)
"""With a dot, and with letters at the end: a number in whatever form is no name."""
PORTS = {"http": 80, "https": 443}
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("2002::/16"), IPv6Network("2001::/32"))
"""Addresses that stand for others: NAT64, 6to4 and Teredo."""


def parse_target(url: str, named_hosts: Collection[str]) -> SplitResult:
    """An address that may be sent to, or a Refusal.

    `named_hosts` are such as `chat.example` or `127.0.0.1:8080`, which the operator trusts.
    """
    if len(url) > LONGEST_URL or not URL.fullmatch(url) or set(url) & set("\\#@"):
        raise refused("expected an address such as https://example.org/…, without user or #")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    except ValueError:
        raise refused("this is no address") from None
    if host in named_hosts or f"{host}:{port}" in named_hosts:
        return parts
    if parts.scheme != "https" or port != PORTS["https"]:
        raise refused("expected https, at its own port")
    if not HOST_NAME.fullmatch(host):
        raise refused("expected the name of a host of the web, such as example.org")
    return parts


def refused(why: str) -> Refusal:
    return bad("bad_address", why)


def is_public(address: str) -> bool:
    """Whether an IP address is one of the whole Internet, and stands for no other."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        return is_public_v6(found)
    return is_public_v4(found)


def is_public_v4(address: IPv4Address) -> bool:
    return address.is_global and not address.is_multicast and not address.is_reserved


def is_public_v6(address: IPv6Address) -> bool:
    if address.ipv4_mapped is not None:
        return is_public_v4(address.ipv4_mapped)
    is_translated = any(address in network for network in TRANSLATED)
    return (
        address.is_global
        and not is_translated
        and not address.is_multicast
        and not address.is_reserved
        and not address.is_site_local
    )
