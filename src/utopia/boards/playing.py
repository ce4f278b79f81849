"""From a map to the record that the rules play on."""

from utopia.boards.model import ISLANDS, BoardMap
from utopia.rules import Boards, Edition, make_board


def playing_board(board: BoardMap, edition: Edition, players: int) -> Boards:
    """The rules' board record of a map for an edition and 2 to 5 players; districts keep the map's order."""
    index = {district.id: i for i, district in enumerate(board.districts)}
    sector = {sector.id: i for i, sector in enumerate(board.sectors)}
    return make_board(
        island_of=[ISLANDS.index(district.island) for district in board.districts],
        value=[district.value for district in board.districts],
        links=[(index[a], index[b]) for a, b in (*board.streets, *board.bridges)],
        harbours={index[d.id]: sector[d.sector] for d in board.districts if d.sector is not None},
        adjacent_sectors=[(sector[a], sector[b]) for a, b in board.adjacent_sectors],
        edition=edition,
        players=players,
    )
