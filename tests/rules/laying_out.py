"""LayingOut a position up by words. All material comes from where it lies, so that nothing is made or lost."""

from typing import Any, Final

from utopia.boards import load_board, playing_board
from utopia.rules import NOBODY, Phase, Step, edition, empty_states, start
from utopia.rules.model.material import CARDS_OF_A_CIVILIZATION, CIVILIZATION_NAMES, ISLAND_NAMES, NOTHING, SEAT_NAMES

BOARD: Final = load_board("reconstruction")


class LayingOut:
    """The arrays of a game, and the hands that lay things out on it."""

    def __init__(self, players: int, preset: str = "fr", **options: Any) -> None:
        self.map = BOARD
        self.players = players
        self.seats = list(SEAT_NAMES[:players])
        self.edition = edition(preset, **options)
        self.boards = playing_board(BOARD, self.edition, players)
        self.states = empty_states()
        start(self.boards, self.states)

    @property
    def state(self) -> Any:
        """The record itself; writing to its fields changes the position."""
        return self.states[0]

    @staticmethod
    def words_of(counts: Any) -> list[str]:
        """Cards counted by civilization, as words."""
        return [word for word, count in zip(CIVILIZATION_NAMES, counts.tolist(), strict=True) for _ in range(count)]

    def owner_of(self, place: str) -> str:
        """Who controls a district, or owns an island's wonder; ``nobody``."""
        if place in ISLAND_NAMES:
            seat = int(self.state.wonder_owner[ISLAND_NAMES.index(place)])
        else:
            seat = int(self.state.owner[self.map.index_of[place]])
        return "nobody" if seat == NOBODY else SEAT_NAMES[seat]

    # the map

    def princes(self, seat: str, civilization: str, district: str, number: int = 1) -> None:
        """From the supply to a district."""
        s, c, d = SEAT_NAMES.index(seat), CIVILIZATION_NAMES.index(civilization), self.map.index_of[district]
        self.state.supply[s, c] -= number
        self.state.princes[s, c, d] += number
        for least in range(len(self.state.at_least)):
            if self.state.princes[s, c, d] > least:
                self.state.at_least[least, s, c] |= 1 << d

    def one_of_each(self, seat: str, *districts: str) -> None:
        """A prince of each civilization, in these districts in turn."""
        for index, civilization in enumerate(CIVILIZATION_NAMES):
            self.princes(seat, civilization, districts[index % len(districts)])

    def exhaust(self, seat: str, civilization: str, *districts: str) -> None:
        """All princes left in the supply go to these districts in turn."""
        left = int(self.state.supply[SEAT_NAMES.index(seat), CIVILIZATION_NAMES.index(civilization)])
        for index in range(left):
            self.princes(seat, civilization, districts[index % len(districts)])

    def own(self, seat: str, civilization: str, *districts: str) -> None:
        """Monuments of the civilization on bases of the seat."""
        s, c = SEAT_NAMES.index(seat), CIVILIZATION_NAMES.index(civilization)
        for district in districts:
            index = self.map.index_of[district]
            self.state.bases[s] -= 1
            self.state.monuments_left[c] -= 1
            self.state.monument[index] = c
            self.state.owner[index] = s
            self.state.monument_districts[c] |= 1 << index

    def wonder(self, seat: str, island: str) -> None:
        """The island's wonder on a base of the seat."""
        self.state.bases[SEAT_NAMES.index(seat)] -= 1
        self.state.wonder_owner[ISLAND_NAMES.index(island)] = SEAT_NAMES.index(seat)

    # the track and the scale

    def scale(self, *civilizations: str) -> None:
        """The whole scale, from value 5 down to 1."""
        for place, civilization in enumerate(civilizations):
            self.state.scale[CIVILIZATION_NAMES.index(civilization)] = len(CIVILIZATION_NAMES) - place

    def score(self, **points: int) -> None:
        """Scores by seat; of equal ones the one named first stands in front."""
        for seat, gained in points.items():
            self.state.score[SEAT_NAMES.index(seat)] = gained
            self.state.gained[SEAT_NAMES.index(seat)] = 0
            self.state.gained[SEAT_NAMES.index(seat), -1] = gained
        self.queue(*points, *(seat for seat in self.seats if seat not in points))

    def queue(self, *seats: str) -> None:
        """The track: by score, and in this order on a shared space."""
        ranked = sorted(seats, key=lambda seat: -int(self.state.score[SEAT_NAMES.index(seat)]))
        self.state.track[: self.players] = [SEAT_NAMES.index(seat) for seat in ranked]
        self.state.lap_order[: self.players] = self.state.track[: self.players]

    # guests

    def bag(self, *guests: str) -> None:
        """Only these guests are left in the bag; the others lie before red."""
        self.state.taken[0] += self.state.bag
        self.state.bag[:] = 0
        for guest in guests:
            kind = self.guest_kind(guest)
            self.state.taken[0, kind] -= 1
            self.state.bag[kind] += 1

    def guest_kind(self, guest: str) -> int:
        """``maya wind`` as an index."""
        civilization, island = guest.split()
        return ISLAND_NAMES.index(island) * len(CIVILIZATION_NAMES) + CIVILIZATION_NAMES.index(civilization)

    # cards

    def hand(self, seat: str, *cards: str) -> None:
        """Exactly these cards, exchanged with the pile."""
        s = SEAT_NAMES.index(seat)
        self.state.pile += self.state.hand[s]
        self.state.hand[s] = [cards.count(civilization) for civilization in CIVILIZATION_NAMES]
        self.state.pile -= self.state.hand[s]
        self.state.hand_size[s] = len(cards)
        self.state.pile_size = self.state.pile.sum()

    def pile(self, *cards: str) -> None:
        """Exactly these cards in the pile; the rest that nobody holds is discarded."""
        self.state.pile[:] = [cards.count(civilization) for civilization in CIVILIZATION_NAMES]
        self.state.discards[:] = CARDS_OF_A_CIVILIZATION - self.state.pile - self.state.hand.sum(axis=0)
        self.state.pile_size = len(cards)

    # moments

    def act(self, seat: str, *cards: str) -> None:
        """It is the seat's turn in phase 2, with these cards; those in front of it have acted."""
        ahead = self.state.track[: self.state.track.tolist().index(SEAT_NAMES.index(seat))]
        self._clear_guests()
        self.state.phase = Phase.DEVELOPMENT
        self.state.step = Step.ACT
        self.state.lap = 1
        self.state.lap_order = self.state.track
        self.state.turn = SEAT_NAMES.index(seat)
        self.state.acted = sum(1 << int(other) for other in ahead)
        self.hand(seat, *cards)

    def _clear_guests(self) -> None:
        self.state.bag += self.state.open_guests + self.state.taken.sum(axis=0)
        self.state.open_guests[:] = 0
        self.state.taken[:] = 0
        self.state.surprise_taken[:] = 0
        self.state.surprise_guest = NOTHING
        self.state.draws_left = 0
