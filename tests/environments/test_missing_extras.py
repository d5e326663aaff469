"""An environment says in one line which extra it needs."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{library!r}] = None
from levada.options import OptionError
try:
    import levada.environments.{module}
except OptionError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gymnasium", "gymnasium", "environments"),
        ("pettingzoo", "pettingzoo", "environments"),
        ("openspiel", "open_spiel", "openspiel"),
    ],
)
def test_what_is_missing_is_said_in_one_line(module: str, library: str, extra: str) -> None:
    program = WITHOUT.format(library=library, module=module)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout == f"{library} is not installed; pip install 'levada[{extra}]'\n"


def test_no_library_is_loaded_before_it_is_used() -> None:
    program = (
        "import sys, levada.environments\n"
        "print({'gymnasium', 'pettingzoo', 'pyspiel'} & sys.modules.keys())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout == "set()\n"
