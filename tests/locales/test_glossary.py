"""One word for one thing, in every language: those of the printed rulebooks."""

import re

import pytest

from tests.locales import reading
from utopia.locales import LANGUAGES, Phrase, Speaker

WORDS = {
    "question-leave": ("wonder", "merveille", "meraviglia", "Weltwunder"),
    "refusal-district-needs-three": ("prince", "prince", "princip", "Fürst"),
    "refusal-district-is-controlled": ("monument", "monument", "monument", "Monument"),
    "refusal-no-base-left": ("base", "socle", "bas[ei]", "Sockel"),
    "refusal-no-privilege-left": ("privilege", "privilège", "privilegi", "Privileg"),
    "refusal-no-prince-in-supply": ("civilization", "civilisation", "civiltà", "Volk"),
    "refusal-no-prince-there": ("district", "quartier", "quartiere", "Stadtteil"),
    "refusal-island-is-closed": ("island", "île", "isola", "Insel"),
    "refusal-no-way-there": ("harbours", "port", "porto", "Anleger"),
    "note-harbour": ("harbour", "port", "porto", "Anleger"),
    "event-enter": ("guest", "invité", "invitato", "Gast"),
    "event-surprise": ("surprise guest", "invité surprise", "invitato a sorpresa", "Überraschungsgast"),
    "event-raise": ("prestige scale", "échelle de prestige", "scala di prestigio", "Prestige-Skala"),
    "event-pay": ("card", "carte", "carta", "Karte"),
    "question-arrival": ("bag", "sac", "sacchetto", "Beutel"),
    "turn-first": ("track", "piste", "percorso", "Wertungsleiste"),
    "turn-next": ("lap", "passage", "giro", "Durchgang"),
    "chronicle-round": ("Round", "Manche", "Round", "Runde"),
    "map-harbours": ("sector of the sea", "secteur", "settore", "Meeres-Sektor"),
}
"""Message -> the word of the game in it, in English, French, Italian and German."""
FOREIGN = {
    "fr": ("tuile", "figurine", "votre "),
    "it": ("tessera", r"\bLei ", "vostr"),
    "de": (r"(?<![.!?:]) Sie ", r"(?<![.!?:]) Ihr(e|en|er|em|es)?\b", "Prinz", "Wunder ", "Quartier"),
}
"""Words that would be another name for something, or another way of speaking to the reader."""
FILLED: dict[str, int | str] = {
    "civ": "maya",
    "second": "greek",
    "island": "water",
    "district": "kilns",
    "seat": 0,
    "other": 1,
    "number": 2,
}


@pytest.mark.parametrize("message", WORDS)
def test_the_words_of_the_game(message: str) -> None:
    for language, word in zip(LANGUAGES, WORDS[message], strict=True):
        names = reading.variables(language, message)
        said = Speaker(language).say(Phrase(message, {name: FILLED.get(name, 3) for name in names}))
        assert re.search(word, said, re.IGNORECASE if language != "de" else 0), f"{language}: {said}"


@pytest.mark.parametrize("language", FOREIGN)
def test_no_other_words_for_them(language: str) -> None:
    for message in reading.said():
        names = reading.variables(language, message)
        said = Speaker(language).say(Phrase(message, {name: FILLED.get(name, 3) for name in names}))
        for word in FOREIGN[language]:
            assert not re.search(word, said), f"{message}: {said}"
