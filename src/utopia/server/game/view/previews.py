"""The effect of a move, computed from its maker's view."""

import numpy as np

from utopia import rules
from utopia.notation.events import Event
from utopia.rules import MOST_MOVES, Kind, Refusal, States, decode
from utopia.server.game.messages.socket import Changes, Told
from utopia.server.game.view.figures import Figures
from utopia.server.game.view.happenings import event_phrase, refused
from utopia.server.game.view.observation import SPECTATOR, Observation
from utopia.server.web.messages import Phrase
from utopia.server.web.messages import Refusal as Refused

_ON_BOARD = ("princes", "monument", "owner", "wonder_owner", "scale")
_BUILDS = frozenset({Kind.DISTRICT, Kind.WONDER})


def refusal_now(seen: Observation, code: int) -> Refused | None:
    """Return why the viewer cannot make this move now; None if they can."""
    if seen.viewer == SPECTATOR:
        return Refused(Phrase("refusal-no-seat"))
    return refused(seen.map, Refusal(rules.why_not(seen.board, seen.position, seen.viewer, code)), code)


def told_of(seen: Observation, key: str, code: int) -> Told:
    """Return the effect of this move, or why it is refused."""
    phrase = event_phrase(seen.map, Event(max(seen.viewer, 0), code))
    if (refusal := refusal_now(seen, code)) is not None:
        return Told(key, code, phrase, refusal)
    after = np.frombuffer(bytearray(seen.position.tobytes()), seen.position.dtype)
    rules.play(seen.board, after, seen.viewer, code)
    before, then = (states["score"][0][: seen.players].tolist() for states in (seen.position, after))
    return Told(
        key,
        code,
        phrase,
        None,
        gains=[b - a for a, b in zip(before, then, strict=True)],
        projected=_projected(seen, after),
        enables=sorted(_builds(seen, after) - _builds(seen, seen.position)),
        changes=_changes(seen, after),
    )


def _changes(seen: Observation, after: States) -> Changes:
    """Return what lies on the board after the move and did not before."""

    def differing(field: str) -> list[list[int]]:
        return np.argwhere(after[field][0] != seen.position[field][0]).tolist()

    princes, monuments, owners, wonders, scale = (after[field][0] for field in _ON_BOARD)
    return Changes(
        princes=[(at, seat, civ, int(princes[seat, civ, at])) for seat, civ, at in differing("princes")],
        monuments=[(at, int(owners[at]), int(monuments[at])) for (at,) in differing("monument")],
        wonders=[(island, int(wonders[island])) for (island,) in differing("wonder_owner")],
        scale=[(civ, int(scale[civ])) for (civ,) in differing("scale")],
    )


def _projected(seen: Observation, after: States) -> list[int]:
    if int(after["round_number"][0]) != int(seen.position["round_number"][0]):
        return [int(points) for points in after["score"][0][: seen.players]]
    return Figures(seen.board, after).projected[: seen.players]


def _builds(seen: Observation, states: States) -> set[int]:
    if not int(rules.who_may_decide(states)) >> seen.viewer & 1:
        return set()
    buffer = np.zeros(MOST_MOVES, np.int32)
    count = int(rules.legal_moves(seen.board, states, seen.viewer, buffer))
    return {int(code) for code in buffer[:count] if decode(int(code)).kind in _BUILDS}
