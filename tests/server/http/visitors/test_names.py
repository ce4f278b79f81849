"""What one may be called."""

import pytest

from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.visitors.names import checked_name


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
    ],
    ids=ascii,
)
def test_refused(name: str, why: str) -> None:
    with pytest.raises(ProblemError) as refused:
        checked_name(name)
    assert refused.value.problem.status == 422
    assert refused.value.problem.why is not None
    assert refused.value.problem.why.id == why
