"""The questions to chance, and the effects of its answers."""

from tests.reference.development import begin_discard
from tests.reference.material import CIVILIZATIONS, ISLANDS
from tests.reference.rounds import refill_pile, start_lap, start_round
from tests.reference.table import Table

RULE_OF_STEP = {
    "scale": "R-SETUP-1",
    "first": "R-SETUP-2",
    "guests": "R-WELCOME-1",
    "surprise-draw": "R-WELCOME-3",
    "deal": "R-CARD-1",
}


def chances(table: Table) -> dict[str, int]:
    """Every possible answer with its weight; none if chance is not asked."""
    if table.step == "scale":
        return {f"scale {word}": 1 for word in CIVILIZATIONS if word not in table.scale}
    if table.step == "first":
        return {f"first {seat}": 1 for seat in table.seats}
    if table.step in ("guests", "surprise-draw"):
        kinds = [(word, island) for island in ISLANDS for word in CIVILIZATIONS if table.bag[word, island] > 0]
        return {f"guest {word} {island}": table.bag[word, island] for word, island in kinds}
    if table.step == "deal":
        seat = table.to_deal[0]
        return {f"deal {seat} {word}": table.pile[word] for word in CIVILIZATIONS if table.pile[word] > 0}
    return {}


def apply_answer(table: Table, words: list[str]) -> None:
    """A possible answer is given."""
    if table.step == "scale":
        put_on_scale(table, words[1])
    elif table.step == "first":
        draw_first_player(table, words[1])
    elif table.step == "guests":
        draw_open_guest(table, words[1], words[2])
    elif table.step == "surprise-draw":
        table.bag[words[1], words[2]] -= 1
        table.drawn = (words[1], words[2])
        table.step = "surprise"
    else:
        deal_card(table, words[1], words[2])


def put_on_scale(table: Table, civilization: str) -> None:
    """The next lower place of the scale is filled (R-SETUP-1)."""
    table.scale.append(civilization)
    if len(table.scale) == len(CIVILIZATIONS):
        table.step = "first"


def draw_first_player(table: Table, seat: str) -> None:
    """The ministers line up behind the first player in seat order (R-SETUP-2)."""
    place = table.seats.index(seat)
    table.track = table.seats[place:] + table.seats[:place]
    start_round(table)


def draw_open_guest(table: Table, civilization: str, island: str) -> None:
    """A guest is laid open; after the last of them the first lap begins (R-WELCOME-1)."""
    table.bag[civilization, island] -= 1
    table.open_guests[civilization, island] += 1
    table.guests_to_draw -= 1
    if table.guests_to_draw == 0:
        start_lap(table, 1)


def deal_card(table: Table, seat: str, civilization: str) -> None:
    """A card is dealt; after the last of them cards are owed (R-CARD-1, R-CARD-2)."""
    table.pile[civilization] -= 1
    table.hand[seat][civilization] += 1
    table.to_deal.pop(0)
    if table.to_deal:
        refill_pile(table)
    else:
        begin_discard(table)
