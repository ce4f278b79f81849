"""The players of a table: people by their names, bots by theirs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Person:
    """A person, who is asked."""

    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A program that chooses; its name identifies it."""

    name: str


Player: TypeAlias = Person | Bot


def players_of(names: Sequence[str], is_bot: Callable[[str], bool]) -> tuple[Player, ...]:
    """Return [seat] -> player, from the names of a record: a bot's name is a bot, any other name is a person."""
    return tuple(Bot(name) if is_bot(name) else Person(name) for name in names)
