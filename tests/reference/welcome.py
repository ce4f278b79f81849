"""Phase 1, step by step (R-WELCOME)."""

from tests.reference.building import build, build_moves
from tests.reference.material import CIVILIZATIONS, ISLANDS
from tests.reference.rounds import end_turn
from tests.reference.table import Guest, Table


def welcome_one(table: Table, seat: str, guest: Guest) -> list[str]:
    """List the ways to take one guest: any district of its island, or none without a prince (R-WELCOME-2, R-MAT-2)."""
    civilization, island = guest
    if table.supply[seat][civilization] == 0:
        return [f"take {civilization} {island}"]
    return [f"enter {civilization} {district}" for district in table.districts_of(island)]


def open_guest_moves(table: Table, seat: str) -> list[str]:
    """The ways to take any open guest."""
    moves = []
    for civilization in CIVILIZATIONS:
        for island in ISLANDS:
            if table.open_guests[civilization, island] > 0:
                moves += welcome_one(table, seat, (civilization, island))
    return moves


def guest_moves(table: Table, seat: str) -> list[str]:
    """Step guest: an open guest, a surprise guest once a round, or a build (R-WELCOME-3)."""
    moves = open_guest_moves(table, seat) + build_moves(table, seat)
    if seat not in table.surprised and table.bag.total() > 0:
        moves.append("surprise")
    return moves


def surprise_moves(table: Table, seat: str) -> list[str]:
    """Step surprise: place the guest just drawn, or build."""
    assert table.drawn is not None
    return welcome_one(table, seat, table.drawn) + build_moves(table, seat)


def name_moves(table: Table, seat: str) -> list[str]:
    """Step name: any other player, or a build."""
    return [f"name {other}" for other in table.seats if other != seat] + build_moves(table, seat)


def end_moves(table: Table, seat: str) -> list[str]:
    """Steps end and named-end: stop, or build (R-WELCOME-7, R-WELCOME-5)."""
    return ["end", *build_moves(table, seat)]


def guest_meant(table: Table, words: list[str]) -> Guest:
    """The guest whom an enter or a take speaks of."""
    if words[0] == "take":
        return words[1], words[2]
    return words[1], table.board.island_of[words[2]]


def put_prince(table: Table, seat: str, words: list[str]) -> None:
    """An enter places a prince, a take does not."""
    if words[0] == "enter":
        table.place(seat, words[1], words[2])


def take_open_guest(table: Table, seat: str, words: list[str]) -> None:
    """The guest leaves the ship and lies before the player."""
    guest = guest_meant(table, words)
    table.open_guests[guest] -= 1
    table.taken[guest] += 1
    put_prince(table, seat, words)


def play_guest(table: Table, seat: str, words: list[str]) -> None:
    """Step guest is answered."""
    if build(table, seat, words):
        return
    if words[0] == "surprise":
        table.surprised.append(seat)
        table.step = "surprise-draw"
    else:
        take_open_guest(table, seat, words)
        table.step = "end"


def play_surprise(table: Table, seat: str, words: list[str]) -> None:
    """Step surprise is answered; the guest goes back later or leaves the game (R-WELCOME-6)."""
    if build(table, seat, words):
        return
    put_prince(table, seat, words)
    assert table.drawn is not None
    if table.edition.surprise_guest_returns:
        table.taken[table.drawn] += 1
    table.drawn = None
    table.step = "name"


def play_name(table: Table, seat: str, words: list[str]) -> None:
    """Step name is answered."""
    if build(table, seat, words):
        return
    table.named = words[1]
    table.step = "named-guest"


def play_named_guest(table: Table, seat: str, words: list[str]) -> None:
    """Go on after the named player has taken a guest; they build only if the option says so (R-WELCOME-5)."""
    take_open_guest(table, seat, words)
    if table.edition.named_player_may_build:
        table.step = "named-end"
    else:
        back_to_drawer(table)


def play_named_end(table: Table, seat: str, words: list[str]) -> None:
    """The named player builds or ends."""
    if not build(table, seat, words):
        back_to_drawer(table)


def back_to_drawer(table: Table) -> None:
    """The drawer's turn goes on."""
    table.named = None
    table.step = "end"


def play_end(table: Table, seat: str, words: list[str]) -> None:
    """Step end is answered."""
    if not build(table, seat, words):
        end_turn(table)
