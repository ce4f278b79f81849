"""Continuing on another device, in two browsers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Somebody = Callable[..., Page]


@pytest.mark.full
def test_a_guest_continues_on_another_device(page: Page, somebody_else: Somebody) -> None:
    page.goto("/new")
    page.get_by_role("textbox", name="Name", exact=True).fill("Ada")
    page.get_by_role("button", name="Open and invite").click()
    page.wait_for_url("**/tables/*")
    page.goto("/games")
    page.get_by_role("link", name="Continue on another device").click()
    expect(page.get_by_role("heading", name="Continue on another device")).to_be_in_viewport()
    page.get_by_role("button", name="Make a link").click()
    field = page.get_by_role("textbox", name="Link", exact=True)
    expect(field).to_have_value(re.compile(r"^http://.+/device/\w{20}$"))
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    phone = somebody_else()
    phone.goto(field.input_value())
    expect(phone.get_by_role("main")).to_contain_text("Continue here as Ada?")
    phone.get_by_role("button", name="Continue here").click()
    phone.wait_for_url("**/games")
    expect(phone.get_by_role("main")).to_contain_text("Ada")
