"""Every move and every draw has one text that reads back as the same thing; everything else is refused with advice."""

import pytest

from tests.notation.sample import BOARD
from utopia.notation.draws import draw_text, parse_draw
from utopia.notation.moves import move_table, move_text, parse_move
from utopia.notation.record import UNSEEN_DISCARD, Event, event_line, parse_event
from utopia.notation.words import NotationError
from utopia.rules import CARD_FIRST, CHANCE, MOVE_CODES, NOBODY, OUTCOMES

SEATS = range(5)


def test_every_move_reads_back() -> None:
    texts = [move_text(BOARD, code) for code in range(MOVE_CODES)]
    assert [parse_move(BOARD, text) for text in texts] == list(range(MOVE_CODES))
    assert len(set(texts)) == MOVE_CODES
    assert list(move_table(BOARD).texts) == texts


def test_every_draw_reads_back() -> None:
    for outcome in range(OUTCOMES):
        for seat in SEATS if outcome >= CARD_FIRST else [NOBODY]:
            assert parse_draw(draw_text(outcome, seat)) == (outcome, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_every_event_reads_back(seat: int) -> None:
    for code in (*range(MOVE_CODES), UNSEEN_DISCARD):
        event = Event(seat, code)
        assert parse_event(BOARD, event_line(BOARD, event)) == (event, NOBODY)
    for outcome in range(OUTCOMES):
        event, receiver = Event(CHANCE, outcome), seat if outcome >= CARD_FIRST else NOBODY
        assert parse_event(BOARD, event_line(BOARD, event, receiver)) == (event, receiver)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("  RED   Enter maya   KILNS ", "red enter maya kilns"),
        ("blue discard greek maya", "blue discard maya greek"),
        ("Deal blue ?", "deal blue ?"),
        ("green DISCARD ?", "green discard ?"),
    ],
)
def test_case_and_spacing_do_not_matter(line: str, text: str) -> None:
    event, dealt_to = parse_event(BOARD, line)
    assert event_line(BOARD, event, dealt_to) == text


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("", "an empty line"),
        ("red", "an empty line is no move"),
        ("rde end", "did you mean 'red'?"),
        ("red jump", "'jump' is no move; it is one of enter, take"),
        ("red enter maya", "write enter CIV DISTRICT"),
        ("red enter maya kiln", "did you mean 'kilns'?"),
        ("red enter mayan kilns", "did you mean 'maya'?"),
        ("red take maya air", "'air' is no island"),
        ("red name pink", "'pink' is no seat"),
        ("red end now", "write end"),
        ("red discard maya maya maya", "write discard CIV or discard CIV CIV"),
        ("red privilege maya into greek", "part of a privilege"),
        ("red to kilns 3", "a number from 1 to 2"),
        ("red to kilns ²", "a number from 1 to 2"),
        ("guest maya", "write guest CIV ISLAND"),
        ("deal red unknown", "'unknown' is no civilization"),
        ("deal ? maya", "'?' is no seat"),
        ("scale", "write scale CIV"),
        ("frist red", "did you mean 'first'?"),
    ],
)
def test_nonsense_is_refused_with_advice(line: str, advice: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_event(BOARD, line)
    assert advice in str(caught.value)
    assert "\n" not in str(caught.value)
