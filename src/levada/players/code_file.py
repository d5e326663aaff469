"""A file of somebody's code, run as a module; its text can travel to other processes and machines."""

import sys
from dataclasses import dataclass
from hashlib import blake2b
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import Any

from levada.options import OptionError
from levada.players.failure import in_one_line, reason_of


@dataclass(frozen=True)
class CodeFile:
    path: str
    text: str

    @classmethod
    def read(cls, path: str | PathLike[str]) -> "CodeFile":
        try:
            return cls(str(Path(path).resolve()), Path(path).read_text("utf-8"))
        except UnicodeDecodeError:
            raise OptionError(f"{path}: not a file of Python code") from None

    @property
    def module_name(self) -> str:
        """One for each text: a file that was changed is another module."""
        return f"{Path(self.path).stem}_{digest_of(self.text.encode())}"


@dataclass(frozen=True)
class CodeModule:
    module: ModuleType

    @property
    def name(self) -> str:
        return self.module.__name__

    def classes(self) -> list[type[Any]]:
        """Those defined in it, in order; a leading underscore says that one is not for others."""
        return [
            each
            for name, each in vars(self.module).items()
            if isinstance(each, type) and each.__module__ == self.name and name[0] != "_"
        ]


def digest_of(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()


def run_code(code: CodeFile) -> CodeModule:
    """As `python FILE` would, modules beside it can be imported."""
    folder = str(Path(code.path).parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    spec = ModuleSpec(code.module_name, None, origin=code.path)
    module = module_from_spec(spec)
    module.__file__ = code.path
    sys.modules[spec.name] = module
    try:
        exec(compile(code.text, code.path, "exec"), vars(module))  # noqa: S102 — asked for
    except SyntaxError as error:
        raise OptionError(f"{code.path}, line {error.lineno}: {error.msg}") from None
    except OptionError as error:  # of a registration
        raise OptionError(f"{code.path}: {in_one_line(str(error))}") from None
    except (Exception, SystemExit) as error:
        raise OptionError(f"{code.path}: {reason_of(error, spec.name)}") from error
    return CodeModule(module)
