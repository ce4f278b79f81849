"""Switches, set as people set them: each is clicked when it stands still and can be, and shows what was wanted."""

from playwright.sync_api import Locator, expect


def turn(switch: Locator, *, on: bool = True) -> None:
    """Set it, and see that it shows that."""
    switch.set_checked(on)
    expect(switch).to_be_checked(checked=on)


def turn_and_keep(switch: Locator, *, on: bool = True) -> None:
    """Set one whose state the server keeps, and wait until it has."""
    with switch.page.expect_response(lambda answer: answer.request.method not in ("GET", "HEAD")) as kept:
        switch.set_checked(on)
    assert kept.value.ok, kept.value.text()
    expect(switch).to_be_checked(checked=on)
