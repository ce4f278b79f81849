"""Studies in a real browser: made of a finished game, branched, written and drawn on, shared, tried by others."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE
from tests.page.examining import bars_nobody, fits_a_hand, place_of, violations
from tests.page.playing import send
from tests.page.test_analysis import finished

Somebody = Callable[..., Page]


def made(page: Page, **wish: Any) -> str:
    """Make a study by the API, and return its id."""
    return str(send(page.context, "POST", "/api/studies", wish)["id"])


def study(page: Page) -> Any:
    id_ = re.search(r"/studies/([\w-]+)", page.url)
    assert id_, page.url
    return page.request.get(f"/api/studies/{id_[1]}").json()


def rows(page: Page) -> Any:
    return page.locator(".moves li button")


def here(page: Page) -> Any:
    return page.locator(".moves [aria-current=step]")


def type_move(page: Page, move: str) -> None:
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(move)
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(dialog.get_by_role("status")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def begun(page: Page, id_: str) -> None:
    """Open a study that begins with a new game, and let chance set it up."""
    page.goto(f"/studies/{id_}")
    page.get_by_role("button", name="At random").click()
    expect(page.locator(".dock")).to_contain_text("Which guest do you welcome?")


def take_guest(page: Page) -> None:
    """Take the first guest that is offered, by the first move that is legal."""
    at = study(page)["nodes"][-1]["id"]
    view = page.request.get(f"/api/studies/{study(page)['entry']['id']}/positions/{at}").json()["view"]
    assert view["choices"]
    guest = page.locator(".place-of-board .guest.lit").first
    guest.click()
    page.locator(".targets .lit").first.dispatch_event("click")
    sure = page.get_by_role("button", name=re.compile("^(Place|Welcome|Confirm|Yes)"))
    if sure.count():
        sure.first.click()


@pytest.mark.full
def test_a_finished_game_is_studied_and_shared(page: Page, somebody_else: Somebody) -> None:
    game = finished(page)
    page.goto(f"/games/{game}/replay")
    page.get_by_role("button", name="Study this").click()
    page.wait_for_url("**/studies/*")
    expect(page.get_by_role("button", name="Round 1")).to_be_visible()
    page.keyboard.press("PageDown")
    expect(here(page)).to_contain_text("draws")
    page.keyboard.press("ArrowRight")
    expect(here(page)).to_contain_text("takes the")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    assert page.locator(".lapse").count() == 0, "no turn of a study ends by itself"
    page.keyboard.press("ArrowLeft")
    before = len(study(page)["nodes"])
    type_move(page, "surprise")
    expect(page.locator(".moves li.aside").first).to_contain_text("surprise")
    assert len(study(page)["nodes"]) > before
    page.get_by_label("Write about this position", exact=True).fill("Bold, and often better.")
    page.get_by_label("Name of a chapter").fill("The surprise")
    page.keyboard.press("Tab")
    expect(page.locator(".moves .comment")).to_have_text("Bold, and often better.")
    bars_nobody(page)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("radio", name="By link").check()
    expect(page.get_by_role("button", name="Copy link", exact=True)).to_be_visible()
    guest = somebody_else()
    guest.goto(page.url)
    guest.get_by_role("button", name="Round 1").click()
    expect(guest.locator(".moves .chapter")).to_have_text("The surprise")
    expect(guest.get_by_role("note")).to_contain_text("You can try moves here. Nothing is saved.")
    told = study(page)["nodes"]
    guest.keyboard.press("ArrowRight")
    guest.keyboard.press("ArrowLeft")
    type_move(guest, "surprise")
    assert study(page)["nodes"] == told


@pytest.mark.full
def test_a_study_by_keys_alone(page: Page) -> None:
    begun(page, made(page, players=2))
    assert violations(page) == []
    nodes = len(study(page)["nodes"])
    type_move(page, "surprise")
    expect(page.locator(".moves")).to_contain_text("surprise")
    page.keyboard.press("Home")
    expect(here(page)).to_have_text("Beginning")
    page.keyboard.press("End")
    expect(here(page)).not_to_have_text("Beginning")
    page.keyboard.press("u")
    expect(page.locator(".dock")).to_contain_text("Which guest do you welcome?")
    assert len(study(page)["nodes"]) > nodes
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Draw", exact=True)).to_have_attribute("aria-pressed", "true")
    page.locator(".targets [data-district='3']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("svg.board .shapes .head").first).to_be_attached()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("svg.board .shapes circle")).to_have_count(2)
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(page.locator("svg.board .shapes .head")).to_have_count(0)


@pytest.mark.full
def test_arrows_and_marks_are_drawn_and_kept(page: Page) -> None:
    id_ = made(page, lesson="monument")
    page.goto(f"/studies/{id_}")
    expect(page.locator(".targets [data-district='3']")).to_be_visible()
    first, second = (place_of(page.locator(f".targets [data-district='{number}']")) for number in (3, 9))
    for modifiers in ([], ["Shift"]):
        for key in modifiers:
            page.keyboard.down(key)
        page.mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
        page.mouse.down(button="right")
        page.mouse.move(second["x"] + second["width"] / 2, second["y"] + second["height"] / 2, steps=3)
        page.mouse.up(button="right")
        for key in modifiers:
            page.keyboard.up(key)
        expect(page.locator(f"svg.board .shapes .{'red' if modifiers else 'green'} .head").first).to_be_attached()
    page.mouse.click(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2, button="right")
    expect(page.locator("svg.board .shapes circle")).to_have_count(2)
    expect(page.locator(".top .which")).to_have_text("Only you")  # and not "Saving"
    noted = study(page)["nodes"][0]
    assert noted["arrows"] == [{"start": 3, "end": 9, "colour": "red"}]
    assert noted["marks"] == [{"district": 3, "colour": "green"}]
    page.reload()
    expect(page.locator("svg.board .shapes .red .head").first).to_be_attached()


@pytest.mark.full
def test_on_a_phone(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=PHONE, has_touch=True)
    id_ = made(page, players=3, title="At the start")
    page.goto("/studies")
    expect(page.get_by_role("link", name="At the start")).to_be_visible()
    assert fits_a_hand(page) == []
    page.goto(f"/studies/{id_}")
    page.get_by_role("button", name="At random").click()
    expect(page.locator(".ask")).to_contain_text("guest")
    assert fits_a_hand(page) == []
    assert violations(page) == []
    page.get_by_role("button", name="Moves and notes").click()
    expect(page.get_by_role("dialog")).to_contain_text("10 draws")
    assert fits_a_hand(page) == []


@pytest.mark.full
def test_it_is_exported_imported_copied_and_deleted(page: Page, somebody_else: Somebody) -> None:
    id_ = made(page, players=2, title="Mine", visible="public")
    begun(page, id_)
    record = page.request.get(f"/api/studies/{id_}/record").text()
    page.goto("/studies")
    page.locator("input[type=file]").set_input_files(
        {"name": "again.utopia", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.wait_for_url(re.compile(r"/studies/[\w-]{12}"))
    expect(page.get_by_role("heading", name="again")).to_be_attached()
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Delete the study").click()
    page.get_by_role("button", name="Delete the study").click()
    page.wait_for_url("**/studies")
    expect(page.get_by_role("main")).to_contain_text("Mine")
    expect(page.get_by_role("main")).not_to_contain_text("again")
    guest = somebody_else()
    guest.goto("/studies")
    guest.get_by_role("link", name=re.compile("^Mine")).click()
    guest.get_by_role("button", name="Round 1").click()
    type_move(guest, "surprise")
    expect(guest.get_by_role("note")).to_contain_text("Your moves are not saved.")
    guest.get_by_role("button", name="Copy to your studies").click()
    expect(guest.get_by_label("Write about this position", exact=True)).to_be_visible()
    assert any((one["event"] or {}).get("phrase", {}).get("id") == "event-surprise" for one in study(guest)["nodes"])


@pytest.mark.full
def test_a_line_becomes_the_main_line_and_is_cut(page: Page) -> None:
    begun(page, made(page, players=2))
    at = page.locator(".moves li").count()
    type_move(page, "surprise")
    expect(page.locator(".moves li").nth(at)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    take_guest(page)
    expect(page.locator(".moves li.aside").first).to_be_visible()
    page.get_by_role("button", name="Make it the main line").click()
    expect(page.get_by_role("button", name="Make it the main line")).to_have_count(0)
    expect(page.locator(".moves li.aside").first).to_contain_text("surprise")
    page.get_by_role("button", name="Delete from here").click()
    expect(page.locator(".moves li.aside")).to_have_count(0)


@pytest.mark.full
@pytest.mark.parametrize(("language", "title"), [("de", "Studien"), ("fr", "Études"), ("it", "Studi")])
def test_in_other_languages(somebody_else: Somebody, language: str, title: str) -> None:
    page = somebody_else(locale=language)
    page.goto("/studies")
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    page.locator("main .panel button").first.click()
    page.wait_for_url(re.compile(r"/studies/[\w-]{12}"))
    expect(page.locator(".draws .primary")).to_be_visible()
    assert "⟨" not in page.locator("body").inner_text()
    bars_nobody(page)


@pytest.mark.full
def test_bots_play_on_from_a_position(page: Page) -> None:
    id_ = made(page, players=2)
    begun(page, id_)
    page.keyboard.press("p")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox").last).to_contain_text("Regent")
    for seat in dialog.get_by_role("combobox").all():
        seat.select_option("" if seat.input_value() else "mason")
    assert violations(page) == []
    dialog.get_by_role("button", name="Play on").click()
    expect(page.get_by_text("You play against Mason.")).to_be_visible()
    expect(page.locator(".moves .by")).to_have_text(["Mason", "Mason"])
    expect(page.locator("[aria-live=polite]").filter(has_text="Mason ends the turn").first).to_be_attached()
    expect(page.locator(".dock")).to_contain_text("Which guest do you welcome?")
    expect(page.get_by_role("button", name="From the beginning")).to_have_count(0)
    type_move(page, "surprise")
    expect(page.get_by_role("button", name="From the beginning")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".dock")).to_contain_text("Which guest do you welcome?")
    before = len(study(page)["nodes"])
    page.keyboard.press("c")
    expect(here(page)).to_contain_text("ends the turn")
    page.get_by_role("button", name="Stop playing").click()
    expect(page.get_by_text("You play against Mason.")).to_have_count(0)
    assert len(study(page)["nodes"]) >= before


@pytest.mark.full
def test_bots_discard_after_who_plays_against_them(page: Page) -> None:
    """Else one would know what they chose."""
    cards = "hand red maya 3; hand red greek 2; hand blue chinese 5; hand yellow egyptian 5"
    order = "scale maya persian chinese greek egyptian; track blue red yellow"
    text = f"round 1; step discard; lap 1; undecided red blue; {order}; {cards}"
    id_ = made(page, position={"text": text, "players": 3})
    page.goto(f"/studies/{id_}?play=,mason,mason")
    expect(page.locator(".dock")).to_contain_text("Discard one card")
    assert rows(page).count() == 0
    type_move(page, "discard maya")
    expect(page.locator(".moves .by").first).to_have_text("Mason")
    expect(rows(page).nth(0)).to_contain_text("Red discards a Maya card.")
    expect(page.locator(".dock")).to_contain_text("What do you play?")
