"""The prestige scale (R-SCALE)."""

from tests.reference.cards import choices, pay, pay_from_hand
from tests.reference.material import CARDS_FOR_LOWER
from tests.reference.table import Table


def any_card_pays(table: Table, verb: str) -> bool:
    """Return whether cards of every civilization pay for this (R-SCALE-3)."""
    option = table.edition.scale_cards
    return option == "any" or (option == "matching_raise" and verb == "lower")


def influence_moves(table: Table, seat: str, civilization: str, cards: int, turned: int) -> list[str]:
    """Raise unless at 5, lower unless at 1, if the cards suffice (R-SCALE-1, R-SCALE-2)."""
    moves = []
    value = table.scale_value(civilization)
    if value < 5 and turned <= 1 and can_pay(table, seat, "raise", cards, turned):
        moves.append(f"raise {civilization}")
    if value > 1 and can_pay(table, seat, "lower", cards, turned):
        moves.append(f"lower {civilization}")
    return moves


def can_pay(table: Table, seat: str, verb: str, cards: int, turned: int) -> bool:
    """Whether the matching cards, or any cards where the option says so, suffice; no privilege for the latter."""
    needed = 1 if verb == "raise" else CARDS_FOR_LOWER
    if any_card_pays(table, verb):
        return turned == 0 and table.hand[seat].total() >= needed
    return cards >= needed


def play_influence(table: Table, seat: str, verb: str, civilization: str, needed: int) -> None:
    """Pay and move the civilization; where any cards pay, ask first which (R-SCALE-3)."""
    table.influence = (verb, civilization)
    if not any_card_pays(table, verb):
        pay(table, seat, civilization, needed)
        move_on_scale(table)
        return
    table.step = "pay"


def pay_moves(table: Table, seat: str) -> list[str]:
    """Step pay: every different choice of cards."""
    needed = 1 if table.influence[0] == "raise" else CARDS_FOR_LOWER
    return ["pay " + " ".join(cards) for cards in choices(table.hand[seat], needed)]


def play_pay(table: Table, seat: str, words: list[str]) -> None:
    """The cards are chosen."""
    pay_from_hand(table, seat, words[1:])
    move_on_scale(table)


def move_on_scale(table: Table) -> None:
    """One place up by a swap, or to the bottom while those below rise (R-SCALE-1, R-SCALE-2)."""
    verb, civilization = table.influence
    place = table.scale.index(civilization)
    table.scale.remove(civilization)
    if verb == "raise":
        table.scale.insert(place - 1, civilization)
    else:
        table.scale.append(civilization)
    table.influence = ("", "")
    table.step = "act"
