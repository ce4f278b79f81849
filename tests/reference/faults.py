"""Which rule an illegal move breaks."""

from tests.reference.table import Table

RULE_OF_VERB = {
    "enter": "R-WELCOME-2",
    "take": "R-MAT-2",
    "surprise": "R-WELCOME-3",
    "name": "R-WELCOME-3",
    "district": "R-BUILD-2",
    "wonder": "R-BUILD-1",
    "leave": "R-BUILD-1",
    "discard": "R-CARD-2",
    "privilege": "R-CARD-5",
    "move": "R-MOVE-1",
    "to": "R-MOVE-1",
    "add": "R-ADD-1",
    "anywhere": "R-ADD-2",
    "remove": "R-REMOVE-1",
    "raise": "R-SCALE-1",
    "lower": "R-SCALE-2",
    "pay": "R-SCALE-3",
}

STEPS_WITH_BUILDS = ("guest", "surprise", "name", "named-end", "end", "act")


def rule_broken(table: Table, seat: str, text: str) -> str:
    """The identifier of the rule that forbids the move."""
    words = text.split() or [""]
    if words[0] in ("district", "wonder"):
        return build_rule(table, seat, words)
    if words[0] in ("enter", "add", "anywhere") and table.supply[seat].get(words[1] if words[1:] else "") == 0:
        return "R-MAT-2"
    if words[0] == "end":
        return "R-WELCOME-7" if table.phase == "welcome" else "R-CARD-3"
    if words[0] == "discard" and table.step != "discard":
        return "R-CARD-3"
    return RULE_OF_VERB.get(words[0], "R-ORDER-2")


def build_rule(table: Table, seat: str, words: list[str]) -> str:
    """Building at the wrong moment, without material, or without the princes."""
    if table.step not in STEPS_WITH_BUILDS:
        return "R-BUILD-4"
    no_monument = words[0] == "district" and table.monuments.get(words[1] if words[1:] else "") == 0
    if table.bases[seat] == 0 or no_monument:
        return "R-MAT-2"
    return RULE_OF_VERB[words[0]]
