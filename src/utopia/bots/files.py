"""Bots in files of one's own, named as `my_bots.py:Mine`: the path from the current folder, and a name in the file."""

import hashlib
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Final

from utopia.locales import Phrase, SpokenError

_ENDING: Final = ".py"
_MOST_NAMED: Final = 8
_LONGEST: Final = 160
"""Most letters quoted from another program's error."""


class BotError(SpokenError):
    """A bot that does not exist or cannot be used; the message names the text read and the right form."""


def is_in_file(name: str) -> bool:
    """Return whether the name means a bot in a file."""
    file, colon, _ = name.rpartition(":")
    return (file if colon else name).endswith(_ENDING)


def check_file(name: str) -> None:
    """Raise BotError if the name is not complete or there is no such file; load nothing."""
    file, inside = _parts(name)
    if not file.is_file():
        message = "bot-file-folder" if file.is_dir() else "bot-file-missing"
        raise BotError(Phrase(message, {"file": str(file), "folder": str(Path.cwd())}))
    if not inside.isidentifier():
        raise BotError(Phrase("bot-file-which", {"file": str(file)}))


def load_from_file(name: str) -> object:
    """Return the object of that name in the file. BotError names the fault of the file, and its place."""
    check_file(name)
    file, inside = _parts(name)
    module = _module(file)
    if not hasattr(module, inside):
        known = ", ".join(_names_in(module)[:_MOST_NAMED])
        message = "bot-file-lacks" if known else "bot-file-empty"
        raise BotError(Phrase(message, {"file": str(file), "name": inside, "names": known}))
    found: object = getattr(module, inside)
    return found


def short_error(error: BaseException) -> str:
    """Return an error's type and message, on one line that is safe on any screen."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return "".join(letter for letter in text if letter.isprintable())[:_LONGEST].rstrip(": ")


def _parts(name: str) -> tuple[Path, str]:
    file, colon, inside = name.rpartition(":")
    return (Path(file), inside) if colon else (Path(name), "")


def _module(file: Path) -> ModuleType:
    """Load the file as a module with a unique name; its own folder is searched last."""
    path = file.resolve()
    name = f"_bots_of_{path.stem}_{hashlib.blake2b(str(path).encode(), digest_size=6).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None  # noqa: PT018 - of every file that ends so
    module = sys.modules[name] = module_from_spec(spec)
    if (folder := str(path.parent)) not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        words = {"file": str(file), "line": str(_line(error, path)), "error": short_error(error)}
        raise BotError(Phrase("bot-file-raises", words)) from error
    return module


def _line(error: BaseException, path: Path) -> int:
    """Return the line of the file in which the error arose."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno or 1
    own = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    return next((line for line in reversed(own) if line), 1)


def _names_in(module: ModuleType) -> list[str]:
    """Return the possible bots in it: the classes and functions that it defines itself."""
    return [
        name
        for name, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", "") == module.__name__ and not name.startswith("_")
    ]
