"""A redacted record tells a viewer what they knew and no more, and replays exactly as far (R-CARD-4)."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.notation.sample import record_of
from tests.properties.walk import Setting, Walk, games, walk
from utopia.notation.json_twin import record_from_json, record_to_json
from utopia.notation.record import UNSEEN_DISCARD, Event, Record, parse_record, record_text
from utopia.notation.replay import Replayer, redact, verify
from utopia.notation.words import NotationError
from utopia.rules import (
    CARD_FIRST,
    CHANCE,
    SPECTATOR,
    UNSEEN_CARD,
    States,
    Step,
    empty_states,
    next_dealt,
    seen_by,
)


def viewers(game: Walk) -> list[int]:
    return [*game.seats, SPECTATOR]


def seen(game: Walk, n: int, viewer: int) -> States:
    view = empty_states()
    seen_by(game.boards, game.at(n), viewer, view)
    return view


def check_views(game: Walk, redacted: Record, viewer: int) -> None:
    """After every event the replay of the redacted record is what the viewer saw."""
    replayer = Replayer(redacted)
    for n, _ in enumerate(replayer, start=1):
        assert replayer.states.tobytes() == seen(game, n, viewer).tobytes()


@games
def test_a_redacted_replay_is_what_the_viewer_saw(setting: Setting) -> None:
    game = walk(setting)
    for viewer in (setting.seed % setting.players, SPECTATOR):
        redacted = redact(record_of(game), viewer)
        assert len(redacted.events) == len(game) - 1
        check_views(game, redacted, viewer)
        assert verify(redacted) is None


def cuts(game: Walk) -> Iterator[int]:
    """Where to break a game off: anywhere, and in the middle of discards."""
    dice = random.Random(game.setting.seed)
    discarding = [n for n in range(len(game)) if game.at(n)["step"][0] == Step.DISCARD]
    yield from (dice.randrange(len(game)) for _ in range(2))
    yield from dice.sample(discarding, min(4, len(discarding)))


@games
def test_an_unfinished_record_hides_what_is_not_yet_shown(setting: Setting) -> None:
    game = walk(setting)
    for n in cuts(game):
        for viewer in random.Random(n).sample(viewers(game), 2):
            redacted = redact(record_of(game, n), viewer)
            check_views(game, redacted, viewer)
            text = record_text(redacted)
            again = parse_record(text)
            assert again == record_from_json(record_to_json(redacted)) == redacted
            assert verify(again) is None
            check_hidden(game, n, redacted, viewer)


def check_hidden(game: Walk, n: int, redacted: Record, viewer: int) -> None:
    """A player who has chosen and not shown discards has that choice hidden, and no other player has."""
    state = game.at(n)[0]
    others = [seat for seat in game.seats if seat != viewer]
    waiting = sum(bool(state["chosen"][seat].any()) for seat in others)
    assert sum(event.code == UNSEEN_DISCARD and event.seat != CHANCE for event in redacted.events) == waiting
    cards = [k for k, event in enumerate(redacted.events) if event.seat == CHANCE and event.code >= CARD_FIRST]
    shown = [k for k in cards if redacted.events[k].code != UNSEEN_CARD]
    assert shown == [k for k in cards if next_dealt(game.boards, game.at(k)) == viewer]


def test_two_games_that_look_alike_have_one_redacted_text() -> None:
    """Another's hidden cards are changed for others; nothing of the viewer's record changes."""
    record = record_of(walk(Setting(1)), 60)
    dealt = [i for i, event in enumerate(record.events) if event.seat == CHANCE and event.code >= CARD_FIRST]
    assert dealt
    redacted = record_text(redact(record, SPECTATOR))
    for index in dealt:
        other = replace(record, events=list(record.events))
        other.events[index] = Event(CHANCE, CARD_FIRST + (record.events[index].code - CARD_FIRST + 1) % 5)
        other.events = other.events[: dealt[-1] + 1]
        shorter = replace(record, events=record.events[: dealt[-1] + 1])
        assert record_text(redact(other, SPECTATOR)) == record_text(redact(shorter, SPECTATOR))
    assert "?" in redacted


def hidden_discard() -> tuple[Walk, int]:
    """A game of three and the number of events after which one has chosen a discard."""
    game = walk(Setting(1))
    chosen = (n for n in range(len(game)) if game.at(n)["chosen"].any())
    return game, next(chosen)


def test_a_discard_shown_since_must_be_named() -> None:
    game, n = hidden_discard()
    redacted = redact(record_of(game, n + 1), SPECTATOR)
    redacted.events[n - 1] = Event(redacted.events[n - 1].seat, UNSEEN_DISCARD)
    fault = verify(redacted)
    assert fault is not None
    assert fault.rule == "R-CARD-2"
    assert "all discards lie open" in fault.reason


def test_the_viewer_names_his_own_discard() -> None:
    game, n = hidden_discard()
    seat = game.events[n][0]
    redacted = redact(record_of(game, n), seat)
    redacted.events[n - 1] = Event(seat, UNSEEN_DISCARD)
    fault = verify(redacted)
    assert fault is not None
    assert fault.rule == "R-CARD-4"


def test_a_card_dealt_to_another_is_not_known() -> None:
    game = walk(Setting(1))
    n = next(n for n in range(len(game)) if game.events[n][0] == CHANCE and game.events[n][1] >= CARD_FIRST)
    redacted = redact(record_of(game, n), SPECTATOR)
    redacted.events[-1] = Event(CHANCE, CARD_FIRST)
    fault = verify(redacted)
    assert fault is not None
    assert fault.rule == "R-CARD-1"
    assert "possible: deal" in fault.reason


def test_only_full_records_are_redacted() -> None:
    once = redact(record_of(walk(Setting(1)), 60), 0)
    with pytest.raises(NotationError, match="redacted already, to what red knew"):
        redact(once, SPECTATOR)
