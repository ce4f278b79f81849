"""Handing mail in, to a server that records it and to servers that do not do as they should."""

import socket
import threading
from collections.abc import Iterator

import pytest

from tests.asynchronous import run
from tests.server.notifications.postbox import Postbox, free_port, postbox
from utopia.server import mail
from utopia.server.mail import Mail, Mailer, MailError, MailSettingError, Relay, relay_from_environment, written

RELAY = Relay("127.0.0.1", 25, "utopia@play.example")


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Postbox, Mailer]]:
    with postbox() as (received, port):
        yield received, Mailer(Relay("127.0.0.1", port, "utopia@play.example", "Utopia — Ünsere Tafel"))


def test_a_mail_arrives_as_it_was_written(box: tuple[Postbox, Mailer]) -> None:
    received, sender = box
    text = "Grüße, 李雷!\n\nhttps://play.example/sign-in/" + "x" * 120 + "\n.\nend\n"
    run(sender.send(Mail("ada@example.org", "Dein Zug, Zoë", text, {"List-Unsubscribe": "<https://play.example/x>"})))
    mail = received.last_to("ada@example.org")
    assert mail.get_content().replace("\r\n", "\n") == text
    assert mail["Subject"] == "Dein Zug, Zoë"
    assert mail["From"].addresses[0].display_name == "Utopia — Ünsere Tafel"
    assert mail["From"].addresses[0].addr_spec == "utopia@play.example"
    assert mail["List-Unsubscribe"] == "<https://play.example/x>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@play.example>")
    assert mail["Date"]
    assert mail.get_content_type() == "text/plain"


def test_a_long_link_in_the_head_travels_as_it_is(box: tuple[Postbox, Mailer]) -> None:
    """Mail programs that offer one click do not undo the encoding in which a folded header comes."""
    received, sender = box
    link = f"<https://play.example/api/notices/off/{'x' * 120}>"
    run(sender.send(Mail("cleo@example.org", "x", "x", {"List-Unsubscribe": link})))
    assert ("List-Unsubscribe", link) in received.last_to("cleo@example.org").raw_items()


@pytest.mark.parametrize(
    "mail",
    [
        Mail("ada@example.org\nBcc: eve@example.org", "x", "x"),
        Mail("ada@example.org", "x\r\nBcc: eve@example.org", "x"),
        Mail("ada@example.org", "x", "x", {"List-Id": "x\nBcc: eve@example.org"}),
        Mail("ada@example.org, eve@example.org", "x", "x"),
    ],
)
def test_nothing_becomes_a_header(mail: Mail) -> None:
    with pytest.raises(MailError) as refused:
        written(mail, RELAY)
    assert refused.value.for_good


def test_what_looks_like_headers_in_the_text_is_text(box: tuple[Postbox, Mailer]) -> None:
    received, sender = box
    run(sender.send(Mail("bob@example.org", "x", "Bcc: eve@example.org\n\nhello\n")))
    mail = received.last_to("bob@example.org")
    assert mail["Bcc"] is None
    assert mail.get_content().startswith("Bcc: eve")


@pytest.mark.parametrize(("answer", "for_good"), [("550 no such user", True), ("451 try later", False)])
def test_a_refused_address_is_told_without_naming_it(box: tuple[Postbox, Mailer], answer: str, for_good: bool) -> None:
    received, sender = box
    received.refuse = answer
    try:
        with pytest.raises(MailError) as refused:
            run(sender.send(Mail("nobody@example.org", "x", "x")))
    finally:
        received.refuse = None
    assert refused.value.for_good is for_good
    assert answer[:3] in str(refused.value)
    assert "nobody" not in str(refused.value)


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(MailError, match="cannot be reached") as refused:
        run(Mailer(Relay("127.0.0.1", free_port(), "utopia@play.example")).send(Mail("ada@example.org", "x", "x")))
    assert not refused.value.for_good


def test_a_server_that_says_nothing_holds_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "_PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        relay = Relay("127.0.0.1", silent.getsockname()[1], "utopia@play.example")
        with pytest.raises(MailError, match="does not answer"):
            run(Mailer(relay).send(Mail("ada@example.org", "x", "x")))


def test_a_server_that_speaks_another_language() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            connection, _ = other.accept()
            with connection:
                connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                connection.recv(100)

        thread = threading.Thread(target=answer)
        thread.start()
        relay = Relay("127.0.0.1", other.getsockname()[1], "utopia@play.example")
        with pytest.raises(MailError):
            run(Mailer(relay).send(Mail("ada@example.org", "x", "x")))
        thread.join()


def test_no_password_travels_in_the_open() -> None:
    far = Relay("mail.example", 587, "utopia@play.example", user="u", password="p")
    assert far.needs_tls
    assert not Relay("mail.example", 465, "utopia@play.example", user="u", password="p", is_tls=True).needs_tls
    assert not Relay("127.0.0.1", 25, "utopia@play.example", user="u", password="p").needs_tls
    assert not Relay("mail.example", 25, "utopia@play.example").needs_tls


def test_settings_are_read() -> None:
    def read(smtp: str, sender: str = "Utopia <utopia@play.example>") -> Relay | None:
        return relay_from_environment({"UTOPIA_SMTP": smtp, "UTOPIA_MAIL_FROM": sender})

    assert read("") is None
    assert read("smtp://mail.example") == Relay("mail.example", 587, "utopia@play.example")
    assert read("smtps://u%40x:p%2Fw@mail.example:9465/") == Relay(
        "mail.example", 9465, "utopia@play.example", user="u@x", password="p/w", is_tls=True
    )
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://mail.example:port", "smtp://a.b/path"):
        with pytest.raises(MailSettingError, match="UTOPIA_SMTP"):
            read(wrong)
    with pytest.raises(MailSettingError) as refused:
        read("smtp://user:geheim@mail.example:99999999")
    assert "geheim" not in str(refused.value)
    for sender in ("", "Utopia", "a@b"):
        with pytest.raises(MailSettingError, match="UTOPIA_MAIL_FROM"):
            read("smtp://mail.example", sender)
