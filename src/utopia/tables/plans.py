"""Plans: decisions that a player makes in advance, before the game asks for them.

``decide`` is given only the player's view, so a plan can do nothing that the player could not have done. A plan is
made at a version of the log; the player's later decisions and the progress of the game determine which parts of it are
used up. So a part that is carried out needs no note, and no part is carried out twice.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from utopia.rules import Kind, Phase, States, Step, decode
from utopia.rules.model.moves import END
from utopia.tables.imagining import fingerprint

GUEST_KINDS = frozenset({Kind.ENTER, Kind.TAKE, Kind.SURPRISE})
_CARDS = frozenset({Kind.DISCARD, Kind.DISCARD_TWO})
_OF_A_TURN = frozenset({Step.ACT, Step.DESTINATION, Step.PRIVILEGE, Step.PAY, Step.LEAVE, Step.KEEP})


class Ends(StrEnum):
    """The cases in which a turn ends by itself."""

    ASKED = "asked"
    """Never."""
    FORCED = "forced"
    """Always when nothing else can be done, as everybody can see: so the speed of the end tells nothing of a hand."""
    NEXT = "next"
    """The next one in which guests are welcomed, even if something could be built; unless a surprise was drawn."""


class Misfit(StrEnum):
    """The reason why a part of a plan was dropped when the game asked."""

    GUESTS = "guests"
    """None of the guests and places is available any more."""
    CARDS = "cards"
    """There are not as many cards of the chosen civilizations."""
    HAND = "hand"
    """Cards that were held have gone."""
    SURPRISE = "surprise"
    TABLE = "table"
    """The table or the hand is not as it was when the plan was made."""
    TURN = "turn"
    """The next move is not legal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A seat's decisions in advance."""

    since: int
    """The version of the log at which it was made: it answers later questions only."""
    round: int
    guests: tuple[int, ...] = ()
    """Codes for when a guest is asked for in this round, the most wanted first: `enter`, `take`, `surprise`."""
    discards: tuple[int, ...] = ()
    """Civilizations whose cards go first when all discard (R-CARD-2)."""
    discards_in: int = 0
    """The round of those discards."""
    holding: tuple[int, ...] = ()
    """[civilization] -> cards in hand when they were chosen."""
    ends: Ends = Ends.ASKED
    turn: tuple[int, ...] = ()
    """Codes of a whole turn of phase 2, if the table is then as it was when the plan was made."""
    seen: str = ""
    """Key of the view in which the turn was planned."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is planned (any more)."""
        return not (self.guests or self.discards or self.turn or self.ends is not Ends.ASKED)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a seat, asked or to be asked, with its player's knowledge."""

    version: int
    view: States
    """The seat's view."""
    seat: int
    codes: tuple[int, ...] = ()
    """The legal moves; empty while others are asked."""
    is_plain: bool = False
    """Everybody can see that there is only one move."""
    done: tuple[int, ...] = ()
    """Decisions of the seat since the plan was made, taken back or not."""
    took_back: bool = False
    """Whether the seat has taken something back since."""

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self.view["round_number"][0])

    @property
    def step(self) -> Step:
        """The step."""
        return Step(int(self.view["step"][0]))

    @property
    def phase(self) -> Phase:
        """The chapter."""
        return Phase(int(self.view["phase"][0]))

    @property
    def hand(self) -> tuple[int, ...]:
        """[civilization] -> cards."""
        return tuple(int(cards) for cards in self.view["hand"][0][self.seat])


def round_of_discards(asked: Asked) -> int:
    """The round in which the seat discards next."""
    is_past = asked.phase is Phase.DEVELOPMENT and asked.step not in (Step.DEAL, Step.DISCARD)
    has_chosen = asked.step is Step.DISCARD and not int(asked.view["undecided"][0]) >> asked.seat & 1
    return asked.round + (is_past or has_chosen)


def left_of(plan: Plan, asked: Asked) -> Plan:
    """Return the parts of the plan that are not used up or out of date."""
    is_now = plan.round == asked.round and not asked.took_back
    kinds = {decode(code).kind for code in asked.done}
    return replace(
        plan,
        guests=plan.guests if is_now and not kinds & GUEST_KINDS else (),
        discards=plan.discards if plan.discards_in >= round_of_discards(asked) else (),
        ends=Ends.ASKED if plan.ends is Ends.NEXT and (not is_now or Kind.END in kinds) else plan.ends,
        turn=plan.turn if is_now and _is_under_way(plan.turn, asked.done) else (),
    )


def _is_under_way(turn: tuple[int, ...], done: tuple[int, ...]) -> bool:
    """Return whether nothing but the beginning of the turn has been done."""
    return len(done) < len(turn) and done == turn[: len(done)]


def decide(plan: Plan, asked: Asked) -> int | Misfit | None:
    """Return the move planned for this question, or why it does not fit; None if nothing was planned."""
    plan = left_of(plan, asked)
    if asked.version <= plan.since or not asked.codes:
        return None
    step = asked.step
    if step in (Step.GUEST, Step.NAMED_GUEST) and plan.guests:
        return next((code for code in plan.guests if code in asked.codes), Misfit.GUESTS)
    if step is Step.DISCARD and plan.discards and plan.discards_in == asked.round:
        return _cards(plan, asked)
    if step in _OF_A_TURN and asked.phase is Phase.DEVELOPMENT and plan.turn:
        return _of_turn(plan, asked)
    return _end(plan, asked) if END in asked.codes else None


def _end(plan: Plan, asked: Asked) -> int | Misfit | None:
    if plan.ends is Ends.NEXT and asked.step is Step.END:
        has_drawn = any(decode(code).kind is Kind.SURPRISE for code in asked.done)
        return Misfit.SURPRISE if has_drawn else END
    return END if plan.ends is Ends.FORCED and asked.is_plain and len(asked.codes) == 1 else None


def _cards(plan: Plan, asked: Asked) -> int | Misfit:
    """Return the cards of the civilizations that go first, as many as are owed."""
    hand = asked.hand
    if any(now < then for now, then in zip(hand, plan.holding, strict=True)):
        return Misfit.HAND
    owed = 2 if decode(asked.codes[0]).kind is Kind.DISCARD_TWO else 1
    cards = [civilization for civilization in plan.discards for _ in range(hand[civilization])][:owed]
    wanted = sorted(cards)
    fits = (code for code in asked.codes if _cards_of(code) == wanted)
    return next(fits, Misfit.CARDS)


def _cards_of(code: int) -> list[int]:
    move = decode(code)
    if move.kind not in _CARDS:
        return []
    return [move.civilization] if move.kind is Kind.DISCARD else [move.civilization, move.second]


def _of_turn(plan: Plan, asked: Asked) -> int | Misfit:
    if not asked.done and fingerprint(asked.view, asked.seat) != plan.seen:
        return Misfit.TABLE
    code = plan.turn[len(asked.done)]
    return code if code in asked.codes else Misfit.TURN


def without(plan: Plan, misfit: Misfit) -> Plan:
    """Return the plan without the part that did not fit."""
    if misfit is Misfit.GUESTS:
        return replace(plan, guests=())
    if misfit in (Misfit.CARDS, Misfit.HAND):
        return replace(plan, discards=())
    if misfit is Misfit.SURPRISE:
        return replace(plan, ends=Ends.ASKED)
    return replace(plan, turn=())
