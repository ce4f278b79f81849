"""Chat on one connection: said, heard, and too much of it."""

import asyncio
from pathlib import Path

import pytest

from tests.server.game.line import Line, connected
from tests.server.game.setting import hall, whose
from utopia.server.game.chat import AT_ONCE
from utopia.server.game.people import Who
from utopia.server.game.socket import Allowance, FloodError, serve

MANY = 250
"""Too many to be said, and not yet too many to be read."""


async def test_a_line_is_answered_and_heard_on_ones_own_side_only(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        eve = Who((await here.storage.people.create("Eve"))[0].id)
        ann, bob = whose(room, 0), whose(room, 1)
        async with (
            connected(room, ann) as mine,
            connected(room, bob) as yours,
            connected(room, eve) as watching,
            connected(room, Who()) as stranger,
        ):
            answer = await mine.ask("say", text="  good\nluck ")
            await yours.wait(lambda line: line.of("said"))
            (line,) = [one["line"] for one in yours.of("said")]
            assert (answer["refusal"], answer["line"]) == (None, line["id"])
            assert (line["text"], line["seat"], line["name"]) == ("good luck", 0, "Ann")
            await watching.ask("say_phrase", phrase="hello")
            await stranger.wait(lambda line: line.of("said"))
            await watching.wait(lambda line: line.of("said"))
            assert [one["line"]["phrase"] for one in stranger.of("said")] == ["hello"]
            # a command's answer comes after whatever was told before
            for each in (mine, yours, watching, stranger):
                await each.ask("ask", code=1)
            assert len(mine.of("said")) == len(yours.of("said")) == len(watching.of("said")) == 1


async def test_without_the_right_to_chat_nothing_is_heard_or_said(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        async with (
            connected(room, whose(room, 0), with_chat=False) as silent,
            connected(room, whose(room, 0)) as mine,
            connected(room, whose(room, 1)) as yours,
        ):
            for kind, words in (("say", {"text": "hello"}), ("say_phrase", {"phrase": "hello"})):
                answer = await silent.ask(kind, **words)
                assert answer["refusal"]["why"]["id"] == "refusal-talk-scope"
            await yours.ask("say", text="good luck")
            await mine.wait(lambda line: line.of("said"))
            await silent.ask("ask", code=1)
            assert [one["line"]["text"] for one in mine.of("said")] == ["good luck"]
            assert silent.of("said") == []


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"say","key":"k","text":""}',
        '{"type":"say","key":"k","text":7}',
        '{"type":"say","key":"","text":"hello"}',
        '{"type":"say","text":"hello"}',
        '{"type":"say","key":"k","text":"hello","side":"players"}',
        '{"type":"say","key":"k","text":"' + 700 * "a" + '"}',
        '{"type":"say_phrase","key":"k","phrase":"you-fool"}',
        '{"type":"said","line":{}}',
    ],
)
async def test_what_is_no_line_is_answered_as_unreadable(message: str, tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        async with connected(room, whose(room, 0)) as line:
            line.say(message)
            await line.wait(lambda line: line.of("wrong"))
            assert (await line.ask("say", text=300 * "\U0001f642"))["refusal"] is None


async def test_who_says_line_after_line_is_sent_away_and_nobody_else_notices(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.chat._clock = lambda: 0.0
        line = Line()
        for number in range(MANY):
            line.say({"type": "say", "key": str(number), "text": f"spam {number}"})
        async with connected(room, whose(room, 1)) as yours:
            clock = iter(range(10 * MANY)).__next__
            allowance = Allowance(lambda: clock() / 1_000)
            flood = serve(room, whose(room, 0), line.receive, line.send, allowance=allowance)
            with pytest.raises(FloodError):
                async with asyncio.timeout(60):
                    await flood
            await yours.ask("ask", code=1)
            heard = len(yours.of("said"))
            assert heard == AT_ONCE
            again = Line()
            again.say({"type": "say", "key": "again", "text": "spam again"})
            talking = asyncio.create_task(serve(room, whose(room, 0), again.receive, again.send, allowance=Allowance()))
            answer = await again.answer("again")
            assert answer["wait"] > 0, "a new connection brings no new measure"
            again.hang_up()
            await talking
