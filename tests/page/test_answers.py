"""Answers stand where the question stands: large buttons in the prompt, on a desktop and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.examining import MAIN_TARGET
from tests.page.positions import messages_of, show
from utopia.rules import Kind, decode

Somebody = Callable[..., Page]
ANSWERS = {"name": Kind.NAME, "leave": Kind.LEAVE, "district": Kind.DISTRICT, "wonder": Kind.WONDER}
"""What is asked in a position, or can be built there."""
QUICK = ("name", "district")


@pytest.mark.parametrize(
    ("size", "names"),
    [
        pytest.param(DESKTOP, QUICK, id="quick"),
        pytest.param(
            DESKTOP, tuple(name for name in ANSWERS if name not in QUICK), id="desktop", marks=pytest.mark.full
        ),
        pytest.param(PHONE, tuple(ANSWERS), id="phone", marks=pytest.mark.full),
    ],
)
def test_each_answer_is_a_large_button_in_the_prompt(
    somebody_else: Somebody, size: dict[str, int], names: tuple[str, ...]
) -> None:
    page = somebody_else(viewport=size, has_touch=size == PHONE)
    for name in names:
        said = show(page, name)
        kind = ANSWERS[name]
        wanted = [code for code in messages_of(name)[1]["view"]["choices"] if decode(code).kind == kind]
        buttons = page.locator(".offer:not(.quiet)" if kind in (Kind.NAME, Kind.LEAVE) else ".offer.build")
        expect(buttons.nth(len(wanted) - 1)).to_be_visible()
        heights = buttons.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
        assert min(heights) >= MAIN_TARGET, name
        expect(page.locator(".prompt")).not_to_contain_text("list")
        buttons.first.click()
        page.wait_for_function("document.querySelector('.buttons [aria-busy]')")  # it is on its way
        assert [one["code"] in wanted for one in said if one["type"] == "play"] == [True], name
