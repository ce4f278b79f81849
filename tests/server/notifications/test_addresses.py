"""Mail addresses."""

import pytest

from utopia.server.mail import AddressError, checked_address, masked


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("ada@example.org", "ada@example.org"),
        ("  Ada.Lovelace+utopia@Example.ORG ", "ada.lovelace+utopia@example.org"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
        ("o'hara@a-b.example", "o'hara@a-b.example"),
        ("ada@example.org.", "ada@example.org"),
    ],
)
def test_written_to(text: str, address: str) -> None:
    assert checked_address(text) == address


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "account-mail-malformed"),
        ("ada", "account-mail-malformed"),
        ("@example.org", "account-mail-malformed"),
        ("ada@", "account-mail-malformed"),
        ("ada@localhost", "account-mail-malformed"),
        ("ada@example..org", "account-mail-malformed"),
        ("ada@-example.org", "account-mail-malformed"),
        ("ada@" + "a" * 64 + ".org", "account-mail-malformed"),
        ("a" * 65 + "@example.org", "account-mail-malformed"),
        ("a@" + "b.c" * 100 + ".org", "account-mail-malformed"),
        ("ada..l@example.org", "account-mail-malformed"),
        (".ada@example.org", "account-mail-malformed"),
        ("ada lovelace@example.org", "account-mail-malformed"),
        ('"ada"@example.org', "account-mail-malformed"),
        ("ada@example.org\nBcc: eve@example.org", "account-mail-malformed"),
        ("ada\r\nbcc:eve@example.org", "account-mail-malformed"),
        ("ada@example.org,eve@example.org", "account-mail-malformed"),
        ("<ada@example.org>", "account-mail-malformed"),
        ("ada\x00@example.org", "account-mail-malformed"),
        ("ada@[127.0.0.1]", "account-mail-malformed"),
        ("zoë@example.org", "account-mail-letters"),
        ("аda@example.org", "account-mail-letters"),  # noqa: RUF001 - a Cyrillic letter
    ],
    ids=ascii,
)
def test_refused(text: str, why: str) -> None:
    with pytest.raises(AddressError) as refused:
        checked_address(text)
    assert refused.value.id == why


def test_only_its_owner_knows_a_masked_one() -> None:
    assert masked("ada.lovelace@example.org") == "a…@example.org"
