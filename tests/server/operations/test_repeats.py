"""The same trouble is told once a minute, with how often it was."""

import io
import logging

from utopia.server.database.errors import StorageError, Trouble
from utopia.server.logs import REPEATS, OnceAMinute, configure

FULL, LOCKED = StorageError(Trouble.FULL), StorageError(Trouble.LOCKED)


def record(message: str, *words: object, **extra: object) -> logging.LogRecord:
    made = logging.makeLogRecord({"name": "utopia", "msg": message, "args": words, **extra})
    made.levelno = logging.ERROR
    return made


def test_a_trouble_is_told_at_once_and_then_once_a_minute() -> None:
    moment = 0.0
    lets_through = OnceAMinute(lambda: moment)
    told = list[str]()
    for moment in [0.0, 1.0, 59.0, 61.0, 62.0, 300.0, 400.0]:  # noqa: B007 - the clock
        if lets_through(one := record("game %s waits: %s", "abc", FULL)):
            told.append(one.getMessage())
    plain = f"game abc waits: {FULL}"
    assert told == [
        plain,
        f"{plain} (and 2 times more since this was last told)",
        f"{plain} (and 1 times more since this was last told)",
        plain,
    ]


def test_other_troubles_are_told_beside_it() -> None:
    lets_through = OnceAMinute(lambda: 0.0)
    several = [record("a: %s", FULL), record("a: %s", LOCKED), record("b: %s", FULL), record("c", **{REPEATS: "x"})]
    assert all(lets_through(one) for one in several)
    assert not any(lets_through(one) for one in [record("a: %s", FULL), record("c", **{REPEATS: "x"})])
    assert all(lets_through(record("somebody came: %s", "Ann")) for _ in range(3))


def test_the_log_of_a_server_does_so() -> None:
    told = io.StringIO()
    handler = configure(stream=told)
    try:
        for _ in range(100):
            logging.getLogger("utopia.test").error("not stored: %s", FULL)
    finally:
        logging.getLogger().removeHandler(handler)
    assert told.getvalue().count("not stored") == 1
