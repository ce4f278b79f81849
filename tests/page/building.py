"""The page's builder (ui/scripts/build.py, which is in no package), and a page that is current."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

if sys.platform != "win32":
    import fcntl

UI = Path(__file__).parents[2] / "ui"


def load_builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_build", UI / "scripts" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


page_build = load_builder()


def have_page() -> None:
    """Build the page if it is not current and fetch what its tests need; of several workers one does it."""
    with (UI / "package.json").open(encoding="utf-8") as turn:
        if sys.platform != "win32":
            fcntl.flock(turn, fcntl.LOCK_EX)
        try:
            page_build.install(tests=True)
            if not page_build.is_current():
                page_build.build()
        except subprocess.CalledProcessError as failed:
            pytest.fail(failed.output.decode("utf-8", "replace"), pytrace=False)
