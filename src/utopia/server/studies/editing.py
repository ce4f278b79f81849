"""Positions that are set up by hand: checked, shown as far as they can be laid out, begun as records."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from utopia.boards import (
    BUILTIN_BOARDS,
    BoardError,
    BoardMap,
    board_from_toml,
    board_to_toml,
    builtin_board,
    load_board,
)
from utopia.boards.page import page_drawing
from utopia.boards.playing import playing_board
from utopia.boards.sheet import sheet_of
from utopia.game import Game
from utopia.locales import Phrase as Said
from utopia.notation.model import Record
from utopia.notation.position import PositionError, examine_position, position_text
from utopia.notation.position.beginning import begin_line
from utopia.notation.position.words import PHASE_NAMES, STEP_NAMES
from utopia.notation.position.writing import viewer_of
from utopia.notation.words import NotationError
from utopia.rules import DEFAULT_PRESET, Edition, Phase, States, Step
from utopia.server.game.messages.view import Action, View
from utopia.server.game.view import SPECTATOR
from utopia.server.game.view.building import as_it_lies
from utopia.server.game.view.players import player_views
from utopia.server.lobby.offer_checks import edition_of
from utopia.server.studies.messages import BoardShown, PositionFault, PositionShown, StudyStart
from utopia.server.studies.showing import StudyObservation, position_of
from utopia.server.web.messages import Phrase
from utopia.server.web.problems import ProblemError

_NOTHING: Final = Phrase("")
_MAPS: Final = 8
"""Maps of people that are kept read."""


@lru_cache(_MAPS)
def own_map(text: str) -> BoardMap:
    """Return the map in the text of a board file. Raise ProblemError 422 with its first fault."""
    try:
        return board_from_toml(text, "the map")
    except BoardError as error:
        raise ProblemError(422, str(error), "problem-position-map", reason=str(error.faults[0])) from None


def map_names(board: BoardMap) -> Iterator[str]:
    """Yield all that people called something on a map."""
    yield board.name
    yield from (district.name for district in board.districts)
    yield from (sector.name for sector in board.sectors)


def board_shown(board: BoardMap) -> BoardShown:
    """Return a map as the page needs it."""
    return BoardShown(board.digest, board.name, msgspec.to_builtins(sheet_of(board)), page_drawing(board))


def shown(start: StudyStart) -> PositionShown:
    """Return a position as it lies, with all its faults. Raise ProblemError 422 for unknown rules or a faulty map."""
    board, edition = _table_of(start)
    boards = playing_board(board, edition, start.players)
    states, faults = examine_position(board, boards, start.text)
    if not faults and viewer_of(states) is not None:
        faults = [PositionError(Said("position-viewer"))]
    game = Game(start.players, board=board, edition=edition, by_hand=True, begin=states)
    if faults:
        return PositionShown([_fault(one) for one in faults], "", board.digest, _laid_out(game))
    return PositionShown([], position_text(board, boards, states), board.digest, position_of(game, "").view)


def record_of_start(start: StudyStart) -> Record:
    """Return a record that begins with a position. Raise ProblemError 422 if that cannot be."""
    board, edition = _table_of(start)
    try:
        begin = begin_line(board, edition, start.players, start.text)
    except NotationError as error:
        raise ProblemError(422, f"position: {error}", "problem-position", reason=str(error)) from None
    return Record(board, edition, start.players, ("",) * start.players, begin=begin)


def start_of(game: Game) -> StudyStart:
    """Return the position of a game as text."""
    own = None if builtin_board(game.map.digest) else board_to_toml(game.map)
    text = position_text(game.map, game.board, game.state)
    return StudyStart(text, game.players, DEFAULT_PRESET, game.edition.options(), own)


def _table_of(start: StudyStart) -> tuple[BoardMap, Edition]:
    board = load_board(BUILTIN_BOARDS[0]) if start.map is None else own_map(start.map)
    return board, edition_of(start.edition or DEFAULT_PRESET, start.options)


def _fault(error: PositionError) -> PositionFault:
    why = error.why if isinstance(error.why, Said) else Said("problem-position", {"reason": error.why})
    return PositionFault(error.line, error.text, error.rule, Phrase(why.id, dict(why.words)))


def _laid_out(game: Game) -> View:
    """Return what lies there, without anything that the rules would say of it: they know no impossible positions."""
    state, track = game.state[0], game.state[0]["track"].tolist()[: game.players]
    seats = list(range(game.players))
    still: States = game.state.copy()
    still["phase"], still["step"] = Phase.OVER, Step.OVER
    still["pile_size"] = still["pile"].sum()
    quiet = Game(game.players, board=game.map, edition=game.edition, by_hand=True, begin=still)
    seen = StudyObservation(quiet, SPECTATOR)
    order = track if sorted(track) == seats else seats
    return View(
        game="", version=0, events=0, viewer=0, **as_it_lies(seen),
        phase=PHASE_NAMES[Phase(int(state["phase"]))], step=STEP_NAMES[Step(int(state["step"]))],
        deciding=[], why=_NOTHING, question=_NOTHING, ending=None,
        order=order, acted=[seat for seat in seats if int(state["acted"]) >> seat & 1], track=order,
        players=player_views(seen), princes=seen.figures.princes, action=Action(), choices=[],
        draft=0, can_take_back=False, bar=None, kept=0, since=[],
    )  # fmt: skip
