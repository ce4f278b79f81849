"""Positions that are set up by hand: checked, shown whatever is wrong with them, studied, and on a map of one's own."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.notation.sample import BOARD
from tests.notation.test_position import ACT, WELCOME, sample, with_line
from tests.properties.walk import FULL, QUICKEST, Setting, Walk, walk
from tests.records.make import HERE
from tests.server.answers import why
from tests.server.conftest import Visitor
from tests.server.studies.test_routes import bots, made, moved, shown
from utopia.boards import BoardMap, District, board_to_toml
from utopia.notation.position import position_text
from utopia.notation.record import parse_record
from utopia.server.studies import editing
from utopia.server.studies.messages import PositionShown, StudyStart

Visit = Callable[[], Visitor]
few = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(Setting(n), marks=() if n in QUICKEST else pytest.mark.full, id=f"seed{n}")
        for n in range(FULL // 2)
    ],
)
ORDER = "round 1; step act; lap 1; turn red; scale maya persian chinese greek egyptian; track red blue"


def laid(game: Walk, text: str) -> PositionShown:
    return editing.shown(StudyStart(text, game.setting.players, None, game.setting.edition.options()))


@few
def test_every_position_of_a_game_passes_and_lies_as_it_did(setting: Setting) -> None:
    game = walk(setting)
    for n in random.Random(setting.seed).sample(sorted(sample(game)), 8):
        text = position_text(BOARD, game.boards, game.at(n))
        found = laid(game, text)
        assert (found.faults, found.text) == ([], text)
        assert found.view.scale == game.at(n)["scale"][0].tolist()


@few
def test_one_piece_too_many_is_told_with_its_rule(setting: Setting) -> None:
    """Of anything that there is in a random position: the box holds no more of it."""
    game = walk(setting)
    at = game.at(max(sample(game)))
    lines = position_text(BOARD, game.boards, at).splitlines()
    for verb, rule in (("hand", "R-MAT-1"), ("discarded", "R-MAT-1"), ("prince", "R-MAT-2"), ("open", "R-MAT-1")):
        line = next((one for one in lines if one.startswith(verb)), None)
        if line is None or (verb == "prince" and not setting.edition.component_limits):
            continue
        found = laid(game, "\n".join([*lines, ""]).replace(line, f"{line.rpartition(' ')[0]} 40"))
        assert rule in [fault.rule for fault in found.faults], line


@few
def test_whatever_is_wrong_it_is_shown(setting: Setting) -> None:
    """Lines of one position in another."""
    game, dice = walk(setting), random.Random(setting.seed)
    texts = [position_text(BOARD, game.boards, game.at(n)).splitlines() for n in sample(game)]
    for _ in range(30):
        lines = list(dice.choice(texts))
        for _ in range(dice.randint(1, 3)):
            lines[dice.randrange(len(lines))] = dice.choice(dice.choice(texts))
        found = laid(game, "\n".join(lines))
        assert len(found.view.players) == setting.players
        assert bool(found.faults) != bool(found.text)


def check(visitor: Visitor, text: str, players: int = 3, **more: Any) -> Any:
    answer = visitor.post("/api/positions", {"text": text, "players": players, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_position_is_checked_and_studied(visit: Visit) -> None:
    ann = visit()
    good = check(ann, ACT)
    assert (good["faults"], good["text"], good["view"]["deciding"]) == ([], ACT, [1])
    assert good["view"]["choices"]
    bad = check(ann, with_line(with_line(ACT, "prince red maya granary 7"), "colour red"))
    assert [(one["line"], one["rule"], one["why"]["id"]) for one in bad["faults"]] == [
        (21, "", "notation-one-of"),
        (20, "R-MAT-2", "position-princes"),
    ]
    assert (bad["text"], bad["view"]["choices"], bad["view"]["players"][0]["supply"][0]) == ("", [], 6)
    assert bad["view"]["pile"] == good["view"]["pile"] == 40
    id_ = made(ann, position={"text": ACT, "players": 3}, title="Mine")
    begin = ann.get(f"/api/studies/{id_}/positions/start").json()["view"]
    assert (begin["round"], begin["scale"], begin["princes"]) == (2, good["view"]["scale"], good["view"]["princes"])
    told = ann.get(f"/api/studies/{id_}/positions/start/text").json()
    assert (told["text"], told["players"], told["map"]) == (ACT, 3, None)
    again = made(ann, position=told)
    assert ann.get(f"/api/studies/{again}/record").text == ann.get(f"/api/studies/{id_}/record").text
    answer = bots(ann, id_, "start", "mason", "mason", "mason", most=3).json()
    assert {one["by"] for one in answer["nodes"] if one["event"]["seat"] >= 0} == {"mason"}


def test_what_cannot_be_is_not_studied(visit: Visit) -> None:
    ann = visit()
    for text in (with_line(ACT, "score red 1", "score red 8"), with_line(WELCOME, "view red"), ""):
        refused = ann.post("/api/studies", {"position": {"text": text, "players": 3}})
        assert why(refused) == (422, "problem-position")
    assert (
        "[R-ORDER-1]"
        in ann.post(
            "/api/studies", {"position": {"text": with_line(ACT, "score red 1", "score red 8"), "players": 3}}
        ).json()["detail"]
    )
    for wrong, problem in (({"edition": "xx"}, "problem-edition"), ({"map": "format = 1"}, "problem-position-map")):
        refused = ann.post("/api/positions", {"text": ACT, "players": 3, **wrong})
        assert why(refused) == (422, problem)
    assert ann.post("/api/positions", {"text": "#" * 20_001, "players": 3}).status_code == 422


def test_what_a_seat_knows_is_no_position_to_begin_with(visit: Visit) -> None:
    found = check(visit(), f"{ORDER}; view red; hand red maya 2; hand blue ? 3", 2)
    assert [(one["line"], one["why"]["id"]) for one in found["faults"]] == [(0, "position-viewer")]
    assert (found["view"]["choices"], found["view"]["players"][1]["hand"]) == ([], None)


def test_options_change_what_can_be(visit: Visit) -> None:
    ann = visit()
    text = f"{ORDER}; gone maya fire 1"
    assert [one["why"]["id"] for one in check(ann, text, 2)["faults"]] == ["position-gone"]
    assert check(ann, text, 2, options={"surprise_guest_returns": False})["faults"] == []
    assert [one["rule"] for one in check(ann, f"{ORDER}; wonder water red", 2)["faults"]] == ["R-SETUP-3"]


def other_value(board: BoardMap) -> tuple[District, ...]:
    """Return the districts with another value in one of them: so it is another map."""
    first, *others = board.districts
    return replace(first, value=first.value % 4 + 1), *others


def test_a_map_of_ones_own(visit: Visit) -> None:
    ann, bob = visit(), visit()
    own = parse_record((HERE / "own-board.utopia").read_text("utf-8")).board
    text = board_to_toml(own)
    drawn = ann.post("/api/boards", {"map": text}).json()
    assert (drawn["digest"], drawn["name"], len(drawn["sheet"]["districts"])) == (own.digest, own.name, 24)
    assert drawn["drawing"].startswith("<svg")
    place = own.districts[-1].id
    position: dict[str, Any] = {"text": f"{ORDER}; prince red maya {place} 2", "players": 2, "map": text}
    assert check(ann, **position)["board"] == own.digest
    id_ = made(ann, position=position, visible="link")
    study = shown(bob, id_)
    assert (study["board"], study["own_board"]) == (own.digest, True)
    assert bob.get(f"/api/studies/{id_}/board").json()["digest"] == own.digest
    assert len(moved(ann, id_, "start", draw=True)["nodes"]) == 0
    told = bob.get(f"/api/studies/{id_}/positions/start/text").json()
    assert (told["text"].count(place), made(bob, position=told) != id_) == (1, True)
    drawing = board_to_toml(replace(BOARD, name="Mine", districts=other_value(BOARD)))
    drawn_id = made(ann, position={"text": ORDER, "players": 2, "map": drawing})
    assert "[geometry.district." in ann.get(f"/api/studies/{drawn_id}/record").text
    sheet = ann.get(f"/api/studies/{drawn_id}/board").json()["sheet"]
    assert BOARD.geometry is not None
    assert sheet["districts"][3]["seal"] == list(BOARD.geometry.districts[3].seal)
    tricks = text.replace(own.districts[0].name, "\\u202eabc")
    assert why(ann.post("/api/studies", {"position": {**position, "map": tricks}})) == (422, "problem-position-map")


@pytest.mark.parametrize("map_", ["format = 2", "= = =", "format = 1\nname = 3"])
def test_a_faulty_map_is_refused_with_its_first_fault(visit: Visit, map_: str) -> None:
    refused = visit().post("/api/boards", {"map": map_})
    assert why(refused) == (422, "problem-position-map")
    assert "right would be" in refused.json()["why"]["words"]["reason"]
