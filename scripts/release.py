"""Make a release: check it, build wheel and sdist, try both in clean environments, write its notes. `just release`.

Nothing is tagged, pushed or uploaded: docs/releasing.md says what is left to do.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from email import message_from_string
from pathlib import Path
from typing import Final

from run import fetch_uv

from scripts.trying import trial
from utopia import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
IN_THE_WHEEL: Final = (
    "utopia/server/page/index.html",
    "utopia/server/docs/index.html",
    "utopia/boards/reconstruction.toml",
    "utopia/locales/it/game.ftl",
)
IN_THE_SDIST: Final = (
    *("README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff"),
    *("Dockerfile", ".dockerignore", "compose.yaml", "compose.postgres.yaml", ".env.example"),
    *("pyproject.toml", "run.py", "requirements/server.txt", "docs/hosting.md", "tests/conftest.py", "ui/package.json"),
    "src/utopia/server/page/index.html",
)
ENV: Final = {"UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never", **os.environ}


def main() -> None:
    """Make the release in dist/. Exit with a sentence at the first fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--untested", action="store_true", help="leave out `python3 run.py test`")
    parser.add_argument("--draft", action="store_true", help="whatever git and the changelog's [Unreleased] say")
    wishes = parser.parse_args()
    section = section_of(__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not wishes.draft:
        check_tree(__version__)
    if not wishes.untested:
        call([sys.executable, "run.py", "test"])
    call([sys.executable, "-m", "scripts.docs_site"])
    dist = ROOT / "dist"
    wheel, sdist = build(dist)
    check_contents(wheel, sdist)
    for version, python in pythons().items():
        for package in (wheel, sdist):
            say(f"Python {version}, {package.name}: {try_out(package, python)}")
    (dist / "NOTES.md").write_text(f"{section}\n", encoding="utf-8")
    say(f"{wheel.name}: {wheel.stat().st_size // 1000:,} kB. {sdist.name}: {sdist.stat().st_size // 1000:,} kB.")
    say(f"The notes are in dist/NOTES.md. What is left is yours: `git tag v{__version__}`, see docs/releasing.md.")


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def call(command: list[str]) -> None:
    """Run it; exit if it fails."""
    if subprocess.call(command, cwd=ROOT, env=ENV) != 0:
        sys.exit(f"failed: {' '.join(command)}")


def section_of(version: str, changelog: str) -> str:
    """Return the changelog's section of a version, without its heading. Exit if there is none."""
    found = re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None or not found[1].strip():
        sys.exit(f"CHANGELOG.md has no section `## [{version}] - DATE`")
    return found[1].strip()


def unreleased(changelog: str) -> list[str]:
    """Return the entries that wait for a release."""
    found = re.search(r"(?ms)^## \[Unreleased\]$\n(.*?)(?=^## \[|\Z)", changelog)
    return re.findall(r"^- .+", found[1], re.MULTILINE) if found else []


def check_tree(version: str) -> None:
    """Exit unless everything is committed, no entry waits and the version has no tag yet."""
    if waiting := unreleased((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        sys.exit(f"CHANGELOG.md: {len(waiting)} entries under [Unreleased] belong to the section of {version}")
    if git("status", "--porcelain"):
        sys.exit("commit first: the release is made of what is committed")
    if git("tag", "--list", f"v{version}"):
        sys.exit(f"v{version} is tagged already: raise `__version__` in src/utopia/__init__.py and CITATION.cff")


def git(*words: str) -> str:
    """Return what git says."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def build(dist: Path) -> tuple[Path, Path]:
    """Build the sdist, and the wheel out of it, so that the sdist is known to suffice."""
    shutil.rmtree(dist, ignore_errors=True)
    pins = ["--build-constraints", str(ROOT / "requirements" / "build.txt"), "--python", sys.executable]
    call([fetch_uv(), "build", "--quiet", "--out-dir", str(dist), *pins, str(ROOT)])
    return next(dist.glob("*.whl")), next(dist.glob("*.tar.gz"))


def check_contents(wheel: Path, sdist: Path) -> None:
    """Exit unless both have what they need, the page included, and the README is their description."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        [about] = [name for name in names if name.endswith(".dist-info/METADATA")]
        described = message_from_string(packed.read(about).decode())
    with tarfile.open(sdist) as archive:
        kept = [name.partition("/")[2] for name in archive.getnames()]
    missing = [name for name in IN_THE_WHEEL if name not in names] + [name for name in IN_THE_SDIST if name not in kept]
    if missing:
        sys.exit(f"missing: {', '.join(missing)}")
    if odd := [name for name in (*names, *kept) if "node_modules" in name or "__pycache__" in name]:
        sys.exit(f"not to be packed: {odd[0]}")
    if str(described.get_payload()).strip() != (ROOT / "README.md").read_text(encoding="utf-8").strip():
        sys.exit("the description of the package is not the README")


def pythons() -> dict[str, str]:
    """Return the versions that this machine has, with their interpreters, and tell which it lacks."""
    found = {version: program for version in PYTHONS if (program := interpreter(version))}
    if lacking := [version for version in PYTHONS if version not in found]:
        say(f"Not tried, because this machine has none: Python {', '.join(lacking)}")
    return found


def interpreter(version: str) -> str | None:
    """Find a Python as uv does, or among those of pyenv, whose stand-ins on the PATH may lead nowhere."""
    asked = [fetch_uv(), "python", "find", "--system", version]
    answer = subprocess.run(asked, env=ENV, capture_output=True, text=True, check=False)
    if answer.returncode == 0:
        return answer.stdout.strip()
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return next((str(one) for one in sorted(home.glob(f"versions/{version}.*/bin/python"))), None)


def try_out(package: Path, python: str) -> str:
    """Install it with its newest dependencies where nothing else is, and play. Return what was measured."""
    with tempfile.TemporaryDirectory() as made:
        venv = Path(made) / "venv"
        call([fetch_uv(), "venv", "--quiet", "--no-project", "--python", python, str(venv)])
        call([fetch_uv(), "pip", "install", "--quiet", "--python", str(venv), str(package)])
        return trial(venv, Path(made), __version__)


if __name__ == "__main__":
    main()
