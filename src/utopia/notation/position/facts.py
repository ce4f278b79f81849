"""Reading the lines of a position: each is a verb and words of known kinds, and occurs once."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from utopia.boards import BoardMap
from utopia.locales import Phrase, Speaker, Word
from utopia.notation.draws import UNSEEN
from utopia.notation.header import SPECTATOR_NAME
from utopia.notation.position.words import STEP_NAMES
from utopia.notation.words import NotationError, read_number, read_word
from utopia.rules import SPECTATOR, End
from utopia.rules.model.material import CIVILIZATION_NAMES, HIDDEN, ISLAND_NAMES, LAST_ROUND, SEAT_NAMES
from utopia.rules.model.sources import PRESTIGE, SOURCE_NAMES

FORMS: Final = {
    "players": "players NUMBER",
    "view": "view VIEWER",
    "round": "round NUMBER",
    "step": "step STEP",
    "interrupted": "interrupted STEP",
    "lap": "lap NUMBER",
    "turn": "turn SEAT",
    "named": "named SEAT",
    "acted": "acted SEATS",
    "surprised": "surprised SEATS",
    "undecided": "undecided SEATS",
    "ended": "ended END",
    "scale": "scale CIVS",
    "track": "track SEATS",
    "lap-order": "lap-order SEATS",
    "first-of-round": "first-of-round SEAT",
    "score": "score SEAT NUMBER",
    "gained": "gained SEAT SOURCE NUMBER",
    "draws-left": "draws-left NUMBER",
    "open": "open CIV ISLAND NUMBER",
    "taken": "taken SEAT CIV ISLAND NUMBER",
    "surprise-taken": "surprise-taken CIV ISLAND NUMBER",
    "drawn": "drawn CIV ISLAND",
    "gone": "gone CIV ISLAND NUMBER",
    "prince": "prince SEAT CIV DISTRICT NUMBER",
    "monument": "monument DISTRICT CIV SEAT",
    "wonder": "wonder ISLAND SEAT",
    "privileges": "privileges SEAT NUMBER",
    "hand": "hand SEAT CARD NUMBER",
    "chosen": "chosen SEAT CIV NUMBER",
    "discarded": "discarded CIV NUMBER",
    "turned": "turned CIV NUMBER",
    "turned-into": "turned-into CIV",
    "must-hold": "must-hold VIEWER CIV NUMBER",
    "moving": "moving CIV DISTRICT",
    "paying": "paying WAY CIV",
    "building": "building ISLAND",
    "leaving": "leaving CIV DISTRICT",
}
"""Verb -> the form of its line, in the order in which they are written."""
_SUBJECTS: Final = {"monument": 1, "wonder": 1, "leaving": 1}
"""Verb -> number of words after it that name the line's subject; else all but a NUMBER, or none without one."""
_MOST: Final = {"round": LAST_ROUND, "score": 32767, "gained": 32767}
_MOST_COUNTED: Final = 127
WAYS: Final = ("raise", "lower")
_ENDS: Final = {end.name.lower(): int(end) for end in End if end != End.RUNNING}


class PositionError(NotationError):
    """A text that is no position, or an impossible one; the message is one sentence with its line and rule."""

    def __init__(self, why: Phrase | str, line: int = 0, text: str = "", rule: str = "") -> None:
        super().__init__(why)
        self.why: Final = why
        """The fault alone; a plain text is the same in all languages."""
        self.line: Final = line
        """From 1; 0 if it is about none."""
        self.text: Final = text
        """The line; empty if it could not be read."""
        self.rule: Final = rule
        """That it breaks; empty if it could not be read."""

    def told(self, speaker: Speaker) -> str:
        """The sentence in the speaker's language."""
        reason = super().told(speaker)
        if not self.line:
            return reason
        number = str(self.line)
        if not self.text:
            return speaker.say("position-unread", number=number, reason=reason)
        return speaker.say("position-line", number=number, text=repr(self.text), reason=reason, rule=self.rule)


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: its number from 1, its text, and its words as indices."""

    number: int
    text: str
    verb: str
    values: tuple[int, ...]

    def refused(self, reason: str, rule: str, **words: Word) -> PositionError:
        """Return the error that this line breaks a rule; ``reason`` is a message's id."""
        return PositionError(Phrase(reason, words), self.number, self.text, rule)


Facts = Mapping[str, Sequence[Fact]]
"""Verb -> its lines."""


def read_facts(board_map: BoardMap, players: int, text: str) -> tuple[Facts, list[PositionError]]:
    """Return the lines of a position by verb, and those faulty that cannot be read or occur twice."""
    facts: dict[str, list[Fact]] = {}
    faults: list[PositionError] = []
    seen: dict[tuple[str, ...], int] = {}
    reader = _Words(board_map, players)
    for number, line in enumerate(_split(text), start=1):
        words = line.lower().split()
        if not words or words[0].startswith("#"):
            continue
        try:
            fact = Fact(number, " ".join(words), words[0], reader.values(words))
        except NotationError as error:
            faults.append(PositionError(error.phrase, number))
            continue
        subject = tuple(words[: 1 + _subject_length(words[0])])
        if subject in seen:
            told = Phrase("position-repeats", {"text": repr(fact.text), "line": str(seen[subject])})
            faults.append(PositionError(told, number))
            continue
        seen[subject] = number
        facts.setdefault(fact.verb, []).append(fact)
    return facts, faults


def _split(text: str) -> Iterator[str]:
    """Split a text into lines; a semicolon separates facts too, for positions on one line."""
    yield from text.replace(";", "\n").split("\n")


def _subject_length(verb: str) -> int:
    form = FORMS[verb].split()
    return _SUBJECTS.get(verb, len(form) - 2 if form[-1] == "NUMBER" else 0)


class _Words:
    """Words of each kind to numbers, for one map and number of players."""

    def __init__(self, board_map: BoardMap, players: int) -> None:
        seats = SEAT_NAMES[:players]
        names: dict[str, tuple[str, Sequence[str]]] = {
            "SEAT": ("seat-of-game", seats),
            "VIEWER": ("viewer", [*seats, SPECTATOR_NAME]),
            "CIV": ("civilization", CIVILIZATION_NAMES),
            "CARD": ("card", [*CIVILIZATION_NAMES, UNSEEN]),
            "ISLAND": ("island", ISLAND_NAMES),
            "DISTRICT": ("district", [district.id for district in board_map.districts]),
            "SOURCE": ("source", [name for name in SOURCE_NAMES if name != SOURCE_NAMES[PRESTIGE]]),
            "STEP": ("step", list(STEP_NAMES.values())),
            "WAY": ("way", WAYS),
            "END": ("end", list(_ENDS)),
        }
        self._names = names
        self._players = players

    def values(self, words: Sequence[str]) -> tuple[int, ...]:
        """Return the numbers of a line's words after its verb."""
        verb, rest = words[0], words[1:]
        read_word(verb, list(FORMS), "fact")
        kinds = FORMS[verb].split()[1:]
        if kinds[0] in ("SEATS", "CIVS"):
            return self._distinct(kinds[0][:-1], rest)
        if len(rest) != len(kinds):
            raise NotationError(Phrase("notation-length", {"text": repr(" ".join(words)), "form": FORMS[verb]}))
        most = _MOST.get(verb, _MOST_COUNTED)
        return tuple(self._value(kind, word, most) for kind, word in zip(kinds, rest, strict=True))

    def _distinct(self, kind: str, words: Sequence[str]) -> tuple[int, ...]:
        found = tuple(self._value(kind, word, 0) for word in words)
        if len(set(found)) < len(found):
            raise NotationError(Phrase("position-twice", {"text": repr(" ".join(words))}))
        return found

    def _value(self, kind: str, word: str, most: int) -> int:
        if kind == "NUMBER":
            return read_number(word, 0, most, "number")
        what, names = self._names[kind]
        value = read_word(word, names, what)
        special: dict[str, Callable[[int], int]] = {
            "VIEWER": lambda seat: SPECTATOR if seat == self._players else seat,
            "CARD": lambda civ: HIDDEN if word == UNSEEN else civ,
            "END": lambda _: _ENDS[word],
        }
        return special.get(kind, int)(value)
