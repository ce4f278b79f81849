"""Files and functions stay short enough to be read at one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = [ROOT / "run.py", *sorted(ROOT.glob("src/**/*.py")), *sorted(ROOT.glob("bench/**/*.py"))]
FILE_LINES = 300
FUNCTION_LINES = 40


def test_nothing_is_too_long() -> None:
    said = {
        source.relative_to(ROOT).as_posix(): list(too_long(source.read_text(encoding="utf-8"))) for source in SOURCES
    }
    assert {source: faults for source, faults in said.items() if faults} == {}


def too_long(text: str) -> Iterator[str]:
    """Name the file and each function in it that should be cut in two."""
    length = len(text.splitlines())
    if length > FILE_LINES:
        yield f"the file: {length} lines"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield f"{node.name}: {length} lines"


def test_too_long_is_noticed() -> None:
    text = "def long():\n" + "    pass\n" * FUNCTION_LINES + "\n" * FILE_LINES
    assert list(too_long(text)) == ["the file: 341 lines", "long: 41 lines"]
