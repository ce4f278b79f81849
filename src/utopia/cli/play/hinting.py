"""The answer to ``hint``: what a strong bot would do with the rest of the turn, and why."""

from utopia.bots import make
from utopia.bots.advising import ADVISER, BUDGET, advise, worth_saying
from utopia.bots.explaining import explain, reason_phrase
from utopia.bots.supervision.answering import own_stream
from utopia.cli.play.desk import Desk
from utopia.cli.play.screen import sentence
from utopia.cli.speaking import say
from utopia.game import Game
from utopia.notation.moves import move_text
from utopia.tables import Waits


def hint_lines(desk: Desk) -> list[str]:
    """Sentences, from what the seat may know that is asked at this keyboard."""
    waiting = desk.table.waiting()
    asked = waiting.seats if desk.table.is_transcribed else [seat for seat in waiting.seats if seat == desk.viewer]
    if waiting.waits != Waits.PERSON or not asked:
        return [say("refusal-hint-not-now")]
    seat, game = asked[0], desk.game
    codes = worth_saying(_advised(game, seat))
    moves = ", ".join(move_text(game.map, code) for code in codes)
    reasons = explain(game.board, game.seen_by(seat), seat, *codes)
    why = [desk.speaker.say(reason_phrase(game.map, reason)) for reason in reasons]
    return [sentence(say("hint-moves", moves=moves)), *(why or [say("hint-no-reason")])]


def _advised(game: Game, seat: int) -> list[int]:
    adviser = make(ADVISER, game.board, seat)
    advice, stream = advise(game.board, game.seen_by(seat), seat), own_stream(0, seat, len(game.events))
    try:
        view, moves = next(advice)
        while True:
            view, moves = advice.send(adviser.choose(view, moves, BUDGET, stream))
    except StopIteration as done:
        codes: list[int] = done.value
        return codes
