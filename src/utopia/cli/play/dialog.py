"""The first dialog on a terminal: one Enter begins a game, and a person can ask for more."""

import sys
from collections.abc import Sequence
from dataclasses import replace

from utopia import bots
from utopia.cli.play.basics import bots_in_short, game_in_short
from utopia.cli.play.counting import with_and
from utopia.cli.play.lately import last_unfinished
from utopia.cli.play.naming import ME
from utopia.cli.play.screen import Screen, sentence
from utopia.cli.play.setup import DEFAULT_PLAYERS, OPPONENT, MisuseError, edition_from, players_from
from utopia.cli.play.wishes import Wishes
from utopia.cli.speaking import say, told
from utopia.tables import Person, Player

_HELP = ("help", "?", "help game")


def greet(screen: Screen, wishes: Wishes) -> Wishes:
    """Ask who plays, if nothing was said about it and somebody is there to answer."""
    if wishes.seats or wishes.resume or wishes.is_transcribed or not is_anybody_there():
        return wishes
    unfinished = None if wishes.save or wishes.edition or wishes.options or wishes.board else last_unfinished()
    screen.title("Utopia")
    screen.say(
        say("greet-enter", number=DEFAULT_PLAYERS - 1, bot=OPPONENT),
        say("greet-or"),
        say("greet-bots", bots=", ".join(bots.known_bots())),
    )
    if unfinished is not None:
        screen.command(say("greet-resume"), str(unfinished))
    screen.say(say("greet-new"))
    while True:
        answer = screen.ask(say("greet-who")).strip()
        if answer.lower() in _HELP:
            screen.say(*game_in_short(edition_from(wishes.edition, wishes.options)))
            continue
        if answer.lower() == "help bots":
            screen.say(*bots_in_short())
            continue
        if unfinished is not None and answer and "resume".startswith(answer.lower()):
            return replace(wishes, resume=str(unfinished))
        try:
            seats = players_from(answer or str(DEFAULT_PLAYERS))
        except (MisuseError, bots.BotError) as error:
            screen.say(sentence(told(error)))
            continue
        screen.say(*_people(seats))
        return replace(wishes, seats=answer or str(DEFAULT_PLAYERS))


def _people(seats: Sequence[Player]) -> list[str]:
    """Who was taken for a person, since any word that is no bot is."""
    names = [player.name for player in seats if isinstance(player, Person) and player.name != ME]
    return [say("greet-people", names=with_and(names), number=len(names))] if names else []


def is_anybody_there() -> bool:
    """Return whether there is a terminal to ask at."""
    return sys.stdin.isatty() and sys.stdout.isatty()
