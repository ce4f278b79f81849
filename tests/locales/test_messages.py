"""Every language says the same things with the same words, and nothing that nobody asks for."""

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.locales import reading
from utopia.boards import load_board
from utopia.locales import DEFAULT_LANGUAGE, LANGUAGES, MissingWordsWarning, Phrase, Speaker, language_of
from utopia.locales.messages import Messages
from utopia.locales.plain import plain_lines
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES

every_language = pytest.mark.parametrize("language", LANGUAGES)
OTHERS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
DISTRICTS = tuple(district.id for district in load_board("reconstruction").districts)
VALUES: dict[str, tuple[int | str, ...]] = {
    "civ": CIVILIZATION_NAMES,
    "second": CIVILIZATION_NAMES,
    "island": ISLAND_NAMES,
    "district": (*DISTRICTS, "Castle of My Own Board"),
    "seat": (0, 4),
    "other": (1,),
}
DOCUMENTATION = Path(__file__).parents[2] / "docs" / "languages.md"
NUMBERS = (0, 1, 2, 5)
ISOLATION = re.compile("[\u2066-\u2069]")


def test_the_documentation_says_what_each_file_is_for() -> None:
    rows = [row for row in DOCUMENTATION.read_text(encoding="utf-8").splitlines() if row.startswith("|")]
    named = re.findall(r"`(\w+)\.ftl`", "".join(row.split("|")[1] for row in rows))
    assert sorted(named) == sorted(reading.resources(DEFAULT_LANGUAGE))


@every_language
def test_files_are_fluent_and_name_nothing_twice(language: str) -> None:
    entries = [entry for resource in reading.resources(language).values() for entry in resource.body]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert [name for name, times in names.items() if times > 1] == []
    assert not any(isinstance(entry, ast.Term) for entry in entries), "a term cannot see a message's variables"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_words(language: str) -> None:
    assert reading.resources(language).keys() == reading.resources(DEFAULT_LANGUAGE).keys()
    theirs = {message for message in reading.messages(language) if not message.startswith(reading.GRAMMAR)}
    assert theirs == set(reading.said())
    other = {
        message: (set(reading.variables(language, message)), set(reading.variables(DEFAULT_LANGUAGE, message)))
        for message in reading.said()
        if reading.variables(language, message) != reading.variables(DEFAULT_LANGUAGE, message)
    }
    assert other == {}


@every_language
def test_every_message_is_filled_by_every_word(language: str) -> None:
    speaker = Speaker(language, seats=("Ann", "Bo", "Cy", "Di", "Eve"))
    for message in reading.said():
        names = sorted(reading.variables(language, message))
        usual = {name: VALUES.get(name, NUMBERS)[0] for name in names}
        for name in names or [""]:
            for value in VALUES.get(name, NUMBERS) if name else ("",):
                text = speaker.say(Phrase(message, usual | ({name: value} if name else {})))
                assert text.strip() == text, message
                assert "{" not in text, message
                assert not ISOLATION.search(text), message


@every_language
def test_plain_files_are_read_the_same_with_and_without_fluent(language: str) -> None:
    lines = plain_lines(language, "commands")
    assert len(lines) > 20
    assert {message: Speaker(language).say(message) for message in lines} == lines


@every_language
def test_no_message_is_asked_for_in_vain(language: str) -> None:
    known = reading.messages(language)
    assert [(str(path), message) for path, message in reading.asked_for() if message not in known] == []


def test_no_message_is_unused() -> None:
    literals, made_up = reading.literals(), reading.made_up()
    inside = set().union(*(reading.used_by_messages(language) for language in LANGUAGES))
    unused = [
        message
        for message in reading.said()
        if message not in literals | inside and not any(pattern.fullmatch(message) for pattern in made_up)
    ]
    assert unused == []
    for language in LANGUAGES:
        grammar = {message for message in reading.messages(language) if message.startswith(reading.GRAMMAR)}
        assert grammar - reading.used_by_messages(language) == set()


@every_language
def test_the_grammar_is_complete(language: str) -> None:
    """Civilizations and islands are never left as identifiers, except where they are typed."""
    speaker = Speaker(language)
    for civ in CIVILIZATION_NAMES:
        said = speaker.say("event-guest", civ=civ, island="water")
        assert speaker.say("event-guest", civ="xyz", island="water") != said
        assert "xyz" in speaker.say("event-guest", civ="xyz", island="water")
    for district in DISTRICTS:
        said = speaker.say("event-to-1", seat=0, district=district)
        assert district not in said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_CH.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de_CH.UTF-8", "LC_ALL": ""}, "de"),
        ({"LC_MESSAGES": "it", "LANG": "de"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_language_of_a_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_what_is_missing_is_said_in_english_but_not_in_silence() -> None:
    with pytest.warns(MissingWordsWarning, match="there is no message event-end in la"):
        assert Speaker("la", seats=("Ann",)).say("event-end", seat=0) == "Ann ends the turn."
    with pytest.warns(MissingWordsWarning, match="event-end in de"):
        assert Speaker("de").say("event-end").endswith("beendet den Zug.")
    with pytest.warns(MissingWordsWarning, match="no-such-message"), pytest.raises(KeyError):
        Speaker("en").say("no-such-message")


def test_a_board_of_ones_own_keeps_its_names() -> None:
    speaker = Speaker("de", seats=("Ann", "Bo"), districts={"kilns": "Gare Centrale"})
    assert speaker.say(Phrase("event-to-1", {"seat": 1, "district": "kilns"})) == (
        "Bo bringt einen Fürsten nach Gare Centrale."
    )


def test_threads_that_speak_at_once_wait_for_the_words() -> None:
    for _ in range(5):
        messages = Messages("fr")
        with ThreadPoolExecutor(8) as pool:
            said = list(pool.map(messages.format, ["colour-red", "seat-red"] * 8, [{}] * 16))
        assert said == [("rouge", []), ("Rouge", [])] * 8
