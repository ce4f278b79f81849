"""Help for the tests: games brought to a point, and games played at random."""

import random
from collections import Counter

from tests.reference.engine import ReferenceGame
from tests.reference.material import CIVILIZATIONS, LIMITED, UNLIMITED, ReferenceEdition
from tests.reference.rounds import refill_pile
from tests.reference.sample_board import SAMPLE_BOARD
from tests.reference.table import Table

DEFAULT = ReferenceEdition()


def begin(players: int = 3, edition: ReferenceEdition = DEFAULT, first: str = "red") -> ReferenceGame:
    """A game whose set-up is drawn: the scale stands in the order of the civilizations."""
    game = ReferenceGame(SAMPLE_BOARD, edition, players)
    for civilization in CIVILIZATIONS:
        game.answer(f"scale {civilization}")
    game.answer(f"first {first}")
    return game


def draw(game: ReferenceGame, *guests: str) -> None:
    """Draw the guests named, then whatever comes first until nothing is asked of chance."""
    for guest in guests:
        game.answer(f"guest {guest}")
    while game.who() == "chance":
        game.answer(min(game.chances()))


def acting(players: int, hand: list[str], edition: ReferenceEdition = DEFAULT, first: str = "red") -> ReferenceGame:
    """The first player's turn of phase 2 with these cards in hand; nobody has discarded."""
    game = begin(players, edition, first)
    table = game.table
    table.bag.update(table.open_guests)
    table.open_guests.clear()
    table.guests_to_draw = 0
    table.phase, table.step, table.lap, table.on_turn = "development", "act", 1, first
    table.hand[first] = Counter(hand)
    table.pile.subtract(hand)
    return game


def put(game: ReferenceGame, seat: str, civilization: str, district: str, count: int = 1) -> None:
    """Place princes from the supply."""
    for _ in range(count):
        game.table.place(seat, civilization, district)


def own(game: ReferenceGame, seat: str, civilization: str, district: str) -> None:
    """Give a player a monument."""
    game.table.monument[district] = (civilization, seat)
    game.table.monuments[civilization] -= 1
    game.table.bases[seat] -= 1


def own_wonder(game: ReferenceGame, seat: str, island: str) -> None:
    """Give a player a wonder."""
    game.table.wonder[island] = seat
    game.table.bases[seat] -= 1


def random_event(game: ReferenceGame, dice: random.Random) -> None:
    """One answer or one move at random."""
    who = game.who()
    if isinstance(who, str):
        chances = game.chances()
        game.answer(dice.choices(list(chances), list(chances.values()))[0])
        return
    seat = dice.choice(who)
    moves = game.moves(seat)
    assert moves
    assert len(set(moves)) == len(moves)
    builds = [move for move in moves if move.startswith(("district", "wonder"))]
    game.play(seat, dice.choice(builds or moves))


def check_conserved(game: ReferenceGame) -> None:
    """Nothing is lost and nothing appears; the track is in order."""
    table = game.table
    princes, bases, monuments = LIMITED if table.edition.component_limits else UNLIMITED
    for seat in table.seats:
        built = [owner for _, owner in table.monument.values()] + list(table.wonder.values())
        assert table.bases[seat] + built.count(seat) == bases
        for civilization in CIVILIZATIONS:
            out = sum(table.princes[seat, civilization, district] for district in table.board.districts)
            assert table.supply[seat][civilization] + out == princes
    for civilization in CIVILIZATIONS:
        standing = [word for word, _ in table.monument.values()]
        assert table.monuments[civilization] + standing.count(civilization) == monuments
    check_cards(table)
    check_guests(table)
    assert table.track == sorted(table.track, key=lambda seat: -table.score[seat])


def check_cards(table: Table) -> None:
    """Fifty cards, none of them negative anywhere."""
    everywhere = [table.pile, table.discarded, Counter(table.turned), *table.hand.values()]
    assert all(number >= 0 for cards in everywhere for number in cards.values())
    for civilization in CIVILIZATIONS:
        assert sum(cards[civilization] for cards in everywhere) == 10
    refilled = table.pile.total()
    refill_pile(table)
    assert table.pile.total() == refilled, "the pile is refilled before a card is asked for"


def check_guests(table: Table) -> None:
    """All guests are somewhere, unless surprise guests leave the game."""
    drawn = 0 if table.drawn is None else 1
    total = table.bag.total() + table.open_guests.total() + table.taken.total() + drawn
    everyone = 10 * len(table.open_islands())
    assert total == everyone if table.edition.surprise_guest_returns else total <= everyone
    if table.phase == "welcome" and table.step == "guest":
        turns = len(table.seats) * (4 - table.lap) - len(table.acted)
        assert table.open_guests.total() == turns
