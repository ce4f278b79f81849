"""Requests to unknown endpoints: refused with the nearest endpoint, before any token is checked."""

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Any, Final

from litestar.routes import HTTPRoute, WebSocketRoute

from utopia.server.http.gate.doorway import Doorway
from utopia.server.http.problems.problems import ProblemError

_DOORS: Final = ("/api", "/ws")
_LIKE: Final = 0.6
"""How like a path has to be, to be meant; between 0 and 1."""
_ANYTHING: Final = 0.7
"""How well a piece of a path fits where anything may stand."""
_SURELY: Final = 0.8
"""Required similarity of an area's name, if the rest is like nothing in it."""
_PIECES_OF_AN_AREA: Final = 2
_MOST_PIECES: Final = 8
_LONGEST_PIECE: Final = 64
_SOCKET: Final = "websocket"


class Signpost:
    """All endpoints of the API by their paths; not the addresses of pages."""

    def __init__(self, routes: Iterable[Any]) -> None:
        self._methods: dict[str, set[str]] = {}
        for route in routes:
            if isinstance(route, HTTPRoute | WebSocketRoute) and route.path_format.startswith(_DOORS):
                methods = route.methods if isinstance(route, HTTPRoute) else {_SOCKET}
                self._methods.setdefault(route.path_format, set()).update(methods)

    def check(self, doorway: Doorway) -> None:
        """Raise ProblemError 404 with the nearest endpoint if there is none here.

        Raise it with 405 and the methods if only the method is wrong.
        """
        path = doorway.plain_path
        if not path.startswith(tuple(f"{door}/" for door in _DOORS)):
            return
        method: str = _SOCKET if doorway.is_socket else doorway.scope["method"]  # type: ignore[typeddict-item]
        methods = self._at(path)
        if not methods:
            raise self._nothing(path)
        if method not in methods and not (method == "HEAD" and "GET" in methods):
            raise _other_methods(sorted(methods - {"OPTIONS"}))

    def allowed(self, doorway: Doorway) -> str | None:
        """Return the answer to `OPTIONS`: all methods of the path, of any handler; None to other methods."""
        if doorway.is_socket or doorway.scope["method"] != "OPTIONS":  # type: ignore[typeddict-item]
            return None
        return ", ".join(sorted(self._at(doorway.plain_path) - {_SOCKET})) or None

    def _at(self, path: str) -> set[str]:
        pieces = path.split("/")
        found = [template for template in self._methods if _fits(template, pieces)]
        best = min(map(_blanks, found), default=())  # as they are routed: a literal goes before a parameter
        return set().union(*(self._methods[template] for template in found if _blanks(template) == best))

    def _nothing(self, path: str) -> ProblemError:
        near = self._nearest(path.split("/")[1:])
        if near is None:
            told = "there is no such endpoint; all are at /api/docs, and for programs at /api/openapi.json"
            return ProblemError(404, told, "problem-no-door")
        return ProblemError(404, f"there is no such endpoint; the nearest is {near}", "problem-no-door-but", near=near)

    def _nearest(self, pieces: list[str]) -> str | None:
        if len(pieces) > _MOST_PIECES or any(len(piece) > _LONGEST_PIECE for piece in pieces):
            return None
        likeness = {template: _likeness(template.split("/")[1:], pieces) for template in self._methods}
        best = max(likeness, key=lambda template: likeness[template])
        area = self._area(pieces)
        if area is not None and not best.startswith(area):
            return area
        return best if likeness[best] >= _LIKE else None

    def _area(self, pieces: list[str]) -> str | None:
        """Return the endpoint of an area that is surely meant: `/api/game/x` is about `/api/games`."""
        doors = (one.split("/")[1:] for one in self._methods)
        areas = [door for door in doors if len(door) == _PIECES_OF_AN_AREA and door[0] == pieces[0]]
        area = max(areas, key=lambda door: _ratio(door[1], pieces[1]), default=None)
        return f"/{area[0]}/{area[1]}" if area is not None and _ratio(area[1], pieces[1]) >= _SURELY else None


def _blanks(template: str) -> tuple[bool, ...]:
    """Return which pieces are parameters."""
    return tuple(piece.startswith("{") for piece in template.split("/"))


def _fits(template: str, pieces: list[str]) -> bool:
    """A path of `{path}` may go on behind it."""
    wanted = template.split("/")
    return len(wanted) == len(pieces) and all(
        one == piece or one.startswith("{") for one, piece in zip(wanted, pieces, strict=True)
    )


def _likeness(wanted: list[str], pieces: list[str]) -> float:
    """Return how similar a path is to an endpoint's, piece by piece; the first piece is the same for all."""
    pairs = list(zip(wanted, pieces, strict=False))[1:]
    alike = sum(_ANYTHING if one.startswith("{") else _ratio(one, piece) for one, piece in pairs)
    return alike / max(len(wanted) - 1, len(pieces) - 1)


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


def _other_methods(methods: list[str]) -> ProblemError:
    if methods == [_SOCKET]:
        told = "this endpoint is a websocket: connect by ws:// or wss://"
        return ProblemError(405, told, "problem-door-socket", headers={"allow": "GET"})
    names = ", ".join(name for name in methods if name != _SOCKET)
    told = f"this endpoint does not know that method; it takes {names}"
    return ProblemError(405, told, "problem-method", headers={"allow": names}, methods=names)
