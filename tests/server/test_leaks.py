"""Nothing that a viewer cannot know reaches him: twin games give him the same bytes on every channel."""

import itertools
import random
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from tests.asynchronous import run
from tests.rules.table import rule
from tests.server.live.line import Line, connected
from tests.server.rooms.setting import NAMES, Here
from tests.server.twins import played, twin
from utopia.game import Game
from utopia.notation.record import record_text
from utopia.notation.redaction import redact
from utopia.rules import CHANCE, MOVE_CODES, SPECTATOR, Step
from utopia.server.rooms import Room, Rooms
from utopia.server.storage import Entry, EntryKind, NewGame, Seat, SeatKind, open_storage
from utopia.server.views import chronicle, frames, tally

STOPS = range(25, 420, 5)
ENOUGH = 4


@dataclass(frozen=True)
class Pair:
    """Two games that the viewer cannot tell apart, and one more decision by which he still cannot."""

    games: tuple[Game, Game]
    viewer: int
    seat: int
    codes: tuple[int, int]


def pairs(players: int, seed: int) -> list[Pair]:
    whole, rng = played(players, seed, STOPS[-1]), random.Random(seed)
    found: list[Pair] = []
    for stop in rng.sample(STOPS, len(STOPS)):
        game = whole.copy()
        if stop > len(whole.events) or len(found) == ENOUGH:
            continue
        game.undo(stop)
        viewer = rng.randrange(-1, players)
        other = None if goes_on(game) else twin(game, viewer, rng)
        if other is not None and not goes_on(other) and (step := one_more((game, other), viewer, rng)) is not None:
            found.append(Pair((game, other), viewer, *step))
    return found


def one_more(games: tuple[Game, Game], viewer: int, rng: random.Random) -> tuple[int, tuple[int, int]] | None:
    """A decision after which the two games still look alike and nothing is drawn: its seat and its two codes."""
    seats = [games[0].colours.index(colour) for colour in games[0].to_decide]
    seat = rng.choice(seats)
    first, second = ([choice.code for choice in game.moves(seat)] for game in games)
    is_hidden = games[0].state["step"][0] == Step.DISCARD and seat != viewer
    options = [(a, b) for a in first for b in second if is_hidden or a == b]
    rng.shuffle(options)
    return next(((seat, codes) for codes in options if still_alike(games, viewer, seat, codes)), None)


def goes_on(game: Game) -> bool:
    """Whether something happens by itself now, or nothing any more."""
    return game.awaits_draw or game.is_over or any(len(game.moves(seat)) == 1 for seat in game.to_decide)


def still_alike(games: tuple[Game, Game], viewer: int, seat: int, codes: tuple[int, int]) -> bool:
    views = []
    for game, code in zip(games, codes, strict=True):
        after = game.copy()
        after.chance = None
        after.play(next(choice for choice in game.moves(seat) if choice.code == code))
        if goes_on(after):
            return False
        views.append(after.seen_by("spectator" if viewer < 0 else viewer).tobytes())
    return views[0] == views[1]


@rule("R-CARD-4")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_twin_games_give_equal_bytes_on_every_channel(players: int, seed: int, tmp_path: Path) -> None:
    tried = 0
    for number, pair in enumerate(pairs(players, seed)):
        original = tmp_path / f"{number} original"
        id_ = run(lay_out(original, players))
        told = []
        for index, game in enumerate(pair.games):
            folder = tmp_path / f"{number} {index}"
            shutil.copytree(original, folder)
            told.append(run(everything(folder, id_, game, pair, pair.codes[index])))
        for channel in told[0]:
            assert told[0][channel] == told[1][channel], f"{channel} of pair {number}, viewer {pair.viewer}"
        assert len(told[0]["socket"]) > 50
        tried += 1
    assert tried == ENOUGH


async def lay_out(folder: Path, players: int) -> str:
    """A game that has begun, without events."""
    async with open_storage(folder) as storage:
        people = [(await storage.people.create(name))[0].id for name in NAMES[:players]]
        seats = [Seat(SeatKind.PERSON, person) for person in people]
        game = await storage.games.create(NewGame(people[0], seats, "fr", seed=1))
        await storage.games.start(game.id, seats)
        return game.id


def entries(game: Game) -> list[Entry]:
    kinds = {True: EntryKind.DRAW, False: EntryKind.MOVE}
    return [Entry(kinds[event.seat == CHANCE], event.seat, event.code) for event in game.events]


async def everything(folder: Path, id_: str, game: Game, pair: Pair, code: int) -> dict[str, Sequence[bytes]]:
    """All that the viewer can get, channel by channel, before and after one more decision."""
    async with open_storage(folder) as storage:
        await storage.log.append(id_, 0, entries(game))
        rooms = Rooms(storage, Here(), "test")
        try:
            room = await rooms.open(id_)
            assert room.version == len(game.events), "nothing happened by itself"
            return await on_all_channels(room, pair, code)
        finally:
            await rooms.close()


async def on_all_channels(room: Room, pair: Pair, code: int) -> dict[str, Sequence[bytes]]:
    seats, viewer = room.ledger.seats, pair.viewer
    me = room.who(seats[viewer].person if viewer >= 0 else None)
    clock = itertools.count().__next__
    told: dict[str, Sequence[bytes]] = {}
    async with connected(room, me, since=room.version // 2, clock=clock) as line:
        await say_everything(line, room, viewer)
        told |= read_everything(room, viewer, "before")
        before = len(line.of("view"))
        other = room.who(seats[pair.seat].person)
        assert await room.play(other, pair.seat, "one more", room.version, code) is None
        await line.wait(lambda line: len(line.of("view")) > before)
        await say_everything(line, room, viewer)
        await line.ask("take_back", version=room.version, key=f"back {room.version}")
        told |= read_everything(room, viewer, "after")
        told["socket"] = list(line.told)
    return told


async def say_everything(line: Line, room: Room, viewer: int) -> None:
    """Ask for many moves, try those that are refused, look where one may not, and talk rubbish."""
    rng, version = random.Random(room.version), room.version
    legal = room.view(viewer).choices
    codes = [*legal[:20], *rng.sample(range(MOVE_CODES), 25)]
    for code in codes:
        await line.ask("ask", code=code, key=f"{version} ask {code}")
    for code in [code for code in codes if code not in legal][:15]:
        answer = await line.ask("play", code=code, version=version, key=f"{version} play {code}")
        assert answer["refusal"] is not None
    for seat in range(-1, len(room.ledger.seats)):
        await line.ask("look", seat=seat, key=f"{version} look {seat}")
    await line.ask("look", seat=viewer, key=f"{version} look again")
    line.say("{rubbish")


def read_everything(room: Room, viewer: int, when: str) -> dict[str, Sequence[bytes]]:
    game, encode = room.ledger.table.game, msgspec.json.encode
    seat = SPECTATOR if viewer < 0 else viewer
    firsts = range(0, len(game.events) + 1, 64)
    return {
        f"frames {when}": [encode(frames(game, room.id, room.version, viewer, n, n + 63)) for n in firsts],
        f"chronicle {when}": [encode(chronicle(room.seen(viewer)))],
        f"tally {when}": [encode(tally(game))],
        f"record {when}": [record_text(redact(game.record(NAMES[: game.players]), seat)).encode()],
        f"room {when}": [encode(room.message(room.who(None)))],
        f"views {when}": [encode(room.view(viewer, since)) for since in (None, 0, room.version - 1, room.version)],
    }


def test_the_bytes_would_differ_if_a_hand_were_shown(tmp_path: Path) -> None:
    """The comparison can fail: the same two games differ for whoever holds the other cards."""
    pair = next(pair for pair in pairs(3, 2) if int(pair.games[0].state["round_number"][0]) > 1)
    hands = [game.state["hand"][0] for game in pair.games]
    seat = next(s for s in range(3) if (hands[0][s] != hands[1][s]).any())
    id_ = run(lay_out(tmp_path / "original", 3))
    told = []
    for index, game in enumerate(pair.games):
        shutil.copytree(tmp_path / "original", tmp_path / str(index))
        wrong = Pair(pair.games, seat, pair.seat, pair.codes)
        told.append(run(everything(tmp_path / str(index), id_, game, wrong, pair.codes[index])))
    assert told[0]["socket"] != told[1]["socket"]
    assert told[0]["chronicle after"] != told[1]["chronicle after"]
    assert told[0]["record after"] != told[1]["record after"]
