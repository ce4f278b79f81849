"""Answers to ``help``: the moment, the moves, the commands, or one rule."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from utopia.cli.play.basics import game_in_short, map_in_short
from utopia.cli.play.contents import TITLES, in_this_game
from utopia.cli.play.rulebook import RULES, VERBS
from utopia.game import Game
from utopia.notation.moves import FORMS
from utopia.rules import Step

MOMENTS: Final = {
    Step.GUEST: (
        (
            "You take one of the open guests: a prince of his civilization comes to a district of his island that "
            "you choose."
        ),
        (
            "Three of your princes of one civilization in one district take it (district); five of different "
            "civilizations on one island build its wonder (wonder). Monuments pay every round, by the scale."
        ),
        (
            "Or, once a round, draw a surprise guest. He may be the one you need, but then somebody else gets one "
            "as well."
        ),
    ),
    Step.SURPRISE_GUEST: ("Choose a district of the island for the surprise guest just drawn; you may build first.",),
    Step.NAME: ("For your surprise guest somebody else must take an open guest now: choose who gains least by it.",),
    Step.NAMED_GUEST: ("You were named for a surprise guest: take one of the open guests. It costs you no turn.",),
    Step.NAMED_END: ("You were named, and at this table may build before the turn goes back.",),
    Step.END: ("Your guest is placed. You may still build before you end your turn.",),
    Step.LEAVE: ("Some princes for the wonder stand in more than one district: choose which one leaves.",),
    Step.DISCARD: (
        "All choose at once what to discard: two cards the first on the track, none the last, one all others.",
        "A choice is final. Equal pairs lower a civilization, so think before you part with them.",
    ),
    Step.ACT: (
        "Play cards, in any order, as many as you like; build whenever you can; then end your turn.",
        (
            "A card moves its princes (move), adds one at its monuments (add), takes one away there for 2 points "
            "(remove) or raises its civilization (raise). Two equal ones lower it (lower), three add a prince "
            "anywhere (anywhere)."
        ),
        "You keep up to five cards for the next round. Twice in the game a privilege turns a card into another.",
    ),
    Step.DESTINATION: ("Choose where they go: across a street or bridge, or by boat between harbours; one or two.",),
    Step.PRIVILEGE: ("A turned card must be played at once: choose the action, or take it back by `undo`.",),
    Step.PAY: ("Choose which cards pay for it.",),
    Step.KEEP: ("You hold more than five cards: discard until five are left.",),
}
RULES_OF_MOMENT: Final = {
    Step.GUEST: ("R-WELCOME-2", "R-WELCOME-3", "R-BUILD-1", "R-BUILD-2"),
    Step.SURPRISE_GUEST: ("R-WELCOME-3",),
    Step.NAME: ("R-WELCOME-3",),
    Step.NAMED_GUEST: ("R-WELCOME-3",),
    Step.NAMED_END: ("R-WELCOME-5",),
    Step.END: ("R-WELCOME-7", "R-BUILD-4"),
    Step.LEAVE: ("R-BUILD-1",),
    Step.DISCARD: ("R-CARD-2",),
    Step.ACT: ("R-CARD-3", "R-MOVE-1", "R-ADD-1", "R-REMOVE-1", "R-SCALE-1", "R-SCALE-2", "R-ADD-2", "R-CARD-5"),
    Step.DESTINATION: ("R-MOVE-1",),
    Step.PRIVILEGE: ("R-CARD-5",),
    Step.PAY: ("R-SCALE-3",),
    Step.KEEP: ("R-CARD-3",),
}
DRAWS: Final = {
    Step.SCALE: "Type the civilizations as they come on the scale, from 5 to 1, such as `maya greek`; m g will do.",
    Step.FIRST_PLAYER: "Type the colour of the first player, such as `blue`.",
    Step.ARRIVAL: "Type each guest with his island, such as `maya fire`; commas part several: `m f, g wi`.",
    Step.SURPRISE_DRAW: "Type the guest who came out of the bag, such as `maya fire`, or `m f`.",
    Step.DEAL: "Type the cards in the order they are dealt, such as `maya maya greek`; m m g will do.",
}
"""What is typed to follow a real table, at each step of chance."""
COMMANDS: Final = {
    "board": "everything on the table",
    "hand": "your cards and your supply",
    "scores": "the track, the order of play, and what the round would pay now",
    "guests": "guests at the ships and in the bag",
    "look DISTRICT": "a district and where one gets from it",
    "log": "all that has happened; `log 20` for the last 20 lines",
    "why MOVE": "why a move is refused, and by which rule; `why 3` asks about a line of the list",
    "undo": "take your last decision back",
    "help": "this moment; `help game`, `help map`, `help moves`, `help rules`, `help R-CARD-2` for a rule",
    "save FILE": "go on in another file; `save` says where the game is",
    "quit": "stop; the game is saved and can be resumed",
}
_TYPING: Final = (
    "Type a number of the list, or a move (`enter maya kilns`; beginnings of words will do); commas part several."
)
_TOPICS: Final = "help game, help map, help moves, help commands, help rules, or a rule like help R-CARD-2"


def help_on(topic: str, step: Step | None, game: Game) -> list[str]:
    """Lines about a topic; without one, about what is asked now (None: nothing)."""
    word = topic.strip().lower()
    if not word:
        return [*_moment(step), *([] if step in DRAWS else [_TYPING]), *_in_short()]
    if word.upper() in RULES:
        return [_rule(word.upper(), game)]
    if word in VERBS:
        rule, text = VERBS[word]
        return [f"{FORMS[word]}: {text}.", _rule(rule, game)]
    topics: dict[str, Callable[[], Iterable[str]]] = {
        "game": lambda: game_in_short(game.edition),
        "map": lambda: map_in_short(game.map),
        "moves": lambda: (f"{FORMS[verb]}: {text} [{rule}]" for verb, (rule, text) in VERBS.items()),
        "commands": lambda: (f"{command}: {text}" for command, text in COMMANDS.items()),
        "rules": lambda: ("`help R-CARD-2` explains one of", *(f"{rule}: {text}" for rule, text in TITLES.items())),
    }
    if word in topics:
        return [*topics[word]()]
    return [f"There is no help on {topic.strip()!r}; try {_TOPICS}."]


def _rule(rule: str, game: Game) -> str:
    return f"{rule}: {RULES[rule]}{in_this_game(rule, game.edition)}"


def _moment(step: Step | None) -> Iterator[str]:
    if step is None:
        yield "Nothing is asked of you now."
        return
    if step in DRAWS:
        yield DRAWS[step]
        yield "`undo` takes the last thing typed back, to correct it."
    yield from MOMENTS.get(step, ())
    if rules := RULES_OF_MOMENT.get(step):
        yield f"Rules of this moment: {', '.join(rules)}; `help {rules[0]}` explains one."


def _in_short() -> Iterator[str]:
    yield f"Other words: {', '.join(command.split()[0] for command in COMMANDS)}; `help commands` explains them."
    yield f"More help: {_TOPICS}."
