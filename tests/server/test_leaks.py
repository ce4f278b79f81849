"""Nothing that a viewer cannot know reaches them: twin games give them the same bytes on every channel of a room."""

import itertools
import random
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tests.asynchronous import run
from tests.rules.table import rule
from tests.server.database.setting import open_storage
from tests.server.game.line import Line, connected
from tests.server.game.setting import NAMES, Here
from tests.server.pairs import SECRET, Chosen, Pair, entries_of, lay_out, pairs
from utopia import rules
from utopia.game import Game
from utopia.notation.fair.lots import commitment_of
from utopia.notation.record import record_text
from utopia.notation.redaction import redact
from utopia.rules import MOVE_CODES, SPECTATOR
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.room import Room
from utopia.server.game.rooms import Rooms
from utopia.server.game.view import tally
from utopia.server.services import room_stores
from utopia.tables import Waits

GAMES: Final[list[tuple[int, int, str, dict[str, Any]]]] = [
    (2, 1, "fr", {}),
    (3, 2, "de", {"target": 12, "final_tie": "shared"}),
    (4, 3, "en", {"live_order": False, "scale_cards": "any"}),
    (5, 4, "it", {"named_player_may_build": True, "surprise_guest_returns": True}),
]
SEAL: Final = commitment_of(SECRET)
ENOUGH: Final = 1
"""Pairs of a kind, of each game."""


def made(number: int) -> Iterator[Pair]:
    players, seed, preset, options = GAMES[number]
    return pairs(players, seed, rules.edition(preset, **options), ENOUGH)


@rule("R-CARD-4")
@pytest.mark.parametrize("number", [0, *(pytest.param(number, marks=pytest.mark.full) for number in (1, 2, 3))])
def test_twin_games_give_equal_bytes_on_every_channel(number: int, tmp_path: Path) -> None:
    found = list(made(number))
    for index, pair in enumerate(found):
        told = compare(tmp_path / str(index), pair, GAMES[number][2])
        for channel in told[0]:
            assert told[0][channel] == told[1][channel], f"{channel}, {pair.kind}, viewer {pair.viewer}"
            assert SECRET.encode() not in b"".join(told[0][channel]), f"{channel} tells the dealer's seed"
        assert len(told[0]["socket"]) > 50
        assert SEAL.encode() in told[0]["room"][0]
    kinds = {"nothing follows", "guests are drawn", "cards are dealt", "discards are shown"}
    assert {pair.kind for pair in found} >= kinds | ({"the game ends"} if "target" in GAMES[number][3] else set())


def compare(folder: Path, pair: Pair, preset: str) -> list[dict[str, Sequence[bytes]]]:
    """All that the viewer is told of either game."""
    id_ = run(lay_both_out(folder / "original", pair.games[0], preset))
    told = []
    for index in range(2):
        shutil.copytree(folder / "original", folder / str(index))
        told.append(run(everything(folder / str(index), id_, pair, index)))
    return told


async def lay_both_out(folder: Path, game: Game, preset: str) -> str:
    """The game before anything that one of them does not share."""
    async with open_storage(folder) as storage:
        people = [(await storage.people.create(name))[0].id for name in NAMES[: game.players]]
        nothing = game.copy()
        nothing.undo(0)
        return await lay_out(storage, nothing, preset, people)


async def everything(folder: Path, id_: str, pair: Pair, index: int) -> dict[str, Sequence[bytes]]:
    """All that the viewer can get, channel by channel, before and after one more decision."""
    async with open_storage(folder) as storage:
        await storage.log.append(id_, 0, entries_of(pair.games[index]))
        rooms = Rooms(room_stores(storage), Here(), "test")
        try:
            room = await rooms.open(id_)
            room.session.table._chance = Chosen(pair.games[index].events, pair.draws[index])
            return await on_all_channels(room, pair, index)
        finally:
            await rooms.close()


async def on_all_channels(room: Room, pair: Pair, index: int) -> dict[str, Sequence[bytes]]:
    viewer = pair.viewer
    me = room.who(room.session.seats[viewer].person if viewer >= 0 else None)
    clock = itertools.count().__next__
    told: dict[str, Sequence[bytes]] = {}
    async with connected(room, me, since=room.version // 2, clock=clock) as line:
        await say_everything(line, room, viewer)
        told |= await read_everything(room, viewer, "before")
        before = room.version
        await decide(room, pair.seat, pair.codes[index])
        await line.wait(lambda line: any(m["view"]["version"] > before for m in line.of("view")))
        await say_everything(line, room, viewer)
        await line.ask("take_back", version=room.version, key=f"back {room.version}")
        told |= await read_everything(room, viewer, "after")
        told["socket"] = [message for message in line.told if not is_room(message)]
        told["room"] = sorted({standing(message) for message in line.told if is_room(message)})
    return told


def is_room(message: bytes) -> bool:
    """Told in good time rather than at once, so its place among the others is not compared."""
    return bool(msgspec.json.decode(message)["type"] == "room")


def standing(message: bytes) -> bytes:
    """Without whether a bot was still thinking when it was written: that depends on the machine."""
    room = msgspec.json.decode(message)
    for seat in room["sitting"]:
        del seat["thinking"]
    return msgspec.json.encode(room)


async def decide(room: Room, seat: int, code: int) -> None:
    if room.session.seats[seat].kind is SeatKind.BOT:
        assert room.session.table.waiting().waits is Waits.BOT
        await room.play_for(seat, room.version, code)
    else:
        who = room.who(room.session.seats[seat].person)
        assert await room.play(who, seat, f"one more at {room.version}", room.version, code) is None


async def say_everything(line: Line, room: Room, viewer: int) -> None:
    """Ask for many moves, try those that are refused, look where one may not, and talk rubbish."""
    rng, version = random.Random(room.version), room.version
    legal = room.view(viewer).choices
    codes = [*legal[:12], *rng.sample(range(MOVE_CODES), 15)]
    for code in codes:
        await line.ask("ask", code=code, key=f"{version} ask {code}")
    for code in [code for code in codes if code not in legal][:8]:
        answer = await line.ask("play", code=code, version=version, key=f"{version} play {code}")
        assert answer["refusal"] is not None
    for seat in range(-1, len(room.session.seats)):
        await line.ask("look", seat=seat, key=f"{version} look {seat}")
    await line.ask("look", seat=viewer, key=f"{version} look again")
    line.say("{rubbish")


async def read_everything(room: Room, viewer: int, when: str) -> dict[str, Sequence[bytes]]:
    game, encode = room.session.table.game, msgspec.json.encode
    seat = SPECTATOR if viewer < 0 else viewer
    firsts = range(0, len(game.events) + 1, 64)
    return {
        f"frames {when}": [encode(await room.frames(viewer, n, n + 63)) for n in firsts],
        f"chronicle {when}": [encode(await room.chronicle(viewer))],
        f"tally {when}": [encode(tally(game))],
        f"record {when}": [record_text(redact(game.record(NAMES[: game.players]), seat)).encode()],
        f"room {when}": [encode(room.message(room.who(None)))],
        f"views {when}": [encode(room.view(viewer, since)) for since in (None, 0, room.version - 1, room.version)],
    }


def test_the_bytes_would_differ_if_a_hand_were_shown(tmp_path: Path) -> None:
    """The comparison can fail: the same two games differ for the player of the other cards."""
    pair = next(pair for pair in made(3) if holder(pair) is not None)
    seat: Any = holder(pair)
    pair.viewer = seat
    told = compare(tmp_path, pair, GAMES[3][2])
    for channel in ("socket", "chronicle after", "record after", "frames before"):
        assert told[0][channel] != told[1][channel]


def holder(pair: Pair) -> int | None:
    """A person whose hand is not the same in both games."""
    hands = [game.state["hand"][0] for game in pair.games]
    return next((seat for seat in range(4) if seat != pair.seat and (hands[0][seat] != hands[1][seat]).any()), None)
