"""Where compiled doors are kept: a folder named by everything their code depends on."""

import functools
import hashlib
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent.parent
_IMPORT: Final = re.compile(r"^\s*(?:from|import)\s+utopia\.([\w.]+)", re.MULTILINE)
_KEPT: Final = 200
"""Folders kept, those of earlier sources and modes included; the longest unused go first."""


@functools.cache
def code_folder(flags: str, source: Path) -> Path | None:
    """The folder for code of this file compiled with these flags, made if need be; None where nothing can be written.

    Its name knows the file and all of ours that it imports, directly or not: what a door's code is made of.
    """
    root = cache_root()
    try:
        folder = root / f"code-{_digest(flags, source)}"
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            return None
        os.utime(folder)
        if is_new:
            _forget_oldest(root)
    except OSError:
        return None
    return folder


def cache_root() -> Path:
    """``UTOPIA_CACHE``, or the user's cache folder as the platform has it."""
    if chosen := os.environ.get("UTOPIA_CACHE"):
        return Path(chosen)
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "utopia" / "cache"
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111 - no error without a home
    return Path(base) / "utopia"


def _digest(flags: str, source: Path) -> str:
    digest = hashlib.sha256(f"{flags} {sys.version}".encode())
    for file in sorted(_needed(source)):
        digest.update(f"{file.relative_to(_PACKAGE) if file.is_relative_to(_PACKAGE) else file.name}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _needed(source: Path) -> set[Path]:
    """The file, and every file of the package that it imports, and so on."""
    needed, left = {source}, [source]
    while left:
        new = _imported(left.pop()) - needed
        needed |= new
        left += new
    return needed


@functools.cache
def _imported(source: Path) -> frozenset[Path]:
    """The files behind a file's imports from the package; of a folder all, since names in it may be others' names."""
    found: set[Path] = set()
    for name in _IMPORT.findall(source.read_text(encoding="utf-8")):
        path = _PACKAGE.joinpath(*name.split("."))
        found |= set(path.rglob("*.py")) if path.is_dir() else {path.with_suffix(".py")}
    return frozenset(found)


def _forget_oldest(root: Path) -> None:
    folders = sorted(root.glob("code-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
