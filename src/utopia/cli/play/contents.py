"""The rules' table of contents, and what those with an option say at this table."""

from typing import Final

from utopia.rules import Edition

TITLES: Final = {
    "R-MAT-1": "what is in the box",
    "R-MAT-2": "what happens when something is used up",
    "R-BOARD-1": "the map",
    "R-BOARD-2": "the values of districts",
    "R-BOARD-3": "the map for two players",
    "R-SETUP-1": "the prestige scale at the start",
    "R-SETUP-2": "who goes first",
    "R-SETUP-3": "two players: water is closed",
    "R-ORDER-1": "places on the score track",
    "R-ORDER-2": "who acts next",
    "R-ORDER-3": "the start space from round 2 on",
    "R-ORDER-4": "points beyond the end of the track",
    "R-WELCOME-1": "guests arrive",
    "R-WELCOME-2": "a turn: take a guest, place a prince",
    "R-WELCOME-3": "the surprise guest",
    "R-WELCOME-4": "how many guests lie open",
    "R-WELCOME-5": "may the named player build",
    "R-WELCOME-6": "guests return to the bag",
    "R-WELCOME-7": "when a turn of phase 1 ends",
    "R-BUILD-1": "wonders",
    "R-BUILD-2": "districts and monuments",
    "R-BUILD-3": "what a wonder's owner gains later",
    "R-BUILD-4": "when to build",
    "R-CARD-1": "dealing",
    "R-CARD-2": "discards before the first card",
    "R-CARD-3": "playing cards, and keeping five",
    "R-CARD-4": "what is open and what is hidden",
    "R-CARD-5": "privileges",
    "R-MOVE-1": "a card moves princes",
    "R-ADD-1": "a card adds a prince at a monument",
    "R-ADD-2": "three cards add a prince anywhere",
    "R-REMOVE-1": "a card removes a prince at a monument: 2 points",
    "R-SCALE-1": "a card raises a civilization",
    "R-SCALE-2": "two cards put one at the foot",
    "R-SCALE-3": "which cards influence the scale",
    "R-SCORE-1": "what monuments pay",
    "R-END-1": "when the game ends",
    "R-END-2": "who wins",
    "R-END-3": "a game that will not end",
}
"""Identifier -> what the rule is about."""

_OPTIONS: Final[dict[str, tuple[str, dict[object, str]]]] = {
    "R-MAT-2": (
        "component_limits",
        {True: "what is used up is used up", False: "princes, bases and monuments never run out"},
    ),
    "R-BOARD-2": (
        "lowest_value",
        {1: "all values count as printed", 2: "districts printed 1 count as 2"},
    ),
    "R-ORDER-2": (
        "live_order",
        {True: "the track is read anew after every turn", False: "the order is read once, when a lap begins"},
    ),
    "R-ORDER-3": (
        "start_rotation",
        {
            "front": "whoever stands first on the start space goes to its back",
            "last_first_player": "he goes to its back only if he was first on the track when the last round began",
        },
    ),
    "R-WELCOME-5": ("named_player_may_build", {True: "he may build", False: "he may not build"}),
    "R-WELCOME-6": (
        "surprise_guest_returns",
        {True: "surprise guests return to the bag", False: "surprise guests leave the game"},
    ),
    "R-BUILD-3": (
        "wonder_pays_own_district",
        {True: "his own districts pay him too", False: "only districts of others pay him"},
    ),
    "R-SCALE-3": (
        "scale_cards",
        {
            "matching": "all cards match",
            "matching_raise": "the card that raises matches, any two lower",
            "any": "any cards raise and lower",
        },
    ),
    "R-END-2": (
        "final_tie",
        {"track": "the one in front on the track wins", "shared": "equal points share their place"},
    ),
}
"""Identifier -> the option it has, and what each of its values means."""


def in_this_game(rule: str, edition: Edition) -> str:
    """What holds here, if the rule has an option; else nothing."""
    if rule == "R-END-1":
        return f" In this game the target is {edition.target}."
    if rule not in _OPTIONS:
        return ""
    option, meanings = _OPTIONS[rule]
    return f" In this game {meanings[getattr(edition, option)]}."
