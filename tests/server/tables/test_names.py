"""What one may be called."""

import pytest

from utopia.server.tables.names import checked_name
from utopia.server.web.problems import ProblemError

# Unicode's Default_Ignorable_Code_Point without joiners and variation selectors, and two signs that are blank.
UNSEEN = [
    chr(number)
    for first, last in [
        (0xAD, 0xAD),
        (0x34F, 0x34F),
        (0x61C, 0x61C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180E, 0x180E),
        (0x200B, 0x200B),
        (0x200E, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D159, 0x1D159),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0001),
        (0xE0020, 0xE0021),
        (0xE0080, 0xE0081),
        (0xE01F0, 0xE01F1),
    ]
    for number in range(first, last + 1)
]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Cafe\u0301", "Café"),
        ("李雷", "李雷"),
        ("مریم\u200cها", "مریم\u200cها"),  # noqa: RUF001
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 24, "x" * 24),
        ("❤\ufe0f", "❤\ufe0f"),
        ("葛\U000e0100", "葛\U000e0100"),
        ("ᠠ\u180b", "ᠠ\u180b"),
    ],
)
def test_kept(name: str, kept: str) -> None:
    assert checked_name(name) == kept


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "problem-name-empty"),
        ("   ", "problem-name-empty"),
        ("\u200d\u200d", "problem-name-empty"),
        ("\u0301", "problem-name-empty"),
        ("x" * 25, "problem-name-long"),
        ("A\nB", "problem-name-tricks"),
        ("A\x00", "problem-name-tricks"),
        ("A\x1b[31m", "problem-name-tricks"),
        ("A\u202eB", "problem-name-tricks"),
        ("A\u2066B", "problem-name-tricks"),
        ("A\u200fB", "problem-name-tricks"),
        ("A\u200bB", "problem-name-tricks"),
        ("A\u2028B", "problem-name-tricks"),
        ("A\ufeff", "problem-name-tricks"),
        ("\ue000", "problem-name-tricks"),
        ("A" + "\u0335" * 8, "problem-name-tricks"),
        ("A" + "\u0335\u200d" * 8, "problem-name-tricks"),
        ("A" + "\ufe0f" * 8, "problem-name-tricks"),
        ("\ufe0f", "problem-name-empty"),
        ("Ada\u200d", "problem-name-tricks"),
        ("A\u200d\u200ddа", "problem-name-tricks"),  # noqa: RUF001
        *((f"{before}{blank}", "problem-name-tricks") for blank in UNSEEN for before in ("", "Ada")),
    ],
    ids=ascii,
)
def test_refused(name: str, why: str) -> None:
    with pytest.raises(ProblemError) as refused:
        checked_name(name)
    assert refused.value.problem.status == 422
    assert refused.value.problem.why is not None
    assert refused.value.problem.why.id == why
