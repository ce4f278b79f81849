"""On a phone, lying or upright, and zoomed to 200 %: the turn never gives way to what is only read."""

import itertools
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.examining import change_language, resize
from tests.page.positions import messages_of, show
from tests.page.reaching import PHONE_SIZES, Examiner, out_of_reach
from tests.page.test_whole_game import sit_down

Somebody = Callable[..., Page]
ASKING = (
    *("first-turn", "two-players", "welcome", "surprise", "name", "named", "district", "wonder", "leave"),
    *("discard", "cards", "crowded", "destination", "privilege", "keep", "draft-of-another"),
)
EXPLAINED = "localStorage.setItem('guide', 'told ')"
RINGED = {"first-turn": ".ships .guest", "discard": ".hand .card", "cards": ".hand .card"}
"""What the guide asks a newcomer to touch."""
FINGERS = ("small", "upright", "lying")
"""Sizes of phones, on one of which a test turns from one to the next; ``zoomed`` is a window with a mouse."""
QUICK = ("first-turn", "discard", "cards")


@pytest.mark.parametrize(
    ("sizes", "languages"),
    [
        pytest.param(FINGERS, ("en", "de"), id="phones", marks=pytest.mark.full),
        pytest.param(("zoomed",), ("en", "de"), id="zoomed", marks=pytest.mark.full),
    ],
)
def test_what_the_guide_asks_for_is_in_reach(
    somebody_else: Somebody, sizes: tuple[str, ...], languages: tuple[str, ...]
) -> None:
    """With its explanation open: ringed, and to be touched without scrolling."""
    page = somebody_else(**PHONE_SIZES[sizes[0]])
    page.add_init_script(EXPLAINED)
    for name, (language, size) in itertools.product(QUICK, itertools.product(languages, sizes)):
        if (language, size) == (languages[0], sizes[0]):
            show(page, name)
        change_language(page, language)
        resize(page, PHONE_SIZES[size]["viewport"])
        expect(page.locator(".guide p")).to_be_visible()
        asked = page.locator(RINGED[name])
        expect(asked).not_to_have_count(0)
        rings = asked.evaluate_all("(all) => all.map((one) => getComputedStyle(one).outlineStyle)")
        assert (name, language, size, set(rings)) == (name, language, size, {"solid"})
        assert (name, language, size, out_of_reach(page)) == (name, language, size, [])


@pytest.mark.full
@pytest.mark.parametrize("guide", ["off", "told "], ids=["alone", "explained"])
@pytest.mark.parametrize("sizes", [FINGERS, ("zoomed",)], ids=["phones", "zoomed"])
def test_every_question_is_in_reach(somebody_else: Somebody, sizes: tuple[str, ...], guide: str) -> None:
    """Each kind of decision, and then with something chosen: a card, a district."""
    page = somebody_else(**PHONE_SIZES[sizes[0]])
    page.add_init_script(f"localStorage.setItem('guide', '{guide}')")
    for name in ASKING:
        resize(page, PHONE_SIZES[sizes[0]]["viewport"])
        show(page, name)
        expect(page.locator(".prompt h2")).to_be_visible()
        all_in_reach(page, sizes, name)
        for kind, lit in (("card", ".hand .card.lit"), ("district", ".targets .lit")):
            resize(page, PHONE_SIZES[sizes[0]]["viewport"])
            if messages_of(name)[1]["view"]["phase"] == "development" and page.locator(lit).count():
                Clicker(page, touch=sizes == FINGERS).one_of(kind)
                all_in_reach(page, sizes, f"{name} {kind}")


def all_in_reach(page: Page, sizes: tuple[str, ...], what: str) -> None:
    for size in sizes:
        resize(page, PHONE_SIZES[size]["viewport"])
        assert (what, size, out_of_reach(page)) == (what, size, [])


@pytest.mark.full
@pytest.mark.parametrize("size", PHONE_SIZES)
def test_a_whole_game_is_in_reach(somebody_else: Somebody, size: str) -> None:
    """At every decision, the first ones explained; any card pays on the scale, so that this is asked as well."""
    page = somebody_else(**PHONE_SIZES[size], reduced_motion="reduce")
    page.add_init_script("localStorage.getItem('guide') ?? localStorage.setItem('guide', 'told ')")
    wire = sit_down(page, "greedy", "greedy", options={"target": 20, "scale_cards": "any"})
    player = Examiner(page, random.Random(3), touch=size in FINGERS)
    player.until(lambda: len(player.lost) > 3)
    assert player.lost == []
    assert player.hidden == []
    assert player.dead == []
    assert page.evaluate("missing") == []
    assert wire.view["phase"] == "over"
