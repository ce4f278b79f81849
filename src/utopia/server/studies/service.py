"""Studies made, read, changed and written again by the real rules. Importing this loads compiled rules."""

import secrets
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from utopia import lessons
from utopia.boards import builtin_board
from utopia.chance import Seeded
from utopia.game import Game
from utopia.locales import SpokenError
from utopia.notation.events import Event
from utopia.notation.files import record_from_bytes
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.model import Record
from utopia.notation.record import record_text
from utopia.rules import CHANCE
from utopia.server.game.bots import BotPool
from utopia.server.game.hints import NOT_NOW, WAKING, advised, hint_of
from utopia.server.game.messages.socket import Hint, Told
from utopia.server.game.view import Observation, told_of
from utopia.server.studies.editing import board_shown, map_names, own_map, record_of_start, shown, start_of
from utopia.server.studies.messages import (
    LONGEST_STUDY,
    BoardShown,
    NewStudy,
    PositionShown,
    StudyEvent,
    StudyMoved,
    StudyMoves,
    StudyNode,
    StudyNotes,
    StudyPosition,
    StudyStart,
)
from utopia.server.studies.noting import noted, plain, tricks
from utopia.server.studies.showing import StudyObservation, node_of, nodes_of, position_of, seat_of
from utopia.server.studies.store import Content, NoSuchStudyError
from utopia.server.tables.names import plays_tricks
from utopia.server.web.messages import Phrase
from utopia.server.web.problems import ProblemError
from utopia.studies import (
    Node,
    Study,
    StudyError,
    UnknownPositionError,
    about_of,
    check,
    id_after,
    record_of,
    study_of,
)

_CHAPTERS: Final = 12
"""Chapters that the list of studies names."""
_REMEMBERED: Final = 32
"""Studies that are kept read."""
_Answer = TypeVar("_Answer")


def written(study: Study) -> Content:
    """Return a study as it is stored. Raise ProblemError 422 if it is too large."""
    try:
        study.check_size()
    except StudyError as error:
        raise _refused(error) from None
    text = record_text(record_of(study), geometry=True)
    if len(text) > LONGEST_STUDY:
        raise ProblemError(
            422, f"a study has at most {LONGEST_STUDY} letters", "problem-study-long", most=LONGEST_STUDY
        )
    nodes = [node for _, _, node in study.nodes()]
    chapters = [node.chapter for node in nodes if node.chapter][:_CHAPTERS]
    return Content(text, study.about.players, len(nodes) - 1, chapters)


def read(text: str) -> Study:
    """Return a study from its text. Raise ProblemError 422 if it is none that can be studied here."""
    try:
        study = study_of(record_from_bytes(text.encode()))
    except SpokenError as error:
        raise ProblemError(422, f"record: {error}", "problem-record-unreadable", reason=str(error)) from None
    board = study.about.board
    own = () if builtin_board(board.digest) else map_names(board)
    texts = [study.about.title or "", *study.about.names, *own]
    if any(map(plays_tricks, [*texts, *(plain(node) for _, _, node in study.nodes())])):
        raise tricks()
    return study


known: Final = lru_cache(_REMEMBERED)(read)
"""The same, kept for those who only look: nobody changes it."""


def asked(question: Callable[[], _Answer]) -> _Answer:
    """Return the answer. Raise ProblemError for what the rules, or the study, refuse."""
    try:
        return question()
    except UnknownPositionError as error:
        raise ProblemError(404, str(error), error.why.id) from None
    except StudyError as error:
        raise _refused(error) from None
    except IllegalMoveError as error:
        raise ProblemError(422, str(error), "problem-study-illegal", rule=error.rule) from None


def _moved(study: Study, wish: StudyMoves) -> StudyMoved:
    """Go on from a position, and return where that leads. The errors of ``asked``."""
    game, node = study.game_at(wish.after), study.path(wish.after)[-1]
    at, nodes = wish.after, list[StudyNode]()
    for event in map(_event, wish.events):
        node, at = gone_on(game, node, at, event, nodes)
    if wish.draw and game.awaits_draw:
        drawn = game.copy()
        drawn.chance = Seeded(secrets.randbits(32))
        drawn.draw()
        for event in drawn.events[len(game.events) :]:
            node, at = gone_on(game, node, at, event, nodes)
    return StudyMoved(nodes, position_of(game, at), 0)


def gone_on(game: Game, node: Node, at: str, event: Event, nodes: list[StudyNode], by: str = "") -> tuple[Node, str]:
    """Go on from a position by an event, chosen by that bot if by any; return the next one and its id."""
    check(game, event)
    found = node.follow(event, by)
    after = id_after(at, found)
    game.apply(event)
    nodes.append(node_of(game, after, at, found, len(game.events)))
    return found, after


def _removed(study: Study, position: str, known: int | None, mine: Collection[str] | None) -> None:
    gone = {position}
    for id_, before, _ in study.nodes():
        if before in gone:
            gone.add(id_)
    if mine is not None and not gone <= set(mine):
        told = "only the owner of a study, or who added these moves, can delete them"
        raise ProblemError(403, told, "problem-study-cut")
    if known is not None and len(gone) > known:
        raise ProblemError(409, "somebody has gone on from there meanwhile; look again", "problem-study-grown")
    study.remove(position)


def _event(one: StudyEvent) -> Event:
    return Event(CHANCE if one.seat < 0 else one.seat, one.code)


class Studies:
    """Studies as the endpoints ask for them: each by its text."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool: Final = bot_pool

    def begun(self, wish: NewStudy) -> Content:
        """Return a new study of a record, of a lesson or of a new game. Raise ProblemError 422, NoSuchStudyError."""
        if wish.record is not None:
            return written(read(wish.record))
        if wish.position is not None:
            return written(read(record_text(record_of_start(wish.position), geometry=True)))
        if wish.lesson is None:
            game = Game(wish.players, by_hand=True)
        elif (lesson := next((one for one in lessons.lessons() if one.id == wish.lesson), None)) is not None:
            game = lesson.game()
        else:
            raise NoSuchStudyError
        return written(Study(about_of(game.record([""] * game.players))))

    def about(self, text: str) -> Record:
        """Return the map, the rules and the names of a study."""
        return known(text).about

    def nodes(self, text: str) -> list[StudyNode]:
        """Return all positions of a study."""
        return nodes_of(known(text))

    def tried(self, text: str, wish: StudyMoves) -> StudyMoved:
        """Go on from a position, and return where that leads. Raise ProblemError for what the rules refuse."""
        return self.moved(text, wish)[1]

    def moved(self, text: str, wish: StudyMoves) -> tuple[Content, StudyMoved]:
        """Return the study with the moves as well."""
        return changed(text, lambda study: _moved(study, wish))

    def noted(self, text: str, position: str, notes: StudyNotes) -> tuple[Content, StudyNode]:
        """Write or draw at a position. Raise ProblemError 404, 422."""
        return changed(text, lambda study: noted(study, position, notes))

    def removed(
        self, text: str, position: str, known: int | None, mine: Collection[str] | None
    ) -> tuple[Content, None]:
        """Delete a move and what follows it: so many positions, if ``known``, and only those that are ``mine``, if any.

        Raise ProblemError 403, 404, 409.
        """
        return changed(text, lambda study: _removed(study, position, known, mine))

    def promoted(self, text: str, position: str) -> tuple[Content, None]:
        """Make the line to a position the main line. Raise ProblemError 404."""
        return changed(text, lambda study: study.promote(position))

    def position(self, text: str, position: str, events: Sequence[StudyEvent], seat: int | None) -> StudyPosition:
        """Return the table at a position, or after further events. Raise ProblemError."""
        return position_of(game_at(text, position, events), position, seat)

    def told(self, text: str, position: str, events: Sequence[StudyEvent], code: int) -> Told:
        """Return what a further move of the seat that decides would do. Raise ProblemError."""
        game = game_at(text, position, events)
        return told_of(StudyObservation(game, seat_of(game)), "", code)

    def shown(self, start: StudyStart) -> PositionShown:
        """Check a position that is set up. Raise ProblemError 422 for unknown rules or a faulty map."""
        return shown(start)

    def map_of_text(self, text: str) -> BoardShown:
        """Return the map in the text of a board file. Raise ProblemError 422."""
        return board_shown(own_map(text))

    def map(self, text: str) -> BoardShown:
        """Return the map of a study."""
        return board_shown(known(text).about.board)

    def start(self, text: str, position: str, events: Sequence[StudyEvent]) -> StudyStart:
        """Return a position as text, with its rules and its map. Raise ProblemError."""
        return start_of(game_at(text, position, events))

    async def hint(self, text: str, position: str, events: Sequence[StudyEvent]) -> Hint:
        """Return what a strong bot would do that knows what the seat that decides knows. Raise ProblemError."""
        game = game_at(text, position, events)
        seat, version = seat_of(game), len(game.events)
        if seat < 0:
            return Hint("", NOT_NOW, version)
        if not self._bot_pool.is_ready:
            return Hint("", WAKING, version)
        seen = Observation(game, seat)
        return hint_of(seen, version, await advised(seen, self._bot_pool))


def changed(text: str, change: Callable[[Study], _Answer]) -> tuple[Content, _Answer]:
    """Change a study; return it as it is stored then, and the answer. Raise ProblemError."""
    study = read(text)
    answer = asked(lambda: change(study))
    return written(study), answer


def game_at(text: str, position: str, events: Sequence[StudyEvent]) -> Game:
    """Return the game at a position, or after further events. Raise ProblemError."""

    def reached() -> Game:
        game = known(text).game_at(position)
        for one in events:
            event = _event(one)
            check(game, event)
            game.apply(event)
        return game

    return asked(reached)


def _refused(error: StudyError) -> ProblemError:
    return ProblemError(
        422, str(error), Phrase(error.why.id, {name: str(word) for name, word in error.why.words.items()})
    )
