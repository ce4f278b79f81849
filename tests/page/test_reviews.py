"""Two people look at a study together, each in a browser of their own; and at a game that they have played."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Watch
from tests.page.examining import bars_nobody, fits_a_hand, violations
from tests.page.network import Network
from tests.page.playing import send, two_at_a_table
from tests.page.test_reconnecting import OUTAGE
from tests.page.test_studies import begun, here, made, study, take_guest, type_move
from tests.server.conftest import NO_BOTS, Server

pytestmark = pytest.mark.full
Somebody = Callable[..., Page]


def called(page: Page, name: str) -> Page:
    send(page.context, "PATCH", "/api/me", {"name": name})
    return page


def sees_the_same(one: Page, other: Page) -> None:
    """The two look at the same position; numbers of what chance drew tell positions apart."""
    expect(here(one)).to_have_text(here(other).inner_text())


def together(ann: Page, ben: Page) -> str:
    """Ann's study of a new game, which chance has set up, with Ben beside ann_; its id."""
    id_ = made(called(ann, "Ann"), players=2, visible="link")
    begun(ann, id_)
    called(ben, "Ben").goto(f"/studies/{id_}")
    expect(ann.get_by_label("Who is here")).to_contain_text("Ben")
    return id_


def test_who_leads_is_followed_and_may_let_another_lead(page: Page, somebody_else: Somebody) -> None:
    ben = somebody_else()
    together(page, ben)
    expect(ben.get_by_text("You see what Ann looks at.")).to_be_visible()
    expect(here(ben)).to_contain_text("draws")
    type_move(page, "surprise")
    sees_the_same(ben, page)
    page.get_by_label("Write about this position", exact=True).fill("Why not?")
    page.keyboard.press("Tab")
    expect(ben.locator(".note p")).to_have_text("Why not?")
    page.keyboard.press("a")
    page.locator(".targets [data-district='3']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(ben.locator("svg.board .shapes .head").first).to_be_attached()
    page.keyboard.press("a")
    ben.keyboard.press("Home")
    expect(here(ben)).to_have_text("Beginning")
    expect(ben.get_by_text("You look by yourself.")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(here(ben)).to_have_text("Beginning")
    ben.get_by_role("button", name="Back to the others").click()
    expect(here(ben)).not_to_have_text("Beginning")
    sees_the_same(ben, page)
    for one in (page, ben):
        bars_nobody(one)


def test_another_leads_and_then_everybody(page: Page, somebody_else: Somebody) -> None:
    ben = somebody_else()
    together(page, ben)
    type_move(page, "surprise")
    sees_the_same(ben, page)
    page.get_by_label("Who leads").select_option(label="Ben")
    expect(ben.get_by_text("You lead: the others see what you look at.")).to_be_visible()
    ben.keyboard.press("Home")
    expect(here(page)).to_have_text("Beginning")
    ben.keyboard.press("End")
    expect(here(page)).not_to_have_text("Beginning")
    sees_the_same(page, ben)
    before = len(study(ben)["nodes"])
    ben.keyboard.press("Home")
    ben.keyboard.press("ArrowRight")
    take_guest(ben)
    expect(page.locator(".moves li.aside").first).to_be_visible()
    assert len(study(ben)["nodes"]) > before
    ben.get_by_role("button", name="Delete from here").click()
    expect(page.locator(".moves li.aside")).to_have_count(0)
    sees_the_same(page, ben)
    page.get_by_label("Who leads").select_option(label="Everybody")
    expect(ben.get_by_text("Everybody leads")).to_be_visible()
    page.keyboard.press("Home")
    expect(here(ben)).to_have_text("Beginning")
    ben.keyboard.press("End")
    expect(here(page)).not_to_have_text("Beginning")
    sees_the_same(page, ben)


def test_they_talk_beside_it(page: Page, somebody_else: Somebody) -> None:
    ben = somebody_else()
    together(page, ben)
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_role("textbox", name="Say something").fill("What about the king?")
    ben.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("1")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("What about the king?")
    expect(page.get_by_role("log")).to_contain_text("Ben")
    bars_nobody(page)
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("What about the king?")
    ben.get_by_role("button", name="About this message of Ben").click()
    ben.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("This message was deleted.")


def test_somebody_without_a_session_watches_and_takes_part(page: Page, somebody_else: Somebody) -> None:
    stranger = somebody_else(viewport=PHONE, has_touch=True)
    id_ = made(called(page, "Ann"), players=2, visible="link")
    begun(page, id_)
    stranger.goto(f"/studies/{id_}")
    expect(page.get_by_label("Who is here")).to_contain_text("somebody without a name")
    expect(stranger.get_by_text("You see what Ann looks at.")).to_be_visible()
    assert fits_a_hand(stranger) == []
    type_move(page, "surprise")
    stranger.get_by_role("button", name="Moves and notes").click()
    expect(stranger.locator(".moves")).to_contain_text("surprise")
    sees_the_same(stranger, page)
    stranger.get_by_label("Your name").fill("Cleo")
    stranger.get_by_role("button", name="Take part").click()
    expect(page.get_by_label("Who is here")).to_contain_text("Cleo")
    assert fits_a_hand(stranger) == []
    assert violations(stranger) == []


def test_who_was_cut_off_sees_what_they_missed(page: Page, somebody_else: Somebody) -> None:
    ben = somebody_else()
    network = Network(ben)
    together(page, ben)
    network.cut()
    type_move(page, "surprise")
    page.get_by_label("Write about this position", exact=True).fill("Missed?")
    page.keyboard.press("Tab")
    expect(page.locator(".moves .comment")).to_have_text("Missed?")
    network.mend()
    sees_the_same(ben, page)
    expect(ben.locator(".moves .comment")).to_have_text("Missed?")


def test_a_killed_server_is_a_blink(make_server: Callable[..., Server], somebody_else: Somebody, watch: Watch) -> None:
    mortal = make_server(first=NO_BOTS)
    ann, ben = (somebody_else(base_url=mortal.url) for _ in range(2))
    for one in (ann, ben):
        one.goto("/studies")
    together(ann, ben)
    type_move(ann, "surprise")
    expect(ben.locator(".moves")).to_contain_text("surprise")
    watch.expect(OUTAGE)
    mortal.kill()
    expect(ben.get_by_text("Trying again")).to_be_visible()
    mortal.start()
    expect(ben.get_by_text("You see what Ann looks at.")).to_be_visible()
    ann.keyboard.press("Home")
    expect(here(ben)).to_have_text("Beginning")
    ann.keyboard.press("End")
    expect(here(ben)).not_to_have_text("Beginning")
    sees_the_same(ben, ann)


def test_after_a_game_one_click_opens_its_review(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else(viewport={"width": 390, "height": 844})
    url = two_at_a_table(page, friend, pace=0)
    game = url.rsplit("/", 1)[-1]
    vote = send(friend.context, "POST", f"/api/games/{game}/quit")["vote"]
    send(page.context, "PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "end"})
    friend.goto(url)
    expect(friend.get_by_role("button", name="Review together")).to_be_visible()
    page.goto(url)
    page.get_by_role("button", name="Review together").click()
    page.wait_for_url("**/studies/*")
    expect(friend.get_by_text("The players are looking at this game together.")).to_be_visible()
    friend.get_by_role("link", name="Join the review").click()
    friend.wait_for_url(page.url)
    expect(page.get_by_label("Who is here")).to_contain_text("Ben")
    friend.goto(f"{url}/review")
    friend.wait_for_url(page.url)
