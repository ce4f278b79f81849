"""The reason for a refused move: a code for the rules, an identifier of the rule for people."""

from enum import IntEnum
from typing import Final

from utopia.rules.model.moves import Kind


class Refusal(IntEnum):
    """Reasons; ALLOWED is none. The words for people are in ``utopia.notation``."""

    ALLOWED = 0
    GAME_IS_OVER = 1
    CHANCE_DECIDES = 2
    NOT_YOUR_DECISION = 3
    NOT_NOW = 4
    GUEST_NOT_OPEN = 5
    ISLAND_IS_CLOSED = 6
    NO_PRINCE_IN_SUPPLY = 7
    PLACING_IS_COMPULSORY = 8
    SURPRISE_USED = 9
    BAG_IS_EMPTY = 10
    CANNOT_NAME_YOURSELF = 11
    NO_SUCH_PLAYER = 12
    WONDER_STANDS = 13
    WONDER_NEEDS_EACH_CIVILIZATION = 14
    NO_BASE_LEFT = 15
    NOT_THE_CIVILIZATION_ASKED = 16
    NO_PRINCE_THERE = 17
    DISTRICT_IS_CONTROLLED = 18
    DISTRICT_NEEDS_THREE = 19
    NO_MONUMENT_LEFT = 20
    WRONG_NUMBER_OF_CARDS = 21
    NO_SUCH_CARD = 22
    CARD_NEEDED = 23
    NO_PRIVILEGE_LEFT = 24
    SAME_CIVILIZATION = 25
    PRIVILEGE_LEADS_NOWHERE = 26
    NO_WAY_THERE = 27
    NOT_ENOUGH_PRINCES = 28
    NO_MONUMENT_OF_IT = 29
    THREE_CARDS_NEEDED = 30
    ALREADY_AT_THE_TOP = 31
    ALREADY_AT_THE_BOTTOM = 32
    TWO_CARDS_NEEDED = 33
    UNKNOWN_MOVE = 34


_OWN_RULE: Final = {
    Kind.ENTER: "R-WELCOME-2",
    Kind.TAKE: "R-WELCOME-2",
    Kind.SURPRISE: "R-WELCOME-3",
    Kind.NAME: "R-WELCOME-3",
    Kind.END: "R-WELCOME-7",
    Kind.DISTRICT: "R-BUILD-4",
    Kind.WONDER: "R-BUILD-4",
    Kind.LEAVE: "R-BUILD-1",
    Kind.DISCARD: "R-CARD-2",
    Kind.DISCARD_TWO: "R-CARD-2",
    Kind.PRIVILEGE: "R-CARD-5",
    Kind.MOVE: "R-MOVE-1",
    Kind.TO: "R-MOVE-1",
    Kind.ADD: "R-ADD-1",
    Kind.ANYWHERE: "R-ADD-2",
    Kind.REMOVE: "R-REMOVE-1",
    Kind.RAISE: "R-SCALE-1",
    Kind.LOWER: "R-SCALE-2",
    Kind.PAY: "R-SCALE-3",
    Kind.PAY_TWO: "R-SCALE-3",
}
"""The rule of each kind of move, which refuses it at the wrong moment or for want of its own material."""

_RULE_OF: Final = {
    Refusal.GAME_IS_OVER: "R-END-1",
    Refusal.CHANCE_DECIDES: "R-WELCOME-1",
    Refusal.NOT_YOUR_DECISION: "R-ORDER-2",
    Refusal.GUEST_NOT_OPEN: "R-WELCOME-2",
    Refusal.ISLAND_IS_CLOSED: "R-SETUP-3",
    Refusal.NO_PRINCE_IN_SUPPLY: "R-MAT-2",
    Refusal.PLACING_IS_COMPULSORY: "R-MAT-2",
    Refusal.SURPRISE_USED: "R-WELCOME-3",
    Refusal.BAG_IS_EMPTY: "R-WELCOME-3",
    Refusal.CANNOT_NAME_YOURSELF: "R-WELCOME-3",
    Refusal.NO_SUCH_PLAYER: "R-MAT-1",
    Refusal.WONDER_STANDS: "R-BUILD-1",
    Refusal.WONDER_NEEDS_EACH_CIVILIZATION: "R-BUILD-1",
    Refusal.NO_BASE_LEFT: "R-MAT-2",
    Refusal.NOT_THE_CIVILIZATION_ASKED: "R-BUILD-1",
    Refusal.DISTRICT_IS_CONTROLLED: "R-BUILD-2",
    Refusal.DISTRICT_NEEDS_THREE: "R-BUILD-2",
    Refusal.NO_MONUMENT_LEFT: "R-MAT-2",
    Refusal.NO_PRIVILEGE_LEFT: "R-CARD-5",
    Refusal.SAME_CIVILIZATION: "R-CARD-5",
    Refusal.PRIVILEGE_LEADS_NOWHERE: "R-CARD-5",
    Refusal.NO_WAY_THERE: "R-MOVE-1",
    Refusal.NOT_ENOUGH_PRINCES: "R-MOVE-1",
    Refusal.THREE_CARDS_NEEDED: "R-ADD-2",
    Refusal.ALREADY_AT_THE_TOP: "R-SCALE-1",
    Refusal.ALREADY_AT_THE_BOTTOM: "R-SCALE-2",
    Refusal.TWO_CARDS_NEEDED: "R-SCALE-2",
    Refusal.UNKNOWN_MOVE: "R-MAT-1",
}


def rule_of(refusal: Refusal, kind: Kind) -> str:
    """Return the identifier of the rule that refuses a move of this kind; empty for ALLOWED."""
    return "" if refusal == Refusal.ALLOWED else _RULE_OF.get(refusal, _OWN_RULE[kind])
