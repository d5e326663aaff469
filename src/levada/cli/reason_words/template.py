"""How a reason is put into words: a text with places for its values, or a choice of texts."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Reason: TypeAlias = Mapping[str, Any]
Template: TypeAlias = str | Callable[[Reason], str]
