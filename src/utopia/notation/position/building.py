"""Building a position's record from its lines."""

from collections.abc import Callable
from typing import Any, Final

from utopia.boards import BoardMap
from utopia.notation.position import hands, order, pieces
from utopia.notation.position.checks import faults_of
from utopia.notation.position.facts import FORMS, PositionError, read_facts
from utopia.notation.position.table import Table
from utopia.rules import Boards, States, empty_states, start

_LAYERS: Final[dict[str, Callable[..., Any]]] = {
    "players": order.players,
    "view": order.view,
    "round": order.round_number,
    "step": order.step,
    "interrupted": order.interrupted,
    "lap": order.lap,
    "turn": order.turn,
    "named": order.named,
    "acted": order.acted,
    "surprised": order.surprised,
    "undecided": order.undecided,
    "ended": order.ended,
    "scale": order.scale,
    "track": order.track,
    "lap-order": order.lap_order,
    "first-of-round": order.first_of_round,
    "score": order.score,
    "gained": order.gained,
    "draws-left": pieces.draws_left,
    "open": pieces.open_guest,
    "taken": pieces.taken,
    "surprise-taken": pieces.surprise_taken,
    "drawn": pieces.drawn,
    "gone": pieces.gone,
    "prince": pieces.prince,
    "monument": pieces.monument,
    "wonder": pieces.wonder,
    "privileges": hands.privileges,
    "hand": hands.hand,
    "chosen": hands.chosen,
    "discarded": hands.discarded,
    "turned": hands.turned,
    "turned-into": hands.turned_into,
    "must-hold": hands.must_hold,
    "moving": pieces.moving,
    "paying": hands.paying,
    "building": pieces.building,
    "leaving": pieces.leaving,
}
"""Verb -> the function that lays out its line; called in the order of FORMS with the line's values."""


def parse_position(board_map: BoardMap, boards: Boards, text: str) -> States:
    """Read the position of a text, in any order of its lines; PositionError names the line and the rule it breaks.

    The board gives the number of players and the options.
    """
    states, faults = examine_position(board_map, boards, text)
    if faults:
        raise faults[0]
    return states


def examine_position(board_map: BoardMap, boards: Boards, text: str) -> tuple[States, list[PositionError]]:
    """Lay out what a text says, as far as that goes, and return all faults that can be told of it.

    With faults the position is not fit for the rules: it can only be looked at.
    """
    facts, faults = read_facts(board_map, int(boards[0]["players"]), text)
    table = Table(boards, empty_states())
    start(boards, table.states)
    for verb in FORMS:
        for fact in facts.get(verb, ()):
            try:
                _LAYERS[verb](table, fact, *fact.values)
            except PositionError as fault:
                faults.append(fault)
    return table.states, faults or faults_of(table, facts)
