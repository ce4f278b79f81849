"""Phase 2: discarding, and the turns with cards (R-CARD, R-MOVE, R-ADD, R-REMOVE)."""

from tests.reference.building import build, build_moves
from tests.reference.cards import choices, pay
from tests.reference.influence import influence_moves, play_influence
from tests.reference.material import (
    ADD_POINTS,
    CARDS_FOR_ANYWHERE,
    CARDS_FOR_LOWER,
    CARDS_KEPT,
    CIVILIZATIONS,
    REMOVE_POINTS,
)
from tests.reference.rounds import end_turn, start_lap
from tests.reference.table import Table


def begin_discard(table: Table) -> None:
    """The first owes two cards, the last none, the others one (R-CARD-2)."""
    table.owed = dict.fromkeys(table.track, 1)
    table.owed[table.track[0]] = 2
    del table.owed[table.track[-1]]
    table.chosen = {}
    table.step = "discard"


def discarders(table: Table) -> list[str]:
    """Return the seats that have not chosen yet, in track order."""
    return [seat for seat in table.track if seat in table.owed and seat not in table.chosen]


def discard_moves(table: Table, seat: str) -> list[str]:
    """Every different choice of the cards owed."""
    return ["discard " + " ".join(cards) for cards in choices(table.hand[seat], table.owed[seat])]


def play_discard(table: Table, seat: str, words: list[str]) -> None:
    """A choice is made; when all are, they are shown and the turns begin."""
    table.chosen[seat] = words[1:]
    if discarders(table):
        return
    for chooser, cards in table.chosen.items():
        table.hand[chooser].subtract(cards)
        table.discarded.update(cards)
    table.owed, table.chosen = {}, {}
    start_lap(table, 1)


def destinations(table: Table, seat: str, civilization: str, district: str) -> list[str]:
    """Where princes of a district may go, and how many (R-MOVE-1)."""
    there = table.princes[seat, civilization, district]
    if there == 0:
        return []
    moves = []
    steps = table.board.steps[district]
    for goal in table.open_districts:
        if goal in steps:
            moves += [f"to {goal} {count}" for count in (1, 2) if count <= there]
    return moves


def one_card_actions(table: Table, seat: str, civilization: str) -> list[str]:
    """Moving, adding and removing with one card of a civilization (R-MOVE-1, R-ADD-1, R-REMOVE-1)."""
    actions = []
    for district in table.open_districts:
        princes = table.princes[seat, civilization, district]
        monument = district in table.monument and table.monument[district][0] == civilization
        if destinations(table, seat, civilization, district):
            actions.append(f"move {civilization} {district}")
        if monument and table.supply[seat][civilization] > 0:
            actions.append(f"add {civilization} {district}")
        if monument and princes > 0:
            actions.append(f"remove {civilization} {district}")
    return actions


def actions_paid_by(table: Table, seat: str, civilization: str, cards: int, turned: int) -> list[str]:
    """The actions for which a civilization's cards suffice, all turned ones among the payment (R-CARD-5)."""
    actions = []
    if cards >= 1 and turned <= 1:
        actions += one_card_actions(table, seat, civilization)
    if cards >= CARDS_FOR_ANYWHERE and table.supply[seat][civilization] > 0:
        actions += [f"anywhere {civilization} {district}" for district in table.open_districts]
    return actions + influence_moves(table, seat, civilization, cards, turned)


def act_moves(table: Table, seat: str) -> list[str]:
    """Step act: end, builds, actions and privileges (R-CARD-3)."""
    moves = ["end", *build_moves(table, seat)]
    for civilization in CIVILIZATIONS:
        moves += actions_paid_by(table, seat, civilization, table.hand[seat][civilization], 0)
    return moves + privilege_listing(table, seat)


def privilege_listing(table: Table, seat: str) -> list[str]:
    """The cards that may be turned now, each only if that leads to an action (R-CARD-5)."""
    goals = [table.turned_into] if table.turned else list(CIVILIZATIONS)
    pairs = [(printed, goal) for printed in CIVILIZATIONS for goal in goals]
    return [f"privilege {printed} as {goal}" for printed, goal in pairs if turning_helps(table, seat, printed, goal)]


def turning_helps(table: Table, seat: str, printed: str, goal: str) -> bool:
    """Try to turn the card, look whether anything follows, and put it back."""
    if table.privileges[seat] == 0 or table.hand[seat][printed] == 0 or printed == goal:
        return False
    before = table.turned_into
    turn_card(table, seat, printed, goal)
    found = bool(privilege_moves(table, seat))
    table.hand[seat][printed] += 1
    table.privileges[seat] += 1
    table.turned.pop()
    table.turned_into = before
    return found


def turn_card(table: Table, seat: str, printed: str, goal: str) -> None:
    """Lay a card and a privilege aside."""
    table.hand[seat][printed] -= 1
    table.privileges[seat] -= 1
    table.turned.append(printed)
    table.turned_into = goal


def privilege_moves(table: Table, seat: str) -> list[str]:
    """Step privilege: an action that the turned cards help to pay, or a second privilege."""
    goal, turned = table.turned_into, len(table.turned)
    cards = table.hand[seat][goal] + turned
    return actions_paid_by(table, seat, goal, cards, turned) + privilege_listing(table, seat)


def play_act(table: Table, seat: str, words: list[str]) -> None:
    """Step act or privilege is answered."""
    if build(table, seat, words):
        return
    if words[0] == "end":
        end_or_keep(table, seat)
    elif words[0] == "privilege":
        turn_card(table, seat, words[1], words[3])
        table.step = "privilege"
    elif words[0] == "move":
        table.moving = (words[1], words[2])
        table.step = "destination"
    elif words[0] in ("raise", "lower"):
        cards = 1 if words[0] == "raise" else CARDS_FOR_LOWER
        play_influence(table, seat, words[0], words[1], cards)
    else:
        add_or_remove(table, seat, words[0], words[1], words[2])


def add_or_remove(table: Table, seat: str, verb: str, civilization: str, district: str) -> None:
    """Add at a monument, add anywhere, or remove (R-ADD-1, R-ADD-2, R-REMOVE-1)."""
    pay(table, seat, civilization, CARDS_FOR_ANYWHERE if verb == "anywhere" else 1)
    table.step = "act"
    if verb == "remove":
        table.take_back(seat, civilization, district)
        table.gain(seat, REMOVE_POINTS)
        return
    table.place(seat, civilization, district)
    if verb == "add" and table.monument[district][1] != seat:
        table.gain(table.monument[district][1], ADD_POINTS)


def destination_moves(table: Table, seat: str) -> list[str]:
    """Step destination: every legal goal of the move just begun."""
    return destinations(table, seat, *table.moving)


def play_destination(table: Table, seat: str, words: list[str]) -> None:
    """The princes go, and the card is paid."""
    civilization, district = table.moving
    count = int(words[2])
    pay(table, seat, civilization, 1)
    table.princes[seat, civilization, district] -= count
    table.princes[seat, civilization, words[1]] += count
    table.moving = ("", "")
    table.step = "act"


def end_or_keep(table: Table, seat: str) -> None:
    """The turn ends, after discarding down to five (R-CARD-3)."""
    if table.hand[seat].total() > CARDS_KEPT:
        table.step = "keep"
    else:
        end_turn(table)


def keep_moves(table: Table, seat: str) -> list[str]:
    """Step keep: one card to discard."""
    return ["discard " + " ".join(cards) for cards in choices(table.hand[seat], 1)]


def play_keep(table: Table, seat: str, words: list[str]) -> None:
    """One card more than can be kept is discarded."""
    table.hand[seat][words[1]] -= 1
    table.discarded[words[1]] += 1
    end_or_keep(table, seat)
