"""Where compiled doors are kept: a folder named by everything their code depends on."""

import functools
import hashlib
import os
import shutil
import sys
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent.parent
_COMPILED: Final = ("rules", "chance", "bots", "envs")
"""Packages with compiled functions; a change in any of them starts a new folder."""
_KEPT: Final = 8
"""Folders kept of earlier sources and modes."""


@functools.cache
def code_folder(flags: str) -> Path | None:
    """The folder for code compiled with these flags, made if need be; None where nothing can be written."""
    root = cache_root()
    folder = root / f"code-{_digest(flags)}"
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            return None
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


def _digest(flags: str) -> str:
    digest = hashlib.sha256(f"{flags} {sys.version}".encode())
    for package in _COMPILED:
        for source in sorted((_PACKAGE / package).rglob("*.py")):
            digest.update(f"{source.relative_to(_PACKAGE)}\0".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _forget_oldest(root: Path) -> None:
    folders = sorted(root.glob("code-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
