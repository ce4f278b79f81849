"""A game that was played elsewhere is marked wherever it is shown. That it counts for nothing: people/test_profiles."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.notation.fair.games import record as sealed_record
from tests.server.conftest import Visitor
from tests.server.http.programs.conftest import Program, token_of
from tests.server.http.programs.test_records import played_elsewhere, put_in
from tests.server.http.tables.opening import BOT, ME, opened
from utopia.notation.model import Record
from utopia.notation.record import record_text

Visit = Callable[[], Visitor]
Make = Callable[..., Program]


@pytest.mark.parametrize(("made", "origin"), [(played_elsewhere, "plain"), (sealed_record, "sealed")])
def test_the_mark_is_everywhere(visit: Visit, program: Make, made: Callable[[], Record], origin: str) -> None:
    ada = visit()
    game = put_in(ada, record_text(made())).json()["game"]
    here = opened(ada, ME, BOT, pace=10)["id"]
    entries = {entry["id"]: entry["imported"] for entry in ada.get("/api/games").json()}
    assert entries == {game: origin, here: None}
    assert ada.get(f"/api/tables/{game}").json()["imported"] == origin
    assert ada.get(f"/api/tables/{here}").json()["imported"] is None
    lines = program(ada, token_of(ada, "records")["text"]).get("/api/me/records").text.splitlines()
    assert {line["game"]: line["imported"] for line in map(decoded, lines)} == entries
    once_more = ada.post(f"/api/games/{game}/rematch").json()
    assert once_more["imported"] is None, "the next one is played here"


def decoded(line: str) -> Any:
    return msgspec.json.decode(line)


def test_a_seal_that_does_not_hold_is_no_seal(visit: Visit) -> None:
    """Another seed than the draws follow from: the record is not taken at all."""
    text = record_text(sealed_record())
    [line] = [line for line in text.splitlines() if line.startswith("seed")]
    assert put_in(visit(), text.replace(line, f"{line[:-4]}beef")).status_code == 422
