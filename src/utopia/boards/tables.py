"""Reading typed values out of TOML tables, noting every fault instead of stopping at the first."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from typing import Any

from utopia.boards.faults import BoardFault, shown
from utopia.boards.model import Link, Outline, Point

UNREAD = "?"
"""The stand-in for a text that could not be read; no id, name or island can be this one."""

MOST_POINTS = 80
LONGEST_NAME, LONGEST_TEXT = 60, 2000


class Table:
    """One table of the file. Each reader returns a value or, after noting a fault, a harmless stand-in."""

    def __init__(self, data: object, place: str, faults: list[BoardFault]) -> None:
        self._data: Mapping[str, Any] = data if isinstance(data, dict) else {}
        self._asked: set[str] = set()
        self.place = place
        self.faults = faults
        if not isinstance(data, dict):
            faults.append(BoardFault(place, f"read {shown(data)}", "a table"))

    def has(self, key: str) -> bool:
        """Return whether the key is there; counts as known from now on."""
        self._asked.add(key)
        return key in self._data

    def at(self, key: str) -> str:
        """The place of a key, as it is named in a fault."""
        return f"{self.place}, field {key}" if self.place else f"field {key}"

    def wrong(self, key: str, right: str) -> None:
        """Note that the key is missing or holds something else than `right`."""
        read = f"read {shown(self._data[key])}" if key in self._data else "it is missing"
        self.faults.append(BoardFault(self.at(key), read, right))

    def text(self, key: str, longest: int = LONGEST_NAME) -> str:
        """A text of 1 to `longest` characters; line breaks only in long ones."""
        value = self._data[key] if self.has(key) else None
        if isinstance(value, str) and value.strip() and value != UNREAD and len(value) <= longest:
            one_line = value if longest == LONGEST_NAME else value.replace("\n", " ")
            if one_line.isprintable():
                return value
        self.wrong(key, f"a text of 1 to {longest} characters, without control characters")
        return UNREAD

    def whole(self, key: str, right: str = "a whole number") -> int:
        """A whole number (true and false are none)."""
        value = self._data[key] if self.has(key) else None
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.wrong(key, right)
        return 1

    def items(self, key: str, right: str) -> list[Any]:
        """A list of anything; `right` describes it."""
        value = self._data[key] if self.has(key) else None
        if isinstance(value, list):
            return value
        self.wrong(key, right)
        return []

    def tables(self, key: str, noun: str) -> Iterator[tuple[int, Any]]:
        """The tables `[[key]]`, each with its number from 1."""
        return enumerate(self.items(key, f"one table [[{key}]] for each {noun}"), start=1)

    def table(self, key: str) -> Table:
        """The table `[key]` inside this one."""
        place = f"{self.place}.{key}" if self.place else key
        return Table(self._data[key] if self.has(key) else {}, place, self.faults)

    def links(self, key: str, noun: str) -> tuple[Link, ...]:
        """A list of pairs of ids."""
        found: list[Link] = []
        for number, pair in enumerate(self.items(key, f"a list of pairs of {noun} ids"), start=1):
            if isinstance(pair, list) and len(pair) == 2 and all(isinstance(end, str) for end in pair):
                found.append(Link(*pair))
            else:
                place = f"{self.at(key)}, pair {number}"
                self.faults.append(BoardFault(place, f"read {shown(pair)}", f'two {noun} ids: ["one", "other"]'))
        return tuple(found)

    def numbers(self, key: str, count: int, right: str) -> tuple[int, ...]:
        """A list of exactly `count` whole numbers."""
        value = self._data[key] if self.has(key) else None
        if (numbers := as_numbers(value, count)) is not None:
            return numbers
        self.wrong(key, right)
        return (0,) * count

    def point(self, key: str) -> Point:
        """A point [x, y]."""
        x, y = self.numbers(key, 2, "a point [x, y] of whole numbers")
        return x, y

    def outline(self, key: str, fewest: int = 3) -> Outline:
        """A list of `fewest` to `MOST_POINTS` points."""
        value = self._data[key] if self.has(key) else None
        if (points := as_points(value, fewest)) is not None:
            return points
        self.wrong(key, f"a list of {fewest} to {MOST_POINTS} points [x, y] of whole numbers")
        return ()

    def outlines(self, key: str, fewest: int, right: str) -> tuple[Outline, ...]:
        """A list of lists of at least `fewest` points."""
        found: list[Outline] = []
        for number, value in enumerate(self.items(key, right), start=1):
            if (points := as_points(value, fewest)) is not None:
                found.append(points)
            else:
                self.faults.append(BoardFault(f"{self.at(key)}, number {number}", f"read {shown(value)}", right))
        return tuple(found)

    def known(self) -> tuple[str, ...]:
        """All keys of the table; they count as known from now on."""
        self._asked.update(self._data)
        return tuple(self._data)

    def close(self) -> None:
        """Note every key that nobody asked for."""
        for key in self._data:
            if key not in self._asked:
                near = difflib.get_close_matches(key, self._asked, n=1)
                right = f"{near[0]}" if near else f"one of {', '.join(sorted(self._asked))}"
                place = f"{self.place}, field {shown(key)}" if self.place else f"field {shown(key)}"
                self.faults.append(BoardFault(place, "no such field is known here", right))


def as_numbers(value: object, count: int) -> tuple[int, ...] | None:
    """`value` as exactly `count` whole numbers, or None."""
    if not isinstance(value, list) or len(value) != count:
        return None
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in value):
        return None
    return tuple(value)


def as_points(value: object, fewest: int) -> Outline | None:
    """`value` as `fewest` to `MOST_POINTS` points, or None."""
    if not isinstance(value, list) or not fewest <= len(value) <= MOST_POINTS:
        return None
    points: list[Point] = []
    for item in value:
        numbers = as_numbers(item, 2)
        if numbers is None:
            return None
        points.append((numbers[0], numbers[1]))
    return tuple(points)
