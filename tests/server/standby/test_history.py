"""The checker of faults notices what it is to notice: each kind of lie is told to it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from bench.faults.history import History, Told, disagreements

from tests.server.database.setting import game_of, open_storage
from utopia.server.database.schema.games import EntryKind
from utopia.server.game.history import stored_key
from utopia.server.tables.entries import Entry

TRUE = Told("", "Ann", "one", seat=0, code=7, asked=0, after=1, at=1.0)


def view(game: str, version: int, hands: list[list[int] | None]) -> dict[str, Any]:
    """What a spectator is shown."""
    players = [{"hand": hand, "cards": 1} for hand in hands]
    return {"game": game, "viewer": -1, "version": version, "phase": "development", "players": players}


LIES: list[tuple[str, Callable[[History, str], object]]] = [
    ("", lambda history, game: history.note_move(replace(TRUE, game=game))),
    ("is not stored", lambda history, game: history.note_move(replace(TRUE, game=game, key="two"))),
    ("is stored as another", lambda history, game: history.note_move(replace(TRUE, game=game, code=8))),
    (
        "is entry 0, told between 1 and 2",
        lambda history, game: history.note_move(replace(TRUE, game=game, asked=1, after=2)),
    ),
    ("was refused, and is stored", lambda history, game: history.refused.append((game, "Ann", "one"))),
    ("version 2 was shown, 1 entries", lambda history, game: history.note_view(view(game, 2, [None, None]))),
    ("sees the hand of seat 1", lambda history, game: history.note_view(view(game, 1, [None, [1, 0]]))),
]


@pytest.mark.parametrize(("sentence", "tell"), LIES, ids=[sentence or "the truth" for sentence, _ in LIES])
async def test_it_notices(sentence: str, tell: Callable[[History, str], object], tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = (await storage.people.create("Ann"))[0]
        game = (await game_of(storage, ann)).id
        entry = Entry(EntryKind.MOVE, 0, 7, stored_key(ann.id, "one"), ann.id)
        await storage.log.append(game, 0, [entry])
        history = History()
        tell(history, game)
        found = await storage.database.read(lambda connection: disagreements(history, connection))
    assert len(found) == (1 if sentence else 0)
    assert all(sentence in each for each in found)
