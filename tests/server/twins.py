"""Two games that one viewer cannot tell apart: equal events, but for the cards that they have never seen."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CARD_FIRST, CHANCE, DEFAULT_PRESET, Edition, Step, next_dealt, why_not
from utopia.rules.model.material import CIVILIZATIONS


@dataclass
class Deal:
    """A card that was dealt."""

    number: int
    seat: int
    civilization: int
    pile: int
    """Which pile it came from: the discards have become a new one so many times."""
    is_shown: bool = False


def played(players: int, seed: int, events: int, edition: Edition | str = DEFAULT_PRESET) -> Game:
    """A game of random moves, until that many events have happened."""
    game, rng = Game(players, edition=edition, by_hand=True), random.Random(seed)
    game.chance = Seeded(seed)
    game.draw()
    while len(game.events) < events and not game.is_over:
        seat = rng.choice([game.colours.index(colour) for colour in game.to_decide])
        game.play(rng.choice(game.moves(seat)), seat)
    return game


def twin(game: Game, viewer: int, rng: random.Random) -> Game | None:
    """Another game that the viewer (-1: a spectator) cannot tell from this one; None if this try found none."""
    piles = _piles(game)
    known = list(_deals(game, piles))
    _mark_shown(game, known)
    _exchange(game, viewer, known, piles[-1], rng)
    deals = {deal.number: deal for deal in known}
    other = Game(game.players, edition=game.edition, by_hand=True)
    for number, event in enumerate(game.events):
        code = CARD_FIRST + deals[number].civilization if number in deals else event.code
        if is_unseen(game, number, viewer):
            code = rng.choice(other.moves(event.seat)).code
        if event.seat != CHANCE and why_not(other.board, other.state, event.seat, code):
            return None  # a card was begun to be played whose use is not seen yet
        other.apply(Event(event.seat, code))
    return other if other.state.tobytes() != game.state.tobytes() else None


def _step(game: Game, number: int) -> Step:
    return Step(int(game.position_at(number)["step"][0]))


def _piles(game: Game) -> list[int]:
    """[number of events] -> how often the discards have become the pile."""
    sizes = [int(game.position_at(number)["pile_size"][0]) for number in range(len(game.events) + 1)]
    return [0, *accumulate(int(after > before) for before, after in pairwise(sizes))]


def _deals(game: Game, piles: Sequence[int]) -> Iterator[Deal]:
    for number, event in enumerate(game.events):
        if event.seat == CHANCE and event.code >= CARD_FIRST:
            seat = int(next_dealt(game.board, game.position_at(number)))
            yield Deal(number, seat, event.code - CARD_FIRST, piles[number])


def _mark_shown(game: Game, known: Sequence[Deal]) -> None:
    """A card that left a hand is one of those dealt before, the earliest of its kind."""
    for number in range(len(game.events)):
        before, after = (game.position_at(n)["hand"][0].astype(int) for n in (number, number + 1))
        for seat, civilization in zip(*(before > after).nonzero(), strict=True):
            for _ in range(before[seat, civilization] - after[seat, civilization]):
                held = (d for d in known if (d.seat, d.civilization) == (seat, civilization) and d.number < number)
                next(deal for deal in held if not deal.is_shown).is_shown = True


def _exchange(game: Game, viewer: int, known: Sequence[Deal], last: int, rng: random.Random) -> None:
    """Deal the cards of each pile that the viewer never saw, the rest of the last one among them, another way."""
    for pile in range(last + 1):
        hidden = [deal for deal in known if deal.pile == pile and deal.seat != viewer and not deal.is_shown]
        cards = [deal.civilization for deal in hidden]
        if pile == last:
            rest = game.state["pile"][0].tolist()
            cards += [civilization for civilization in range(CIVILIZATIONS) for _ in range(rest[civilization])]
        rng.shuffle(cards)
        for deal, card in zip(hidden, cards, strict=False):
            deal.civilization = card


def is_unseen(game: Game, number: int, viewer: int) -> bool:
    """Whether that event is another's choice of discards that is not shown yet."""
    if game.events[number].seat in (viewer, CHANCE):
        return False
    return all(_step(game, later) == Step.DISCARD for later in range(number, len(game.events) + 1))
