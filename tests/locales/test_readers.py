"""No sentence assumes whether the reader, or anybody else at the table, is a man or a woman."""

import re

import pytest

from tests.locales import reading

PEOPLE = r"\{\$(?:name|names|seat|other|reporter|about)\}"
ASSUMED = {
    "en": (r"\b(?:he|his|himself)\b",),
    "fr": (
        r"\b[Tt]u (?:es|n’es|seras|étais) (?:pas |déjà |bien )?\w+(?:é|i|eur|ier|enu|rti)\b",
        rf"(?<!de ){PEOPLE} (?:est|n’est)(?: pas| plus)? \w+(?:é|i|u)\b",
    ),
    "it": (
        r"\b(?:[Ss]ei|[Ee]ri) (?:già |ancora |stato )?\w+(?:ato|ito|uto|mo)\b",
        rf"(?<!per ){PEOPLE} (?:non )?è (?:stato )?\w+(?:ato|ito|uto|so)\b",
        r"\bte stesso\b|\btu stesso\b|\bio stesso\b",
    ),
    "de": (
        r"\b(?:der|den|dem) (?:Benannte|Führende|Vorderste|Eingeladene)n?\b",
        r"\b(?:der|Der) (?:Erste|Letzte)\b(?! (?:Zug|Platz))",
        r"\bals (?:Erster|Letzter|Nächster)\b|\bist Letzter\b|\bbist (?:du )?Letzter\b",
        r"\b(?:den|dem|dessen|der), der\b(?! (?:auf|eben|noch|offen|von|sucht|aufgedruckt))",
        r"\b[Jj]eder (?:von euch|hier|hat|kann|nimmt|am Tisch)\b",
    ),
}
"""The commonest forms that fit one of the two only."""


@pytest.mark.parametrize("language", ASSUMED)
def test_nobodys_sex_is_assumed(language: str) -> None:
    found = [
        f"{language} {name}: {text}"
        for name in reading.messages(language)
        for text in reading.wordings(language, name)
        if any(re.search(form, text) for form in ASSUMED[language])
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Tu es parti."),
        ("fr", "{$name} n’est pas connecté."),
        ("it", "Sei invitato a un tavolo"),
        ("it", "{$names} non è collegato."),
        ("de", "während der Benannte handelt"),
        ("de", "Ein Gruß von dem, der ihn schrieb"),
        ("en", "or he would see two hands"),
    ],
)
def test_such_forms_are_found(language: str, text: str) -> None:
    assert any(re.search(form, text) for form in ASSUMED[language])
