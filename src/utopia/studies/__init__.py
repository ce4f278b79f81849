"""Studies: a game or a position with variations, comments, arrows and marks; written as a record, and read from one."""

from utopia.studies.notation import about_of, record_of, study_of
from utopia.studies.playing import Asked, next_asked, play_on
from utopia.studies.tree import (
    COLOURS,
    ROOT,
    Arrow,
    Mark,
    Node,
    Study,
    StudyError,
    UnknownPositionError,
    check,
    id_after,
)

__all__ = [
    "COLOURS",
    "ROOT",
    "Arrow",
    "Asked",
    "Mark",
    "Node",
    "Study",
    "StudyError",
    "UnknownPositionError",
    "about_of",
    "check",
    "id_after",
    "next_asked",
    "play_on",
    "record_of",
    "study_of",
]
