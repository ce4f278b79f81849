"""Make the interface's examples anew: run the tests of its endpoints, listen to what the server answers, keep the best.

`python -m tests.server.web.recording` writes src/utopia/server/web/examples.json. With some
files of tests behind it, only what those ask for is made anew.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.web import listening
from tests.server.web.streaming import asked_for_examples
from utopia.server.app import create_app
from utopia.server.settings import Settings
from utopia.server.web.openapi import operations
from utopia.server.web.openapi_parts import FILE

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
TARGET = ROOT / "src" / "utopia" / "server" / "web" / FILE
OPTIONS = ("-q", "-n0", "-p", "no:cacheprovider", "-p", listening.__name__)
FEW = 2
"""Items that are kept of a list of objects; numbers and words stay all, they are short."""
TEXT = 600
"""Letters that are kept of a text that is no JSON."""
ENOUGH = 6000
"""Letters of a good example at most."""
SECRETS = (
    (re.compile(r"utopia_(person|bot)_\w+"), r"utopia_\1_…"),
    (re.compile(r"(?<=/)[A-Za-z0-9_-]{43}\b"), "AbCd…"),
)
ODD = re.compile(r"[^\x20-\x7e\n…]|/tmp|<|bad|evil|x{3}|\\u")
Examples = dict[str, dict[str, list[Any]]]


def described() -> dict[str, set[str]]:
    """Every endpoint, and the statuses of its answers."""
    schema = create_app(Settings(Path("nowhere"))).openapi_schema.to_schema()
    return {f"{method} {path}": set(operation["responses"]) for path, method, operation in operations(schema)}


def heard(file: Path) -> Iterator[tuple[str, str, Any]]:
    """Endpoint, status and answer of all that was heard."""
    doors = sorted((door.count("{"), door) for door in described())
    patterns = {name: re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(name))) for _, name in doors}
    for line in file.read_text("utf-8").splitlines():
        one = json.loads(line)
        door = next((name for name, pattern in patterns.items() if pattern.fullmatch(one["door"])), None)
        if door is not None and one["text"]:
            yield door, str(one["status"]), shortened(value_of(one["kind"], one["text"]))


def value_of(kind: str, text: str) -> Any:
    """As JSON, if it is; of a stream the first line."""
    return text if "json" not in kind else json.loads(text.splitlines()[0] if "ndjson" in kind else text)


def shortened(value: Any, most: int = FEW) -> Any:
    """Few of many alike, and no secrets, not even a test's."""
    if isinstance(value, dict):
        return {key: shortened(item) for key, item in value.items()}
    if isinstance(value, list):
        few = most if value and isinstance(value[0], dict | list) else len(value)
        return [shortened(item) for item in value[:few]]
    if not isinstance(value, str):
        return value
    for secret, instead in SECRETS:
        value = secret.sub(instead, value)
    return value if len(value) <= TEXT else f"{value[:TEXT].rsplit(chr(10), 1)[0]}\n…"


def best(answers: list[Any]) -> Any:
    """The one that says most, among those that are not too long, with names that look like names."""

    def worth(value: Any) -> tuple[bool, bool, int, int]:
        text = json.dumps(value, ensure_ascii=False)
        return not ODD.search(text), len(text) <= ENOUGH, filled(value), -len(text)

    return max(answers, key=worth)


def filled(value: Any) -> int:
    """How many fields say something."""
    if isinstance(value, dict):
        return sum(1 + filled(item) for item in value.values() if item not in (None, [], {}, "", False, 0))
    return sum(filled(item) for item in value) if isinstance(value, list) else 0


def chosen(file: Path) -> Examples:
    """One answer for each endpoint and status."""
    answers: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for door, status, answer in heard(file):
        answers[door, status].append(answer)
    examples: Examples = defaultdict(dict)
    for (door, status), told in answers.items():
        examples[door][status] = [best(told)]
    return examples


def write(examples: Examples) -> None:
    """What was not heard of this time stays as it was, unless it is described no more."""
    known, kept = json.loads(TARGET.read_text("utf-8")), {}
    for door, statuses in sorted(described().items()):
        told = known.get(door, {}) | examples.get(door, {})
        kept[door] = {status: answers for status, answers in told.items() if status in statuses}
    kept = {door: told for door, told in kept.items() if told}
    TARGET.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", "utf-8")


def main(tests: list[str]) -> None:
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "heard"
        command = [sys.executable, "-m", "pytest", *OPTIONS, *(tests or [str(HERE.parent)])]
        subprocess.run(command, env={**os.environ, listening.FILE: str(file)}, cwd=ROOT, check=False)
        examples = chosen(file)
        for door, told in asked_for_examples(Path(name)).items():
            examples[door] |= {status: shortened(answers, most=9) for status, answers in told.items()}
    write(examples)


if __name__ == "__main__":
    main(sys.argv[1:])
