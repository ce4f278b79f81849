"""Explaining why a move cannot be made, also an unfinished one."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from utopia.cli.play.desk import Desk
from utopia.cli.play.menu import Menu
from utopia.cli.play.typed import whole_move
from utopia.cli.speaking import say
from utopia.game import Choice
from utopia.locales import Phrase
from utopia.notation.moves import FORMS
from utopia.notation.words import NotationError
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES

_MOST_NAMED: Final = 4
_OF_PRINCES: Final = frozenset({"move", "remove", "leave", "district"})
"""Verbs that want princes of one's own in the district."""


def answer_to_why(desk: Desk, text: str, seat: int | None) -> str:
    """Why the move is refused, or that it is not; NotationError if it is no move, or may be several refused ones."""
    choices = desk.game.moves(seat)
    fitting = Menu(desk.game, desk.facts(), choices).fitting(text) if choices else ()
    if fitting:
        return _allowed(text, fitting)
    return reason(desk, whole_move(desk.game.map, text, verbs_of(choices)), seat)


def reason(desk: Desk, move: str, seat: int | None) -> str:
    """Why a move with whole words is refused; if it lacks its last word, what any such word would meet."""
    check_verb(move, desk.game.moves(seat))
    try:
        return desk.game.why_not(move, seat, desk.speaker) or say("why-allowed", move=repr(move))
    except NotationError:
        reasons = {desk.game.why_not(whole, seat, desk.speaker) for whole in _completed(desk, move, seat)}
        if len(reasons) != 1 or "" in reasons:
            raise
        return reasons.pop()


def verbs_of(choices: Sequence[Choice]) -> list[str]:
    """Return the first words of the legal moves, each once."""
    return list(dict.fromkeys(choice.text.split()[0] for choice in choices))


def check_verb(move: str, choices: Sequence[Choice]) -> None:
    """NotationError, with the moves that are possible now, if this begins like none."""
    verb = move.split(maxsplit=1)[0]
    if verb in FORMS:
        return
    if near := get_close_matches(verb, FORMS, 1):
        raise NotationError(Phrase("no-move-near", {"word": repr(verb), "near": repr(near[0])}))
    words = {"word": repr(verb), "verbs": ", ".join(verbs_of(choices))}
    raise NotationError(Phrase("no-move-you-may" if choices else "no-move-asked", words))


def _allowed(text: str, fitting: Sequence[Choice]) -> str:
    exact = [choice.text for choice in fitting if choice.text == text.lower()] or [choice.text for choice in fitting]
    if len(exact) == 1:
        return say("why-allowed", move=repr(exact[0]))
    message = "why-allowed-more" if len(exact) > _MOST_NAMED else "why-allowed-several"
    named = ", ".join(exact[:_MOST_NAMED])
    return say(message, move=repr(text), moves=named, number=len(exact) - _MOST_NAMED)


def _completed(desk: Desk, move: str, seat: int | None) -> list[str]:
    """The move with each word that may come last, if one is missing; where princes are wanted, only where they are."""
    verb, *words = move.split()
    slots = FORMS[verb].split(" or ")[0].split()[1:]
    if len(words) != len(slots) - 1:
        return []
    districts = [district.id for district in desk.game.map.districts]
    if verb in _OF_PRINCES and seat is not None and words[0] in CIVILIZATION_NAMES:
        princes = desk.game.state[0]["princes"][seat][CIVILIZATION_NAMES.index(words[0])]
        districts = [name for name, number in zip(districts, princes, strict=False) if number] or districts
    names = {"CIV": CIVILIZATION_NAMES, "ISLAND": ISLAND_NAMES, "DISTRICT": districts}
    return [f"{move} {name}" for name in names.get(slots[-1], ())]
