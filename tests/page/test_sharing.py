"""The finished city as a picture: looked at, saved, shared where the device can."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.examining import bars_nobody, fits_a_hand
from tests.page.playing import send, two_at_a_table
from tests.server.game.test_picture import size_of

pytestmark = pytest.mark.full
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
SHARES = """
navigator.canShare = ({ files }) => files.length === 1
navigator.share = async ({ files }) => void (window.shared = [files[0].name, files[0].type, files[0].size])
"""


def ended_game(page: Page, friend: Page) -> str:
    """A game that both have ended at once; its address."""
    url = two_at_a_table(page, friend, pace=0)
    game = url.rsplit("/", 1)[-1]
    vote = send(friend.context, "POST", f"/api/games/{game}/quit")["vote"]
    send(page.context, "PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "end"})
    return url


def test_the_city_is_painted_saved_and_shared(page: Page, somebody_else: Callable[..., Page]) -> None:
    friend = somebody_else(**PHONE)
    friend.add_init_script(SHARES)
    url = ended_game(page, friend)
    for one in (page, friend):
        one.goto(url)
        one.get_by_role("button", name="Show the city", exact=True).click()
        picture = one.get_by_role("img", name="The board at the end of the game")
        expect(picture).to_be_visible()
        assert picture.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1200, 630]
        assert "Ann 0" in (picture.get_attribute("alt") or "")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the picture").click()
    assert size_of(saving.value.path().read_bytes()) == (1200, 630)
    assert saving.value.suggested_filename == f"utopia-{url.rsplit('/', 1)[-1]}.png"
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)  # this browser shares no files
    friend.get_by_role("button", name="Share", exact=True).click()
    name, kind, size = friend.evaluate("window.shared")
    assert (name, kind) == (saving.value.suggested_filename, "image/png")
    assert size > 10_000
    bars_nobody(page)
    assert fits_a_hand(friend) == []


def test_what_went_wrong_is_said_and_tried_again(page: Page, somebody_else: Callable[..., Page], watch: Any) -> None:
    watch.expect("503")
    page.goto(ended_game(page, somebody_else()))
    problem = {"title": "x", "status": 503, "detail": "x", "why": {"id": "problem-unbuilt", "words": {}}}
    page.route(
        "**/picture?*",
        lambda route: route.fulfill(status=503, content_type="application/problem+json", body=json.dumps(problem)),
    )
    page.get_by_role("button", name="Show the city", exact=True).click()
    expect(page.get_by_text("has not been built; the log says why")).to_be_visible()
    page.unroute("**/picture?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("img", name="The board at the end of the game")).to_be_visible()
