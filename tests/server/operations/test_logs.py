"""The log: one line for everything, what it is about, and no secret in any."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from contextvars import copy_context

import pytest
from hypothesis import given
from hypothesis import strategies as st

from utopia.server.logs import JsonFormatter, begin, configure, learn, masked, request_id
from utopia.server.metrics import LOGGED
from utopia.server.notifications.links import Signer, Way

LINK, SESSION = "abcdefghjkmnpqrstuvw", "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE"
SIGNED = Signer(b"key").token(Way("off", "pye5x5mfvavw", "kq7x2m9f4hzt:turn"))
KEY = "utopia_bot_" + "Ab3" * 10
SECRETS = (
    (f"GET /api/join/{LINK} failed", LINK),
    (f"GET /api/join/{LINK}?x=1", LINK),
    (f"see https://play.example/join/{LINK}", LINK),
    (f"POST /api/device/{LINK}", LINK),
    (f"GET /api/device/{LINK}/qr.svg", LINK),
    (f"/mail/{LINK}", LINK),
    (f"GET /api/go/{SIGNED} failed", SIGNED),
    (f"see https://play.example/go/{SIGNED}", SIGNED),
    (f"POST /api/notices/off/{SIGNED}", SIGNED),
    (f"/notices/off/{SIGNED}?x=1", SIGNED),
    (f"/mail/sign-in/{LINK}", LINK),
    (f"cookie utopia-abc={SESSION}", SESSION),
    (f"session {SESSION} ended", SESSION),
    (f"authorization: Bearer {KEY}", KEY),
    (f"key {KEY} is revoked", KEY),
    ("mail to ann.lee+game@mail.example.org failed", "ann.lee"),
    ("smtp://user:hunter22@host:587 refuses", "hunter22"),
    ("{'secret': 'hunter22hunter'}", "hunter22hunter"),
    (f"seed={'5e' * 32}", "5e5e5e"),
    (f"the seed is {'5e' * 32}", "5e5e5e"),
)


@pytest.fixture
def logging_as() -> Iterator[Callable[..., io.StringIO]]:
    handlers: list[logging.Handler] = []
    level = logging.getLogger().level

    def set_up(form: str, level: str = "info") -> io.StringIO:
        out = io.StringIO()
        handlers.append(configure(form, level, out))
        return out

    yield set_up
    for handler in handlers:
        logging.getLogger().removeHandler(handler)
    logging.getLogger().setLevel(level)


@pytest.mark.parametrize(("text", "secret"), SECRETS)
@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_comes_through(text: str, secret: str, form: str, logging_as: Callable[..., io.StringIO]) -> None:
    out, log = logging_as(form), logging.getLogger("utopia.test")
    log.warning("%s", text)
    try:
        raise ValueError(text)
    except ValueError:
        log.exception("it failed: %s", text)
    assert secret not in out.getvalue()
    assert "***" in out.getvalue()


@pytest.mark.parametrize(
    "text", ["GET /api/games/pye5x5mfvavw/record 200", "the database is brought from schema 0002 to 0003", "17:30 B-12"]
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert masked(text) == text


def test_a_line_says_what_it_is_about(logging_as: Callable[..., io.StringIO]) -> None:
    out = logging_as("json")

    def work() -> None:
        begin(request="abc12345", game="pye5x5mfvavw")
        copy_context().run(learn, person="ann")  # in a task of its own
        logging.getLogger("utopia.test").info("hello")
        logging.getLogger("utopia.test").info("hello %s", "world", extra={"person": "ben"})

    copy_context().run(work)
    learn(person="eve")
    first, second = out.getvalue().splitlines()
    assert json.loads(first)["person"] == "ann"
    line = json.loads(second)
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info",
        "logger": "utopia.test",
        "message": "hello world",
        "request": "abc12345",
        "game": "pye5x5mfvavw",
        "person": "ben",
    }


def test_text_is_for_people(logging_as: Callable[..., io.StringIO]) -> None:
    out = logging_as("text")
    logging.getLogger("utopia.test").warning("a bot waits", extra={"game": "pye5x5mfvavw"})
    assert out.getvalue().endswith("WARNING utopia.test: a bot waits (game=pye5x5mfvavw)\n")


def test_below_the_level_nothing_is_written(logging_as: Callable[..., io.StringIO]) -> None:
    out = logging_as("text", "warning")
    logging.getLogger("utopia.test").info("nothing")
    assert out.getvalue() == ""


@given(st.text())
def test_a_line_is_one_line_and_valid(text: str) -> None:
    out = io.StringIO()
    handler = configure("json", "info", out)
    try:
        logging.getLogger("utopia.test").warning("%s", text)
    finally:
        logging.getLogger().removeHandler(handler)
    assert out.getvalue().count("\n") == 1
    assert "\u202e" not in json.loads(out.getvalue())["message"]


def test_a_wrong_call_costs_only_its_line() -> None:
    record = logging.LogRecord("utopia.test", logging.WARNING, __file__, 1, "%d sheep", ("many",), None)
    assert json.loads(JsonFormatter().format(record))["message"] == "%d sheep"


def test_lines_are_counted(logging_as: Callable[..., io.StringIO]) -> None:
    logging_as("json")
    before = LOGGED.values.get(("error",), 0)
    logging.getLogger("utopia.test").error("one")
    assert LOGGED.values["error",] == before + 1


@pytest.mark.parametrize("odd", [None, "", "short", "x" * 65, "a b c d e f g h", "abc\ndefgh", '"><script>', "é" * 20])
def test_odd_request_ids_are_made_anew(odd: str | None) -> None:
    assert request_id(odd) != odd
    assert len(request_id(odd)) == 16


def test_a_proxys_request_id_is_kept() -> None:
    assert request_id("0af7651916cd43dd8448eb211c80319c") == "0af7651916cd43dd8448eb211c80319c"
