"""The lines that a step needs and those that it allows: a position names all waiting things, and nothing more."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from utopia.notation.position.facts import Facts, PositionError
from utopia.notation.position.table import Table
from utopia.notation.position.words import STEP_NAMES
from utopia.rules import Step

IN_A_TURN: Final = frozenset(Step) - {
    Step.SCALE,
    Step.FIRST_PLAYER,
    Step.ARRIVAL,
    Step.DEAL,
    Step.DISCARD,
    Step.OVER,
}
_WELCOME: Final = frozenset(
    {
        Step.ARRIVAL,
        Step.SURPRISE_DRAW,
        Step.GUEST,
        Step.SURPRISE_GUEST,
        Step.NAME,
        Step.NAMED_GUEST,
        Step.NAMED_END,
        Step.END,
        Step.LEAVE,
    }
)
_BUILDING_STEPS: Final = frozenset({Step.GUEST, Step.SURPRISE_GUEST, Step.NAME, Step.NAMED_END, Step.END, Step.ACT})
_NOTHING: Final[frozenset[Step]] = frozenset()
_IN_SETUP: Final = ("players", "view", "round", "step", "scale")


@dataclass(frozen=True, slots=True)
class _Place:
    """The steps of a line."""

    rule: str
    needed: frozenset[Step] = _NOTHING
    """Steps that need it."""
    allowed: frozenset[Step] = _NOTHING
    """Further steps that allow it."""


_PLACES: Final = {
    "interrupted": _Place("R-BUILD-4", frozenset({Step.LEAVE})),
    "turn": _Place("R-ORDER-2", IN_A_TURN),
    "named": _Place("R-WELCOME-3", frozenset({Step.NAMED_GUEST, Step.NAMED_END})),
    "acted": _Place("R-ORDER-2", allowed=IN_A_TURN),
    "undecided": _Place("R-CARD-2", frozenset({Step.DISCARD})),
    "ended": _Place("R-END-1", frozenset({Step.OVER})),
    "draws-left": _Place("R-WELCOME-1", frozenset({Step.ARRIVAL, Step.DEAL})),
    "open": _Place("R-WELCOME-4", allowed=_WELCOME),
    "taken": _Place("R-WELCOME-6", allowed=_WELCOME - {Step.ARRIVAL}),
    "drawn": _Place("R-WELCOME-3", frozenset({Step.SURPRISE_GUEST})),
    "chosen": _Place("R-CARD-2", allowed=frozenset({Step.DISCARD})),
    "turned": _Place("R-CARD-5", frozenset({Step.PRIVILEGE}), frozenset({Step.DESTINATION})),
    "turned-into": _Place("R-CARD-5", frozenset({Step.PRIVILEGE}), frozenset({Step.DESTINATION})),
    "moving": _Place("R-MOVE-1", frozenset({Step.DESTINATION})),
    "paying": _Place("R-SCALE-3", frozenset({Step.PAY})),
    "building": _Place("R-BUILD-1", frozenset({Step.LEAVE})),
    "leaving": _Place("R-BUILD-1", allowed=frozenset({Step.LEAVE})),
}
_OF_INTERRUPTED: Final = ("named", "drawn", "open", "taken")
"""While a wonder waits for its princes, these belong to the step that it interrupts."""


def effective_step(table: Table) -> Step:
    """Return the step, or the one that a wonder interrupts."""
    step = Step(int(table.state["step"]))
    return Step(int(table.state["interrupted_step"])) if step == Step.LEAVE else step


def check_presence(table: Table, facts: Facts) -> None:
    """Refuse a line that is missing and one that does not belong to the step."""
    for verb in ("step", "scale", *(["track"] if table.state["round_number"] else [])):
        if verb not in facts:
            raise PositionError(f"the line {verb!r} is missing; a position says it")
    step = Step(int(table.state["step"]))
    if step == Step.LEAVE and "interrupted" in facts and effective_step(table) not in _BUILDING_STEPS:
        raise facts["interrupted"][0].refused("no wonder can be built at this step", "R-BUILD-4")
    _check_setup(table, facts, step)
    for verb, place in _PLACES.items():
        here = effective_step(table) if verb in _OF_INTERRUPTED else step
        if verb in facts and here not in place.needed | place.allowed:
            raise facts[verb][0].refused(f"it does not belong to the step {STEP_NAMES[here]!r}", place.rule)
        if verb not in facts and here in place.needed:
            raise facts["step"][0].refused(f"it needs a line {verb!r}", place.rule)


def _check_setup(table: Table, facts: Facts, step: Step) -> None:
    is_setup = step in (Step.SCALE, Step.FIRST_PLAYER)
    if is_setup != (int(table.state["round_number"]) == 0):
        raise facts["step"][0].refused("this step and this round do not go together; set-up is round 0", "R-SETUP-1")
    placed = len(facts["scale"][0].values)
    if (placed == len(table.state["scale"])) == (step == Step.SCALE):
        raise facts["scale"][0].refused("the scale is full when set-up goes on, and not before", "R-SETUP-1")
    for extra in _beyond(facts) if is_setup else ():
        raise facts[extra][0].refused("nothing lies on the table in set-up", "R-SETUP-1")


def _beyond(facts: Facts) -> Iterator[str]:
    return (verb for verb in facts if verb not in _IN_SETUP)
