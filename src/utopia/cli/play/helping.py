"""Answers to ``help``: the moment, the moves, the commands, or one rule."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from utopia.cli.play.basics import bots_in_short, game_in_short, map_in_short
from utopia.cli.play.rules import rules, text, title
from utopia.cli.speaking import say
from utopia.game import Game
from utopia.notation.moves import FORMS
from utopia.rules import Step
from utopia.rules.model.steps import LAST_CHANCE

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
COMMANDS: Final = (
    "board",
    "hand",
    "scores",
    "guests",
    "look DISTRICT",
    "log",
    "why MOVE",
    "hint",
    "undo",
    "help",
    "save FILE",
    "quit",
)
RULE_OF_VERB: Final = {
    "enter": "R-WELCOME-2",
    "take": "R-MAT-2",
    "surprise": "R-WELCOME-3",
    "name": "R-WELCOME-3",
    "district": "R-BUILD-2",
    "wonder": "R-BUILD-1",
    "leave": "R-BUILD-1",
    "move": "R-MOVE-1",
    "to": "R-MOVE-1",
    "add": "R-ADD-1",
    "anywhere": "R-ADD-2",
    "remove": "R-REMOVE-1",
    "raise": "R-SCALE-1",
    "lower": "R-SCALE-2",
    "privilege": "R-CARD-5",
    "pay": "R-SCALE-3",
    "discard": "R-CARD-2",
    "end": "R-WELCOME-7",
}
"""Verb -> the rule about it; what it does is the message `verb-enter` and so on."""


def help_on(topic: str, step: Step | None, game: Game) -> list[str]:
    """Lines about a topic; without one, about what is asked now (None: nothing)."""
    word = topic.strip().lower()
    if not word:
        is_drawn = step is not None and step <= LAST_CHANCE
        return [*_moment(step), *([] if is_drawn else [say("help-typing")]), *_in_short()]
    if word.upper() in rules():
        return [_rule(word.upper(), game)]
    if word in RULE_OF_VERB:
        return [f"{FORMS[word]}: {say(f'verb-{word}')}.", _rule(RULE_OF_VERB[word], game)]
    topics: dict[str, Callable[[], Iterable[str]]] = {
        "game": lambda: game_in_short(game.edition),
        "map": lambda: map_in_short(game.map),
        "bots": bots_in_short,
        "moves": lambda: (f"{FORMS[verb]}: {say(f'verb-{verb}')} [{rule}]" for verb, rule in RULE_OF_VERB.items()),
        "commands": lambda: (f"{command}: {say(f'command-help-{command.split()[0]}')}" for command in COMMANDS),
        "rules": lambda: (say("help-rules"), *(f"{rule}: {title(rule)}" for rule in rules())),
    }
    return [*topics[word]()] if word in topics else [say("help-no-topic", topic=repr(topic.strip()))]


def _rule(rule: str, game: Game) -> str:
    return f"{rule}: {text(rule, game.edition)}"


def _moment(step: Step | None) -> Iterator[str]:
    if step is None or step == Step.OVER:
        yield say("help-nothing-asked")
        return
    name = step.name.lower().replace("_", "-")
    if step <= LAST_CHANCE:
        yield say(f"typing-{name}")
        yield say("typing-undo")
    else:
        yield from say(f"moment-{name}").splitlines()
        names = RULES_OF_MOMENT[step]
        yield say("help-rules-of-moment", rules=", ".join(names), first=names[0])


def _in_short() -> Iterator[str]:
    yield say("help-other-words", words=", ".join(command.split()[0] for command in COMMANDS))
    yield say("help-more")
