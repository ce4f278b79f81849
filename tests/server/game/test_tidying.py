"""What people say stands on everybody's screen as what it is."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from utopia.server.game.chat import tidied

ODD = st.text(
    st.characters() | st.sampled_from("\u202e\u2066\u200d\u200c\u0301\u0345\u1100\u1161\u11a8 \n\t\x00\ufe0f")
)


@given(ODD)
def test_whatever_is_said_is_one_line_that_shows_what_it_is(text: str) -> None:
    tidy = tidied(text)
    assert tidied(tidy) == tidy
    assert unicodedata.is_normalized("NFC", tidy)
    assert tidy == " ".join(tidy.split(" ")).strip()
    for letter in tidy:
        assert unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
        assert unicodedata.category(letter) != "Cf" or letter in "\u200c\u200d"
    assert "  " not in tidy
    run = 0
    for letter in tidy:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert run <= 4


@given(st.text("abcdefghijklmnopqrstuvwxyz ABCÄÖÜéèñß.,;:!?-()'0123456789", max_size=80))
def test_plain_text_stays(text: str) -> None:
    assert tidied(text) == " ".join(text.split())


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  hello\n\n  there\t", "hello there"),
        ("e\u0301", "é"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("q" + 9 * "\u0301" + "o", "q" + 4 * "\u0301" + "o"),
        ("שלום", "שלום"),
        ("नमस्ते", "नमस्ते"),
        ("สวัสดี", "สวัสดี"),
        ("👩\u200d👩\u200d👧 ❤\ufe0f", "👩\u200d👩\u200d👧 ❤\ufe0f"),
        ("\u2066\u200b\ufeff", ""),
        ("\u200d \u0301", ""),
        ("\u3164\u2800\uffa0", ""),
        ("a\u3164b", "ab"),
        ("\x1b[31mred", "[31mred"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("", ""),
    ],
)
def test_samples(said: str, shown: str) -> None:
    assert tidied(said) == shown
