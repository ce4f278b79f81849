"""Tickets: the same for the same seed, entropy and number; each as likely as another."""

import hashlib
import hmac
from collections import Counter

from tests.notation.fair.games import ADDED, SEED
from utopia.notation.fair.lots import Lots, commitment_of, drawn


def test_they_are_worked_out_as_the_page_says() -> None:
    assert commitment_of(SEED) == hashlib.sha256(b"utopia fair 1 seed " + b"5e" * 32).hexdigest()
    message = b"utopia fair 1 entropy " + b"0a" * 32 + b" " + b"0b" * 32
    key = hmac.digest(b"\x5e" * 32, message, "sha256")
    number = int.from_bytes(hmac.digest(key, b"draw 12 try 1", "sha256"), "big")
    assert Lots(SEED, ADDED).draw(12, 125) == number % 125 + 1
    number = int.from_bytes(hmac.digest(key, b"seat 2 try 1", "sha256"), "big")
    assert Lots(SEED, ADDED).seat(2, 3) == number % 3 + 1


def test_they_stay_what_they_are() -> None:
    """Records are checked for ever: these numbers never change."""
    assert [Lots(SEED, ADDED).draw(number, 125) for number in range(1, 6)] == [66, 57, 88, 111, 83]
    assert [Lots(SEED).draw(number, 1000) for number in range(1, 6)] == [220, 558, 51, 385, 366]
    assert commitment_of(SEED) == "86072da80973b581d6a8ec5bb1ce80daf3839ae96041b079397e6b6ccf7e7952"


def test_numbers_of_an_incomplete_round_are_rejected() -> None:
    """Of so many tickets that not two rounds fit, nearly half of the numbers are rejected."""
    possible = 2**255 + 1
    lots, tries = Lots(SEED), Counter[int]()
    for number in range(1, 201):
        attempt = 1
        while (x := lots._digest(f"draw {number} try {attempt}")) >= possible:
            attempt += 1
        assert lots.draw(number, possible) == x + 1
        tries[attempt] += 1
    assert 70 < tries[1] < 130
    assert len(tries) > 3


def test_every_ticket_is_as_likely() -> None:
    counts = Counter(Lots(SEED).draw(number, 10) for number in range(1, 20_001))
    assert sorted(counts) == list(range(1, 11))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 30  # chi-square, 9 degrees: p = 0.0004


def test_all_of_seed_entropy_kind_and_number_count() -> None:
    first = Lots(SEED, ADDED)
    others = [
        Lots("5f" + SEED[2:], ADDED).draw(1, 2**200),
        Lots(SEED, ADDED[:1]).draw(1, 2**200),
        first.draw(2, 2**200),
        first.seat(1, 2**200),
        first.draw(1, 2**200),
    ]
    assert len(set(others)) == len(others)
    assert Lots(SEED, ADDED[::-1]).draw(1, 2**200) == others[-1]


def test_tickets_go_to_answers_by_their_weight() -> None:
    assert [drawn(ticket, [3, 7, 9], [4, 3, 1]) for ticket in range(1, 9)] == [3, 3, 3, 3, 7, 7, 7, 9]
