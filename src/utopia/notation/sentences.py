"""Every sentence that notation says to people, in one place: message id -> English template.

Only here are sentences written; ``say`` fills them. Another language is another table with the same ids.
"""

from typing import Final

REFUSALS: Final = {
    "refusal-game-is-over": "The game is over; nobody moves any more.",
    "refusal-chance-decides": "A draw comes first; players decide only when it is made.",
    "refusal-not-your-decision": "Somebody else is to decide now; a seat moves only when it is asked.",
    "refusal-guest-not-open": "No {civ} guest of {island} is on offer; take one that lies open, or the one just drawn.",
    "refusal-island-is-closed": "{island} is closed in a game for two; choose another island.",
    "refusal-no-prince-in-supply": "No {civ} prince is left in the supply; choose another civilization.",
    "refusal-no-prince-in-supply-enter": (
        "No {civ} prince is left in the supply; take the guest without placing one: 'take {civ_id} {island_id}'."
    ),
    "refusal-placing-is-compulsory": (
        "The supply still holds {a_civ} prince, so he must be placed: 'enter {civ_id}' with a district of {island}."
    ),
    "refusal-surprise-used": "One surprise guest a round is all a player may draw; take an open guest.",
    "refusal-bag-is-empty": "The bag is empty, so no surprise guest can be drawn; take an open guest.",
    "refusal-cannot-name-yourself": "Nobody names himself; name another player.",
    "refusal-no-such-player": "There is no such player at this table; choose one of its seats.",
    "refusal-wonder-stands": "{island} has its wonder already, and each island bears one; choose another island.",
    "refusal-wonder-needs-each-civilization": (
        "The wonder of {island} takes one of your princes of each civilization on that island; not all are there yet."
    ),
    "refusal-no-base-left": "You have no base left, and every building needs one; you build no more.",
    "refusal-not-the-civilization-asked": "No {civ} prince is asked for now; answer for the civilization asked for.",
    "refusal-no-prince-there": "No {civ} prince of yours can go from {district}; choose a district where one stands.",
    "refusal-district-is-controlled": "{district} bears a monument already; choose a district without one.",
    "refusal-district-needs-three": "Taking {district} needs three of your {civ} princes there; fewer stand there.",
    "refusal-no-monument-left": "No {civ} monument is left; choose three princes of another civilization.",
    "refusal-wrong-number-of-cards": (
        "That is not the number of cards you owe: two as the first on the track, none as the last, else one."
    ),
    "refusal-wrong-number-of-cards-pay": "That is the wrong number of cards: one pays to raise, two to lower.",
    "refusal-no-such-card": "You hold no {civ} card; choose a card from your hand.",
    "refusal-no-such-card-two": "You do not hold these two cards, {civ} and {second}; choose cards from your hand.",
    "refusal-card-needed": "This takes {a_civ} card, printed or turned by a privilege; you have none to play.",
    "refusal-card-needed-raise": "Raising {land} takes a card that pays for it; you have none to play.",
    "refusal-no-privilege-left": "You have no privilege left; play the card as what it is printed.",
    "refusal-same-civilization": "{A_civ} card needs no privilege to be one; turn it into another civilization.",
    "refusal-privilege-leads-nowhere": (
        "No action can follow with a card turned {second}; turn a card only for an action you can then play."
    ),
    "refusal-no-way-there": (
        "{district} is not one step away; a step crosses one street or bridge, or sails between harbours of the same "
        "or adjacent sectors."
    ),
    "refusal-no-way-there-move": "No street, bridge or boat leads out of {district}; move princes from elsewhere.",
    "refusal-not-enough-princes": "Fewer than {number} such princes stand where the move begins; move only one.",
    "refusal-no-monument-of-it": "{district} bears no {civ} monument; choose a district that does.",
    "refusal-three-cards-needed": "A prince anywhere takes three {civ} cards; you have fewer to play.",
    "refusal-already-at-the-top": "{land} stands at 5 already and rises no further; raise another civilization.",
    "refusal-already-at-the-bottom": "{land} stands at 1 already and falls no further; lower another civilization.",
    "refusal-two-cards-needed": "Lowering {land} takes two cards that pay for it; you have fewer to play.",
    "refusal-unknown-move": "That is no move of this game; choose one from the list.",
}
NOT_NOW: Final = {
    "not-now-enter": "No guest is to be taken now; that is done at the beginning of a turn of phase 1.",
    "not-now-take": "No guest is to be taken now; that is done at the beginning of a turn of phase 1.",
    "not-now-surprise": "No surprise guest is to be drawn now; he takes the place of a guest in a turn of phase 1.",
    "not-now-name": "Nobody is to be named now; that follows upon a surprise guest.",
    "not-now-end": "The turn cannot end now; answer what is asked first.",
    "not-now-district": "Nothing can be built now; you build in your own turn of phase 1 or 2, around its other steps.",
    "not-now-wonder": "Nothing can be built now; you build in your own turn of phase 1 or 2, around its other steps.",
    "not-now-leave": "No prince is to leave now; that is asked while a wonder is built.",
    "not-now-discard": "No card is to be discarded now; it is asked early in phase 2, or of more than 5 after a turn.",
    "not-now-discard-two": (
        "No two cards are to be discarded now; that is asked of the first on the track when phase 2 begins."
    ),
    "not-now-privilege": "No card can be turned now; that is done in your turn of phase 2.",
    "not-now-move": "No princes can move now; that is done in your turn of phase 2.",
    "not-now-to": "No destination is asked for now; say first which princes move.",
    "not-now-add": "No prince can be added now; that is done in your turn of phase 2.",
    "not-now-anywhere": "No prince can be added now; that is done in your turn of phase 2.",
    "not-now-remove": "No prince can be removed now; that is done in your turn of phase 2.",
    "not-now-raise": "The scale cannot be changed now; that is done in your turn of phase 2.",
    "not-now-lower": "The scale cannot be changed now; that is done in your turn of phase 2.",
    "not-now-pay": "No payment is asked for now; say first which civilization rises.",
    "not-now-pay-two": "No payment is asked for now; say first which civilization falls.",
}
EVENTS: Final = {
    "event-enter": "{seat} takes the {civ} guest of {island} and places a prince in {district}.",
    "event-take": "{seat} takes the {civ} guest of {island} and places no prince, for none is left.",
    "event-surprise": "{seat} draws a surprise guest.",
    "event-name": "{seat} names {other}, who must take an open guest.",
    "event-end": "{seat} ends the turn.",
    "event-district": "{seat} takes {district} with three {civ} princes.",
    "event-wonder": "{seat} builds the wonder of {island}.",
    "event-leave": "The {civ} prince of {seat} in {district} leaves for the wonder.",
    "event-discard": "{seat} discards {a_civ} card.",
    "event-discard-two": "{seat} discards two cards: {civ} and {second}.",
    "event-discard-unseen": "{seat} has chosen what to discard.",
    "event-privilege": "{seat} turns {a_civ} card into {a_second} one with a privilege.",
    "event-move": "{seat} moves from {district} with {a_civ} card.",
    "event-to-1": "{seat} brings one prince to {district}.",
    "event-to-2": "{seat} brings two princes to {district}.",
    "event-add": "{seat} adds {a_civ} prince at the monument in {district}.",
    "event-anywhere": "{seat} adds {a_civ} prince in {district} for three cards.",
    "event-remove": "{seat} removes {a_civ} prince at the monument in {district} for two points.",
    "event-raise": "{seat} raises {land} on the prestige scale.",
    "event-lower": "{seat} lowers {land} to the foot of the prestige scale.",
    "event-pay": "{seat} pays with {a_civ} card.",
    "event-pay-two": "{seat} pays with two cards: {civ} and {second}.",
    "event-scale": "{land} is put on the prestige scale.",
    "event-first-player": "{other} goes first.",
    "event-guest": "{A_civ} guest of {island} comes out of the bag.",
    "event-card": "{other} is dealt {a_civ} card.",
    "event-unseen-card": "{other} is dealt a card.",
}
QUESTIONS: Final = {
    "question-scale": "Which civilization comes next on the prestige scale, at {value}?",
    "question-first-player": "Who goes first?",
    "question-arrival": "Which guest comes out of the bag? Still to come: {number}.",
    "question-surprise-draw": "Which guest does {seat} draw from the bag?",
    "question-deal": "Which card is {seat} dealt? Still to deal: {number}.",
    "question-guest": "{seat} takes an open guest or draws a surprise guest; building is possible.",
    "question-surprise-guest": "{seat} places the {civ} guest of {island} just drawn; building is possible.",
    "question-name": "{seat} names another player, who must take an open guest; building is possible.",
    "question-named-guest": "{seat}, named by {other}, takes an open guest.",
    "question-named-end": "{seat}, named by {other}, builds or ends.",
    "question-end": "{seat} builds or ends the turn.",
    "question-leave": "Which {civ} prince of {seat} leaves for the wonder of {island}?",
    "question-discard": "To choose what they discard: {owing}.",
    "question-discard-one": "{seat} (one card)",
    "question-discard-two": "{seat} (two cards)",
    "question-act": "{seat} plays cards, builds, or ends the turn.",
    "question-destination": "Where do the {civ} princes of {seat} go from {district}, and how many, one or two?",
    "question-privilege": "{seat} plays the card turned {civ}: an action that it pays for.",
    "question-pay-raise": "Which card does {seat} pay with to raise {land}?",
    "question-pay-lower": "Which two cards does {seat} pay with to lower {land}?",
    "question-keep": "{seat} may keep 5 cards and discards one of {number}.",
    "question-over": "The game is over.",
}
TURNS: Final = {
    "turn-over": "the game is over",
    "turn-chance": "a draw is to be made",
    "turn-at-once": "all who owe cards choose at once",
    "turn-named": "named by {other}",
    "turn-first-on-start": "first on the start space",
    "turn-first": "first on the track, at {points}",
    "turn-next": "next on the track at {points}; all ahead have had their turn in this lap",
    "turn-behind": "arrived behind {other} on {points}; all ahead have had their turn in this lap",
    "turn-fixed": "next in the order that was read when the lap began",
}
IMPOSSIBLE: Final = {
    "impossible-draw": "that cannot be drawn here; possible: {possible}",
    "impossible-receiver": "the card is dealt to {seat} here, by the order of the track",
    "impossible-draw-over": "the game is over; nothing is drawn any more",
    "impossible-draw-turn": "nothing is drawn here; to decide: {seats}",
    "impossible-move-draw": "a draw comes first; possible: {possible}",
    "impossible-unseen-full": "a full record says what was discarded; only a redacted one has 'discard ?'",
    "impossible-unseen-own": "the viewer knows his own discard; write its cards",
    "impossible-unseen-owed": "{seat} owes no discard here",
    "impossible-unseen-shown": "with this choice all discards lie open, so what {seat} discarded must be written",
    "impossible-result": "the result is {read}, but the events lead to {found}",
    "impossible-result-running": "the result is {read}, but after the last event the game goes on",
    "impossible-cut": "the line breaks off; a line ends with LF",
}
CHRONICLE: Final = {
    "chronicle-round": "Round {number}",
    "chronicle-setup": "Set-up",
    "chronicle-gains": "{seat} gains {points}.",
    "chronicle-target": "The game is over: {standings}.",
    "chronicle-stall": "The game is over after round 40, for nobody has reached the target: {standings}.",
    "chronicle-place": "{place}. {seat} {score}",
}
TEMPLATES: Final = REFUSALS | NOT_NOW | EVENTS | QUESTIONS | TURNS | IMPOSSIBLE | CHRONICLE


def say(message: str, **words: object) -> str:
    """The sentence of a message id with its words filled in; KeyError for an unknown id or a missing word."""
    return TEMPLATES[message].format(**words)
