"""The map in the README is the map the game plays on."""

from pathlib import Path

from utopia.boards import draw_board, load_board

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "map.svg"


def test_the_picture_in_the_documentation_is_current() -> None:
    drawn = draw_board(load_board("reconstruction"))
    assert drawn == PICTURE.read_text(encoding="utf-8"), "make it anew: utopia board draw -o docs/images/map.svg"
