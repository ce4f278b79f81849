"""Laying out the cards, from the pile to hands and discards, and the knowledge of hidden ones."""

from typing import Any

from utopia.notation.position.facts import WAYS, Fact
from utopia.notation.position.table import Table
from utopia.rules import Step
from utopia.rules.model.material import (
    CARDS_OF_A_CIVILIZATION,
    CIVILIZATION_NAMES,
    FIRST_DISCARDS,
    HIDDEN,
    OTHERS_DISCARD,
    PRIVILEGES,
    SEAT_NAMES,
    SPECTATOR,
)

_WHOLE_PILE = CARDS_OF_A_CIVILIZATION * len(CIVILIZATION_NAMES)


def privileges(table: Table, fact: Fact, seat: int, number: int) -> None:
    """Set the tokens left."""
    if number > PRIVILEGES:
        raise fact.refused("position-privileges", "R-MAT-1", most=PRIVILEGES)
    table.state["privileges"][seat] = number


def hand(table: Table, fact: Fact, seat: int, card: int, number: int) -> None:
    """Deal cards from the pile to a hand; of a hand that the viewer does not know, only the size is given."""
    is_hidden = table.viewer is not None and table.viewer != seat
    if is_hidden != (card == HIDDEN):
        if is_hidden:
            raise fact.refused("position-hand-hidden", "R-CARD-4", form=f"'hand {SEAT_NAMES[seat]} ? NUMBER'")
        raise fact.refused("position-hand-known", "R-CARD-4")
    if card != HIDDEN:
        _from_pile(table, fact, card, number)
        table.state["hand"][seat, card] = number
    table.state["hand_size"][seat] += number


def chosen(table: Table, fact: Fact, seat: int, civilization: int, number: int) -> None:
    """Set the cards chosen to be discarded; they still count in the hand."""
    if number > int(table.state["hand"][seat, civilization]):
        raise fact.refused("position-chosen", "R-CARD-2")
    table.state["chosen"][seat, civilization] = number


def discarded(table: Table, fact: Fact, civilization: int, number: int) -> None:
    """Move cards from the pile to the discards."""
    _from_pile(table, fact, civilization, number)
    table.state["discards"][civilization] = number


def turned(table: Table, fact: Fact, civilization: int, number: int) -> None:
    """Move cards from the pile to those laid aside by a privilege."""
    _from_pile(table, fact, civilization, number)
    table.state["turned"][civilization] = number


def turned_into(table: Table, _fact: Fact, civilization: int) -> None:
    """Set the civilization that the turned cards count as."""
    table.state["turned_into"] = civilization


def must_hold(table: Table, fact: Fact, viewer: int, civilization: int, number: int) -> None:
    """Set a viewer's knowledge of the other hands together."""
    if table.viewer is not None and viewer not in (table.viewer, SPECTATOR):
        raise fact.refused("position-view", "R-CARD-4")
    table.state["must_hold"][viewer, civilization] = number


def paying(table: Table, _fact: Fact, way: int, civilization: int) -> None:
    """Set the raise or lowering that waits for its payment."""
    table.state["action_civilization"] = civilization
    table.state["action_raises"] = int(WAYS[way] == "raise")


def _from_pile(table: Table, fact: Fact, civilization: int, number: int) -> None:
    left = int(table.state["pile"][civilization])
    if number > left:
        words = {"civ": CIVILIZATION_NAMES[civilization], "all": CARDS_OF_A_CIVILIZATION, "left": left}
        raise fact.refused("position-pile", "R-MAT-1", **words)
    table.state["pile"][civilization] -= number


def cards_owed(table: Table, seat: int) -> int:
    """Return the number of cards that the seat discards when phase 2 begins (R-CARD-2)."""
    track = table.state["track"].tolist()[: table.players]
    if seat == track[0]:
        return FIRST_DISCARDS
    return 0 if seat == track[-1] else OTHERS_DISCARD


def hide(table: Table) -> None:
    """Count the pile and blank the cards that the viewer does not know."""
    state = table.state
    outside = int(state["hand_size"].sum()) + int(state["discards"].sum()) + int(state["turned"].sum())
    state["pile_size"] = _WHOLE_PILE - outside
    if table.viewer is None:
        return
    state["pile"] = HIDDEN
    for seat in range(table.players):
        if seat != table.viewer:
            state["hand"][seat] = HIDDEN
            state["must_hold"][seat] = HIDDEN
            if _has_chosen(table, state, seat):
                state["chosen"][seat] = HIDDEN


def _has_chosen(table: Table, state: Any, seat: int) -> bool:
    is_decided = not int(state["undecided"]) >> seat & 1
    return bool(state["step"] == Step.DISCARD) and is_decided and cards_owed(table, seat) > 0
