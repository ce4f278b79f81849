"""The first words on a terminal: one Enter begins a game, and whoever wants more says so."""

import sys
from dataclasses import replace

from utopia import bots
from utopia.cli.play.screen import Screen
from utopia.cli.play.setup import DEFAULT_PLAYERS, OPPONENT, MisuseError, last_unfinished, players_from
from utopia.cli.play.wishes import Wishes


def greet(screen: Screen, wishes: Wishes) -> Wishes:
    """Ask who plays, if nothing was said about it and somebody is there to answer."""
    if wishes.players or wishes.resume or wishes.is_transcribed or not is_anybody_there():
        return wishes
    unfinished = None if wishes.save or wishes.edition or wishes.options or wishes.board else last_unfinished()
    screen.title("Utopia")
    screen.say(
        f"Enter: play against {DEFAULT_PLAYERS - 1} bots ({OPPONENT}).",
        "Or say who plays: a number of players from 2 to 5, or names and bots, such as Ann, Bob, greedy.",
        f"Bots: {', '.join(bots.BOT_NAMES)}.",
    )
    if unfinished is not None:
        screen.say(f"Or go on with your last game ({unfinished.stem}): resume.")
    while True:
        answer = screen.ask("Who plays").strip()
        if unfinished is not None and answer and "resume".startswith(answer.lower()):
            return replace(wishes, resume=str(unfinished))
        try:
            players_from(answer or str(DEFAULT_PLAYERS), bots.BOT_NAMES)
        except MisuseError as error:
            screen.say(f"{error}.")
            continue
        return replace(wishes, players=answer or str(DEFAULT_PLAYERS))


def is_anybody_there() -> bool:
    """Whether there is a terminal to ask at."""
    return sys.stdin.isatty() and sys.stdout.isatty()
