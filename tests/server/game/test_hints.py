"""Hints: who gets one, from what, and that nobody waits for it."""

import asyncio
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from tests.server.game.line import connected
from tests.server.game.setting import Here, Watching, hall, play, play_until, to_decide, whose
from utopia.bots import USUAL_BUDGET, Budget, Moves, Stream
from utopia.bots.advising import ADVISER
from utopia.bots.supervision.answering import Answer
from utopia.rules import Boards, Phase, States
from utopia.rules.model.state import STATE_DTYPE
from utopia.server.game.room import Room
from utopia.tables import Waits


async def until_a_person_decides(room: Room) -> None:
    while room.session.table.waiting().waits is not Waits.PERSON:
        await asyncio.sleep(0.01)


class Spy(Here):
    """Notes what the adviser is shown, and can be held."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[int, bytes]] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def choose(
        self,
        name: str,
        boards: Boards,
        seat: int,
        view: States,
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
    ) -> Answer:
        if name == ADVISER:
            self.shown.append((seat, view.tobytes()))
            await self.gate.wait()
            name = "greedy"  # the true one takes longer
        return await super().choose(name, boards, seat, view, moves, rng, budget)


async def test_who_plays_against_bots_gets_a_hint_that_plays_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path, spy := Spy()) as here:
        room = await here.rooms.open(await here.game(1, robots=2))
        async with connected(room, whose(room, 0), clock=map(float, count()).__next__) as line:
            for _ in range(12):
                await until_a_person_decides(room)
                version, view = room.version, room.seen(0).position.tobytes()
                asked = len(spy.shown)
                hint = await line.ask("ask_hint")
                assert (hint["type"], hint["refusal"], hint["version"]) == ("hint", None, version)
                assert hint["codes"][0] in room.view(0).choices
                assert len(hint["moves"]) == len(hint["codes"])
                assert all(move["words"]["seat"] == 0 for move in hint["moves"])
                assert all(reason["id"].startswith("reason-") for reason in hint["reasons"])
                assert room.version == version
                assert spy.shown[asked:][0] == (0, view) if len(spy.shown) > asked else len(hint["codes"]) == 1
                again = await line.ask("ask_hint", key=f"again {version}")
                assert {**again, "key": ""} == {**hint, "key": ""}, "it is thought of once"
                await play(room, 0, hint["codes"][0])


async def test_a_hint_comes_from_what_its_seat_may_know(tmp_path: Path) -> None:
    """The hidden half of the position is another one; the hint is not."""
    async with hall(tmp_path, Spy()) as here:
        room = await here.rooms.open(await here.game(1, robots=2))
        await room.enter(Watching())
        while room.seen(0).position[0]["phase"] != Phase.DEVELOPMENT or to_decide(room) != [0]:
            await until_a_person_decides(room)
            await play(room, 0, room.view(0).choices[0])
        await until_a_person_decides(room)
        before = await room.hints.ask(whose(room, 0), 0, "key")
        room.hints._known.clear()
        state = room.session.table.game.state
        state["hand"][0][1:], state["pile"][0] = state["hand"][0][1:][:, ::-1].copy(), state["pile"][0][::-1].copy()
        assert await room.hints.ask(whose(room, 0), 0, "key") == before


async def test_with_other_people_or_out_of_turn_there_is_none(tmp_path: Path) -> None:
    async with hall(tmp_path, spy := Spy()) as here:
        room = await here.rooms.open(await here.game(2, robots=1))
        await until_a_person_decides(room)
        seat = to_decide(room)[0]
        refused = await room.hints.ask(whose(room, seat), seat, "key")
        assert refused.refusal is not None
        assert (refused.refusal.why.id, refused.codes, refused.reasons) == ("refusal-hint-people", [], [])
        alone = await here.rooms.open(await here.game(1, robots=1))
        await until_a_person_decides(alone)
        for who, other in ((whose(alone, 0), 1), (whose(alone, 0), -1)):
            hint = await alone.hints.ask(who, other, "key")
            assert hint.refusal is not None
            assert hint.refusal.why.id == "refusal-hint-not-now"
        stranger = await alone.hints.ask(alone.who(None), 0, "key")
        assert stranger.refusal is not None
        assert stranger.refusal.why.id == "refusal-hint-people"
        spy.is_ready = False
        waking = await alone.hints.ask(whose(alone, 0), 0, "key")
        assert waking.refusal is not None
        assert waking.refusal.why.id == "refusal-hint-waking"
        assert spy.shown == []


async def test_people_at_one_device_get_hints_each_for_his_own_hand(tmp_path: Path) -> None:
    async with hall(tmp_path, spy := Spy()) as here:
        room = await here.rooms.open(await here.shared_device(robots=2))
        helped: set[int] = set()
        await room.enter(Watching())
        while helped != {0, 1}:
            await until_a_person_decides(room)
            (seat, *_), asked = to_decide(room), len(spy.shown)
            own, beside = (room.seen(one).position for one in (seat, 1 - seat))
            hint = await room.hints.ask(whose(room, 0), seat, "key")
            assert hint.refusal is None
            if spy.shown[asked:] and (own["hand"][0][seat] > 0).any() and (beside["hand"][0][1 - seat] > 0).any():
                assert spy.shown[asked] == (seat, own.tobytes())
                for shown, view in spy.shown[asked:]:
                    hands = np.frombuffer(view, STATE_DTYPE)["hand"][0]
                    assert shown == seat
                    assert not (np.delete(hands, seat, axis=0) > 0).any(), "nor while it looks ahead"
                helped.add(seat)
            await play(room, seat, hint.codes[0])


async def test_at_a_shared_device_nobody_gets_a_hint_against_who_sits_elsewhere(tmp_path: Path) -> None:
    async with hall(tmp_path, spy := Spy()) as here:
        room = await here.rooms.open(await here.shared_device())
        await play_until(room, lambda room: to_decide(room)[0] in (0, 1))
        seat = to_decide(room)[0]
        hint = await room.hints.ask(whose(room, seat), seat, "key")
        assert hint.refusal is not None, "Bob sits elsewhere"
        assert spy.shown == []


async def test_nobody_waits_for_a_hint_and_it_never_comes_to_another_seat(tmp_path: Path) -> None:
    async with hall(tmp_path, spy := Spy()) as here:
        room = await here.rooms.open(await here.game(1, robots=1))
        async with connected(room, whose(room, 0)) as line:
            await until_a_person_decides(room)
            spy.gate.clear()
            line.say({"type": "ask_hint", "key": "slow"})
            busy = await line.ask("ask_hint", key="another")
            assert busy["refusal"]["why"]["id"] == "refusal-hint-too-fast"
            answer = await line.ask("look", seat=-1)
            assert answer["refusal"] is None, "a command is done while the bot thinks"
            spy.gate.set()
            late = await line.answer("slow")
            assert (late["refusal"]["why"]["id"], late["codes"]) == ("refusal-hint-not-now", [])
            line.say({"type": "ask_hint", "key": "gone"})
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "a hint" and not task.cancelling()]


async def test_who_asks_too_often_is_told(tmp_path: Path) -> None:
    async with hall(tmp_path, Spy()) as here:
        room = await here.rooms.open(await here.game(1, robots=1))
        async with connected(room, whose(room, 0), clock=lambda: 0.0) as line:
            await until_a_person_decides(room)
            hints = [await line.ask("ask_hint") for _ in range(12)]
            refused = [hint["refusal"] and hint["refusal"]["why"]["id"] for hint in hints]
            assert refused == [None] * 10 + ["refusal-hint-too-fast"] * 2


@pytest.mark.parametrize("message", [{"type": "ask_hint"}, {"type": "ask_hint", "key": "k", "seat": 1}])
async def test_a_question_for_a_hint_is_exact(message: dict[str, object], tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(1, robots=1))
        async with connected(room, whose(room, 0)) as line:
            line.say(message)
            await line.wait(lambda line: line.of("wrong"))
