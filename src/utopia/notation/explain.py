"""Words for people: the reason of a refusal, the events, the question, and the reason of a turn.

Phrases are in no language yet (``utopia.locales``); a speaker of the reader's language turns them into text.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from utopia.boards import BoardMap
from utopia.locales import DEFAULT_LANGUAGE, ENGLISH, Phrase, Speaker, Word
from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.notation.model import Result
from utopia.rules import (
    CHANCE,
    NOBODY,
    Boards,
    Draw,
    Kind,
    Move,
    Refusal,
    States,
    Step,
    decode,
    decode_draw,
    next_dealt,
    rule_of,
    who_decides,
    who_may_decide,
)
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES

_OF_ONE_KIND: Final = {
    (Refusal.NO_PRINCE_IN_SUPPLY, Kind.ENTER): "enter",
    (Refusal.WRONG_NUMBER_OF_CARDS, Kind.PAY): "pay",
    (Refusal.WRONG_NUMBER_OF_CARDS, Kind.PAY_TWO): "pay",
    (Refusal.NO_SUCH_CARD, Kind.PAY_TWO): "two",
    (Refusal.NO_SUCH_CARD, Kind.DISCARD_TWO): "two",
    (Refusal.CARD_NEEDED, Kind.RAISE): "raise",
    (Refusal.NO_WAY_THERE, Kind.MOVE): "move",
}
"""Refusals for which a kind of move has words of its own -> the end of their message."""


def speaker_of(board_map: BoardMap, names: Sequence[str] = (), language: str = DEFAULT_LANGUAGE) -> Speaker:
    """The narrator of games on a map, with the players' names, by default their colours.

    A district whose name on the board differs from that in our messages keeps the board's name in every language.
    """
    return Speaker(language, seats=names, districts=_own_names(board_map))


@cache
def _own_names(board_map: BoardMap) -> dict[str, str]:
    ours = {one.id: f"district-{one.id}" for one in board_map.districts if ENGLISH.knows(f"district-{one.id}")}
    return {
        one.id: one.name for one in board_map.districts if one.id not in ours or ENGLISH.say(ours[one.id]) != one.name
    }


def refusal_phrase(board_map: BoardMap, refusal: Refusal, move: Move) -> Phrase:
    """Return the phrase for a move that is not ALLOWED: the fault, and the right way."""
    if refusal == Refusal.NOT_NOW:
        return Phrase(f"not-now-{_dashed(move.kind.name)}")
    ending = _OF_ONE_KIND.get((refusal, move.kind))
    message = f"refusal-{_dashed(refusal.name)}"
    return Phrase(f"{message}-{ending}" if ending else message, _parts(board_map, move))


def refusal_sentence(board_map: BoardMap, refusal: Refusal, move: Move, speaker: Speaker | None = None) -> str:
    """Return the refusal with the rule's identifier, by default in English; empty for ALLOWED."""
    if refusal == Refusal.ALLOWED:
        return ""
    phrase = refusal_phrase(board_map, refusal, move)
    return f"{(speaker or speaker_of(board_map)).say(phrase)} [{rule_of(refusal, move.kind)}]"


def event_phrase(board_map: BoardMap, event: Event, dealt_to: int = NOBODY) -> Phrase:
    """Return the phrase of an event, for a chronicle; a card needs the seat it is dealt to."""
    if event.seat == CHANCE:
        draw = decode_draw(event.code)
        other = dealt_to if draw.seat < 0 else draw.seat
        return Phrase(f"event-{_dashed(draw.kind.name)}", _with_other(_parts(board_map, draw), other))
    if event.code == UNSEEN_DISCARD:
        return Phrase("event-discard-unseen", {"seat": event.seat})
    move = decode(event.code)
    number = f"-{move.number}" if move.kind == Kind.TO else ""
    words = {"seat": event.seat, **_parts(board_map, move)}
    return Phrase(f"event-{_dashed(move.kind.name)}{number}", _with_other(words, move.seat))


def question_phrase(board_map: BoardMap, boards: Boards, states: States) -> Phrase:
    """Return the phrase of the current question, with the players asked."""
    step = Step(int(states["step"][0]))
    if step == Step.DISCARD:
        return Phrase("question-discard", {"number": int(who_may_decide(states)).bit_count()})
    seat = int(next_dealt(boards, states)) if step == Step.DEAL else int(who_decides(boards, states))
    seat = int(states["turn"][0]) if seat < 0 else seat
    if step == Step.PAY:
        message = "question-pay-raise" if states["action_raises"][0] else "question-pay-lower"
    else:
        message = f"question-{_dashed(step.name)}"
    words = {"seat": seat, "other": int(states["turn"][0]), **_asked(board_map, states, step, seat)}
    return Phrase(message, {name: word for name, word in words.items() if word != NOBODY})


def _asked(board_map: BoardMap, states: States, step: Step, seat: int) -> dict[str, Word]:
    """Return the words of the things that the step waits for."""
    civilization, island = int(states["action_civilization"][0]), int(states["wonder_island"][0])
    words: dict[str, Word] = {}
    if step == Step.SURPRISE_GUEST:
        island, civilization = divmod(int(states["surprise_guest"][0]), len(CIVILIZATION_NAMES))
    elif step == Step.LEAVE:
        civilization = states["leaving"][0].tolist().index(NOBODY)
    elif step == Step.PRIVILEGE:
        civilization = int(states["turned_into"][0])
    elif step == Step.KEEP:
        words["number"] = int(states["hand_size"][0][seat])
    elif step in (Step.ARRIVAL, Step.DEAL):
        words["number"] = int(states["draws_left"][0])
    elif step == Step.SCALE:
        words["value"] = len(CIVILIZATION_NAMES) - int((states["scale"][0] > 0).sum())
    elif step == Step.DESTINATION:
        words["district"] = board_map.districts[int(states["action_district"][0])].id
    return words | _civilization_and_island(civilization, island)


def owing_phrases(states: States) -> list[Phrase]:
    """Return the players who still choose discards, and the number of cards, in the order of the track (R-CARD-2)."""
    state, mask = states[0], int(who_may_decide(states))
    first = int(state["track"][0])
    order = [int(seat) for seat in state["track"][: int(state["players"])] if mask >> int(seat) & 1]
    return [Phrase(f"question-discard-{'two' if seat == first else 'one'}", {"seat": seat}) for seat in order]


def why_phrase(boards: Boards, states: States) -> Phrase:
    """Return the reason why the player to decide is on turn (R-ORDER-2): a few words, no sentence."""
    seat = int(who_decides(boards, states))
    if seat == NOBODY:
        return Phrase("turn-over")
    if seat == CHANCE:
        return Phrase("turn-chance")
    if int(states["step"][0]) == Step.DISCARD:
        return Phrase("turn-at-once")
    if int(states["named"][0]) == seat:
        return Phrase("turn-named", {"other": int(states["turn"][0])})
    if not boards["live_order"][0] and states["acted"][0]:
        return Phrase("turn-fixed")
    return _why_on_track(states["track"][0].tolist(), states["score"][0].tolist(), seat)


def _why_on_track(track: list[int], score: list[int], seat: int) -> Phrase:
    place, points = track.index(seat), score[seat]
    if place == 0:
        return Phrase("turn-first", {"points": points}) if points else Phrase("turn-first-on-start")
    if score[track[place - 1]] == points:
        return Phrase("turn-behind", {"other": track[place - 1], "points": points})
    return Phrase("turn-next", {"points": points})


def result_sentence(result: Result, speaker: Speaker) -> str:
    """Return how a game ended, in words."""
    places = [speaker.say("chronicle-place", place=e.place, seat=e.seat, score=e.score) for e in result.standings]
    return speaker.say(f"chronicle-{_dashed(result.reason.name)}", standings=", ".join(places))


def _parts(board_map: BoardMap, thing: Move | Draw) -> dict[str, Word]:
    """Return the words of a move's or draw's parts; an island is also that of its district."""
    words = _civilization_and_island(thing.civilization, thing.island)
    if not isinstance(thing, Move):
        return words
    if thing.second >= 0:
        words["second"] = CIVILIZATION_NAMES[thing.second]
    if thing.district >= 0:
        words["district"] = board_map.districts[thing.district].id
        words["island"] = board_map.districts[thing.district].island
    if thing.number >= 0:
        words["number"] = thing.number
    return words


def _civilization_and_island(civilization: int, island: int) -> dict[str, Word]:
    words: dict[str, Word] = {}
    if civilization >= 0:
        words["civ"] = CIVILIZATION_NAMES[civilization]
    if island >= 0:
        words["island"] = ISLAND_NAMES[island]
    return words


def _with_other(words: dict[str, Word], other: int) -> dict[str, Word]:
    return words if other < 0 else {**words, "other": other}


def _dashed(name: str) -> str:
    return name.lower().replace("_", "-")
