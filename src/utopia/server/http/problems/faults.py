"""Errors in a body or parameter, as a sentence in every language: the place, and the correct form."""

import re
from typing import Any, Final

from msgspec import inspect

from utopia.server.http.problems.shapes import choices_of, fields_of
from utopia.server.web.messages import Phrase, Word

_FORMS: Final = [
    (re.compile(pattern), f"problem-field-{id_}")
    for pattern, id_ in [
        (r"Expected `(?:str|bytes)` of length <= (?P<most>\d+)", "long"),
        (r"Expected `(?:str|bytes)` of length >= (?P<least>\d+)", "short"),
        (r"Expected `(?:array|object)` of (?:length <=|at most length) (?P<most>\d+)", "many"),
        (r"Expected `(?:array|object)` of (?:length >=|at least length) (?P<least>\d+)", "few"),
        (r"Expected `array` of length (?P<least>\d+) to (?P<most>\d+)", "between"),
        (r"Expected `array` of length (?P<count>\d+)", "count"),
        (r"Expected `(?:int|float)` <= (?P<most>\S+)", "large"),
        (r"Expected `(?:int|float)` >= (?P<least>\S+)", "small"),
        (r"Expected `(?:int|float)` < (?P<most>\S+)", "below"),
        (r"Expected `(?:int|float)` > (?P<least>\S+)", "above"),
        (r"Expected `(?:int|float)` that's a multiple of (?P<step>\S+)", "step"),
        (r"(?:Integer value|Number|Timestamp|Duration) (?:is )?out of range", "range"),
        (r"Object contains unknown field `(?P<name>.*)`", "unknown"),
        (r"Object missing required field `(?P<name>.*)`", "missing"),
        (r"Invalid (?:enum )?value\b", "choice"),
        (r"Expected `str` matching regex (?P<form>.+)", "form"),
        (r"Expected `\w+` (?P<form>with(?: no|out)?(?: a)? timezone)", "form"),
        (r"Invalid (?P<form>\w+(?: encoded)?(?: \w+)?)", "form"),
        (r"Expected `(?P<kind>[^`]+)`", "kind"),
    ]
]
"""Messages of msgspec, with our texts."""
_KINDS: Final = {"str": "string", "int": "integer", "float": "number", "bool": "true | false", "bytes": "string"}
"""msgspec's name of a kind of value -> JSON's."""
_LONGEST: Final = 200


def sentence_of(field: str, message: str, shape: inspect.Type | None = None, path: str | None = None) -> Phrase:
    """Explain msgspec's message about that field (`seats[1].kind`, or nothing for the whole body).

    ``shape`` is the type of the body or parameter, ``path`` the place of the field in it: usually its name.
    """
    for form, id_ in _FORMS:
        if found := form.match(message):
            words = {name: _word(value) for name, value in found.groupdict().items()}
            return Phrase(id_, _completed(id_, field, words, shape, field if path is None else path))
    return Phrase("problem-field-unfit", {"field": field or "body"})


def _completed(id_: str, field: str, words: dict[str, Word], shape: inspect.Type | None, path: str) -> dict[str, Word]:
    """Return the text with the field's name, and the correct form as far as the shape tells it."""
    name = words.pop("name", None)
    if name is not None:
        known = fields_of(shape, path) if id_.endswith("unknown") and shape else []
        return {"field": f"{field}.{name}"[-_LONGEST:].lstrip("."), **_listed(id_, "unknown", known)}
    if kind := words.pop("kind", None):
        words["kind"] = " | ".join(_KINDS.get(one, one) for one in str(kind).split(" | "))
    choices = choices_of(shape, path) if id_.endswith("choice") and shape else []
    return {"field": field or "body", **words, **_listed(id_, "choice", choices)}


def _listed(id_: str, end: str, values: list[Any]) -> dict[str, Word]:
    if not id_.endswith(end):
        return {}
    text = ", ".join(str(value) for value in values)
    return {"known": text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"}


def _word(text: str) -> Word:
    text = text.strip("'\"")
    return int(text) if re.fullmatch(r"-?\d{1,15}", text) else text[:_LONGEST]
