"""The words at the prompt that are no moves: looking around, asking why, taking back, saving, stopping."""

from collections.abc import Callable, Mapping
from typing import Final

from utopia.cli.play.counting import counted, counted_cards, counted_guests
from utopia.cli.play.desk import Desk
from utopia.cli.play.facts import neighbours
from utopia.cli.play.helping import help_on
from utopia.cli.play.hinting import hint_lines
from utopia.cli.play.plain import place_words
from utopia.cli.play.reasons import answer_to_why
from utopia.cli.play.setup import begin_in
from utopia.cli.play.typed import number_in, whole_word
from utopia.cli.speaking import say
from utopia.locales import Phrase, Speaker
from utopia.notation.moves import FORMS
from utopia.notation.words import NotationError, read_word
from utopia.rules import SPECTATOR, Step
from utopia.rules.model.material import SEAT_NAMES
from utopia.tables import Bar, JournalError, Limit

_LOG_LINES: Final = 30
_RULES: Final = {Bar.DISCARD_FINAL: "R-CARD-2", Bar.TURN_ENDED: "R-CARD-3"}
"""Limits of taking back that a rule sets."""

_UNSEEN: Final = ("undo", "help", "save", "quit")
"""Commands allowed while the screen is covered: none of them shows a hand."""
_SYNONYMS: Final = {"?": "help", "exit": "quit", "q": "quit", "u": "undo"}


class Leave(Exception):  # noqa: N818 - no error: somebody wants to stop
    """Somebody stops playing; all is saved."""


def why_barred(limit: Limit, speaker: Speaker) -> str:
    """Why nothing more can be taken back: a sentence."""
    why = speaker.say(f"bar-{limit.bar.name.lower().replace('_', '-')}", seat=limit.seat)
    rule = _RULES.get(limit.bar)
    return say("say-no-taking-back-rule", why=why, rule=rule) if rule else say("say-no-taking-back", why=why)


class Commands:
    """Does them; every handler says whether the game has changed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: Mapping[str, Callable[[str], bool]] = {
            "board": self._board,
            "hand": self._hand,
            "scores": self._scores,
            "guests": self._guests,
            "look": self._look,
            "log": self._log,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "help": self._help,
            "save": self._save,
            "quit": self._quit,
        }

    def find(self, line: str, *, whole: bool, is_covered: bool) -> tuple[Callable[[str], bool], str] | None:
        """The command that a line begins with, and the rest; None if it may be a move.

        NotationError if it may be several commands. ``whole`` wants the command's whole word, where other beginnings
        have another meaning.
        """
        first, _, rest = line.partition(" ")
        word = _SYNONYMS.get(first.lower(), first.lower())
        fitting = [name for name in self._known if name.startswith(word)]
        if word not in self._known and (whole or any(verb.startswith(word) for verb in FORMS)):
            return None
        if not fitting:
            return None
        name = whole_word(word, fitting)
        if is_covered and name not in _UNSEEN:
            raise NotationError(Phrase("say-covered", {"command": name, "commands": ", ".join(_UNSEEN)}))
        return self._known[name], rest.strip()

    def _board(self, _rest: str) -> bool:
        self._desk.screen.table(self._desk.facts())
        return False

    def _scores(self, _rest: str) -> bool:
        self._desk.screen.scores(self._desk.facts())
        self._desk.say(self._desk.question())
        return False

    def _guests(self, _rest: str) -> bool:
        self._desk.screen.guests(self._desk.facts())
        return False

    def _hand(self, _rest: str) -> bool:
        desk = self._desk
        if desk.viewer == SPECTATOR:
            desk.say(say("say-nobody-plays"))
            return False
        facts, state = desk.facts(), desk.game.state[0]
        supply = state["supply"][desk.viewer].tolist()
        one = next(one for one in facts.standings if one.seat == desk.viewer)
        desk.say(
            say("say-cards", cards=counted_cards(facts.hand or ())),
            say("say-supply", princes=counted_guests(supply)),
            f"{counted(one.privileges, 'privileges')}, {counted(one.bases, 'bases')}.",
        )
        if any(facts.others_hold):
            desk.say(say("say-others-hold", cards=counted_cards(facts.others_hold)))
        return False

    def _look(self, rest: str) -> bool:
        board = self._desk.game.map
        names = [district.id for district in board.districts]
        if not rest:
            self._desk.say(say("say-look-at-what", district=names[0]))
            return False
        index = read_word(whole_word(rest.lower(), names), names, "district")
        streets, bridges, boats = neighbours(board, names[index])
        place = self._desk.facts().place(index)
        name = self._desk.speaker.say("place-name", district=place.district.id)
        island, words = say(f"island-of-{place.district.island}"), place_words(place, in_full=True)
        self._desk.say(say("say-looked", name=name, island=island, place=words))
        for kind, ways in (("streets", streets), ("bridges", bridges), ("boats", boats)):
            if ways:
                self._desk.say(say(f"say-{kind}", districts=", ".join(ways)))
        return False

    def _log(self, rest: str) -> bool:
        count = number_in(rest) if rest else _LOG_LINES
        if not count:
            self._desk.say(say("say-log-number", text=rest))
            return False
        self._desk.screen.story(self._desk.log()[-count:])
        return False

    def _why(self, rest: str) -> bool:
        desk = self._desk
        if not rest:
            desk.say(say("say-why-how"))
            return False
        seat = desk.viewer if desk.viewer != SPECTATOR else None
        number = number_in(rest)
        if number is not None and not 1 <= number <= len(desk.listed):
            desk.say(say("menu-no-number", number=str(number), last=len(desk.listed)))
            return False
        desk.say(answer_to_why(desk, rest if number is None else desk.listed[number - 1], seat))
        return False

    def _hint(self, _rest: str) -> bool:
        self._desk.say(*hint_lines(self._desk))
        return False

    def _help(self, rest: str) -> bool:
        desk = self._desk
        is_asked = desk.table.is_transcribed or desk.viewer in desk.table.waiting().seats
        desk.say(*help_on(rest, Step(int(desk.game.state[0]["step"])) if is_asked else None, desk.game))
        return False

    def _undo(self, _rest: str) -> bool:
        desk = self._desk
        forced = {number for number in range(len(desk.game.events)) if desk.table.is_forced(number)}
        taken = desk.table.take_back(desk.viewer)
        if isinstance(taken, Limit):
            desk.say(why_barred(taken, desk.speaker))
            return False
        desk.taken_back()
        first = len(desk.game.events)
        chosen = [line for number, line in enumerate(taken, first) if number not in forced]
        own = [line.partition(" ")[2] for line in chosen if line.split()[0] in SEAT_NAMES]
        desk.say(say("say-taken-back", moves=", ".join(own or chosen)))
        return True

    def _save(self, rest: str) -> bool:
        table = self._desk.table
        if not rest:
            journal = table.journal
            where = say("saved-where", path=str(journal.path)) if journal else say("saved-nowhere")
            self._desk.say(where, say("saved-other-file"))
            return False
        begin_in(table, rest)
        self._desk.say(say("saved-goes-on", file=rest))
        return True

    def _quit(self, _rest: str) -> bool:
        raise Leave


ERRORS: Final = (NotationError, JournalError)
"""Errors that a command may raise; one sentence each."""
