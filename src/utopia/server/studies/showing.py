"""Studies as the page sees them: all positions of one, and the table at one of them, with nothing hidden."""

from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CHANCE, States
from utopia.server.game.messages.view import Happening
from utopia.server.game.view import SPECTATOR, Draft, Observation, happening, view_of
from utopia.server.game.view.happenings import event_phrase
from utopia.server.studies.messages import StudyArrow, StudyDraw, StudyMark, StudyNode, StudyPosition
from utopia.server.web.messages import Phrase
from utopia.studies import ROOT, Node, Study


class StudyObservation(Observation):
    """A position of a study from a seat: all hands are open."""

    def at(self, number: int) -> States:
        """Return the position when ``number`` events had happened, nothing blanked."""
        return self._game.position_at(number)

    def event(self, number: int) -> Event:
        """Return the event of that number as it was."""
        return self._game.event(number)


def seat_of(game: Game) -> int:
    """Return the first seat that decides; SPECTATOR if none does."""
    decides = game.to_decide
    return game.colours.index(decides[0]) if decides else SPECTATOR


def nodes_of(study: Study) -> list[StudyNode]:
    """Return all positions in their order."""
    game, numbers, found = study.game(), {ROOT: 0}, []
    for id_, before, node in study.nodes():
        if node.event is not None:
            game.undo(numbers[before])
            game.apply(node.event)
            numbers[id_] = numbers[before] + 1
        found.append(node_of(game, id_, before, node, numbers[id_]))
    return found


def node_of(game: Game, id_: str, before: str, node: Node, events: int) -> StudyNode:
    """Return one position; ``game`` stands there, after that many events."""
    return StudyNode(
        id=id_,
        before=before,
        event=_happening(game, events - 1) if events else None,
        round=int(game.position_at(events)["round_number"][0]),
        by=node.by,
        comment=node.comment,
        chapter=node.chapter,
        arrows=[StudyArrow(one.start, one.end, one.colour) for one in node.arrows],  # type: ignore[arg-type]
        marks=[StudyMark(one.district, one.colour) for one in node.marks],  # type: ignore[arg-type]
    )


def _happening(game: Game, number: int) -> Happening:
    return happening(StudyObservation(game, SPECTATOR, number + 1), number)


def position_of(game: Game, id_: str, seat: int | None = None) -> StudyPosition:
    """Return the table of a game, by default as the seat that decides sees it."""
    seen = StudyObservation(game, seat_of(game) if seat is None else seat)
    draft = Draft(seen.events, None if seen.events else Phrase("bar-beginning"))
    view = view_of(seen, id_, seen.events, max(0, seen.events - 1), draft)
    return StudyPosition(view, draws_of(game))


def draws_of(game: Game) -> list[StudyDraw]:
    """Return the possible answers of chance."""
    outcomes, weights = game.outcomes()
    receiver = StudyObservation(game, SPECTATOR).dealt_to(len(game.events))
    return [
        StudyDraw(code, event_phrase(game.map, Event(CHANCE, code), receiver), weight / sum(weights))
        for code, weight in zip(outcomes, weights, strict=True)
    ]
