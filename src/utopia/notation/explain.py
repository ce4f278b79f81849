"""Words for people: why a move is refused, what happened, what is asked, and why it is whose turn."""

from collections.abc import Sequence
from typing import Final

from utopia.boards import BoardMap
from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.notation.model import Result
from utopia.notation.sentences import REFUSALS, say
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
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, SEAT_NAMES

SEAT_WORDS: Final = tuple(name.capitalize() for name in SEAT_NAMES)
CIVILIZATION_WORDS: Final = tuple(name.capitalize() for name in CIVILIZATION_NAMES)
CIVILIZATION_LANDS: Final = ("Maya", "Persia", "China", "Greece", "Egypt")
"""What stands on the prestige scale."""
ISLAND_WORDS: Final = tuple(name.capitalize() for name in ISLAND_NAMES)

_FAMILIES: Final = {Kind.PAY_TWO: ("pay", "two"), Kind.DISCARD_TWO: ("two",)}
"""Kinds that share a message of their own."""


def refusal_sentence(board_map: BoardMap, refusal: Refusal, move: Move) -> str:
    """What is wrong with the move and what would be right, with the rule's identifier; empty for ALLOWED."""
    if refusal == Refusal.ALLOWED:
        return ""
    return f"{say(_refusal_id(refusal, move.kind), **_parts(board_map, move))} [{rule_of(refusal, move.kind)}]"


def _refusal_id(refusal: Refusal, kind: Kind) -> str:
    """The message for this kind of move if there is one of its own, else the refusal's."""
    if refusal == Refusal.NOT_NOW:
        return f"not-now-{_dashed(kind.name)}"
    message = f"refusal-{_dashed(refusal.name)}"
    for ending in (_dashed(kind.name), *_FAMILIES.get(kind, ())):
        if f"{message}-{ending}" in REFUSALS:
            return f"{message}-{ending}"
    return message


def move_sentence(board_map: BoardMap, event: Event, dealt_to: int = NOBODY, names: Sequence[str] = SEAT_WORDS) -> str:
    """What happened, for a chronicle; ``names`` are what the seats are called, a card needs whom it is dealt to."""
    if event.seat == CHANCE:
        draw = decode_draw(event.code)
        other = dealt_to if draw.seat < 0 else draw.seat
        return say(f"event-{_dashed(draw.kind.name)}", other=names[other], **_parts(board_map, draw))
    if event.code == UNSEEN_DISCARD:
        return say("event-discard-unseen", seat=names[event.seat])
    move = decode(event.code)
    number = f"-{move.number}" if move.kind == Kind.TO else ""
    words = _parts(board_map, move) | {"seat": names[event.seat], "other": names[move.seat]}
    return say(f"event-{_dashed(move.kind.name)}{number}", **words)


def step_question(board_map: BoardMap, boards: Boards, states: States, names: Sequence[str] = SEAT_WORDS) -> str:
    """What is asked now, and of whom."""
    state = states[0]
    step = Step(int(state["step"]))
    seat = int(next_dealt(boards, states)) if step == Step.DEAL else int(who_decides(boards, states))
    if seat < 0:
        seat = int(state["turn"])
    words = {"seat": names[seat], "other": names[int(state["turn"])]}
    if step == Step.DISCARD:
        return say("question-discard", owing=_owing(states, names))
    if step == Step.PAY:
        step_id = "question-pay-raise" if state["action_raises"] else "question-pay-lower"
    else:
        step_id = f"question-{_dashed(step.name)}"
    return say(step_id, **(words | _asked(board_map, states, step, seat)))


def _asked(board_map: BoardMap, states: States, step: Step, seat: int) -> dict[str, object]:
    """The words of what the step waits for."""
    state = states[0]
    civilization, island = int(state["action_civilization"]), int(state["wonder_island"])
    number = int(state["draws_left"])
    if step == Step.SURPRISE_GUEST:
        island, civilization = divmod(int(state["surprise_guest"]), len(CIVILIZATION_NAMES))
    elif step == Step.LEAVE:
        civilization = state["leaving"].tolist().index(NOBODY)
    elif step == Step.PRIVILEGE:
        civilization = int(state["turned_into"])
    elif step == Step.KEEP:
        number = int(state["hand_size"][seat])
    return _civilization_parts(civilization) | {
        "island": ISLAND_WORDS[island],
        "district": board_map.districts[int(state["action_district"])].name,
        "number": number,
        "value": len(CIVILIZATION_NAMES) - int((state["scale"] > 0).sum()),
    }


def _owing(states: States, names: Sequence[str]) -> str:
    state, mask = states[0], int(who_may_decide(states))
    first = int(state["track"][0])
    order = [int(seat) for seat in state["track"][: int(state["players"])] if mask >> int(seat) & 1]
    ids = ("question-discard-two" if seat == first else "question-discard-one" for seat in order)
    return ", ".join(say(message, seat=names[seat]) for message, seat in zip(ids, order, strict=True))


def why_turn(boards: Boards, states: States, names: Sequence[str] = SEAT_WORDS) -> str:
    """Why it is the turn of whoever is to decide (R-ORDER-2): a few words, no sentence."""
    state, seat = states[0], int(who_decides(boards, states))
    if seat == NOBODY:
        return say("turn-over")
    if seat == CHANCE:
        return say("turn-chance")
    if int(state["step"]) == Step.DISCARD:
        return say("turn-at-once")
    if int(state["named"]) == seat:
        return say("turn-named", other=names[int(state["turn"])])
    if not boards[0]["live_order"] and state["acted"]:
        return say("turn-fixed")
    return _why_on_track(state["track"].tolist(), state["score"].tolist(), seat, names)


def _why_on_track(track: list[int], score: list[int], seat: int, names: Sequence[str]) -> str:
    place, points = track.index(seat), score[seat]
    if place == 0:
        return say("turn-first", points=points) if points else say("turn-first-on-start")
    ahead = track[place - 1]
    if score[ahead] == points:
        return say("turn-behind", other=names[ahead], points=points)
    return say("turn-next", points=points)


def _parts(board_map: BoardMap, thing: Move | Draw) -> dict[str, object]:
    """The words of a move's or draw's parts; an island is also that of its district."""
    words: dict[str, object] = {}
    island = thing.island
    if thing.civilization >= 0:
        words |= _civilization_parts(thing.civilization)
    if isinstance(thing, Move):
        words["number"] = thing.number
        if thing.second >= 0:
            words["second"] = CIVILIZATION_WORDS[thing.second]
            words["a_second"] = _with_article(CIVILIZATION_WORDS[thing.second])
        if thing.district >= 0:
            words["district"] = board_map.districts[thing.district].name
            island = ISLAND_NAMES.index(board_map.districts[thing.district].island)
    if island >= 0:
        words |= {"island": ISLAND_WORDS[island], "island_id": ISLAND_NAMES[island]}
    return words


def _civilization_parts(civilization: int) -> dict[str, object]:
    word = CIVILIZATION_WORDS[civilization]
    with_article = _with_article(word)
    return {
        "civ": word,
        "civ_id": CIVILIZATION_NAMES[civilization],
        "a_civ": with_article,
        "A_civ": f"A{with_article[1:]}",
        "land": CIVILIZATION_LANDS[civilization],
    }


def _with_article(word: str) -> str:
    return f"an {word}" if word[0] in "AEIOU" else f"a {word}"


def result_sentence(result: Result, names: Sequence[str] = SEAT_WORDS) -> str:
    """How a game ended, in words."""
    places = [say("chronicle-place", place=e.place, seat=names[e.seat], score=e.score) for e in result.standings]
    return say(f"chronicle-{result.reason.name.lower()}", standings=", ".join(places))


def _dashed(name: str) -> str:
    return name.lower().replace("_", "-")
