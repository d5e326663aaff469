"""The page of the reference: every public name, from its type and its docstring."""

import inspect
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import levada

BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(r"^ *from (levada\.[\w.]+) import ([\w, ]+)", re.MULTILINE)
INTRODUCTION = """# Reference

Made from the types and docstrings of the package: what `import levada` brings, and what the other pages
import from its modules.
"""


def reference_page(pages: Iterable[Path]) -> str:
    public = [name for name in levada.__all__ if not name.startswith("__")]
    parts = [INTRODUCTION]
    for heading, is_kind in (
        ("Functions", inspect.isfunction),
        ("Classes", is_class),
        ("Errors", is_error),
    ):
        names = [name for name in public if is_kind(getattr(levada, name))]
        parts += [f"## {heading}\n", *(entry("levada", name) for name in names)]
    for module, names in named_in(pages).items():
        parts.append(f"## `{module}`\n")
        parts += [entry(module, name) for name in names]
    return "\n".join(parts)


def named_in(pages: Iterable[Path]) -> dict[str, list[str]]:
    """By module: the names that programs on pages import from it."""
    found: dict[str, set[str]] = {}
    for page in pages:
        for block in BLOCK.findall(page.read_text("utf-8")):
            for module, names in IMPORT.findall(block):
                found.setdefault(module, set()).update(re.findall(r"\w+", names))
    return {module: sorted(found[module]) for module in sorted(found)}


def is_error(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, Exception)


def is_class(value: object) -> bool:
    return inspect.isclass(value) and not is_error(value)


def entry(module: str, name: str) -> str:
    value = named(module, name)
    if inspect.ismodule(value):
        kind = "module"
    elif is_error(value):
        kind = "exception"
    elif inspect.isclass(value):
        kind = "class"
    else:
        kind = "function" if callable(value) else "data"
    lines = [f".. auto{kind}:: {module}.{name}"]
    if kind in ("class", "exception", "module"):
        lines.append("   :members:")
    return "\n".join(["```{eval-rst}", *lines, "```", ""])


def named(module: str, name: str) -> object:
    found = getattr(import_module(module), name, None)
    return import_module(f"{module}.{name}") if found is None else found
