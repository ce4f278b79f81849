"""Meanings of the fields of the protocol's structs, read from their source, since Python drops those docstrings."""

import ast
import inspect
import itertools
import re
from collections.abc import Iterator
from typing import Final

from utopia.server.http.description.structs import message_modules

_LINE_ENDS: Final = re.compile(r"\s*\n\s*")


def meanings() -> dict[str, dict[str, str]]:
    """Struct -> field -> docstring; the struct's own stands under the empty name."""
    trees = (ast.parse(inspect.getsource(module)) for module in message_modules())
    return {item.name: _of(item) for tree in trees for item in tree.body if isinstance(item, ast.ClassDef)}


def _of(struct: ast.ClassDef) -> dict[str, str]:
    told = dict(_fields(struct.body))
    if (about := ast.get_docstring(struct)) is not None:
        told[""] = about
    return told


def _fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, behind in itertools.pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and (told := _text(behind)):
            yield field.target.id, told


def _text(statement: ast.stmt) -> str:
    is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    value = statement.value.value if is_text else None  # type: ignore[attr-defined]
    return _LINE_ENDS.sub(" ", value.strip()) if isinstance(value, str) else ""
