"""Choosing and paying cards."""

from collections import Counter
from itertools import combinations_with_replacement

from tests.reference.material import CIVILIZATIONS
from tests.reference.table import Table


def choices(hand: Counter[str], count: int) -> list[list[str]]:
    """Every different choice of so many cards, each in the order of the civilizations."""
    rows = combinations_with_replacement(CIVILIZATIONS, count)
    return [list(cards) for cards in rows if all(hand[card] >= cards.count(card) for card in cards)]


def pay(table: Table, seat: str, civilization: str, count: int) -> None:
    """Turned cards first, each as what it is printed; the rest from the hand (R-CARD-5)."""
    printed = count - len(table.turned)
    assert 0 <= printed <= table.hand[seat][civilization]
    table.discarded.update(table.turned)
    table.turned = []
    table.turned_into = ""
    pay_from_hand(table, seat, [civilization] * printed)


def pay_from_hand(table: Table, seat: str, cards: list[str]) -> None:
    """Cards go from the hand to the discards."""
    table.hand[seat].subtract(cards)
    table.discarded.update(cards)
