"""`utopia play`: from its options to a game, and out of it with the right words and exit status."""

import logging
import shlex
import sys
from typing import Final

from utopia.boards import BoardError
from utopia.bots import BotError
from utopia.bots.files import is_in_file
from utopia.bots.supervision.limits import LimitsError
from utopia.cli.calling import how_to
from utopia.cli.play.commands import Leave
from utopia.cli.play.dialog import greet
from utopia.cli.play.naming import ME
from utopia.cli.play.plain import PlainScreen
from utopia.cli.play.screen import Screen, enable_line_editing, is_plain, sentence
from utopia.cli.play.session import Session
from utopia.cli.play.setup import MisuseError, lay_table
from utopia.cli.play.wishes import Wishes
from utopia.cli.preparing import preparing
from utopia.cli.speaking import say, told
from utopia.notation.words import NotationError
from utopia.rules import EditionError
from utopia.tables import JournalError, Person, Table, TableError

FINE, MISUSED, STOPPED = 0, 2, 130
_MISUSES: Final = (
    MisuseError,
    EditionError,
    BoardError,
    BotError,
    LimitsError,
    NotationError,
    JournalError,
    TableError,
)


def play(wishes: Wishes, *, plain: bool, pause: bool) -> int:
    """Play one game; the exit status."""
    logging.getLogger("utopia").addHandler(logging.NullHandler())  # what a bot did wrong is said at the table
    screen = _screen(plain=plain)
    try:
        wishes = greet(screen, wishes)
        with preparing():  # bots are compiled too
            table, said = lay_table(wishes)
    except _MISUSES as error:
        sys.stderr.write(f"utopia play: {told(error).rstrip('.')}.\n")
        return MISUSED
    except (EOFError, KeyboardInterrupt):
        screen.say("", say("play-none-begun"))
        return STOPPED
    screen.say(*said, _who_you_are(table), say("play-help-any-time"))
    return _run(table, screen, pause=pause)


def _run(table: Table, screen: Screen, *, pause: bool) -> int:
    try:
        Session(table, screen, pause=pause).run()
    except Leave:
        _say_farewell(table, screen)
        return FINE
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        _say_farewell(table, screen)
        return STOPPED
    return FINE


def _say_farewell(table: Table, screen: Screen) -> None:
    mode = " --transcribe" if table.is_transcribed else ""
    if any(is_in_file(name) for name in table.names):
        mode += f" --seats {shlex.quote(','.join(table.names))}"
    if table.journal is None:
        screen.say(say("play-not-saved"))
    else:
        screen.command(say("play-saved"), how_to(f"play{mode} --resume", table.journal.path))


def _who_you_are(table: Table) -> str:
    """Which seats the people have."""
    if table.is_transcribed:
        return say("play-follow")
    seats = [
        say("play-you-are" if player.name == ME else "play-is", name=player.name, colour=say(f"colour-{colour}"))
        for player, colour in zip(table.players, table.game.colours, strict=True)
        if isinstance(player, Person)
    ]
    return sentence(", ".join(seats)) if seats else say("play-watch")


def _screen(*, plain: bool) -> Screen:
    if is_plain(wanted=plain):
        return PlainScreen()
    from utopia.cli.play.coloured import ColouredScreen  # noqa: PLC0415 - rich is slow to load and not always wanted

    enable_line_editing()
    return ColouredScreen()
