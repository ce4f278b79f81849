"""A record redacted for one seat or a spectator: cards dealt to others and discards not yet shown are ``?``."""

from collections.abc import Iterator
from dataclasses import replace

from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.notation.header import viewer_name
from utopia.notation.model import Record
from utopia.notation.replayer import Replayer
from utopia.notation.words import NotationError
from utopia.rules import CARD_FIRST, CHANCE, UNSEEN_CARD, Step


def redact(record: Record, viewer: int) -> Record:
    """Redact a record for a seat or SPECTATOR (R-CARD-4); it replays as far as that viewer knows.

    ImpossibleEventError if the record breaks a rule, NotationError if it is a redacted one itself.
    """
    if record.viewer is not None:
        raise NotationError(
            f"the record is redacted already, to what {viewer_name(record.viewer)} knew; redact the full one"
        )
    redacted = replace(record, viewer=viewer, events=[], origin=None, fair=record.fair and record.fair.sealed())
    redacted.comments = ()  # they may tell what the viewer did not know
    replayer = Replayer(record)
    chosen: list[int] = []
    for event in _followed(replayer, viewer, redacted.events, chosen):
        redacted.events.append(event)
    if _step(replayer) == Step.DISCARD:
        for index in chosen:
            redacted.events[index] = Event(redacted.events[index].seat, UNSEEN_DISCARD)
    return redacted


def _followed(replayer: Replayer, viewer: int, written: list[Event], chosen: list[int]) -> Iterator[Event]:
    """Return the event as the viewer sees it; ``chosen`` collects the others' choices of discards in this step."""
    while replayer.done < len(replayer.record.events):
        step = _step(replayer)
        event = replayer.step()
        if event.seat == CHANCE:
            is_hidden = event.code >= CARD_FIRST and replayer.dealt_to != viewer
            yield Event(CHANCE, UNSEEN_CARD) if is_hidden else event
            chosen.clear()
            continue
        if step == Step.DISCARD and event.seat != viewer:
            chosen.append(len(written))
        yield event


def _step(replayer: Replayer) -> Step:
    return Step(int(replayer.states["step"][0]))
