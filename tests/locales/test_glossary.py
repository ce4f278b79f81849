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
    "rule-R-SETUP-2": ("minister", "ministre", "ministro", "Minister"),
    "rule-R-MAT-1": ("action cards", "cartes action", "carte azione", "Aktionskarten"),
    "rule-R-CARD-3": ("turn", "tour", "turno", "Zug"),
    "rule-R-ORDER-1": ("score track", "piste de score", "percorso del punteggio", "Wertungsleiste"),
    "rule-R-BUILD-3": ("owner", "propriétaire", "proprietario", "Besitzer"),
    "option-scale_cards-about": ("prestige scale", "échelle de prestige", "scala di prestigio", "Prestige-Skala"),
    "rules-chapter-5-title": (
        "welcoming the princes",
        "accueil des princes",
        "accoglienza dei principi",
        "Fürsten begrüßen",
    ),
    "phase-line-development": ("development", "développement", "sviluppo", "Stadt ausbauen"),
    "rules-chapter-10-title": ("prestige", "prestige", "prestigio", "Prestige berechnen"),
    "event-wonder": ("Water", "île de l’Eau", "isola dell’Acqua", "Insel des Wassers"),
    "verb-surprise": ("surprise guest", "invité surprise", "invitato a sorpresa", "Überraschungsgast"),
    "table-ask-named": ("named you", "te désigne", "ti sceglie", "benennt dich"),
    "table-do-take": ("placing", "placer", "posizionare", "einzusetzen"),
    "table-do-move": ("Move", "Déplacer", "Sposta", "bewegen"),
    "table-do-district": ("Build", "Bâtir", "Costruisci", "bauen"),
    "table-log-no-prestige": ("controls", "contrôle", "controlla", "beherrscht"),
    "guide-discard-title": ("discards", "défausse", "scarta", "wirft"),
    "table-take-back": ("Undo", "Annuler", "Annulla", "Rückgängig"),
    "table-hint": ("Hint", "Conseil", "Consiglio", "Tipp"),
    "table-unplayable-about": ("map", "plan", "mappa", "Spielplan"),
    "storage-board-unknown": ("map", "plan", "mappa", "Plan"),
    "problem-record-board": ("map", "plan", "mappa", "Plan"),
    "bot-no-map": ("map", "plan", "mappa", "Plan"),
    "time-clocks": ("Clocks", "Pendules", "Orologi", "Uhren"),
    "chat-title": ("Chat", "Discussion", "Chat", "Chat"),
    "care-block": ("Block", "Bloquer", "Bloccare", "Blockieren"),
    "people-rating": ("Rating", "Cote", "Quotazione", "Wertung"),
    "people-title": ("Ranking", "Classement", "Classifica", "Rangliste"),
}
"""Message -> the word of the game in it, in English, French, Italian and German."""
FOREIGN = {
    "en": (r"\b[Bb]arred\b", r"\b[Ww]hoever\b", r"\b[Tt]ake back\b", r"\btells? of\b", "hands on", "small letters"),
    "fr": (
        *("tuile", "figurine", "votre ", "horloge", "Qui a ce lien"),
        r"(?<![-`$])(?<!utopia )(?<!help )\b[Bb]ots?\b",
        r"(?<!vous )(?<!vous ne )\b(?![Aa]ssez|[Cc]hez)\w+ez\b",
        r"\b[Rr]epren(?:ds|dre) (?:un coup|le coup)",
        r"\b[Cc]onversation\b",
    ),
    "it": (
        *("tessera", r"\bLei ", "vostr", r"\bferie\b", "suggeriment", "[Ss]cala del prestigio", r"\bospit[ei]\b"),
        *(r"\bpiazz[^a]", r"\bpiazza (?:un|il)\b", r"\b[Mm]uov", r"\bti nomina\b", r"\bnominato\b", r"\b[Rr]itir"),
        *(r"\b[Cc]onversazione\b", r"\bconto\b", r"\bPer posta\b"),
    ),
    "de": (
        *(r"(?<![.!?:]) Sie ", r"(?<![.!?:]) Ihr(e|en|er|em|es)?\b", "Prinz", "Wunder ", "Quartier"),
        *("Prestigeskala", "(?:Wind|Wasser|Feuer|Erd)insel", r"\bWind\b", r"\bEmpfang\b", r"\bEntwicklung\b"),
        *("[Kk]ontrollier", r"\b[Ss]perren\b", "Gespräch", "Verwalter", r"(?:Perser|Chinesen|Griechen|Ägypter)-"),
        *(r"\bKarte (?:gespielt|des Servers)", "anders einen", r"\bleg(?:t|e|en)\b[^.]*\bKarten?\b[^.]* ab\b"),
    ),
}
"""Words that would be another name for something, or another way of speaking to the reader."""
SEARCHED = re.compile(r"rule-R-[A-Z]+-\d-words")
"""Words that readers may type to find a rule: other names are welcome there."""
HOME = re.compile(r"account|admin|mail-|notice|people-|problem-|lobby-|invite|storage-|programs-|privacy-")
"""Messages about the people of a server; there a guest would be one of the game's pieces."""
GUEST = {"en": r"\b[Gg]uests?\b", "fr": r"\b[Ii]nvités?\b", "it": r"\b[Ii]nvitat[oi]\b", "de": r"\bGäste?n?\b|\bGast\b"}
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
    foreign = re.compile("|".join(f"(?:{word})" for word in FOREIGN[language]))
    found = [
        f"{message}: {text}"
        for message in reading.messages(language)
        if not SEARCHED.fullmatch(message)
        for text in reading.wordings(language, message)
        if foreign.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", GUEST)
def test_a_guest_is_a_piece_and_nobody_without_an_account(language: str) -> None:
    """`problem-plan-guests` speaks of the pieces."""
    found = [
        f"{message}: {text}"
        for message in reading.said()
        if HOME.match(message) and message != "problem-plan-guests"
        for text in reading.wordings(language, message)
        if re.search(GUEST[language], text)
    ]
    assert found == []
