"""What is kept in the repository holds for every machine, not for the one it was written on."""

import json
import re
import subprocess
import tomllib
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PINS = sorted((ROOT / "requirements").glob("*.txt"))
BINARY = (".jpg", ".npz", ".png", ".webp")
HOMES = ("home", "root", "Users", "work", "mnt", "opt", "tmp")
ABSOLUTE_PATH = re.compile(rf"(?<![\w.:/~>)}}-])/(?:{'|'.join(HOMES)})/\w|\b[A-Z]:\\\w")
ADDRESS = re.compile(r"://|\b[\w-]+\.(?:com|dev|internal|io|local|net|org)\b|index-url|find-links")
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*'(\.[^'?]+)'""")
"""What a module of the page imports from beside it: at once, later, or for its types."""
PIN = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def tracked_texts() -> list[tuple[str, str]]:
    """Read what git keeps, or would keep; a copy without git has nothing to check."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    files = [(name, ROOT / name) for name in names.split("\0") if name and not name.endswith(BINARY)]
    return [(name, file.read_text(encoding="utf-8")) for name, file in files if file.is_file()]


def test_no_file_knows_this_machine() -> None:
    found = [(name, ABSOLUTE_PATH.findall(text)) for name, text in tracked_texts() if name != "tests/test_tree.py"]
    assert [(name, paths) for name, paths in found if paths] == []


@pytest.mark.parametrize("pins", PINS, ids=lambda pins: pins.name)
def test_pins_name_no_registry(pins: Path) -> None:
    assert [line for line in pins.read_text(encoding="utf-8").splitlines() if ADDRESS.search(line)] == []


def test_the_pages_pins_name_no_registry() -> None:
    """`ui/.npmrc` sees to it; addresses of people who ask for donations are no registry's."""
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 50
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_lock_file_is_not_kept() -> None:
    assert "uv.lock" not in [name for name, _ in tracked_texts()]


@pytest.mark.parametrize("purpose", ["play", "server", "test", "build", "uv"])
def test_pins_fit_what_is_asked_for(purpose: str) -> None:
    """A dependency changed without `just lock` is noticed here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    game = project["project"]["dependencies"]
    extras = project["project"]["optional-dependencies"]
    server = game + extras["notify"] + extras["postgres"]
    groups |= {"play": game, "server": server, "test": server + groups["dev"]}
    pinned = PIN.findall((ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8"))
    for requirement in map(Requirement, groups[purpose]):
        versions = [version for name, version in pinned if name == canonicalize_name(requirement.name)]
        assert versions, requirement
        assert all(requirement.specifier.contains(version) for version in versions), requirement


def imports_of(folder: Path) -> dict[Path, set[Path]]:
    """Return what each module of the page's source imports; a component that draws itself needs no detour."""
    modules = {path for path in folder.rglob("*") if path.suffix in (".svelte", ".ts")}
    found: dict[Path, set[Path]] = {}
    for module in modules:
        names = [(module.parent / name).resolve() for name in IMPORT.findall(module.read_text(encoding="utf-8"))]
        files = [name.with_name(name.name + end) for name in names for end in ("", ".ts", ".svelte", ".svelte.ts")]
        found[module] = modules.intersection(files) - {module}
    return found


def cycle_in(folder: Path) -> list[str]:
    try:
        TopologicalSorter(imports_of(folder)).prepare()
    except CycleError as error:
        return [path.relative_to(folder).as_posix() for path in error.args[1]]
    return []


def test_no_module_of_the_page_imports_itself_by_a_detour() -> None:
    assert cycle_in((ROOT / "ui" / "src").resolve()) == []


def test_a_detour_is_found(tmp_path: Path) -> None:
    for name, text in {
        "table/desk.svelte.ts": "const later = () => import('../chat/chatting.svelte')",
        "chat/chatting.svelte.ts": "import type { Entry } from './Entry.svelte'",
        "chat/Entry.svelte": "<script>\n  import { desk } from '../table/desk.svelte'\n</script>",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert len(cycle_in(tmp_path.resolve())) == 4
