"""The legal moves as a list to choose from: one line a verb and civilization, which opens into its districts."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from utopia.cli.play.counting import civilization, colour, counted, counted_princes, on_scale
from utopia.cli.play.facts import Facts, Place
from utopia.cli.play.screen import Entry
from utopia.cli.play.typed import begins
from utopia.cli.speaking import say
from utopia.game import Choice, Game
from utopia.notation.moves import FORMS, VERBS
from utopia.rules import Kind, Move, decode
from utopia.rules.model.material import (
    ADDITION_POINTS,
    CIVILIZATION_NAMES,
    CIVILIZATIONS,
    ISLAND_NAMES,
    REMOVAL_POINTS,
    WONDER_POINTS,
)

_FOLDED: Final = frozenset({Kind.ENTER, Kind.MOVE, Kind.ADD, Kind.ANYWHERE, Kind.REMOVE, Kind.PRIVILEGE})
_ORDER: Final = (
    Kind.WONDER,
    Kind.DISTRICT,
    Kind.ENTER,
    Kind.TAKE,
    Kind.SURPRISE,
    Kind.MOVE,
    Kind.ADD,
    Kind.REMOVE,
    Kind.RAISE,
    Kind.LOWER,
    Kind.ANYWHERE,
    Kind.PRIVILEGE,
)
"""Verbs as a player weighs them; all others follow, with ``end`` last."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Moves that a first list shows as one line."""

    text: str
    """What opens it, typed: ``enter maya``."""
    note: str
    choices: tuple[Choice, ...]


class Menu:
    """The moves of one decision, folded, and the notes to them."""

    def __init__(self, game: Game, facts: Facts, choices: Sequence[Choice]) -> None:
        self._game = game
        self._facts = facts
        self.seat = choices[0].seat
        self.choices = tuple(sorted(choices, key=lambda choice: (_rank(decode(choice.code)), choice.code)))
        self.bundles = self._bundled()

    def entries(self) -> list[Entry]:
        """The first list: single moves and folded ones."""
        return [
            self.entry(bundle.choices[0]) if len(bundle.choices) == 1 else Entry(bundle.text, bundle.note)
            for bundle in self.bundles
        ]

    def entry(self, choice: Choice) -> Entry:
        """A single move with what it would bring."""
        move = decode(choice.code)
        return Entry(choice.text, _NOTES.get(move.kind, _no_note)(self._facts, self.seat, move))

    def fitting(self, text: str) -> tuple[Choice, ...]:
        """The moves that begin with these words or their beginnings; an island may stand before its district.

        Only ``end`` must be written out, since it is final.
        """
        words = text.lower().split()
        if words in (["end"], ["e"], ["en"]):
            words = ["end"] if words == ["end"] else ["enter"]
        return tuple(choice for choice in self.choices if any(begins(way, words) for way in self._ways(choice)))

    def named(self, text: str, choices: Sequence[Choice]) -> tuple[Choice, ...]:
        """Those of the choices that the words name without their verb: a district, or another word behind it."""
        words = text.lower().split()
        if not words or words[0] in FORMS:
            return ()
        return tuple(
            choice
            for choice in choices
            if any(begins(choice.text.split()[first:], words) for first in range(1, len(choice.text.split())))
        )

    def _ways(self, choice: Choice) -> Iterator[list[str]]:
        """Return how a move may be written."""
        move, words = decode(choice.code), choice.text.split()
        yield words
        if move.kind == Kind.ENTER:
            yield [*words[:2], ISLAND_NAMES[self._island(move)], *words[2:]]
        if move.kind == Kind.PRIVILEGE:
            yield [word for word in words if word != "as"]

    def _bundled(self) -> list[Bundle]:
        groups: dict[tuple[int, ...], list[Choice]] = {}
        for choice in self.choices:
            groups.setdefault(self._key(choice), []).append(choice)
        if len(groups) == 1:  # nothing to choose from until it is open
            return [Bundle(choice.text, "", (choice,)) for choice in self.choices]
        return [Bundle(*self._heading(group), tuple(group)) for group in groups.values()]

    def _key(self, choice: Choice) -> tuple[int, ...]:
        move = decode(choice.code)
        if move.kind not in _FOLDED:
            return (choice.code,)
        island = self._island(move) if move.kind == Kind.ENTER else 0
        return int(move.kind), move.civilization, island, -1

    def _island(self, move: Move) -> int:
        return ISLAND_NAMES.index(self._game.map.districts[move.district].island)

    def _heading(self, group: Sequence[Choice]) -> tuple[str, str]:
        move = decode(group[0].code)
        text = f"{VERBS[move.kind]} {CIVILIZATION_NAMES[move.civilization]}"
        if move.kind in (Kind.ENTER, Kind.ANYWHERE):
            own = sum(_own(self._facts.place(decode(c.code).district), self.seat, move.civilization) for c in group)
            island = f" {ISLAND_NAMES[self._island(move)]}" if move.kind == Kind.ENTER else ""
            message = "note-districts-own" if own else "note-districts"
            note = say(message, number=len(group), own=own, civ=CIVILIZATION_NAMES[move.civilization])
            return f"{text}{island}", note
        if move.kind == Kind.PRIVILEGE:
            into = ", ".join(civilization(decode(choice.code).second) for choice in group)
            return text, say("note-turn-into", civilizations=into)
        return text, ", ".join(self._game.map.districts[decode(choice.code).district].id for choice in group)


def _rank(move: Move) -> tuple[int, int]:
    place = _ORDER.index(move.kind) if move.kind in _ORDER else len(_ORDER)
    return place, int(move.kind == Kind.END)


def _own(place: Place, seat: int, civilization: int) -> int:
    return sum(g.number for g in place.princes if g.seat == seat and g.civilization == civilization)


def _no_note(_facts: Facts, _seat: int, _move: Move) -> str:
    return ""


def _place_note(facts: Facts, seat: int, move: Move) -> str:
    """Value, harbour, owner, and the mover's own princes in a district."""
    place = facts.place(move.district)
    parts = [say("note-value", value=place.value)]
    if place.district.is_harbour:
        parts.append(say("note-harbour"))
    if place.monument >= 0:
        message = "note-monument-yours" if place.owner == seat else "note-monument"
        parts.append(say(message, civ=CIVILIZATION_NAMES[place.monument], colour=colour(place.owner)))
    if own := counted_princes([_own(place, seat, c) for c in range(CIVILIZATIONS)]):
        parts.append(say("note-you-have", princes=own))
    return "; ".join(parts)


def _build_note(facts: Facts, seat: int, move: Move) -> str:
    place = facts.place(move.district)
    worth = len(facts.scale) - facts.scale.index(move.civilization)
    parts = [say("note-pays", points=worth)]
    isle = next(isle for isle in facts.isles if isle.name == place.district.island)
    if isle.wonder_owner == seat:
        parts.append(say("note-wonder-pays-you", points=place.value))
    elif isle.wonder_owner >= 0:
        parts.append(say("note-wonder-pays", points=place.value, colour=colour(isle.wonder_owner)))
    return "; ".join(parts)


def _wonder_note(_facts: Facts, _seat: int, _move: Move) -> str:
    return say("note-wonder", points=WONDER_POINTS)


def _add_note(facts: Facts, seat: int, move: Move) -> str:
    owner = facts.place(move.district).owner
    gain = say("note-owner-gains", points=ADDITION_POINTS, colour=colour(owner))
    return f"{say('note-nobody-gains') if owner == seat else gain}; {_place_note(facts, seat, move)}"


def _remove_note(facts: Facts, seat: int, move: Move) -> str:
    return f"{say('note-you-gain', points=REMOVAL_POINTS)}; {_place_note(facts, seat, move)}"


def _raise_note(facts: Facts, _seat: int, move: Move) -> str:
    rank = facts.scale.index(move.civilization)
    value = len(facts.scale) - rank
    falls = CIVILIZATION_NAMES[facts.scale[rank - 1]]
    return say("note-raise", start=value, end=value + 1, civ=falls)


def _lower_note(facts: Facts, _seat: int, move: Move) -> str:
    rank = facts.scale.index(move.civilization)
    below = facts.scale[rank + 1 :]
    up = ", ".join(on_scale(c) for c in below)
    return say("note-lower", start=len(facts.scale) - rank, number=len(below), civilizations=up)


def _card_note(facts: Facts, _seat: int, move: Move) -> str:
    return say("note-you-hold", number=facts.hand[move.civilization]) if facts.hand else ""


def _name_note(facts: Facts, _seat: int, move: Move) -> str:
    one = next(one for one in facts.standings if one.seat == move.seat)
    return f"{counted(one.points, 'points')}, {one.would_have}"


def _surprise_note(_facts: Facts, _seat: int, _move: Move) -> str:
    return say("note-surprise")


def _end_note(_facts: Facts, _seat: int, _move: Move) -> str:
    return say("note-end")


_NOTES: Final[dict[Kind, Callable[[Facts, int, Move], str]]] = {
    Kind.ENTER: _place_note,
    Kind.TO: _place_note,
    Kind.MOVE: _place_note,
    Kind.LEAVE: _place_note,
    Kind.ANYWHERE: _place_note,
    Kind.ADD: _add_note,
    Kind.REMOVE: _remove_note,
    Kind.DISTRICT: _build_note,
    Kind.WONDER: _wonder_note,
    Kind.RAISE: _raise_note,
    Kind.LOWER: _lower_note,
    Kind.DISCARD: _card_note,
    Kind.NAME: _name_note,
    Kind.SURPRISE: _surprise_note,
    Kind.END: _end_note,
}
