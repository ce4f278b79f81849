"""What is written and drawn at a position of a study. What others did there at the same time stays as well."""

from collections.abc import Sequence

from utopia.server.studies.merging import merged_name, merged_text, merged_things
from utopia.server.studies.messages import StudyArrow, StudyMark, StudyNode, StudyNotes
from utopia.server.studies.showing import node_of
from utopia.server.tables.names import plays_tricks
from utopia.server.web.problems import ProblemError
from utopia.studies import Arrow, Mark, Node, Study


def noted(study: Study, position: str, notes: StudyNotes) -> StudyNode:
    """Write or draw at a position. Raise StudyError, ProblemError 422 for letters that do not show."""
    path = study.path(position)
    node, game = path[-1], study.game_at(position)
    _write(node, notes)
    _draw(node, notes)
    _check_notes(node, len(game.map.districts))
    before = next(before for id_, before, _ in study.nodes() if id_ == position)
    return node_of(game, position, before, node, len(path) - 1)


def _write(node: Node, notes: StudyNotes) -> None:
    """Write a comment and the name of a chapter at a position."""
    seen, more = notes.seen, ""
    if notes.chapter is not None:
        wanted = _line(notes.chapter)
        node.chapter, more = merged_name(node.chapter, seen.chapter, wanted) if seen else (wanted, "")
    if notes.comment is not None:
        text = "\n".join(_line(line) for line in notes.comment.splitlines()).strip()
        node.comment = merged_text(node.comment, seen.comment, text) if seen else text
    if more:
        node.comment = "\n".join(part for part in (node.comment, more) if part)


def _draw(node: Node, notes: StudyNotes) -> None:
    """Draw arrows and marks at a position."""
    seen = notes.seen
    if notes.arrows is not None:
        arrows = _arrows(notes.arrows)
        before = _arrows(seen.arrows) if seen else node.arrows
        node.arrows = merged_things(node.arrows, before, arrows, lambda one: (one.start, one.end))
    if notes.marks is not None:
        marks = _marks(notes.marks)
        before_marks = _marks(seen.marks) if seen else node.marks
        node.marks = merged_things(node.marks, before_marks, marks, lambda one: one.district)


def _arrows(arrows: Sequence[StudyArrow]) -> tuple[Arrow, ...]:
    return tuple(Arrow(one.start, one.end, one.colour) for one in arrows)


def _marks(marks: Sequence[StudyMark]) -> tuple[Mark, ...]:
    return tuple(Mark(one.district, one.colour) for one in marks)


def _check_notes(node: Node, districts: int) -> None:
    if plays_tricks(plain(node)):
        raise tricks()
    places = [
        *(one.start for one in node.arrows),
        *(one.end for one in node.arrows),
        *(one.district for one in node.marks),
    ]
    if any(place >= districts for place in places):
        raise ProblemError(
            422, f"the map has districts 0 to {districts - 1}", "problem-study-district", most=districts - 1
        )


def _line(text: str) -> str:
    return " ".join(text.split())


def plain(node: Node) -> str:
    """Return the words at a position, in one line."""
    return f"{node.comment} {node.chapter}".replace("\n", " ").replace("\t", " ")


def tricks() -> ProblemError:
    """422: letters that do not show."""
    told = "a text has letters that do not show, or change how others do"
    return ProblemError(422, told, "problem-study-tricks")
