"""Libraries that come with an extra of Levada."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from levada.options import OptionError


def check_extra(library: str, extra: str) -> None:
    """Says how to get a library that is not there."""
    if find_spec(library) is None:
        raise OptionError(f"{library} is not installed; pip install 'levada[{extra}]'")


def from_extra(module: str, extra: str) -> Any:
    check_extra(module.partition(".")[0], extra)
    return import_module(module)
