"""The game on one screen for somebody who has never played it, and how to read the map."""

from utopia.boards import BoardMap
from utopia.rules import Edition
from utopia.rules.model.material import REMOVAL_POINTS, WONDER_POINTS


def game_in_short(edition: Edition) -> list[str]:
    """What one does, what pays, and when it ends."""
    own = "" if edition.wonder_pays_own_district else " by somebody else"
    return [
        (
            "You bring princes of five civilizations to four islands. Three of one civilization in one district become "
            "its monument, which pays every round; one of each civilization on one island become its wonder, which "
            f"pays {WONDER_POINTS} points at once. You build at any moment of your own turn."
        ),
        "A round has three phases:",
        (
            "1, welcoming. Three guests a player wait at the islands' ships. Three times, in the order of the score "
            "track, you take one and place a prince of his civilization in a district of his island; once a round "
            "you may draw a surprise guest from the bag instead."
        ),
        (
            "2, development. You get five cards; the first on the track discards two, the last none, the others one. "
            "Then you play as many as you like: to move princes, to add or remove one at a monument, to raise or "
            "lower a civilization on the prestige scale."
        ),
        "3, prestige. Every monument pays its owner what its civilization stands at on the scale, from 5 to 1.",
        (
            "The number before a district is its value. It pays only where a wonder stands: whenever a district of "
            f"that island is taken afterwards{own}, the wonder's owner gains its value (R-BUILD-3)."
        ),
        (
            f"A small source of points: removing a prince of yours at a monument gives you {REMOVAL_POINTS}, and the "
            "card before may have added him there. If the monument is another's, adding gives its owner 1."
        ),
        (
            f"The game ends after the round in which somebody has {edition.target} points; most points win. "
            "(help moves and help rules say more, once you play.)"
        ),
    ]


def map_in_short(board: BoardMap) -> list[str]:
    """What the numbers and letters on the map mean, and how one gets around."""
    sectors = ", ".join(
        f"{sector[0]} {sector}" for sector in dict.fromkeys(d.sector for d in board.districts) if sector
    )
    links = "; ".join(f"{link.first} and {link.second}" for link in board.adjacent_sectors)
    return [
        "The number before a district is its value; `look DISTRICT` says what stands there and where one gets from it.",
        (
            "Princes stand behind the first letter of their player, each civilization as its first letter, after their "
            "number if there are several: r:2M,C are two Maya princes and one Chinese of red. A monument is a triangle "
            "with the letters of its civilization and its owner."
        ),
        f"Harbours bear the letter of their sector of the sea: {sectors}.",
        f"Boats sail from harbour to harbour within a sector, and between {links} (R-MOVE-1).",
    ]
