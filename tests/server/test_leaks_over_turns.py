"""Nothing hidden leaks in what follows: twin games that go on for many turns tell the viewer the same, line by line."""

import asyncio
import random
import re
import shutil
from collections.abc import AsyncGenerator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tests.asynchronous import run
from tests.rules.table import rule
from tests.server.game.line import Line, connected
from tests.server.game.setting import NAMES, Here
from tests.server.notifications.receiving import Browser, Endpoint, endpoint
from tests.server.notifications.setting import Setting, setting
from tests.server.pairs import SECRET, Chosen, Stretch, entries_of, lay_out, pair_at, stops, stretch_of
from tests.server.test_leaks import decide, is_room, standing
from tests.server.twins import played
from utopia import rules
from utopia.rules import who_may_decide
from utopia.server.accounts.networks import Networks
from utopia.server.accounts.visitor import Visitor, Visitors
from utopia.server.game.own_games import GameEntries
from utopia.server.game.room import Room
from utopia.server.game.rooms import Rooms
from utopia.server.game.stream import Reader
from utopia.server.programs.streams import changes
from utopia.server.services import room_stores
from utopia.server.tables.messages import GameEntry

MOST: Final = 40
"""Votes of a stretch."""
WANTED: Final = {"guests are drawn", "cards are dealt", "discards are shown"}
_MOMENT: Final = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
Told = dict[str, list[bytes]]


@pytest.mark.full  # ``test_leaks`` is quick, and looks at every channel too
@rule("R-CARD-4")
@pytest.mark.parametrize(("players", "seed", "preset", "options"), [(2, 1, "fr", {}), (3, 2, "de", {"target": 12})])
def test_twin_games_go_on_alike(players: int, seed: int, preset: str, options: dict[str, Any], tmp_path: Path) -> None:
    for number, stretch in enumerate(chosen(players, seed, rules.edition(preset, **options))):
        told = run(told_of_both(tmp_path / str(number), stretch, preset))
        for channel, lines in told[0].items():
            assert lines == told[1][channel], f"{channel}, viewer {stretch.viewer}, {stretch.kinds}"
            assert SECRET.encode() not in b"".join(lines), f"{channel} tells the dealer's seed"
            assert lines or (channel == "my games" and stretch.viewer < 0), f"{channel} tells nothing"


def chosen(players: int, seed: int, edition: Any) -> Iterator[Stretch]:
    """One of a player and one of a spectator in which everything is dealt and shown, and one to the game's end."""
    rng = random.Random(seed)
    whole = played(players, seed, 1200, edition)
    missing = {"player", "spectator", "end"}
    for stop in stops(whole, rng):
        pair = pair_at(whole, stop, rng)
        stretch = None if pair is None else stretch_of(pair, rng, MOST)
        if stretch is not None and (what := what_of(stretch)) in missing:
            missing.discard(what)
            yield stretch
        if not missing:
            return
    raise AssertionError(f"no stretch found: {missing}")


def what_of(stretch: Stretch) -> str:
    if stretch.after[0].is_over:
        return "end" if len(stretch.steps) > 3 else "short"
    whose = "player" if stretch.viewer >= 0 else "spectator"
    return whose if len(stretch.kinds & WANTED) > 1 and len(stretch.steps) > 12 else "short"


@dataclass
class Phones:
    """Everybody who plays is told on a telephone of their own."""

    service: Endpoint
    browsers: list[Browser]

    def take(self) -> list[bytes]:
        """What has been pushed since."""
        got = sorted((one.path, self.browsers[int(one.path[1:])].read(one.body)) for one in self.service.got)
        self.service.got.clear()
        return [f"{path} ".encode() + content for path, content in got]


async def told_of_both(folder: Path, stretch: Stretch, preset: str) -> list[Told]:
    """What comes to the viewer while either game goes on, and what comes to everybody's telephone."""
    async with endpoint() as service:
        async with setting(folder / "original") as here:
            here.people = [(await here.storage.people.create(name))[0].id for name in NAMES[: stretch.after[0].players]]
            nothing = stretch.after[0].copy()
            nothing.undo(0)
            id_ = await lay_out(here.storage, nothing, preset, here.people)
            browsers = [(await here.push(who, service, f"/{who}"))[1] for who in range(len(here.people))]
        told = []
        for index in range(2):
            shutil.copytree(folder / "original", folder / str(index))
            told.append(await everything(folder / str(index), id_, Phones(service, browsers), stretch, index))
        return told


async def everything(folder: Path, id_: str, phones: Phones, stretch: Stretch, index: int) -> Told:
    async with setting(folder) as here:
        await here.storage.log.append(id_, 0, entries_of(stretch.pair.games[index]))
        rooms = Rooms(room_stores(here.storage), Here(), "test")
        rooms.endings.add(here.notices.ended)
        try:
            room = await rooms.open(id_)
            room.session.table._chance = Chosen(stretch.pair.games[index].events, stretch.pair.draws[index])
            await is_noted(here, room)
            told = await gone_on(here, rooms, room, phones, stretch, index)
            return {channel: [_MOMENT.sub(b"", one) for one in lines] for channel, lines in told.items()}
        finally:
            await rooms.close()


async def is_noted(here: Setting, room: Room) -> None:
    """Where a game stands is stored a little after its room was opened."""
    deciding = int(who_may_decide(room.session.table.game.state))
    while (row := await here.storage.games.get(room.id)) is None or row.deciding != deciding:
        await asyncio.sleep(0.01)


async def gone_on(here: Setting, rooms: Rooms, room: Room, phones: Phones, stretch: Stretch, index: int) -> Told:
    person = room.session.seats[stretch.viewer].person if stretch.viewer >= 0 else None
    visitor = await visitor_at(here, person)
    known = await my_games(here, visitor)
    reader = Reader(person, stretch.viewer, None).lines(room, with_position=True, with_chat=True)
    told: Told = {"stream": await lines_until(reader, room), "my games": [], "pushed": []}
    async with connected(room, room.who(person)) as line:
        await line.wait(lambda line: line.of("view"))
        for seat, codes in stretch.steps:
            await decide(room, seat, codes[index])
            await line.wait(lambda line: line.of("view")[-1]["view"]["version"] == room.version)
            told["stream"] += await lines_until(reader, room)
            before, known = known, await my_games(here, visitor)
            told["my games"] += [msgspec.json.encode(change) for change in changes(before, known)]
            await rooms.endings.settled(room.id)
            await here.work(minutes=2)
            told["pushed"] += phones.take()
        told |= heard(line)
    await reader.aclose()
    assert room.session.table.game.state.tobytes() == stretch.after[index].state.tobytes()
    return told


async def visitor_at(here: Setting, person: str | None) -> Visitor:
    who = None if person is None else await here.storage.people.get(person)
    storage = here.storage
    networks = Networks(storage.barred_networks, b"key", 0)
    visitors = Visitors(storage.id, storage.people, storage.api_tokens, networks)
    return Visitor(visitors, "secret", who, is_secure=True)


async def my_games(here: Setting, visitor: Visitor) -> dict[str, GameEntry]:
    """What `/api/stream/me` tells the changes of; without the second at which something was done."""
    storage = here.storage
    entries = GameEntries(storage.games, storage.seats, storage.clocks, storage.relations)
    return {entry.id: msgspec.structs.replace(entry, changed="") for entry in await entries.of(visitor)}


def heard(line: Line) -> Told:
    """Messages of the room come in good time, not in a fixed place: each is compared once."""
    return {
        "socket": [message for message in line.told if not is_room(message)],
        "room": sorted({standing(message) for message in line.told if is_room(message)}),
    }


async def lines_until(reader: AsyncGenerator[bytes, None], room: Room) -> list[bytes]:
    """What the stream tells until it has told the newest view."""
    lines = []
    async for line in reader:
        if not is_room(line):
            lines.append(line)
            if msgspec.json.decode(line)["view"]["version"] == room.version:
                break
    return lines
