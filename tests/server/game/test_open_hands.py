"""Bots that play with open hands: everybody at the table sees these, and no other hand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.rules.table import rule
from tests.server.conftest import Visitor
from tests.server.game.setting import NAMES, Hall, at_step, hall, new_game, play_until, until
from tests.server.lobby.opening import BOT, ME, opened
from utopia.rules import Step
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.view import SPECTATOR
from utopia.server.tables.rows import Seat

Visit = Callable[[], Visitor]
OPEN_BOT = {**BOT, "shows_hand": True}
STRANGER = Who("somebody")


async def table_with_an_open_bot(here: Hall) -> Room:
    """Two people, a bot that shows its hand and one that does not; cards have been dealt."""
    here.people = [(await here.storage.people.create(name))[0].id for name in NAMES[:2]]
    bots = [Seat(SeatKind.BOT, name=f"Bot {shown}", level="greedy", shows_hand=shown) for shown in (True, False)]
    people = [Seat(SeatKind.PERSON, person) for person in here.people]
    room = await here.rooms.open(await here.start(new_game(here.people[0], [*people, *bots])))
    is_there = at_step(Step.ACT)
    while not is_there(room):
        await until(lambda: is_there(room) or bool(set(room.view(-1, room.version).deciding) & {0, 1}))
        if not is_there(room):
            await play_until(room, lambda room, version=room.version: room.version > version)  # type: ignore[misc]
    return room


def hands(view: bytes) -> list[Any]:
    """[seat] -> its hand, if it is told."""
    return [player["hand"] for player in msgspec.json.decode(view)["players"]]


@rule("R-CARD-4")
async def test_everybody_sees_the_hands_of_open_bots_and_no_other(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await table_with_an_open_bot(here)
        true = [room.game.seen_by(seat)["hand"][0][seat].tolist() for seat in range(4)]
        assert hands(room.encoded_view(0)) == [true[0], None, true[2], None]
        assert hands(room.encoded_view(1)) == [None, true[1], true[2], None]
        assert hands(room.views_for(STRANGER).encoded_view(SPECTATOR)) == [None, None, true[2], None]
        assert room.message(STRANGER).delay == 0, "nobody is late for it"
        assert [one.shows_hand for one in room.message(STRANGER).sitting] == [False, False, True, False]


async def test_who_sits_down_for_a_bot_shows_nothing(tmp_path: Path) -> None:
    """A seat that a player has left goes to a bot with a covered hand, however its player showed it."""
    async with hall(tmp_path) as here:
        room = await table_with_an_open_bot(here)
        assert await here.storage.lobby.show_hand(room.id, here.people[1], 1, shown=True)
        await here.storage.leaving.hand_over(room.id, {1: Seat(SeatKind.BOT, name="Bot", level="mason")})
        await room.refresh()
        assert room.session.open_hands == {2}


@pytest.mark.parametrize("kind", ["me", "friend", "device"])
def test_only_a_bot_is_given_an_open_hand(visit: Visit, kind: str) -> None:
    seats = (
        [{**ME, "shows_hand": True}, BOT] if kind == "me" else [ME, {"kind": kind, "name": "Bo", "shows_hand": True}]
    )
    refused = visit().post("/api/tables", {"seats": seats})
    assert refused.status_code == 422
    assert "shows_hand" in refused.text


def test_a_rematch_keeps_the_open_hands(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, OPEN_BOT, first=0)
    assert host.post(f"/api/games/{table['id']}/quit").status_code == 200
    again = host.post(f"/api/games/{table['id']}/rematch").json()
    assert [seat["shows_hand"] for seat in again["sitting"]] == [False, True]
