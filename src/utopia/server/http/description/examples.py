"""Recorded answers of a real server for every endpoint: `examples.json`, made by tests/server/http/description.

A checkout has them. They are not in the wheel: an installed server describes its API without them.
"""

import json
from importlib.resources import files
from typing import Any, Final

FILE: Final = "examples.json"
NAMES: Final = {
    "game_id": "pe5azd8em4gc",
    "table_id": "pe5azd8em4gc",
    "person_id": "kq7x2m9f4hzt",
    "person": "kq7x2m9f4hzt",
    "bot_id": "b3m8q1x7r5vd",
    "token_id": "t9k2w6z4n8cf",
    "vote_id": "v5h1j8s3p7xg",
    "report_id": "r2d6y9m4b8lq",
    "way_id": "w7c3f5k9t1zn",
    "device_id": "d4g8l2p6v9hs",
    "key_id": "AAECAwQ",
    "kind": "mute",
    "players": 4,
    "line": 12,
    "lesson_id": "monument",
}
"""Possible values of a piece of a path."""


def recorded() -> dict[str, dict[str, list[Any]]]:
    """`GET /api/me` -> `200` -> answers; of a stream, its lines. Long lists are cut short."""
    file = files(__package__) / FILE
    found: dict[str, dict[str, list[Any]]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found
