"""Studies: written as a record with variations and read again they are the same; the main line is a plain record."""

import pytest

from tests.records.test_records import FILES, whole_games
from tests.studies.growing import grown, told
from utopia.game import Game
from utopia.lessons import lessons
from utopia.notation.events import Event
from utopia.notation.files import read_record
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.json_twin import record_from_json, record_to_json
from utopia.notation.model import Comment, Record, RecordError
from utopia.notation.position import position_line
from utopia.notation.position.beginning import begin_line
from utopia.notation.record import parse_record, record_text
from utopia.notation.redaction import redact
from utopia.notation.replay import replay, verify
from utopia.notation.words import NotationError
from utopia.rules import CHANCE
from utopia.studies import (
    ROOT,
    Arrow,
    Study,
    StudyError,
    UnknownPositionError,
    about_of,
    check,
    play_on,
    record_of,
    study_of,
)

BEFORE = (
    "round 1; step act; lap 1; turn red; scale maya persian chinese greek egyptian; track red blue; "
    "prince red maya kilns 3; prince red persian kilns 2; prince blue greek sun-gate 3"
)


def again(study: Study) -> Study:
    return study_of(parse_record(record_text(record_of(study))))


def ids(study: Study) -> list[str]:
    return [id_ for id_, _, _ in study.nodes()]


def of_lines(*lines: str) -> Study:
    """Return a study of a new game for two with these lines behind its head."""
    head = record_text(Game(2, seed=1).record(["A", "B"])).partition("\n\n")[0]
    return study_of(parse_record("\n".join([head, "", "# ! study 1", *lines, ""])))


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(n, marks=pytest.mark.full) for n in range(4, 60))])
def test_written_and_read_it_is_the_same(seed: int) -> None:
    study = grown(seed)
    record = record_of(study)
    assert told(again(study)) == told(study)
    assert told(study_of(record_from_json(record_to_json(record)))) == told(study)
    assert record_text(record_of(again(study))) == record_text(record)


@pytest.mark.parametrize("seed", range(3))
def test_readers_of_plain_records_replay_the_main_line(seed: int) -> None:
    study = grown(seed)
    record = parse_record(record_text(record_of(study)))
    assert verify(record) is None
    node, line = study.root, []
    while node.children:
        node = node.children[0]
        line.append(node.event)
    assert record.events == line


def test_a_plain_record_is_a_study_without_variations() -> None:
    for record in whole_games():
        study = study_of(record)
        assert all(len(node.children) <= 1 for _, _, node in study.nodes())
        written = record_of(study)
        assert (written.events, written.result, written.names) == (record.events, record.result, record.names)


def test_comments_of_a_plain_record_mean_no_more_than_they_say() -> None:
    record = whole_games()[0]
    record.comments = (Comment(0, "! ("), Comment(3, "one"), Comment(3, "two"))
    study = study_of(record)
    assert study.root.comment == "! ("
    assert study.path(ids(study)[3])[-1].comment == "one\ntwo"
    assert told(again(study)) == told(study)


def test_a_redacted_record_cannot_be_studied() -> None:
    with pytest.raises(RecordError, match="only what one viewer knew"):
        study_of(redact(whole_games()[0], 0))


def test_a_line_is_written_before_its_variations() -> None:
    lines = ["scale maya", "# ! (", "# ! scale greek", "# ! # Or so?", "# ! mark kilns red", "# ! )", "scale egyptian"]
    study = of_lines(*lines)
    maya, greek = study.root.children
    assert (maya.children[0].event, greek.comment, greek.children) == (Event(CHANCE, 4), "Or so?", [])
    assert record_text(record_of(study)).partition("study 1\n")[2] == "\n".join([*lines, ""])


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["# ! ("], "behind the event that it replaces"),
        (["# ! )"], "no variation is open"),
        (["scale maya", "# ! (", "# ! scale greek"], "is not closed"),
        (["scale maya", "# ! (", "scale greek"], "is still open"),
        (["# ! scale maya"], "stands without '!'"),
        (["scale maya", "# ! (", "# ! scale maya", "# ! scale maya", "# ! )"], "Chance cannot answer that now"),
        (["scale maya", "# ! (", "# ! red end", "# ! )"], r"\[R-"),
        (["# ! arrow kilns"], "district"),
        (["# ! arrow kilns kiln red"], "kilns"),
        (["# ! mark kilns pink"], "colour"),
        ([f"# ! chapter {'x' * 81}"], "at most 80"),
        (["# ! mark kilns red"] * 41, "at most 40"),
    ],
)
def test_faults_are_named(lines: list[str], fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        of_lines(*lines)


def test_moves_are_added_promoted_and_removed() -> None:
    study = of_lines("scale maya")
    greek = study.add(ROOT, Event(CHANCE, 3))
    assert study.add(ROOT, Event(CHANCE, 3)) == greek
    deeper = study.add(greek, Event(CHANCE, 0))
    assert [len(study.path(id_)) for id_ in ids(study)] == [1, 2, 2, 3]
    study.promote(deeper)
    assert ids(study)[1:3] == [greek, deeper]
    study.remove(greek)
    assert len(ids(study)) == 2
    for unknown in (greek, deeper, "x"):
        with pytest.raises(UnknownPositionError):
            study.path(unknown)
    with pytest.raises(UnknownPositionError):
        study.remove(ROOT)


def test_variations_are_not_nested_without_end() -> None:
    game = Game(2, seed=1)
    study, at, depth = Study(about_of(game.record(["", ""]))), ROOT, 0
    while depth <= 40:
        study.check_size()
        game = study.game_at(at)
        draws = [Event(CHANCE, code) for code in game.outcomes()[0]]
        events = draws or [Event(choice.seat, choice.code) for choice in game.moves()]
        found = [study.add(at, event) for event in events[:2]]
        at, depth = found[-1], depth + len(found) - 1
    with pytest.raises(StudyError, match="40 variations"):
        study.check_size()


def test_only_what_is_possible_is_added() -> None:
    game = Game(2, seed=3)
    choice = game.moves()[0]
    check(game, Event(choice.seat, choice.code))
    for wrong, error in ((Event(1 - choice.seat, choice.code), IllegalMoveError), (Event(CHANCE, 0), StudyError)):
        with pytest.raises(error):
            check(game, wrong)
    with pytest.raises(StudyError):
        check(game, Event(4, choice.code))


@pytest.mark.parametrize("one", lessons(), ids=lambda one: one.id)
def test_a_record_may_begin_with_a_position(one: object) -> None:
    game = one.game()  # type: ignore[attr-defined]
    for _ in range(6):
        if not game.is_over and game.to_decide:
            game.play(game.moves()[-1])
    record = game.record([""] * game.players)
    for read in (parse_record(record_text(record)), record_from_json(record_to_json(record))):
        assert (read, verify(read)) == (record, None)
        assert [states.tobytes() for _, states in replay(read)][-1:] == [game.state.tobytes()][: len(record.events)]
        assert Game.from_record(read).copy().record([""] * game.players) == record
    study = study_of(record)
    study.root.arrows = (Arrow(0, 1),)
    assert told(again(study)) == told(study)


def test_a_position_with_a_viewer_begins_no_record() -> None:
    game = lessons()[0].game()
    record = game.record([""] * game.players)
    seen = position_line(game.map, game.board, game.seen_by(0))
    with pytest.raises(RecordError, match="one viewer’s"):
        parse_record(record_text(record).replace(record.begin or "", seen))
    with pytest.raises(RecordError, match="'nothing' is no step"):
        parse_record(record_text(record).replace("position: ", "position: step nothing; "))
    with pytest.raises(NotationError, match="no viewer"):
        redact(record, 0)
    with pytest.raises(RecordError, match="seals nothing"):
        parse_record(record_text(record).replace("position: ", "view: red\nposition: "))


def test_old_records_are_read_as_ever() -> None:
    for path in FILES:
        record: Record = read_record(path)
        assert record.begin is None


def test_bots_play_on_from_a_position() -> None:
    game = Game(3, seed=5)
    study = Study(about_of(game.record(["", "", ""])))
    at = play_on(study, ROOT, {"red": "mason", "blue": "random", "yellow": "mason"}, most=12, seed=4)
    reached = study.game_at(at)
    assert [node.by for node in study.path(at) if node.event is None or node.event.seat == CHANCE] == [""] * (
        reached.draws_done + 1
    )
    chosen = [(node.event.seat, node.by) for node in study.path(at) if node.event and node.event.seat != CHANCE]
    assert len(chosen) == 12
    assert {by for seat, by in chosen if reached.colours[seat] == "blue"} <= {"random"}
    assert told(again(study)) == told(study)
    assert play_on(study, ROOT, {"red": "mason", "blue": "random", "yellow": "mason"}, most=12, seed=4) == at


def test_bots_wait_for_the_seats_that_have_none() -> None:
    game = Game(2, seed=5)
    study = Study(about_of(game.record(["", ""])))
    at = play_on(study, ROOT, {}, seed=1)
    mine = study.game_at(at).to_decide[0]
    other = "blue" if mine == "red" else "red"
    assert play_on(study, at, {other: "mason"}, seed=1) == at
    at = play_on(study, at, {mine: "mason"}, seed=1)
    assert study.game_at(at).to_decide == (other,)


@pytest.mark.parametrize("bot", ["mason", "envoy"])
def test_a_bot_chooses_from_what_its_seat_knows(bot: str) -> None:
    """The same, whatever the others hold."""
    chosen = set()
    for hidden in ("greek", "egyptian", "maya"):
        game = Game(2, by_hand=True)
        text = f"{BEFORE}; hand red maya 1; hand red persian 2; hand blue {hidden} 4"
        begin = begin_line(game.map, game.edition, 2, text)
        study = Study(Record(game.map, game.edition, 2, ("", ""), begin=begin))
        at = play_on(study, ROOT, {"red": bot}, most=4, seed=9)
        chosen.add(tuple(node.event for node in study.path(at)[1:5]))
    assert len(chosen) == 1


def test_a_bot_chooses_behind_an_event() -> None:
    study = of_lines("scale maya", "# ! by regent")
    assert [node.by for _, _, node in study.nodes()] == ["", "regent"]
    for lines in (["# ! by regent"], ["scale maya", "# ! by a b"], ["scale maya", "# ! by"]):
        with pytest.raises(RecordError, match="name of the bot"):
            of_lines(*lines)
