"""The canonical text of a position."""

from collections.abc import Iterable, Sequence

from tests.reference.material import CIVILIZATIONS, ISLANDS
from tests.reference.table import Table


def summary(table: Table, deciders: Sequence[str]) -> str:
    """One fact a line, in a fixed order; nothing is said of zeros."""
    lines = order_lines(table, deciders) + guest_lines(table) + player_lines(table) + city_lines(table)
    lines += card_lines(table)
    if table.ended:
        lines.append(f"ended {table.ended}")
    return "\n".join(lines)


def listed(words: Iterable[str]) -> str:
    """The words in a row, or a dash."""
    return " ".join(words) or "-"


def in_seat_order(table: Table, some: Sequence[str]) -> str:
    """Some seats in seat order, or a dash."""
    return listed(seat for seat in table.seats if seat in some)


def order_lines(table: Table, deciders: Sequence[str]) -> list[str]:
    """Return how far the game is, who is to act, the scale and the track."""
    lines = [
        f"players {len(table.seats)}",
        f"round {table.round_number}",
        f"phase {table.phase}",
        f"step {table.step}",
        f"lap {table.lap}",
        f"turn {table.on_turn or '-'}",
        f"decides {listed(deciders)}",
        f"named {table.named or '-'}",
        f"acted {in_seat_order(table, table.acted)}",
        f"surprised {in_seat_order(table, table.surprised)}",
        " ".join(["scale", *table.scale]),
        f"track {listed(table.track)}",
    ]
    return lines + [f"score {seat} {table.score[seat]}" for seat in table.seats]


def counted(lines: Iterable[tuple[str, int]]) -> list[str]:
    """Lines with a number behind, without those that count nothing."""
    return [f"{text} {number}" for text, number in lines if number > 0]


def guest_lines(table: Table) -> list[str]:
    """What is in the bag and what lies open."""
    kinds = [(civilization, island) for island in ISLANDS for civilization in CIVILIZATIONS]
    bag = counted((f"bag {civ} {island}", table.bag[civ, island]) for civ, island in kinds)
    return bag + counted((f"open {civ} {island}", table.open_guests[civ, island]) for civ, island in kinds)


def player_lines(table: Table) -> list[str]:
    """Princes on the map and what the players have left."""
    pairs = [(seat, civ) for seat in table.seats for civ in CIVILIZATIONS]
    spots = [(seat, civ, district) for seat, civ in pairs for district in table.board.districts]
    lines = counted((f"prince {' '.join(spot)}", table.princes[spot]) for spot in spots)
    lines += counted((f"supply {seat} {civ}", table.supply[seat][civ]) for seat, civ in pairs)
    lines += counted((f"bases {seat}", table.bases[seat]) for seat in table.seats)
    return lines + counted((f"privileges {seat}", table.privileges[seat]) for seat in table.seats)


def city_lines(table: Table) -> list[str]:
    """Monuments left, monuments and wonders built."""
    lines = counted((f"monuments {civ}", table.monuments[civ]) for civ in CIVILIZATIONS)
    built = [district for district in table.board.districts if district in table.monument]
    lines += [f"monument {district} {' '.join(table.monument[district])}" for district in built]
    return lines + [f"wonder {island} {table.wonder[island]}" for island in ISLANDS if island in table.wonder]


def card_lines(table: Table) -> list[str]:
    """Hands, pile, discards and turned cards."""
    pairs = [(seat, civ) for seat in table.seats for civ in CIVILIZATIONS]
    lines = counted((f"hand {seat} {civ}", table.hand[seat][civ]) for seat, civ in pairs)
    lines += counted((f"pile {civ}", table.pile[civ]) for civ in CIVILIZATIONS)
    lines += counted((f"discarded {civ}", table.discarded[civ]) for civ in CIVILIZATIONS)
    return lines + counted((f"turned {civ}", table.turned.count(civ)) for civ in CIVILIZATIONS)
