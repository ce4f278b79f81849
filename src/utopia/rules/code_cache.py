"""The cache of compiled entry points: each folder is named by everything that their code depends on."""

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
"""Folders kept, those of earlier sources and modes included; the least recently used are deleted first."""


@functools.cache
def code_folder(flags: str, source: Path) -> Path | None:
    """Return the folder for this file's code compiled with these flags, made if needed; None if it can't be written.

    Its name is a digest of the file and of all our files that it imports, directly or not.
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
    """Return ``UTOPIA_CACHE``, or the user's cache folder of the platform."""
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
    """Return the file and every file of the package that it imports, directly or not."""
    needed, left = {source}, [source]
    while left:
        new = _imported(left.pop()) - needed
        needed |= new
        left += new
    return needed


@functools.cache
def _imported(source: Path) -> frozenset[Path]:
    """Return the files that a file imports from the package; of a folder all, since it may re-export names."""
    found: set[Path] = set()
    for name in _IMPORT.findall(source.read_text(encoding="utf-8")):
        path = _PACKAGE.joinpath(*name.split("."))
        found |= set(path.rglob("*.py")) if path.is_dir() else {path.with_suffix(".py")}
    return frozenset(found)


def _forget_oldest(root: Path) -> None:
    folders = sorted(root.glob("code-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
