"""The libraries that come with each extra of Levada, and what is said where one is missing."""

from importlib.util import find_spec

from levada.options import OptionError

EXTRAS = {
    "server": (
        "aiosqlite",
        "alembic",
        "asyncpg",
        "cryptography",
        "fastapi",
        "httpcore",
        "httptools",
        "icalendar",
        "networkx",
        "openskill",
        "orjson",
        "prometheus_client",
        "pydantic",
        "pydantic_settings",
        "resvg_py",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    ),
    "arena": ("matplotlib",),
    "study": ("matplotlib", "pyarrow"),
    "environments": ("gymnasium", "pettingzoo"),
    "openspiel": ("open_spiel",),
    "ray": ("ray",),
}
"""As pyproject.toml lists them, by the name they are imported by."""


def extra_of(library: str | None) -> str | None:
    """The extra that brings a library."""
    return next((extra for extra, libraries in EXTRAS.items() if library in libraries), None)


def how_to_get(library: str) -> str:
    return f"{library} is not installed; pip install 'levada[{extra_of(library)}]'"


def check_installed(library: str) -> None:
    """Before work begins that would need it in the end."""
    if find_spec(library) is None:
        raise OptionError(how_to_get(library))
