"""How a game ended (R-END-1, R-END-2)."""

import msgspec
import numpy as np

from utopia import rules
from utopia.rules import End, Phase
from utopia.rules.model.material import SEATS
from utopia.server.protocol.view import Place, ResultView, View
from utopia.server.protocol.words import Phrase
from utopia.server.views.order import track
from utopia.server.views.players import projected_scores
from utopia.server.views.seen import Seen


def result_view(seen: Seen) -> ResultView | None:
    """The standings, first on the track first, and how a tie for the win was decided; None while the game runs."""
    if seen.numbers.one("phase") != Phase.OVER:
        return None
    numbers = np.zeros(SEATS, np.int32)
    rules.places(seen.board, seen.position, numbers)
    score = seen.numbers.many("score")
    places = [Place(int(numbers[seat]), seat, score[seat]) for seat in track(seen)]
    return ResultView(End(seen.numbers.one("end_reason")).name.lower(), places, _tie(places))


def ended_early(view: View, reason: str) -> View:
    """Return the position of a game that was ended early: nobody decides, and there are no places."""
    return msgspec.structs.replace(
        view,
        phase="over",
        deciding=[],
        choices=[],
        can_take_back=False,
        bar=None,
        ending=None,
        draft=view.events,
        result=ResultView(reason, []),
    )


def ending_phrase(seen: Seen) -> Phrase | None:
    """That this round is the last one, since no points are ever lost, or would be if it ended now (R-END-1)."""
    if seen.numbers.one("phase") not in (Phase.WELCOME, Phase.DEVELOPMENT):
        return None
    scores, target = seen.numbers.many("score"), int(seen.board["target"][0])
    first = track(seen)[0]
    if scores[first] >= target:
        return Phrase("end-certain", {"seat": first, "points": scores[first]})
    projected = projected_scores(seen, seen.position)
    best = max(track(seen), key=projected.__getitem__)
    return Phrase("end-likely", {"seat": best, "points": projected[best]}) if projected[best] >= target else None


def _tie(places: list[Place]) -> Phrase | None:
    first, second = places[:2]
    if first.score != second.score:
        return None
    message = "tie-shared" if second.place == first.place else "tie-track"
    return Phrase(message, {"seat": first.seat, "other": second.seat, "points": first.score})
