"""The rules in our own words, one short text an identifier, for ``help R-CARD-2`` at the table."""

from typing import Final

RULES: Final = {
    "R-MAT-1": (
        "The box: 24 districts on 4 islands, 40 guests (two of each civilization for each island), 50 action cards "
        "(ten of each civilization), 7 monuments of each civilization, 4 wonders. Each player has 8 princes of each "
        "civilization, 8 bases, 2 privileges and a minister on the score track."
    ),
    "R-MAT-2": (
        "What is used up is used up. Without a base you build no more; without a monument of a civilization it "
        "takes no district; without a prince of a civilization in your supply you take its guest but place nobody. "
        "If you have one, you must place him. (Option component_limits.)"
    ),
    "R-BOARD-1": (
        "Streets part neighbouring districts, bridges join some across the canal, and the sea is cut into sectors "
        "by the lighthouses' lines and the reefs. The map that comes with this game is a reconstruction of our own."
    ),
    "R-BOARD-2": (
        "Each district has a value, which counts when its island has a wonder. Printed values below the option "
        "lowest_value count as that."
    ),
    "R-BOARD-3": (
        "With two players water is closed (R-SETUP-3); all other districts can still be reached from each other."
    ),
    "R-SETUP-1": "The five civilizations are put on the prestige scale by lot, from 5 down to 1.",
    "R-SETUP-2": "The first player is drawn by lot; all begin at 0, in the order of the seats behind him.",
    "R-SETUP-3": "With two players the water island is closed: no guest, prince, boat or wonder goes there.",
    "R-ORDER-1": (
        "Whoever arrives on a space of the track stands behind those who are there already. So nobody is ever "
        "level: more points come first, and among equal points the one who came first."
    ),
    "R-ORDER-2": (
        "The highest on the track who has not acted in this lap acts next; it is read anew after every turn. Nobody "
        "acts twice in a lap, nobody is left out. (Option live_order.)"
    ),
    "R-ORDER-3": (
        "From the second round on, whoever stands first on the start space goes to the back of it when a round "
        "begins. (Option start_rotation.)"
    ),
    "R-ORDER-4": "Points beyond the end of the track count on.",
    "R-WELCOME-1": "At the start of a round three guests a player come out of the bag to their islands' ships.",
    "R-WELCOME-2": (
        "In your turn of phase 1 you take one open guest and place a prince of his civilization in any district of "
        "his island. You must; a monument or a crowd there does not matter."
    ),
    "R-WELCOME-3": (
        "Instead, once a round, you may draw a surprise guest from the bag and place a prince for him; then you "
        "name another player, who must take an open guest at once. It is an extra prince for him."
    ),
    "R-WELCOME-4": "There are always as many open guests as turns left in the phase.",
    "R-WELCOME-5": (
        "The player named for a surprise guest does not build at once, unless the option named_player_may_build is "
        "on: then he may, before the turn goes back."
    ),
    "R-WELCOME-6": (
        "After phase 1 all guests go back to the bag; the surprise guests too, unless the option "
        "surprise_guest_returns is off."
    ),
    "R-WELCOME-7": (
        "Your turn ends when you say so. An end that leaves no choice is made for you, and can still be taken back."
    ),
    "R-BUILD-1": (
        "With a prince of each of the five civilizations on an island that has no wonder, you may take one of each "
        "away and build its wonder: 6 points at once."
    ),
    "R-BUILD-2": (
        "With three of your princes of one civilization in a district without a monument, you may take them away "
        "and put that civilization's monument there. It pays nothing at once, but every round (R-SCORE-1)."
    ),
    "R-BUILD-3": (
        "Whoever owns the wonder of an island gains the value of each district that is taken there from then on. "
        "(Option wonder_pays_own_district, for his own.)"
    ),
    "R-BUILD-4": "You build at any moment of your own turn in phases 1 and 2, as often as you can, and never must.",
    "R-CARD-1": (
        "Phase 2 begins with five cards for each, the first on the track first. When a card is needed and the pile "
        "is empty, the discards are shuffled into a new one."
    ),
    "R-CARD-2": (
        "Then, all at once, the first on the track discards two cards, the last none, the others one. A choice is "
        "final, and all are shown together."
    ),
    "R-CARD-3": (
        "In your turn of phase 2 you play any number of cards and build, then end. Of more than five cards left you "
        "keep five."
    ),
    "R-CARD-4": "Hands are hidden. How many cards are in them, all discards, and what the bag still holds is open.",
    "R-CARD-5": (
        "A privilege turns one card, while it is played, into another civilization. You have two for the whole game."
    ),
    "R-MOVE-1": (
        "A card moves one or two of your princes of its civilization together, one step: across a street or bridge, "
        "or by boat from a harbour to a harbour of the same or an adjacent sector."
    ),
    "R-ADD-1": (
        "A card adds one of your princes at a monument of its civilization. If another player owns the monument he "
        "gains 1 point."
    ),
    "R-ADD-2": "Three cards of one civilization add a prince of it in any district.",
    "R-REMOVE-1": (
        "A card removes one of your princes of its civilization from a district with its monument, whoever owns it: "
        "2 points to you."
    ),
    "R-SCALE-1": "A card raises its civilization one place on the scale; the one above falls one.",
    "R-SCALE-2": "Two cards of a civilization put it at the foot of the scale; those below it rise one.",
    "R-SCALE-3": "Cards that influence the scale match its civilization, unless the option scale_cards says otherwise.",
    "R-SCORE-1": (
        "In phase 3 each player gains, for every district he controls, what its monument's civilization stands at "
        "on the scale: first the first on the track, then the next."
    ),
    "R-END-1": (
        "The game ends after a phase 3 with somebody at the target or beyond; the round is always played to its "
        "end. (Option target.)"
    ),
    "R-END-2": "Most points win; of equal points, those in front on the track. (Option final_tie.)",
    "R-END-3": "A game that will not end is ended after round 40.",
}


VERBS: Final = {
    "enter": ("R-WELCOME-2", "take an open guest, or the surprise guest, and place a prince for him"),
    "take": ("R-MAT-2", "take a guest without placing, when no such prince is left"),
    "surprise": ("R-WELCOME-3", "draw a surprise guest"),
    "name": ("R-WELCOME-3", "name the player who must take an open guest"),
    "district": ("R-BUILD-2", "take control of a district where three of your princes stand"),
    "wonder": ("R-BUILD-1", "build the wonder of an island"),
    "leave": ("R-BUILD-1", "say which prince leaves for the wonder"),
    "move": ("R-MOVE-1", "move one or two princes away from a district"),
    "to": ("R-MOVE-1", "say where they go, and how many"),
    "add": ("R-ADD-1", "add a prince at a monument"),
    "anywhere": ("R-ADD-2", "add a prince in any district, for three cards"),
    "remove": ("R-REMOVE-1", "take a prince away at a monument, for 2 points"),
    "raise": ("R-SCALE-1", "raise a civilization on the scale"),
    "lower": ("R-SCALE-2", "put a civilization at the foot of the scale, for two cards"),
    "privilege": ("R-CARD-5", "turn a card into another civilization for the action that follows"),
    "pay": ("R-SCALE-3", "say which cards pay"),
    "discard": ("R-CARD-2", "discard a card, or two"),
    "end": ("R-WELCOME-7", "end your turn"),
}
"""Verb -> the rule about it, and what it does."""
