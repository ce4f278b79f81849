"""The check that a laid out position is possible: turns, guests and cards fit the step, and somebody can go on."""

from typing import Final

import numpy as np

from utopia.notation.position.facts import Facts
from utopia.notation.position.hands import cards_owed, hide
from utopia.notation.position.presence import check_presence, effective_step
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
    SEAT_NAMES,
    SPECTATOR,
)

_AFTER_GUEST: Final = (Step.END, Step.NAMED_END)
_IN_SURPRISE: Final = (Step.SURPRISE_DRAW, Step.SURPRISE_GUEST, Step.NAME, Step.NAMED_GUEST, Step.NAMED_END)
_BEFORE_SURPRISE_LIES: Final = (Step.SURPRISE_DRAW, Step.SURPRISE_GUEST)


def check(table: Table, facts: Facts) -> None:
    """Refuse impossible facts at their line, and blank the facts that a view does not know."""
    check_presence(table, facts)
    hide(table)
    if int(table.state["round_number"]) > 0:
        _check_order(table, facts)
        if int(table.state["phase"]) == Phase.WELCOME:
            _check_guests(table, facts)
        _check_cards(table, facts)
        _check_end(table, facts)
    _check_begun(table, facts)
    _check_someone_can_go_on(table, facts)


def _check_order(table: Table, facts: Facts) -> None:
    state, turn = table.state, int(table.state["turn"])
    scores = [int(state["score"][seat]) for seat in state["track"][: table.players]]
    if scores != sorted(scores, reverse=True):
        raise facts["track"][0].refused("the track runs from most points to fewest", "R-ORDER-1")
    if "acted" in facts and int(state["acted"]) >> turn & 1:
        raise facts["acted"][0].refused(f"{SEAT_NAMES[turn]} is on turn and has not acted yet", "R-ORDER-2")
    if int(state["named"]) == turn != NOBODY:
        raise facts["named"][0].refused("no player names themselves", "R-WELCOME-3")
    _check_lap(table, facts)


def _check_lap(table: Table, facts: Facts) -> None:
    step, phase = Step(int(table.state["step"])), int(table.state["phase"])
    laps = range(1, LAPS_OF_WELCOME + 1)
    if step in (Step.ARRIVAL, Step.OVER):
        laps = range(1)
    elif phase == Phase.DEVELOPMENT:
        laps = range(1, 2)
    if int(table.state["lap"]) not in laps:
        right = f"{laps[0]} to {laps[-1]}" if len(laps) > 1 else str(laps[0])
        raise facts.get("lap", facts["step"])[0].refused(f"the lap is {right} at this step", "R-ORDER-2")


def _check_guests(table: Table, facts: Facts) -> None:
    state, step, line = table.state, effective_step(table), facts["step"][0]
    everybody = GUESTS_A_PLAYER * table.players
    lying, surprises = int(state["open_guests"].sum()), int(state["surprise_taken"].sum())
    due = everybody - int(state["draws_left"])
    if step != Step.ARRIVAL:
        turns = table.players * (LAPS_OF_WELCOME + 1 - int(state["lap"])) - int(state["acted"]).bit_count()
        due = turns - (step in _AFTER_GUEST)
        if int(state["taken"].sum()) - surprises != everybody - due:
            words = f"the guests taken, but for surprises, are {everybody - due} at this step"
            raise facts.get("taken", [line])[0].refused(words, "R-WELCOME-2")
    if lying != due:
        words = f"as many guests lie open as turns are left: {due}, not {lying}"
        raise facts.get("open", [line])[0].refused(words, "R-WELCOME-4")
    drawers = int(state["surprised"])
    if step in _IN_SURPRISE and not drawers >> int(state["turn"]) & 1:
        raise line.refused("the player on turn is one of those surprised", "R-WELCOME-3")
    if surprises != drawers.bit_count() - (step in _BEFORE_SURPRISE_LIES):
        raise facts.get("surprised", [line])[0].refused("surprise guests taken and drawers do not match", "R-WELCOME-3")
    if int(state["bag"].sum()) < (int(state["draws_left"]) if step == Step.ARRIVAL else step == Step.SURPRISE_DRAW):
        raise line.refused("the bag holds too few guests", "R-WELCOME-1")


def _check_cards(table: Table, facts: Facts) -> None:
    state, line, step = table.state, facts["step"][0], int(table.state["step"])
    if int(state["pile_size"]) < 0:
        raise facts["hand"][-1].refused("with it there are more than 50 cards", "R-MAT-1")
    if step == Step.DISCARD:
        _check_discards(table, facts)
    if step == Step.KEEP and int(state["hand_size"][int(state["turn"])]) <= CARDS_KEPT:
        raise line.refused(f"{SEAT_NAMES[int(state['turn'])]} has no more cards than they keep", "R-CARD-3")
    if "turned" in facts or "turned-into" in facts:
        _check_turned(table, facts)
    if step == Step.DEAL:
        cards = int(state["pile_size"]) + int(state["discards"].sum())
        if not 1 <= int(state["draws_left"]) <= min(CARDS_DEALT * table.players, cards) or not state["pile_size"]:
            words = "1 to 5 cards a player are still to be dealt, from a pile that is not empty"
            raise facts["draws-left"][0].refused(words, "R-CARD-1")
    _check_knowledge(table, facts)


def _check_discards(table: Table, facts: Facts) -> None:
    state = table.state
    for seat in range(table.players):
        owed, sums = cards_owed(table, seat), int(state["chosen"][seat].sum())
        waits = bool(int(state["undecided"]) >> seat & 1)
        if waits and (owed == 0 or sums or int(state["hand_size"][seat]) < owed):
            raise facts["undecided"][0].refused(f"{SEAT_NAMES[seat]} has nothing to choose", "R-CARD-2")
        is_known = int(state["chosen"][seat, 0]) != HIDDEN
        if not waits and is_known and sums != owed:
            at = facts.get("chosen", facts["undecided"])[0]
            raise at.refused(f"{SEAT_NAMES[seat]} chooses {owed} cards, not {sums}", "R-CARD-2")


def _check_turned(table: Table, facts: Facts) -> None:
    state, seat = table.state, int(table.state["turn"])
    number, into = int(state["turned"].sum()), int(state["turned_into"])
    if number == 0 or into == NOTHING or int(state["turned"][into]) > 0:
        raise facts["step"][0].refused("a turned card needs 'turned' and 'turned-into', two civilizations", "R-CARD-5")
    if number + int(state["privileges"][seat]) > PRIVILEGES:
        raise facts["turned"][0].refused(f"each turned card has cost {SEAT_NAMES[seat]} a privilege", "R-CARD-5")


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
            who = "all players" if viewer == SPECTATOR else "the others"
            raise fact.refused(f"{who} do not hold so many cards", "R-CARD-1")


def _check_end(table: Table, facts: Facts) -> None:
    if "ended" not in facts:
        return
    state = table.state
    is_reached = int(state["score"].max()) >= int(table.board["target"])
    reason = End.TARGET if is_reached else End.STALL
    is_last = int(state["round_number"]) == LAST_ROUND
    if int(state["end_reason"]) != reason or not (is_reached or is_last):
        raise facts["ended"][0].refused("a game ends when the target is reached or after round 40", "R-END-1")


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
            raise facts["paying"][0].refused("at this table matching cards pay, and nothing is asked", "R-SCALE-3")
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
        raise facts[verb][0].refused(f"{SEAT_NAMES[seat]} could not have begun this", "R-BUILD-1")


def _check_leaving(table: Table, facts: Facts) -> None:
    """Check that chosen princes stand there, and that civilizations not yet asked for have a choice (R-BUILD-1)."""
    state = table.state
    seat = int(who_decides(table.boards, table.states))
    island = int(table.board["island_districts"][int(state["wonder_island"])])
    choices = [int(mask) & island for mask in state["at_least"][0, seat]]
    chosen = [int(district) for district in state["leaving"]]
    for there, district in zip(choices, chosen, strict=True):
        if district == NOTHING and there.bit_count() == 1:
            raise facts["step"][0].refused("where only one prince can leave, it is chosen already", "R-BUILD-1")
        if district != NOTHING and not there >> district & 1:
            raise facts["leaving"][0].refused("no such prince stands there to leave", "R-BUILD-1")
    if NOTHING not in chosen:
        raise facts["step"][0].refused("all princes are chosen; the wonder stands", "R-BUILD-1")


def _check_someone_can_go_on(table: Table, facts: Facts) -> None:
    line, mask = facts["step"][0], int(who_may_decide(table.states))
    moves, weights = np.zeros(MOST_MOVES, np.int32), np.zeros(OUTCOMES, np.int32)
    for seat in range(table.players):
        if mask >> seat & 1 and legal_moves(table.boards, table.states, seat, moves) == 0:
            raise line.refused(f"{SEAT_NAMES[seat]} could do nothing here", "R-ORDER-2")
    is_chance = int(who_decides(table.boards, table.states)) == CHANCE
    if is_chance and chance_outcomes(table.boards, table.states, moves, weights) == 0:
        raise line.refused("nothing can be drawn here", "R-WELCOME-1")
