"""Build the page with the package, as ui/scripts/build.py does it.

While the bundle is current nothing is done and no Node is fetched, so that a wheel can be made from an sdist, which
holds the bundle, with Python alone.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found]


def page_builder() -> ModuleType:
    """ui/scripts/build.py, which is in no package."""
    spec = importlib.util.spec_from_file_location("page_build", Path(__file__).parent / "ui" / "scripts" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is there only while building
    """What hatchling calls before it packs a wheel, an sdist or an editable wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if there is something to build."""
        builder = page_builder()
        return [] if builder.is_current() else [builder.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it stands. Only an editable install goes on without one, and leaves a note why."""
        del build_data
        builder = page_builder()
        if builder.is_current():
            return
        try:
            builder.build()
        except (OSError, subprocess.CalledProcessError) as trouble:
            builder.note_failure(trouble)
            if version != "editable":
                raise
            sys.stderr.write(f"The page could not be built; {builder.FAILED} says why.\n")
