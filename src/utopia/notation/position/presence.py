"""The lines that a step needs and those that it allows: a position names all waiting things, and nothing more."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from utopia.locales import Phrase
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


def presence_faults(table: Table, facts: Facts) -> Iterator[PositionError]:
    """Yield a fault for each line that is missing and each that does not belong to the step."""
    missing = False
    for verb in ("step", "scale", *(["track"] if table.state["round_number"] else [])):
        if verb not in facts:
            missing = True
            yield PositionError(Phrase("position-missing", {"line": repr(verb)}))
    if missing:
        return
    step = Step(int(table.state["step"]))
    if step == Step.LEAVE and "interrupted" in facts and effective_step(table) not in _BUILDING_STEPS:
        yield facts["interrupted"][0].refused("position-no-wonder", "R-BUILD-4")
        return
    yield from _setup_faults(table, facts, step)
    for verb, place in _PLACES.items():
        here = effective_step(table) if verb in _OF_INTERRUPTED else step
        if verb in facts and here not in place.needed | place.allowed:
            yield facts[verb][0].refused("position-step", place.rule, step=repr(STEP_NAMES[here]))
        if verb not in facts and here in place.needed:
            yield facts["step"][0].refused("position-needs", place.rule, line=repr(verb))


def _setup_faults(table: Table, facts: Facts, step: Step) -> Iterator[PositionError]:
    is_setup = step in (Step.SCALE, Step.FIRST_PLAYER)
    if is_setup != (int(table.state["round_number"]) == 0):
        yield facts["step"][0].refused("position-setup-round", "R-SETUP-1")
    placed = len(facts["scale"][0].values)
    if (placed == len(table.state["scale"])) == (step == Step.SCALE):
        yield facts["scale"][0].refused("position-setup-scale", "R-SETUP-1")
    for extra in _beyond(facts) if is_setup else ():
        yield facts[extra][0].refused("position-setup-empty", "R-SETUP-1")


def _beyond(facts: Facts) -> Iterator[str]:
    return (verb for verb in facts if verb not in _IN_SETUP)
