"""Two rounds without clicks and taps: by the keyboard alone, by dragging with the mouse and with a finger."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.clicking import Clicker
from tests.page.dragging import Dragger
from tests.page.test_whole_game import sit_down
from tests.page.typing import Typist

Somebody = Callable[..., Page]
TABLET = {"width": 1024, "height": 768}

pytestmark = pytest.mark.full


def play_two_rounds(page: Page, player: Clicker) -> None:
    """Whatever glows is reached, and does something."""
    wire = sit_down(page, "greedy")
    player.until(lambda: wire.view["round"] == 3)
    assert player.hidden == []
    assert player.dead == []
    assert page.evaluate("missing") == []


def test_by_the_keyboard_alone(page: Page) -> None:
    page.add_init_script(
        "for (const kind of ['pointerdown', 'click']) addEventListener(kind, (event) => {"
        " if (event.detail || event.type === 'pointerdown') globalThis.pointed = kind }, true)"
    )
    typist = Typist(page, random.Random(3))
    play_two_rounds(page, typist)
    assert page.evaluate("globalThis.pointed") is None
    assert {"guest", "district", "card", "end"} <= set(typist.touched)


def test_by_dragging_with_the_mouse(page: Page) -> None:
    dragger = Dragger(page, random.Random(3))
    play_two_rounds(page, dragger)
    assert dragger.dragged["guest"]


def test_by_dragging_with_a_finger(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=TABLET, has_touch=True, is_mobile=True)
    dragger = Dragger(page, random.Random(3), touch=True)
    play_two_rounds(page, dragger)
    assert dragger.dragged["guest"]
