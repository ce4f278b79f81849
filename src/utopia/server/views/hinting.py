"""A hint, computed from the view of its seat."""

from utopia.bots.advising import worth_saying
from utopia.bots.explaining import explain, reason_phrase
from utopia.notation.events import Event
from utopia.server.protocol.messages import Hint
from utopia.server.views.phrases import carried, event_phrase
from utopia.server.views.seen import Seen


def hint_of(seen: Seen, version: int, codes: list[int]) -> Hint:
    """Return these moves of the viewer in words, with the reasons for them; without a key yet."""
    said = worth_saying(codes)
    reasons = explain(seen.board, seen.position, seen.viewer, *said)
    return Hint(
        "",
        None,
        version,
        said,
        [event_phrase(seen.map, Event(seen.viewer, code)) for code in said],
        [carried(reason_phrase(seen.map, reason)) for reason in reasons],
    )
