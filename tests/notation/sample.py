"""Records to read, write and spoil."""

from dataclasses import replace
from typing import Final

from tests.properties.walk import Setting, Walk, walk
from utopia.boards import load_board
from utopia.notation.record import Event, Record, record_text
from utopia.notation.replay import result_of

BOARD: Final = load_board("reconstruction")
NAMES: Final = ("Ann: the first", "Zoë", "", "|pipe", "# five")


def record_of(game: Walk, events: int | None = None) -> Record:
    """The record of a random game, or of its first events."""
    played = [Event(seat, code) for seat, code in game.events[1:]]
    end = result_of(game.boards, game.at(len(game) - 1))
    record = Record(
        board=BOARD,
        edition=game.setting.edition,
        players=game.setting.players,
        names=NAMES[: game.setting.players],
        events=played,
        result=end,
    )
    return record if events is None else replace(record, events=played[:events], result=None)


def whole() -> Record:
    """A game of three to its end."""
    return record_of(walk(Setting(1)))


def whole_text() -> str:
    """Its text."""
    return record_text(whole())
