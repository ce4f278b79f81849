"""Observations and actions as tables in Markdown, made from what programs use, for ``docs/environments.md``."""

from collections.abc import Iterable
from typing import Final

from utopia.batch.parts import AXES, PARTS, Part
from utopia.batch.whole import HIDDEN_PARTS
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, ISLANDS, PRINCES_A_MOVE
from utopia.rules.model.moves import FIRST_OF, MOVE_CODES, Kind

_PLACE: Final = f"civilization * {DISTRICTS} + district"
ACTIONS: Final = {
    Kind.ENTER: (_PLACE, "take the guest and place a prince"),
    Kind.TAKE: (f"civilization * {ISLANDS} + island", "take the guest; no prince is left to place"),
    Kind.SURPRISE: ("0", "draw a surprise guest"),
    Kind.NAME: ("seat", "name the player who must take an open guest"),
    Kind.END: ("0", "end the turn"),
    Kind.DISTRICT: (_PLACE, "take control of the district"),
    Kind.WONDER: ("island", "build the wonder"),
    Kind.LEAVE: (_PLACE, "this prince leaves for the wonder"),
    Kind.DISCARD: ("civilization", "discard one card"),
    Kind.DISCARD_TWO: ("pair", "discard two cards at once"),
    Kind.PRIVILEGE: (f"civilization * {CIVILIZATIONS} + second", "turn a card of the first into one of the second"),
    Kind.MOVE: (_PLACE, "move princes away from here"),
    Kind.TO: (f"district * {PRINCES_A_MOVE} + number - 1", "… to here, 1 or 2 of them"),
    Kind.ADD: (_PLACE, "add a prince at a monument"),
    Kind.ANYWHERE: (_PLACE, "add a prince anywhere for three cards"),
    Kind.REMOVE: (_PLACE, "remove a prince at a monument"),
    Kind.RAISE: ("civilization", "raise the civilization on the scale"),
    Kind.LOWER: ("civilization", "lower it"),
    Kind.PAY: ("civilization", "this card pays"),
    Kind.PAY_TWO: ("pair", "these two cards pay"),
}
"""[kind] -> how far a move's code lies behind the kind's first, and what the move does (``docs/moves.md``)."""


def observation_table() -> str:
    """One row a part: where it lies, its name, its shape, the least and the largest number, its meaning."""
    return _table(("numbers", "name", "shape", "from", "to", "meaning"), (_observation_row(part) for part in PARTS))


def hidden_table() -> str:
    """The same of what a whole position says beyond a spectator's observation."""
    return _table(("numbers", "name", "shape", "from", "to", "meaning"), map(_observation_row, HIDDEN_PARTS))


def action_table() -> str:
    """One row a kind of move: its codes, its verb, how a code is made, its meaning."""
    return _table(("codes", "kind", "first code +", "meaning"), (_action_row(kind) for kind in Kind))


def _observation_row(part: Part) -> tuple[str, ...]:
    shape = " x ".join(f"{AXES[axis]} {axis}" for axis in part.axes) or "1"
    span = _span(part.offset, part.offset + part.size)
    return (span, f"`{part.name}`", shape, str(part.low), str(part.high), part.meaning)


def _action_row(kind: Kind) -> tuple[str, ...]:
    formula, meaning = ACTIONS[kind]
    ends = [*FIRST_OF.tolist(), MOVE_CODES]
    return (_span(ends[kind], ends[kind + 1]), f"`{kind.name}`", formula, meaning)


def _span(first: int, end: int) -> str:
    return str(first) if end - first == 1 else f"{first} - {end - 1}"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
