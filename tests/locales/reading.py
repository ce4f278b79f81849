"""The messages of every language as Fluent's own parser sees them, and where the sources ask for them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from utopia.locales.messages import file_texts

ROOT = Path(__file__).parents[2]
HOLE = "\ufffc"
"""Stands for another message, a number or a choice in a wording."""
GRAMMAR = "form-"
"""What a language says to itself; each has the forms that it needs."""
LITERAL = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[\w-]+)+)["'`]""")
PATTERN = re.compile(r"""(?:f["']|`)([a-z][a-z0-9-]*-)\$?\{[^}]*\}([a-z-]*)(?:\$?\{[^}]*\})?["'`]""")
ASKED = re.compile(r"""\b(?:say|Phrase|_tell|_fail|has|phrase)\(\s*["'`]([a-z][a-z0-9]*(?:-[\w-]+)+)["'`]""")


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """Name of each file -> what stands in it."""
    return {name: FluentParser(with_spans=False).parse(text) for name, text in file_texts(language).items()}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Id -> message, of all files."""
    found = (entry for resource in resources(language).values() for entry in resource.body)
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


class _Reader(visitor.Visitor):
    """Variables and other messages that a message uses itself."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.messages.add(node.id.name)


def _read(language: str, message: str) -> _Reader:
    reader = _Reader()
    reader.visit(messages(language)[message])
    return reader


@cache
def variables(language: str, message: str) -> frozenset[str]:
    """The variables of a message, with those of the messages it is made of."""
    reader = _read(language, message)
    return frozenset(reader.variables).union(*(variables(language, other) for other in reader.messages))


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """Each wording of a pattern: `{$name}` for a variable, HOLE for what else stands in it."""
    yield "".join(_shown(part) for part in pattern.elements)
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from texts(variant.value)


def _shown(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return str(part.value)
    return f"{{${part.expression.id.name}}}" if isinstance(part.expression, ast.VariableReference) else HOLE


@cache
def wordings(language: str, message: str) -> list[str]:
    """Each wording of a message."""
    value = messages(language)[message].value
    return [] if value is None else list(texts(value))


def used_by_messages(language: str) -> set[str]:
    """Messages that stand in others."""
    return set().union(*(_read(language, message).messages for message in messages(language)))


def said() -> list[str]:
    """Ids that programs ask for, without a language's own grammar."""
    return [message for message in messages("en") if not message.startswith(GRAMMAR)]


@cache
def sources() -> dict[Path, str]:
    """Everything that may ask for a message."""
    python = (ROOT / "src/utopia").rglob("*.py")
    page = (path for ending in ("ts", "svelte") for path in (ROOT / "ui/src").rglob(f"*.{ending}"))
    paths = [*python, *(path for path in page if ".test." not in path.name)]
    return {path.relative_to(ROOT): path.read_text("utf-8") for path in paths}


def literals() -> set[str]:
    """Words in quotes that may be ids."""
    return {word for text in sources().values() for word in LITERAL.findall(text)}


def made_up() -> list[re.Pattern[str]]:
    """Ids that are put together, as patterns: `event-` and what kind of event it is."""
    found = {pair for text in sources().values() for pair in PATTERN.findall(text)}
    return [re.compile(rf"{re.escape(begin)}[\w-]+{re.escape(end)}") for begin, end in sorted(found)]


def asked_for() -> Iterator[tuple[Path, str]]:
    """Where an id is asked for in so many words."""
    for path, text in sources().items():
        for message in ASKED.findall(text):
            yield path, message
