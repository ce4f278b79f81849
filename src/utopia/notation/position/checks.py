"""The check that a laid out position is possible: turns, guests and cards fit the step, and somebody can go on."""

from collections.abc import Callable
from typing import Final

import numpy as np

from utopia.notation.position.facts import Facts, PositionError
from utopia.notation.position.hands import cards_owed, hide
from utopia.notation.position.presence import effective_step, presence_faults
from utopia.notation.position.table import Table
from utopia.rules import (
    CHANCE,
    MOST_MOVES,
    NOBODY,
    OUTCOMES,
    End,
    Kind,
    Move,
    Phase,
    Refusal,
    Step,
    chance_outcomes,
    legal_moves,
    who_decides,
    who_may_decide,
    why_not,
)
from utopia.rules.model.edition import ANY_CARDS, MATCHING
from utopia.rules.model.material import (
    CARDS_DEALT,
    CARDS_KEPT,
    GUESTS_A_PLAYER,
    HIDDEN,
    LAPS_OF_WELCOME,
    LAST_ROUND,
    NOTHING,
    PRIVILEGES,
    SPECTATOR,
)

_AFTER_GUEST: Final = (Step.END, Step.NAMED_END)
_IN_SURPRISE: Final = (Step.SURPRISE_DRAW, Step.SURPRISE_GUEST, Step.NAME, Step.NAMED_GUEST, Step.NAMED_END)
_BEFORE_SURPRISE_LIES: Final = (Step.SURPRISE_DRAW, Step.SURPRISE_GUEST)


def faults_of(table: Table, facts: Facts) -> list[PositionError]:
    """Return the faults of impossible facts, each at its line, and blank the facts that a view does not know.

    What hangs on other facts is judged once those are right.
    """
    if faults := list(presence_faults(table, facts)):
        return faults
    hide(table)
    has_begun = int(table.state["round_number"]) > 0
    for checks in (_OF_A_ROUND if has_begun else (), (_check_begun,), (_check_someone_can_go_on,)):
        faults = [fault for check in checks if (fault := _fault(check, table, facts))]
        if faults:
            break
    return faults


def _fault(check: Callable[[Table, Facts], None], table: Table, facts: Facts) -> PositionError | None:
    try:
        check(table, facts)
    except PositionError as fault:
        return fault
    return None


def _check_order(table: Table, facts: Facts) -> None:
    state, turn = table.state, int(table.state["turn"])
    scores = [int(state["score"][seat]) for seat in state["track"][: table.players]]
    if scores != sorted(scores, reverse=True):
        raise facts["track"][0].refused("position-track", "R-ORDER-1")
    if "acted" in facts and int(state["acted"]) >> turn & 1:
        raise facts["acted"][0].refused("position-acted", "R-ORDER-2", seat=turn)
    if int(state["named"]) == turn != NOBODY:
        raise facts["named"][0].refused("position-names-self", "R-WELCOME-3")


def _check_lap(table: Table, facts: Facts) -> None:
    step, phase = Step(int(table.state["step"])), int(table.state["phase"])
    laps = range(1, LAPS_OF_WELCOME + 1)
    if step in (Step.ARRIVAL, Step.OVER):
        laps = range(1)
    elif phase == Phase.DEVELOPMENT:
        laps = range(1, 2)
    if int(table.state["lap"]) not in laps:
        line = facts.get("lap", facts["step"])[0]
        if len(laps) == 1:
            raise line.refused("position-lap", "R-ORDER-2", lap=str(laps[0]))
        raise line.refused("position-laps", "R-ORDER-2", least=str(laps[0]), most=str(laps[-1]))


def _check_guests(table: Table, facts: Facts) -> None:
    if int(table.state["phase"]) != Phase.WELCOME:
        return
    state, step, line = table.state, effective_step(table), facts["step"][0]
    everybody = GUESTS_A_PLAYER * table.players
    lying, surprises = int(state["open_guests"].sum()), int(state["surprise_taken"].sum())
    due = everybody - int(state["draws_left"])
    if step != Step.ARRIVAL:
        turns = table.players * (LAPS_OF_WELCOME + 1 - int(state["lap"])) - int(state["acted"]).bit_count()
        due = turns - (step in _AFTER_GUEST)
        if int(state["taken"].sum()) - surprises != everybody - due:
            raise facts.get("taken", [line])[0].refused("position-taken", "R-WELCOME-2", number=everybody - due)
    if lying != due:
        raise facts.get("open", [line])[0].refused("position-open", "R-WELCOME-4", due=due, lying=lying)
    drawers = int(state["surprised"])
    if step in _IN_SURPRISE and not drawers >> int(state["turn"]) & 1:
        raise line.refused("position-surprised", "R-WELCOME-3")
    if surprises != drawers.bit_count() - (step in _BEFORE_SURPRISE_LIES):
        raise facts.get("surprised", [line])[0].refused("position-surprises", "R-WELCOME-3")
    if int(state["bag"].sum()) < (int(state["draws_left"]) if step == Step.ARRIVAL else step == Step.SURPRISE_DRAW):
        raise line.refused("position-bag", "R-WELCOME-1")


def _check_cards(table: Table, facts: Facts) -> None:
    state, line, step = table.state, facts["step"][0], int(table.state["step"])
    if int(state["pile_size"]) < 0:
        raise facts["hand"][-1].refused("position-cards", "R-MAT-1")
    if step == Step.DISCARD:
        _check_discards(table, facts)
    if step == Step.KEEP and int(state["hand_size"][int(state["turn"])]) <= CARDS_KEPT:
        raise line.refused("position-keeps", "R-CARD-3", seat=int(state["turn"]))
    if "turned" in facts or "turned-into" in facts:
        _check_turned(table, facts)
    if step == Step.DEAL:
        cards = int(state["pile_size"]) + int(state["discards"].sum())
        if not 1 <= int(state["draws_left"]) <= min(CARDS_DEALT * table.players, cards) or not state["pile_size"]:
            raise facts["draws-left"][0].refused("position-deal", "R-CARD-1")


def _check_discards(table: Table, facts: Facts) -> None:
    state = table.state
    for seat in range(table.players):
        owed, sums = cards_owed(table, seat), int(state["chosen"][seat].sum())
        waits = bool(int(state["undecided"]) >> seat & 1)
        if waits and (owed == 0 or sums or int(state["hand_size"][seat]) < owed):
            raise facts["undecided"][0].refused("position-nothing-chosen", "R-CARD-2", seat=seat)
        is_known = int(state["chosen"][seat, 0]) != HIDDEN
        if not waits and is_known and sums != owed:
            at = facts.get("chosen", facts["undecided"])[0]
            raise at.refused("position-chooses", "R-CARD-2", seat=seat, owed=owed, chosen=sums)


def _check_turned(table: Table, facts: Facts) -> None:
    state, seat = table.state, int(table.state["turn"])
    number, into = int(state["turned"].sum()), int(state["turned_into"])
    if number == 0 or into == NOTHING or int(state["turned"][into]) > 0:
        raise facts["step"][0].refused("position-turned", "R-CARD-5")
    if number + int(state["privileges"][seat]) > PRIVILEGES:
        raise facts["turned"][0].refused("position-turned-cost", "R-CARD-5", seat=seat)


def _check_knowledge(table: Table, facts: Facts) -> None:
    """Check that the cards known in other hands are in them, or were turned from them and are not yet discarded."""
    state = table.state
    turned = int(state["turned"].sum())
    for fact in facts.get("must-hold", ()):
        viewer, civilization, number = fact.values
        others = [seat for seat in range(table.players) if seat != viewer]
        sizes = sum(int(state["hand_size"][seat]) for seat in others) + turned
        known = sizes
        if table.viewer is None:
            known = sum(int(state["hand"][seat, civilization]) for seat in others) + int(state["turned"][civilization])
        if number > known or int(state["must_hold"][viewer].sum()) > sizes:
            raise fact.refused(f"position-held-{'all' if viewer == SPECTATOR else 'others'}", "R-CARD-1")


def _check_end(table: Table, facts: Facts) -> None:
    if "ended" not in facts:
        return
    state = table.state
    is_reached = int(state["score"].max()) >= int(table.board["target"])
    reason = End.TARGET if is_reached else End.STALL
    is_last = int(state["round_number"]) == LAST_ROUND
    if int(state["end_reason"]) != reason or not (is_reached or is_last):
        raise facts["ended"][0].refused("position-end", "R-END-1")


_OF_A_ROUND: Final = (_check_order, _check_lap, _check_guests, _check_cards, _check_knowledge, _check_end)


def _check_begun(table: Table, facts: Facts) -> None:
    """Check that the waiting move could be begun."""
    state, step = table.state, int(table.state["step"])
    if step == Step.DESTINATION:
        civilization, district = int(state["action_civilization"]), int(state["action_district"])
        before = Step.PRIVILEGE if "turned" in facts else Step.ACT
        _check_legal(table, facts, "moving", before, Move(Kind.MOVE, civilization=civilization, district=district))
    if step == Step.PAY:
        kind = Kind.RAISE if state["action_raises"] else Kind.LOWER
        allowed = (ANY_CARDS,) if kind == Kind.RAISE else tuple({*range(ANY_CARDS + 1)} - {MATCHING})
        if int(table.board["scale_cards"]) not in allowed:
            raise facts["paying"][0].refused("position-matching", "R-SCALE-3")
        _check_legal(table, facts, "paying", Step.ACT, Move(kind, civilization=int(state["action_civilization"])))
    if step == Step.LEAVE:
        move = Move(Kind.WONDER, island=int(state["wonder_island"]))
        _check_legal(table, facts, "building", effective_step(table), move)
        _check_leaving(table, facts)


def _check_legal(table: Table, facts: Facts, verb: str, before: Step, move: Move) -> None:
    earlier = table.states.copy()
    earlier["step"] = before
    seat = int(who_decides(table.boards, earlier))
    if why_not(table.boards, earlier, seat, move.code) != Refusal.ALLOWED:
        raise facts[verb][0].refused("position-begun", "R-BUILD-1", seat=seat)


def _check_leaving(table: Table, facts: Facts) -> None:
    """Check that chosen princes stand there, and that civilizations not yet asked for have a choice (R-BUILD-1)."""
    state = table.state
    seat = int(who_decides(table.boards, table.states))
    island = int(table.board["island_districts"][int(state["wonder_island"])])
    choices = [int(mask) & island for mask in state["at_least"][0, seat]]
    chosen = [int(district) for district in state["leaving"]]
    for there, district in zip(choices, chosen, strict=True):
        if district == NOTHING and there.bit_count() == 1:
            raise facts["step"][0].refused("position-leave-one", "R-BUILD-1")
        if district != NOTHING and not there >> district & 1:
            raise facts["leaving"][0].refused("position-leave-none", "R-BUILD-1")
    if NOTHING not in chosen:
        raise facts["step"][0].refused("position-leave-all", "R-BUILD-1")


def _check_someone_can_go_on(table: Table, facts: Facts) -> None:
    line, mask = facts["step"][0], int(who_may_decide(table.states))
    moves, weights = np.zeros(MOST_MOVES, np.int32), np.zeros(OUTCOMES, np.int32)
    for seat in range(table.players):
        if mask >> seat & 1 and legal_moves(table.boards, table.states, seat, moves) == 0:
            raise line.refused("position-stuck", "R-ORDER-2", seat=seat)
    is_chance = int(who_decides(table.boards, table.states)) == CHANCE
    if is_chance and chance_outcomes(table.boards, table.states, moves, weights) == 0:
        raise line.refused("position-nothing-drawn", "R-WELCOME-1")
