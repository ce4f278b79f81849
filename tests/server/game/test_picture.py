"""The finished city as a picture: what it shows, to whom, and that nothing stands on anything else."""

import itertools
import math
import struct
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import Visitor
from tests.server.people.playing import accounts, short_game
from utopia.boards import BUILTIN_BOARDS, load_board
from utopia.boards.plane import contains, point_to_outline
from utopia.boards.sheet import sheet_of
from utopia.rules.model.material import CIVILIZATION_NAMES
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.messages.socket import RoomMessage, ViewMessage
from utopia.server.game.messages.view import Place, ResultView, View
from utopia.server.game.picture.card import City, Paint, card
from utopia.server.game.picture.painting import NoPageError, Painter, shown_names
from utopia.server.game.picture.placing import Spot, spots
from utopia.server.tables.rows import Seat

SHEET = sheet_of(load_board(BUILTIN_BOARDS[0]))
SVG = "{http://www.w3.org/2000/svg}"
FIXTURES = Path(__file__).parents[3] / "ui" / "fixtures"
NAMES = ("Mira", "Anselm", "Jo", "Beatrice")
PAINT = Paint("", dict.fromkeys(("panel", "ink", "quiet", "inset", "gold", *CIVILIZATION_NAMES), "#000"))


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


def test_a_finished_game_has_a_picture(visit: Callable[[], Visitor]) -> None:
    ada, bob = accounts(visit, "Ada of the city", "Bob of the city")
    id_ = short_game([ada, bob])
    answer = ada.get(f"/api/games/{id_}/picture")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert size_of(answer.content) == (1200, 630)
    assert ada.get(f"/api/games/{short_game([ada, bob], 4)}/picture").content != answer.content


async def test_a_server_without_its_page_has_nothing_to_paint_with(tmp_path: Path, over: View) -> None:
    with pytest.raises(NoPageError):
        await Painter(tmp_path).paint(city(over))


@pytest.mark.parametrize("has_monument", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4, 7])
def test_pieces_stand_apart_on_the_ground_of_their_district(count: int, has_monument: bool) -> None:
    for district in SHEET.districts:
        there = spots(district, count, has_monument)
        assert len(there) == count
        for spot in there:
            assert contains(district.ground, (spot.x, spot.y)), district.name
            assert point_to_outline((spot.x, spot.y), district.ground) > 0.8 * spot.radius
        assert all(apart(one, other) for one, other in itertools.combinations(there, 2)), district.name


def apart(one: Spot, other: Spot) -> bool:
    return math.hypot(one.x - other.x, one.y - other.y) >= one.radius + other.radius


def test_it_shows_every_piece(over: View) -> None:
    used = [one.get("href", "").removeprefix("#g-") for one in drawn(city(over)).iter(f"{SVG}use")]
    assert sum(name.endswith("-monument") for name in used) == sum(one >= 0 for one in over.monuments)
    assert used.count("wonder") == sum(seat >= 0 for seat in over.wonders)
    assert sum(name.startswith("prince-") for name in used) == len(over.princes) + len(over.players)


def test_the_best_come_first_and_winners_are_marked(over: View) -> None:
    assert over.result
    places = over.result.places
    said = [text for text in texts(city(over)) if text in NAMES]
    assert said == [NAMES[place.seat] for place in places]
    assert card(city(over), PAINT, "data:,").count("<rect") == sum(place.place == 1 for place in places)
    ended = msgspec.structs.replace(over, result=ResultView("ended", list[Place]()))
    assert card(city(ended), PAINT, "data:,").count("<rect") == 0, "nobody has won"
    said = [text for text in texts(city(ended)) if text in NAMES]
    assert said == sorted(NAMES, key=lambda name: -over.players[NAMES.index(name)].score)


def test_names_are_words_whatever_they_are(over: View) -> None:
    said = texts(city(over, "<Ada & Bo>", "W" * 40))
    assert "<Ada & Bo>" in said
    assert "W" * 23 + "…" in said


def test_who_has_no_name_is_called_by_their_colour() -> None:
    seats = [Seat(SeatKind.PERSON, name="Ada"), Seat(SeatKind.PERSON)]
    assert shown_names(seats, "fr") == ["Ada", "Bleu"]


def city(view: View, *names: str) -> City:
    return City(SHEET, "", view, [*names, *NAMES[len(names) :]], "today")


def drawn(shown: City) -> ET.Element:
    return ET.fromstring(card(shown, PAINT, "data:,"))


def texts(shown: City) -> list[str | None]:
    return [one.text for one in drawn(shown).iter(f"{SVG}text")]


@pytest.fixture(scope="module")
def over() -> View:
    _, message = msgspec.json.decode((FIXTURES / "over.json").read_bytes(), type=tuple[RoomMessage, ViewMessage])
    return message.view
