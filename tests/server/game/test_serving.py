"""One connection: what it is told, when, and what it may say."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.game.line import Line, connected
from tests.server.game.setting import at_step, hall, play, play_until, to_decide, whose
from utopia.rules import Step
from utopia.server.game.people import Who
from utopia.server.game.socket import LONGEST, serve


async def test_a_client_is_first_told_who_is_here_and_what_lies_on_the_table(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        async with connected(room, whose(room, 1)) as line:
            assert [message["type"] for message in line.heard][:2] == ["room", "view"]
            assert line.heard[0]["sitting"][1]["mine"]
            assert line.heard[1]["view"]["viewer"] == 1
            assert line.heard[1]["view"]["players"][1]["hand"] is not None
            assert line.heard[1]["view"]["players"][0]["hand"] is None


async def test_who_moves_is_answered_and_all_others_are_told(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        seat = to_decide(room)[0]
        me, you = whose(room, seat), whose(room, (seat + 1) % 3)
        async with connected(room, me) as mine, connected(room, me) as tab, connected(room, you) as yours:
            views = [len(line.of("view")) for line in (mine, tab, yours)]
            answer = await mine.ask("play", version=room.version, code=room.view(seat).choices[0])
            assert answer["refusal"] is None
            assert answer["view"]["version"] == room.version
            assert answer["view"]["since"]
            for line in (tab, yours):
                await line.wait(lambda line: line.of("view")[-1]["view"]["version"] == room.version)
            assert [len(tab.of("view")), len(yours.of("view"))] == [views[1] + 1, views[2] + 1]
            assert len(mine.of("view")) == views[0], "the answer had it"


async def test_a_refusal_comes_with_the_fresh_view_and_to_nobody_else(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat = to_decide(room)[0]
        async with connected(room, whose(room, seat)) as mine, connected(room, whose(room, 1 - seat)) as yours:
            told = len(yours.told)
            answer = await mine.ask("play", version=room.version, code=146)
            assert answer["refusal"]["rule"] == "R-WELCOME-7"
            stale = await mine.ask("play", version=0, code=room.view(seat).choices[0])
            assert stale["refusal"]["why"]["id"] == "refusal-stale"
            assert stale["view"]["choices"] == list(room.view(seat).choices)
            assert len(yours.told) == told


async def test_a_client_that_comes_again_is_told_what_it_missed(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        async with connected(room, whose(room, 0)) as line:
            had = line.of("view")[-1]["view"]
        await play_until(room, lambda room: room.version > had["version"] + 6)
        async with connected(room, whose(room, 0), since=had["version"]) as line:
            view = line.of("view")[-1]["view"]
            assert view["kept"] == had["events"]
            assert [happening["number"] for happening in view["since"]] == list(range(had["events"], view["events"]))
        async with connected(room, whose(room, 0), since=10**6) as line:
            assert line.of("view")[-1]["view"]["since"] == []


async def test_a_slow_client_is_only_told_the_newest(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        async with connected(room, Who()) as slow:
            had = slow.of("view")[-1]["view"]
            slow.gate.clear()
            for _ in range(20):
                seat = to_decide(room)[-1]
                await play(room, seat, room.view(seat).choices[0])
                room.room_changed()
            told = len(slow.told)
            slow.gate.set()
            await slow.wait(lambda line: line.of("view")[-1]["view"]["version"] == room.version)
            assert len(slow.told) <= told + 4, "not one message for every move"
            last = slow.of("view")[-1]["view"]
            numbers = [h["number"] for message in slow.of("view")[1:] for h in message["view"]["since"]]
            assert numbers == list(range(had["events"], last["events"])), "and nothing is left out"


async def test_nothing_is_done_for_a_client_that_does_not_read_its_answers(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat, version = to_decide(room)[0], room.version
        move = {"type": "play", "key": "move", "version": version, "code": room.view(seat).choices[0]}
        ticks = iter(range(10**6))
        async with connected(room, whose(room, seat), clock=lambda: float(next(ticks))) as line:
            line.gate.clear()
            for number in range(100):
                line.say({"type": "ask", "key": str(number), "code": 0})
            line.say(move)
            for _ in range(200):  # turns of the event loop
                await asyncio.sleep(0)
            assert room.version == version
            line.gate.set()
            assert (await line.answer("move"))["refusal"] is None
            assert len(line.of("told")) == 100


@pytest.mark.parametrize(
    "rubbish",
    ["", "{", "[]", "null", '{"type":"play"}', '{"type":"dance","key":"k"}', '{"type":"ask","key":"","code":1}',
     '{"type":"play","key":"k","version":0,"code":994}', '{"type":"play","key":"k","version":-1,"code":1}',
     '{"type":"look","key":"k","seat":5}', '{"type":"ask","key":"k","code":1,"more":1}', b"\xff\xfe", "[" * 500,
     '{"type":"ask","key":"' + "k" * 41 + '","code":1}'],
)  # fmt: skip
async def test_what_cannot_be_read_is_said_and_harms_nothing(rubbish: str | bytes, tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        async with connected(room, whose(room, 0)) as line:
            line.say(rubbish)
            await line.wait(lambda line: line.of("wrong"))
            assert line.of("wrong")[0]["why"]["id"] == "wrong-unreadable"
            assert line.of("wrong")[0]["detail"].startswith("the message ")
            assert (await line.ask("ask", code=0))["type"] == "told"


async def test_a_message_that_is_too_long(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        async with connected(room, whose(room, 0)) as line:
            line.say('{"type":"ask","key":"k","code":1' + " " * LONGEST + "}")
            await line.wait(lambda line: line.of("wrong"))
            assert line.of("wrong")[0]["why"]["id"] == "wrong-too-long"
            assert (await line.ask("ask", code=0))["type"] == "told"


async def test_who_sends_too_fast_is_answered_later_and_loses_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        now = [0.0]
        async with connected(room, whose(room, 0), clock=lambda: now[0]) as line:
            for number in range(40):
                line.say({"type": "look", "key": f"look {number}", "seat": number % 2 - 1})
            await line.answer("look 29")
            await asyncio.sleep(0.15)
            assert len(line.of("answer")) == 30
            now[0] += 0.5
            await line.answer("look 34")
            now[0] += 10.0
            await line.answer("look 39")
            assert [answer["key"] for answer in line.of("answer")] == [f"look {number}" for number in range(40)]


async def test_previews_leave_moves_their_share(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat = to_decide(room)[0]
        async with connected(room, whose(room, seat), clock=lambda: 0.0) as line:
            for number in range(100):
                line.say({"type": "ask", "key": str(number), "code": number})
            answer = await line.ask("play", version=room.version, code=room.view(seat).choices[0])
            assert answer["refusal"] is None
            assert len(line.of("told")) == 100


async def test_several_people_at_one_device_look_one_after_the_other(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.shared_device())
        await play_until(room, at_step(Step.DISCARD))
        async with connected(room, whose(room, 0)) as line:
            assert line.of("view")[-1]["view"]["viewer"] == -1
            answer = await line.ask("look", seat=1)
            assert answer["refusal"] is None
            assert answer["view"]["viewer"] == 1
            assert [player["hand"] is not None for player in answer["view"]["players"]] == [False, True, False]
            answer = await line.ask("look", seat=2)
            assert answer["refusal"]["why"]["id"] == "refusal-other-seat"
            assert answer["view"]["viewer"] == 1
            answer = await line.ask("look", seat=-1)
            assert [player["hand"] for player in answer["view"]["players"]] == [None] * 3
            answer = await line.ask("play", version=room.version, code=391)
            assert answer["refusal"]["why"]["id"] == "refusal-no-seat"


async def test_a_spectator_sees_no_hand_and_decides_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        await play_until(room, at_step(Step.ACT))
        async with connected(room, Who(), seat=0) as line:
            view = line.of("view")[-1]["view"]
            assert (view["viewer"], view["choices"], view["can_take_back"]) == (-1, [], False)
            assert [player["hand"] for player in view["players"]] == [None, None]
            for kind, words in (("play", {"code": 146}), ("take_back", {})):
                answer = await line.ask(kind, version=room.version, **words)
                assert answer["refusal"]["why"]["id"] == "refusal-no-seat"
            assert (await line.ask("look", seat=0))["refusal"] is not None
            assert (await line.ask("ask", code=146))["refusal"] is not None


async def test_who_goes_is_gone(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        async with connected(room, whose(room, 0)) as mine:
            async with connected(room, whose(room, 1)):
                await mine.wait(lambda line: line.of("room")[-1]["sitting"][1]["here"])
            await mine.wait(lambda line: not line.of("room")[-1]["sitting"][1]["here"])
        assert not any(sitting.here for sitting in room.message(Who()).sitting)


async def test_a_broken_connection_ends_quietly(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))

        async def broken(_message: bytes) -> None:
            raise ConnectionResetError("gone")

        line = Line()
        await serve(room, whose(room, 0), line.receive, broken)
        assert room.is_idle


async def test_who_is_cut_off_while_he_comes_in_is_gone(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        for turns in range(6):
            line = Line()
            serving = asyncio.create_task(serve(room, whose(room, 1), line.receive, line.send))
            for _ in range(turns):
                await asyncio.sleep(0)
            serving.cancel()
            await asyncio.wait([serving])
            assert serving.cancelled()
            assert room.is_idle, f"after {turns} turns"
            assert not any(sitting.here for sitting in room.message(Who()).sitting)


async def test_a_server_that_stops_lets_go(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        line = Line()
        serving = asyncio.create_task(serve(room, whose(room, 0), line.receive, line.send))
        await line.wait(lambda line: line.of("view"))
        await here.rooms.close()
        await serving


class Wired:
    """A connection that is written to at once while it ``is_ready``, and by its task otherwise."""

    def __init__(self, line: Line) -> None:
        self.is_ready, self.at_once, self._line = True, 0, line

    def listen(self, hear: Callable[[str | bytes], bool]) -> None:
        """Whatever comes is received."""

    def write_text(self, message: bytes) -> None:
        assert self.is_ready
        self.at_once += 1
        self._line.told.append(message)


async def test_news_are_written_at_once_and_a_slow_client_gets_the_newest_in_order(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        line = Line()
        wire = Wired(line)
        serving = asyncio.create_task(serve(room, whose(room, 0), line.receive, line.send, wire=wire))
        await line.wait(lambda line: line.of("view"))
        await play(room, to_decide(room)[0], room.view(to_decide(room)[0]).choices[0])
        assert wire.at_once
        assert line.of("view")[-1]["view"]["version"] == room.version, "told before anybody else had a turn"
        wire.is_ready = False
        line.gate.clear()
        await play(room, to_decide(room)[0], room.view(to_decide(room)[0]).choices[0])
        late, told = room.version, len(line.told)
        await asyncio.sleep(0)
        wire.is_ready = True  # the task still holds a message, which nothing may overtake
        await play(room, to_decide(room)[0], room.view(to_decide(room)[0]).choices[0])
        assert len(line.told) == told
        line.gate.set()
        await line.wait(lambda line: line.of("view")[-1]["view"]["version"] == room.version)
        versions = [message["view"]["version"] for message in line.of("view")]
        assert versions == sorted(versions)
        assert late in versions
        line.hang_up()
        await serving
