"""The positions that the page is drawn from are messages of today's protocol."""

import re
from pathlib import Path

import msgspec
import pytest

from utopia.rules import decode
from utopia.server.game.messages.socket import RoomMessage, ViewMessage

FOLDER = Path(__file__).parents[4] / "ui" / "fixtures"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_position_is_a_room_and_a_view(file: Path) -> None:
    room, message = msgspec.json.decode(file.read_bytes(), type=tuple[RoomMessage, ViewMessage])
    again = msgspec.json.format(msgspec.json.encode((room, message)), indent=1) + b"\n"
    assert file.read_bytes() == again, "run python ui/fixtures/make.py"
    assert len(room.sitting) == len(message.view.players)
    assert all(decode(code).code == code for code in message.view.choices)


def test_the_page_about_them_names_each() -> None:
    named = re.findall(r"^\| `([\w-]+)`", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    assert named == [name for name in named if (FOLDER / f"{name}.json") in FILES]
    assert sorted(named) == [file.stem for file in FILES]
