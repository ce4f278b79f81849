"""The public part of each player, the order of play, and how the game ended."""

from typing import Final

import msgspec
import numpy as np

from utopia import rules
from utopia.rules import NOBODY, End, Phase, Step
from utopia.rules.model.material import CARDS_KEPT, FIRST_DISCARDS, HIDDEN, OTHERS_DISCARD, SEATS
from utopia.server.game.messages.view import Place, PlayerView, ResultView, View
from utopia.server.game.view.observation import Observation
from utopia.server.web.messages import Phrase


def acted(seen: Observation) -> list[int]:
    """Return the seats that have had their turn in this lap, in the order they had it.

    A game that begins in the middle of a lap does not know the order of earlier turns: they are given as on the track.
    """
    mask = seen.numbers.one("acted")
    missing = {seat for seat in range(seen.players) if mask >> seat & 1}
    found: list[int] = []
    for number in seen.turn_ends() if missing else ():
        if (seat := seen.seat_of(number)) in missing:
            found.append(seat)
            missing.remove(seat)
        if not missing:
            break
    return [seat for seat in track(seen) if seat in missing] + found[::-1]


def track(seen: Observation) -> list[int]:
    """Return the seats, first on the track first (R-ORDER-1); before the set-up is done in seat order."""
    if not seen.numbers.one("round_number"):
        return list(range(seen.players))
    return seen.numbers.many("track")[: seen.players]


def order_of_play(seen: Observation, had: list[int]) -> list[int]:
    """Return the seats of the lap: ``had`` as ``acted`` gives it, the seat on turn, then those to come in order."""
    turn = seen.numbers.one("turn")
    begun = [*had, turn] if turn != NOBODY else had
    is_fixed = not seen.board["live_order"][0] and seen.numbers.one("lap") > 0
    standing = seen.numbers.many("lap_order")[: seen.players] if is_fixed else track(seen)
    return begun + [seat for seat in standing if seat not in begun]


_NUMBERS: Final = ("score", "hand_size", "bases", "privileges")
"""[seat] -> a number that a position knows of a player."""
_ROWS: Final = ("gained", "hand", "chosen", "supply", "taken")
"""[seat] -> a row of numbers."""


def player_views(seen: Observation) -> list[PlayerView]:
    """Return [seat] -> its player's public part."""
    numbers = seen.numbers
    projected, owed = seen.figures.projected, _owed(seen)
    score, cards, bases, privileges = (numbers.many(field) for field in _NUMBERS)
    gained, hand, chosen, supply, taken = (numbers.rows(field) for field in _ROWS)
    surprised = numbers.one("surprised")
    return [
        PlayerView(
            score=score[seat],
            projected=projected[seat],
            gained=gained[seat],
            cards=cards[seat],
            hand=_known(hand[seat]),
            chosen=_known(chosen[seat]),
            supply=supply[seat],
            bases=bases[seat],
            privileges=privileges[seat],
            surprised=bool(surprised >> seat & 1),
            owes=owed[seat],
            guests=[kind for kind, number in enumerate(taken[seat]) for _ in range(number)] if any(taken[seat]) else [],
        )
        for seat in range(seen.players)
    ]


def _known(counts: list[int]) -> list[int] | None:
    return None if HIDDEN in counts else counts


def _owed(seen: Observation) -> list[int]:
    """[seat] -> cards to be discarded now (R-CARD-2, R-CARD-3)."""
    owed, step = [0] * seen.players, seen.step()
    if step not in (Step.DISCARD, Step.KEEP):
        return owed
    first, sizes = seen.numbers.many("track")[0], seen.numbers.many("hand_size")
    mask = seen.figures.may_decide
    for seat in range(seen.players):
        if mask >> seat & 1 and step == Step.DISCARD:
            owed[seat] = FIRST_DISCARDS if first == seat else OTHERS_DISCARD
        elif mask >> seat & 1:
            owed[seat] = sizes[seat] - CARDS_KEPT
    return owed


def result_view(seen: Observation) -> ResultView | None:
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


def ending_phrase(seen: Observation) -> Phrase | None:
    """That this round is the last one, since no points are ever lost, or would be if it ended now (R-END-1)."""
    if seen.numbers.one("phase") not in (Phase.WELCOME, Phase.DEVELOPMENT):
        return None
    scores, target = seen.numbers.many("score"), int(seen.board["target"][0])
    first = track(seen)[0]
    if scores[first] >= target:
        return Phrase("end-certain", {"seat": first, "points": scores[first]})
    projected = seen.figures.projected
    best = max(track(seen), key=projected.__getitem__)
    return Phrase("end-likely", {"seat": best, "points": projected[best]}) if projected[best] >= target else None


def _tie(places: list[Place]) -> Phrase | None:
    first, second = places[:2]
    if first.score != second.score:
        return None
    message = "tie-shared" if second.place == first.place else "tie-track"
    return Phrase(message, {"seat": first.seat, "other": second.seat, "points": first.score})
