"""A client that says far too much is sent away with a reason, and nobody else notices."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.game.line import Line, connected
from tests.server.game.setting import hall, to_decide, whose
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.socket import MOST, TOO_MANY, TOO_MANY_LINES, Allowance, FloodError, serve

FLOODS: dict[str, Any] = {
    "commands": {"type": "take_back", "version": 0},
    "looks": {"type": "look", "seat": 4},
    "previews": {"type": "ask", "code": 0},
    "hints": {"type": "ask_hint"},
    "talk": {"type": "say", "text": "spam"},
    "rubbish": "{",
    "too long": "x" * 10_000,
}


async def flooded(room: Room, who: Who, what: Any, line: Line) -> None:
    """Say it thousands of times."""
    for number in range(20_000):
        line.say(what if isinstance(what, str) else {**what, "key": str(number)})
    await serve(room, who, line.receive, line.send, allowance=Allowance(lambda: 0.0))


@pytest.mark.parametrize("what", FLOODS.values(), ids=FLOODS.keys())
async def test_who_says_thousands_of_messages_is_sent_away_with_a_reason(what: Any, tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat, line = to_decide(room)[0], Line()
        async with connected(room, whose(room, 1 - seat)) as other:
            with pytest.raises(FloodError) as sent:
                await flooded(room, whose(room, seat), what, line)
            assert str(sent.value) == TOO_MANY
            assert len(line.told) <= MOST
            await other.wait(lambda line: not line.of("room")[-1]["sitting"][seat]["here"])
            assert (await other.ask("ask", code=0))["type"] == "told"


async def test_without_limits_nothing_waits() -> None:
    still = Allowance(lambda: 0.0, is_limited=False)
    for _ in range(1000):
        await still.command()
        await still.preview()
    asked = [still.hint() for _ in range(100)]
    assert asked.count(True) < 20, "bots think about hints"


async def test_while_somebody_floods_another_one_moves(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat = to_decide(room)[0]
        async with connected(room, whose(room, seat)) as mine:
            line = Line()
            flooding = asyncio.create_task(flooded(room, whose(room, 1 - seat), FLOODS["commands"], line))
            answer = await mine.ask("play", version=room.version, code=room.view(seat).choices[0])
            assert answer["refusal"] is None
            await asyncio.wait([flooding])
            assert isinstance(flooding.exception(), FloodError)


async def test_what_was_not_answered_before_was_not_done(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat, line = to_decide(room)[0], Line()
        for number in range(2 * MOST):
            line.say({"type": "look", "key": str(number), "seat": -1})
        line.say({"type": "play", "key": "move", "version": room.version, "code": room.view(seat).choices[0]})
        version = room.version
        with pytest.raises(FloodError):
            await serve(room, whose(room, seat), line.receive, line.send, allowance=Allowance(lambda: 0.0))
        assert room.version == version


async def test_what_he_said_before_he_went_is_done(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat, line = to_decide(room)[0], Line()
        version = room.version
        line.say({"type": "play", "key": "move", "version": version, "code": room.view(seat).choices[0]})
        line.hang_up()
        await serve(room, whose(room, seat), line.receive, line.send)
        assert room.version > version


def test_reasons_fit_into_the_close_of_a_websocket() -> None:
    for reason in (TOO_MANY, TOO_MANY_LINES):
        assert len(reason.encode()) <= 123
