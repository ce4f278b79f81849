"""The game on one screen for somebody who has never played it, and how to read the map."""

from utopia.boards import BoardMap
from utopia.bots import BOT_NAMES
from utopia.cli.speaking import say
from utopia.rules import Edition
from utopia.rules.model.material import REMOVAL_POINTS, WONDER_POINTS


def game_in_short(edition: Edition) -> list[str]:
    """Describe the play, the points, and the end."""
    return [
        say("game-short-goal", wonder=WONDER_POINTS),
        say("game-short-round"),
        say("game-short-welcome"),
        say("game-short-development"),
        say("game-short-prestige"),
        say("game-short-value" if edition.wonder_pays_own_district else "game-short-value-others"),
        say("game-short-removal", removal=REMOVAL_POINTS),
        say("game-short-end", target=edition.target),
    ]


def map_in_short(board: BoardMap) -> list[str]:
    """Explain the numbers and letters on the map, and the ways to move."""
    sectors = dict.fromkeys(district.sector for district in board.districts)
    named = ", ".join(f"{sector[0]} {sector}" for sector in sectors if sector)
    links = "; ".join(say("map-link", first=link.first, last=link.second) for link in board.adjacent_sectors)
    return [say("map-value"), say("map-princes"), say("map-harbours", sectors=named), say("map-boats", links=links)]


def bots_in_short() -> list[str]:
    """Describe our bots."""
    return [f"{name}: {say(f'bot-{name}-about')}" for name in BOT_NAMES]
