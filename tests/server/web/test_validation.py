"""Whatever does not fit in a body is said in every language: where, and what would be right."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, ME
from utopia.locales import ENGLISH, LANGUAGES, Phrase, Speaker
from utopia.server.web.openapi_parts import message_modules
from utopia.server.web.validation import sentence_of

Visit = Callable[[], Visitor]
UNFIT = "problem-field-unfit"
FORMS = (
    "Expected `str` of length <= 24",
    "Expected `str` of length >= 1",
    "Expected `bytes` of length >= 2",
    "Expected `array` of length <= 5",
    "Expected `array` of length >= 2",
    "Expected `array` of at most length 3, got 4",
    "Expected `array` of at least length 3, got 0",
    "Expected `array` of length 2",
    "Expected `array` of length 2, got 3",
    "Expected `array` of length 2 to 4, got 5",
    "Expected `object` of length <= 5",
    "Expected `object` of length >= 2",
    "Expected `int` <= 9",
    "Expected `int` >= -1",
    "Expected `float` <= 0.5",
    "Expected `float` < 1.5",
    "Expected `float` > 0.0",
    "Expected `int` that's a multiple of 4",
    "Expected `str` matching regex '^[0-9a-f]{64}$'",
    "Expected `datetime` with a timezone component",
    "Expected `time` with no timezone component",
    "Expected `int | str | null`, got `array`",
    "Expected `object`, got `array`",
    "Expected `int`",
    "Invalid enum value 'x'",
    "Invalid enum value 'a",
    "Invalid value 7",
    "Invalid value 'x'",
    "Invalid RFC3339 encoded datetime",
    "Invalid ISO8601 duration",
    "Invalid UUID",
    "Invalid base64 encoded string",
    "Invalid decimal string",
    "Invalid epoch timestamp",
    "Integer value out of range",
    "Number out of range",
    "Timestamp is out of range ",
    "Duration is out of range",
    "Object contains unknown field `levl`",
    "Object missing required field `seats`",
)
"""All that msgspec says of a value in JSON."""


def said(phrase: Any, language: str) -> str:
    """In that language; a message that is missing, or lacks a word, is an error (`MissingWordsWarning`)."""
    return Speaker(language).say(Phrase(phrase.id, phrase.words))


@pytest.mark.parametrize("message", FORMS)
def test_every_message_of_the_reader_has_its_sentence(message: str) -> None:
    phrase = sentence_of("seats[1].kind", message)
    assert phrase.id != UNFIT
    for language in LANGUAGES:
        told = said(phrase, language)
        assert "seats[1]" in told
        assert not re.search(r"[{}$`]|Expected|Invalid", told.replace("{64}$", "")), told


def incoming() -> Iterator[type[msgspec.Struct]]:
    """What is read from clients: the structs that take no unknown field."""
    for module in message_modules():
        for one in vars(module).values():
            is_struct = isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
            if is_struct and one.__struct_config__.forbid_unknown_fields:
                yield one


def refusal(body: Any, struct: type[msgspec.Struct]) -> str | None:
    """What the reader says of a body; None if it fits."""
    try:
        msgspec.convert(body, struct, strict=False)
    except msgspec.ValidationError as error:
        return str(error)
    return None


STRUCTS = list(incoming())
RUBBISH: list[Any] = [
    None, True, -1, -(10**9), 10**30, 0.5, "", "x", "x" * 20_000, [], [None], [{}] * 3000, {}, {"x": None},
    {str(number): {} for number in range(3000)}, "\u0000",
]  # fmt: skip


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda one: one.__name__)
def test_every_fault_in_every_body_has_its_sentence(struct: type[msgspec.Struct]) -> None:
    shape = inspect.type_info(struct)
    fields = [field.encode_name for field in msgspec.structs.fields(struct)]
    bodies = [*RUBBISH, *({field: value} for field in [*fields, "surplus"] for value in RUBBISH)]
    refused = [told for body in bodies if (told := refusal(body, struct)) is not None]
    assert len(refused) > 10
    for told in refused:
        message, _, place = told.partition(" - ")
        found = re.search(r"`\$\.(.+)`$", place)
        phrase = sentence_of(found[1] if found else "", message, shape)
        assert phrase.id != UNFIT, told
        assert phrase.words.get("known") != "", told
        for language in LANGUAGES:
            assert said(phrase, language)


def test_there_are_many_kinds_of_bodies() -> None:
    assert len(STRUCTS) > 30


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"seats": [ME]}, "“seats” must have at least 2 entries."),
        ({"seats": [ME, {"kind": "x"}]}, "“seats[1].kind” must be one of these: "),
        ({"seats": [ME, {"kind": "bot", "levl": ""}]}, "There is no “seats[1].levl” here. Known are: "),
        ({"seats": [{"kind": "me", "name": "x" * 500}, BOT]}, "“seats[0].name” may have at most "),
        ({"seats": [ME, BOT], "pace": -1}, "“pace” must be at least 0"),
        ({"seats": "two"}, "“seats” must be: array."),
        ({"seats": [ME, BOT], "shuffle": "true"}, "“shuffle” must be: true | false."),
        ({"seats": [ME, BOT], "shuffle": 1}, "“shuffle” must be: true | false."),
        ({"seats": [ME, BOT], "terms": {"delay": "3"}}, "“terms.delay” must be: integer."),
        ({}, "“seats” is missing."),
        ([], "“body” must be: object."),
    ],
)
def test_a_table_that_does_not_fit_is_refused_in_words(visit: Visit, body: Any, told: str) -> None:
    answer = visit().post("/api/tables", body)
    assert answer.status_code == 422, answer.text
    why = answer.json()["why"]
    assert ENGLISH.say(Phrase(why["id"], why["words"])).startswith(told)


def test_a_parameter_that_does_not_fit_is_refused_in_words(visit: Visit) -> None:
    ann = visit()
    game = ann.post("/api/tables/play-now").json()["id"]
    answer = ann.get(f"/api/stream/games/{game}?since=-1")
    assert (answer.status_code, answer.json()["why"]) == (
        422,
        {"id": "problem-field-small", "words": {"field": "since", "least": 0}},
    )


@pytest.mark.parametrize("unfit", ["before=9&before=9", "before=null", "before=0.5"])
def test_a_parameter_is_one_number_and_no_word_for_none(visit: Visit, unfit: str) -> None:
    ann = visit()
    game = ann.post("/api/tables/play-now").json()["id"]
    assert ann.get(f"/api/games/{game}/talk?before=9&else=1&else=2").status_code == 200
    answer = ann.get(f"/api/games/{game}/talk?{unfit}")
    why = {"id": "problem-field-kind", "words": {"field": "before", "kind": "integer"}}
    assert (answer.status_code, answer.json()["why"]) == (422, why)


def test_a_choice_in_a_path_names_what_it_may_be(visit: Visit) -> None:
    ann = visit()
    assert ann.post("/api/tables/play-now").status_code == 201
    answer = ann.send("DELETE", "/api/relations/AAA/x")
    assert answer.status_code == 422
    assert answer.json()["why"] == {"id": "problem-field-choice", "words": {"field": "kind", "known": "block, mute"}}
