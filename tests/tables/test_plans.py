"""Plans, over random games: what was planned is what would have been sent, and never anything illegal."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from utopia.game import Choice, Game
from utopia.notation.events import Event
from utopia.rules import MOVE_CODES, Kind, Phase, Step, decode
from utopia.rules.model.moves import DISCARD_FIRST, END
from utopia.tables.imagining import ImpossibleError, fingerprint, legal, may_imagine, options, spectators_view
from utopia.tables.plans import GUEST_KINDS, Asked, Ends, Misfit, Plan, decide, left_of, round_of_discards, without

SEEDS = [1, 2, 3]


def moments(seed: int, players: int = 3, rounds: int = 4) -> Iterator[tuple[Game, Choice]]:
    """Yield a random game before every decision of a player, and that decision."""
    rng = random.Random(seed)
    game = Game(players, seed=seed)
    while not game.is_over and int(game.state["round_number"][0]) <= rounds:
        move = rng.choice(game.moves())
        yield game, move
        game.play(move)


def asked(game: Game, seat: int, *done: int, version: int = 10, took_back: bool = False) -> Asked:
    """What the seat is asked now, as its player may know it."""
    is_asked = game.colours[seat] in game.to_decide
    codes = tuple(move.code for move in game.moves(seat)) if is_asked else ()
    is_plain = len(codes) == 1 and len(legal(game.board, spectators_view(game), seat)) == 1
    return Asked(version, game.seen_by(seat), seat, codes, is_plain, done, took_back)


def plan_of(game: Game, seat: int, **parts: object) -> Plan:
    now = asked(game, seat)
    return replace(Plan(0, now.round, discards_in=round_of_discards(now), holding=now.hand), **parts)  # type: ignore[arg-type]


def test_who_has_discarded_discards_next_in_another_round() -> None:
    """And who is still asked, while others have chosen, in this one."""
    told = set()
    for game, _ in moments(1):
        for seat in range(game.players):
            if (now := asked(game, seat)).step is Step.DISCARD:
                is_asked = game.colours[seat] in game.to_decide
                assert round_of_discards(now) == now.round + (not is_asked)
                told.add(is_asked)
    assert told == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_planned_is_what_the_player_would_have_sent(seed: int) -> None:
    fitted = {"guests": 0, "discards": 0}
    for game, move in moments(seed):
        code, seat = move.code, move.seat
        now = asked(game, seat)
        if now.step in (Step.GUEST, Step.NAMED_GUEST) and decode(code).kind in GUEST_KINDS:
            assert decide(plan_of(game, seat, guests=(MOVE_CODES - 1, code)), now) == code
            fitted["guests"] += 1
        elif now.step is Step.DISCARD:
            cards = decode(code)
            is_alike = cards.kind is Kind.DISCARD or cards.second == cards.civilization
            first = (cards.civilization,) if is_alike else (cards.civilization, cards.second)
            answer = decide(plan_of(game, seat, discards=first), now)
            assert answer == code or (not is_alike and now.hand[first[0]] > 1)
            fitted["discards"] += 1
    assert min(fitted.values()) > 5


@settings(max_examples=40, deadline=None)
@given(st.data(), st.integers(0, 10_000))
def test_whatever_is_planned_nothing_illegal_is_done(data: st.DataObject, seed: int) -> None:
    codes = st.integers(0, MOVE_CODES - 1)
    for game, move in moments(seed % 50, players=2 + seed % 4, rounds=1):
        seat = move.seat
        now = asked(game, seat)
        if data.draw(st.integers(0, 9)):
            continue
        legal_ones = st.sampled_from(now.codes) if now.codes else codes
        plan = plan_of(
            game,
            seat,
            guests=tuple(data.draw(st.lists(codes | legal_ones, max_size=4))),
            discards=tuple(data.draw(st.lists(st.integers(0, 4), max_size=5, unique=True))),
            holding=tuple(data.draw(st.lists(st.integers(0, 3), min_size=5, max_size=5))),
            ends=data.draw(st.sampled_from(Ends)),
            turn=tuple(data.draw(st.lists(codes | legal_ones, max_size=4))),
            seen=data.draw(st.sampled_from(["", fingerprint(now.view, seat)])),
        )
        answer = decide(plan, now)
        assert answer is None or isinstance(answer, Misfit) or answer in now.codes
        if isinstance(answer, Misfit):
            assert decide(without(plan, answer), now) != answer


def test_nothing_is_done_before_the_table_has_moved_on() -> None:
    game, move = next((g, e) for g, e in moments(1) if asked(g, e.seat).step is Step.GUEST)
    seat, code = move.seat, asked(game, move.seat).codes[0]
    plan = plan_of(game, seat, guests=(code,))
    assert decide(replace(plan, since=10), asked(game, seat, version=10)) is None
    assert decide(plan, asked(game, seat, version=1)) == code


def test_a_guest_is_taken_once() -> None:
    game, move = next((g, e) for g, e in moments(1) if asked(g, e.seat).step is Step.GUEST)
    seat, codes = move.seat, asked(game, move.seat).codes
    enters = [code for code in codes if decode(code).kind is Kind.ENTER]
    plan = plan_of(game, seat, guests=tuple(enters[:2]))
    assert decide(plan, asked(game, seat, enters[0])) is None, "they have taken one themselves"
    assert decide(plan, asked(game, seat, took_back=True)) is None, "they have changed their mind"
    assert decide(replace(plan, round=plan.round + 1), asked(game, seat)) is None, "it was for another round"
    assert decide(plan, asked(game, seat, END)) == enters[0]
    assert decide(replace(plan, guests=(MOVE_CODES - 1,)), asked(game, seat)) is Misfit.GUESTS


@pytest.mark.parametrize("seed", SEEDS)
def test_a_turn_ends_by_itself_when_everybody_sees_that_nothing_else_is_possible(seed: int) -> None:
    ended = asked_himself = 0
    for game, move in moments(seed):
        now = asked(game, move.seat)
        answer = decide(plan_of(game, now.seat, ends=Ends.FORCED), now)
        if answer is None:
            asked_himself += now.step is Step.ACT and now.codes == (END,)
            continue
        assert answer == END
        assert now.codes == (END,)
        assert legal(game.board, spectators_view(game), now.seat) == (END,)
        ended += 1
    assert ended > 10


def test_the_next_turn_ends_even_if_something_could_be_built() -> None:
    seen = set()
    for seed in range(6):
        for game, move in moments(seed):
            now = asked(game, move.seat)
            if now.step is not Step.END:
                continue
            plan = plan_of(game, now.seat, ends=Ends.NEXT)
            assert decide(plan, now) == END
            assert decide(plan, replace(now, done=(END,))) is None
            assert decide(plan, replace(now, took_back=True)) is None
            surprise = next(code for code in range(MOVE_CODES) if decode(code).kind is Kind.SURPRISE)
            assert decide(plan, replace(now, done=(surprise,))) is Misfit.SURPRISE
            seen.add(len(now.codes) > 1)
    assert seen == {True, False}


def test_cards_go_in_the_chosen_order_and_only_from_the_hand_that_was_known() -> None:
    for game, move in moments(2):
        now = asked(game, move.seat)
        if now.step is not Step.DISCARD:
            continue
        held = [civilization for civilization, cards in enumerate(now.hand) if cards]
        missing = [civilization for civilization, cards in enumerate(now.hand) if not cards]
        plan = plan_of(game, now.seat, discards=tuple(held))
        code = decide(plan, now)
        assert isinstance(code, int)
        assert decode(code).civilization == held[0]
        if missing:
            assert decide(replace(plan, discards=tuple(missing)), now) is Misfit.CARDS
        assert decide(replace(plan, holding=tuple(cards + 1 for cards in now.hand)), now) is Misfit.HAND
        assert decide(replace(plan, discards_in=now.round + 1), now) is None
        assert left_of(replace(plan, discards_in=now.round - 1), now).is_empty
        assert now.codes[0] >= DISCARD_FIRST


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_turn_is_imagined_as_it_is_when_the_table_stays_as_it_was(seed: int) -> None:
    """Let the players before do nothing: then the moves imagined are the legal ones."""
    imagined = 0
    for game, move in moments(seed):
        now = asked(game, move.seat)
        if now.step is not Step.ACT or now.phase is not Phase.DEVELOPMENT:
            continue
        for seat in range(game.players):
            view = game.seen_by(seat)
            if not may_imagine(view, seat):
                continue
            later = game.copy()
            while later.to_decide[0] != later.colours[seat] and may_imagine(later.seen_by(seat), seat):
                later.play(next((m for m in later.moves() if m.code == END), later.moves()[0]))
            if later.to_decide != (later.colours[seat],) or fingerprint(later.seen_by(seat), seat) != fingerprint(
                view, seat
            ):
                continue
            follow(later, view, seat, random.Random(seed))
            imagined += 1
    assert imagined > 5


def follow(game: Game, view: object, seat: int, rng: random.Random) -> None:
    """The turn, imagined and really played, with the same moves at every step; then by its plan."""
    start, codes = game.copy(), list[int]()
    while following := options(game.board, view, seat, codes):  # type: ignore[arg-type]
        assert following == tuple(move.code for move in game.moves(seat))
        ends = END in following and (len(codes) > 4 or rng.random() < 0.3)
        codes.append(END if ends else rng.choice(following))
        game.apply(Event(seat, codes[-1]))
    plan = plan_of(start, seat, turn=tuple(codes), seen=fingerprint(start.seen_by(seat), seat))
    for index, code in enumerate(codes):
        assert decide(plan, asked(start, seat, *codes[:index])) == code
        start.apply(Event(seat, code))
    assert decide(plan, asked(start, seat, *codes)) is None


def test_a_planned_turn_is_dropped_when_the_table_is_another_one() -> None:
    game, move = next(
        (g, e) for g, e in moments(1) if asked(g, e.seat).step is Step.ACT and len(asked(g, e.seat).codes) > 3
    )
    seat = move.seat
    now = asked(game, seat)
    plan = plan_of(game, seat, turn=(now.codes[1], END), seen=fingerprint(now.view, seat))
    assert decide(plan, now) == now.codes[1]
    assert decide(replace(plan, seen="other"), now) is Misfit.TABLE
    assert decide(replace(plan, turn=(MOVE_CODES - 1, END)), now) is Misfit.TURN
    assert decide(plan, replace(now, done=(now.codes[0],))) is None, "they have begun otherwise"
    assert decide(plan, replace(now, took_back=True)) is None


def test_what_cannot_be_imagined_is_refused() -> None:
    for game, move in moments(1):
        now = asked(game, move.seat)
        if now.step is Step.ACT:
            other = next(seat for seat in range(game.players) if seat != now.seat)
            view = game.seen_by(other)
            for codes in ([MOVE_CODES - 1], [END, END, END, END, END, END, END]):
                with pytest.raises(ImpossibleError):
                    options(game.board, view, other, codes)
            return
