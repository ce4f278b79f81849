"""What lies on the table, as one viewer may see it, in words and numbers ready to be shown.

Both screens, the coloured one and the plain one, show these facts; neither reads a position itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from utopia.boards import ISLANDS, BoardMap, District
from utopia.cli.speaking import say
from utopia.game import Game
from utopia.rules import NOBODY, SPECTATOR, Phase, Step
from utopia.rules.model.material import CIVILIZATIONS, SEAT_NAMES

_ACTING: Final = frozenset({"acts", "acts-named"})


@dataclass(frozen=True, slots=True)
class Group:
    """Princes of one player and civilization in one district."""

    seat: int
    civilization: int
    number: int


@dataclass(frozen=True, slots=True)
class Place:
    """A district with all that stands in it."""

    index: int
    district: District
    value: int
    """As this edition counts it (R-BOARD-2)."""
    is_closed: bool
    monument: int
    owner: int
    princes: tuple[Group, ...]

    @property
    def is_empty(self) -> bool:
        """Nothing stands here."""
        return self.monument < 0 and not self.princes


@dataclass(frozen=True, slots=True)
class Isle:
    """An island, its guests and its districts."""

    name: str
    is_closed: bool
    wonder_owner: int
    guests: tuple[int, ...]
    """Civilizations of the guests at its ship, one entry a guest."""
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's line, as everybody sees it."""

    seat: int
    name: str
    points: int
    would_gain: int | None
    """Points that phase 3 would pay the player now (R-SCORE-1); None when the game is over."""
    hand_size: int
    privileges: int
    bases: int
    doing: str
    """The player's part in this lap: ``has-acted``, ``acts``, ``to-come`` and so on; empty for nothing."""
    is_viewer: bool

    @property
    def is_called_by_colour(self) -> bool:
        """Whether the name says no more than the colour."""
        return self.name.lower() in (SEAT_NAMES[self.seat], say(f"colour-{SEAT_NAMES[self.seat]}"))

    @property
    def acts(self) -> bool:
        """Whether the player is to decide now."""
        return self.doing in _ACTING

    @property
    def doing_words(self) -> str:
        """The same in words."""
        return say(f"doing-{self.doing}") if self.doing else ""

    @property
    def would_have(self) -> str:
        """In a few words, the player's points if the round ended now."""
        return "" if self.would_gain is None else say("standing-would-have", points=self.points + self.would_gain)


@dataclass(frozen=True, slots=True)
class Facts:
    """The whole table for one viewer."""

    round_number: int
    phase: str
    lap: int
    target: int
    standings: tuple[Standing, ...]
    """In the order of the track."""
    scale: tuple[int, ...]
    """Civilizations from 5 to 1."""
    isles: tuple[Isle, ...]
    hand: tuple[int, ...] | None
    """[civilization] -> the viewer's own cards; None for a spectator."""
    bag: tuple[tuple[int, ...], ...]
    """[island][civilization] -> guests in the bag, which is public."""
    sectors: str
    """Which sectors are adjacent, by their first letters: ``e-m m-f f-g``."""
    pile: int
    discards: tuple[int, ...]
    others_hold: tuple[int, ...]
    """[civilization] -> cards the others are known to hold (R-CARD-1); all 0 if nothing is known."""

    def place(self, district: int) -> Place:
        """The district of that index."""
        return next(place for isle in self.isles for place in isle.places if place.index == district)


def facts_for(game: Game, names: Sequence[str], viewer: int) -> Facts:
    """The table as a seat, or SPECTATOR, may see it."""
    view = game.seen_by("spectator" if viewer == SPECTATOR else viewer)[0]
    return Facts(
        round_number=int(view["round_number"]),
        phase=say(f"phase-line-{Phase(int(view['phase'])).name.lower()}"),
        lap=int(view["lap"]) if int(view["phase"]) == Phase.WELCOME else 0,
        target=game.edition.target,
        standings=_standings(game, view, names, viewer),
        scale=tuple(sorted(_numbers(view["scale"].nonzero()[0]), key=lambda c: -int(view["scale"][c]))),
        isles=tuple(_isle(game, view, island) for island in range(len(ISLANDS))),
        hand=None if viewer == SPECTATOR else _numbers(view["hand"][viewer]),
        bag=tuple(_numbers(view["bag"][i * CIVILIZATIONS : (i + 1) * CIVILIZATIONS]) for i in range(len(ISLANDS))),
        sectors=" ".join(f"{link.first[0]}-{link.second[0]}" for link in game.map.adjacent_sectors),
        pile=int(view["pile_size"]),
        discards=_numbers(view["discards"]),
        others_hold=tuple(max(number, 0) for number in _numbers(view["must_hold"][viewer])),
    )


def _numbers(array: Any) -> tuple[int, ...]:
    return tuple(int(number) for number in array)


def _standings(game: Game, view: Any, names: Sequence[str], viewer: int) -> tuple[Standing, ...]:
    gains = game.projection()
    return tuple(
        Standing(
            seat=seat,
            name=names[seat],
            points=int(view["score"][seat]),
            would_gain=None if game.is_over else gains[SEAT_NAMES[seat]],
            hand_size=int(view["hand_size"][seat]),
            privileges=int(view["privileges"][seat]),
            bases=int(view["bases"][seat]),
            doing=_doing(view, seat),
            is_viewer=seat == viewer,
        )
        for seat in _numbers(view["track"][: game.players])
    )


def _doing(view: Any, seat: int) -> str:
    step, turn, named = Step(int(view["step"])), int(view["turn"]), int(view["named"])
    if step == Step.DISCARD:
        return "to-discard" if int(view["undecided"]) >> seat & 1 else "ready"
    if turn == NOBODY or step == Step.OVER:
        return ""
    if seat == named:
        return "acts-named"
    if seat == turn:
        return "acts" if named == NOBODY else "waits"
    return "has-acted" if int(view["acted"]) >> seat & 1 else "to-come"


def _isle(game: Game, view: Any, island: int) -> Isle:
    closed = int(game.board[0]["island_districts"][island]) == 0
    counts = _numbers(view["open_guests"][island * CIVILIZATIONS : (island + 1) * CIVILIZATIONS])
    return Isle(
        name=ISLANDS[island],
        is_closed=closed,
        wonder_owner=int(view["wonder_owner"][island]),
        guests=tuple(c for c, number in enumerate(counts) for _ in range(number)),
        places=tuple(
            _place(game, view, index, district, is_closed=closed)
            for index, district in enumerate(game.map.districts)
            if district.island == ISLANDS[island]
        ),
    )


def _place(game: Game, view: Any, index: int, district: District, *, is_closed: bool) -> Place:
    return Place(
        index=index,
        district=district,
        value=int(game.board[0]["value"][index]),
        is_closed=is_closed,
        monument=int(view["monument"][index]),
        owner=int(view["owner"][index]),
        princes=tuple(
            Group(seat, civilization, int(view["princes"][seat][civilization][index]))
            for seat in range(game.players)
            for civilization in range(CIVILIZATIONS)
            if int(view["princes"][seat][civilization][index]) > 0
        ),
    )


def neighbours(board: BoardMap, district: str) -> tuple[list[str], list[str], list[str]]:
    """Districts one step away: by street, by bridge, by boat (R-MOVE-1)."""
    here = board.district(district)
    streets = [_other(link, district) for link in board.streets if district in link]
    bridges = [_other(link, district) for link in board.bridges if district in link]
    sectors = {here.sector} | {_other(link, here.sector) for link in board.adjacent_sectors if here.sector in link}
    boats = [d.id for d in board.districts if here.sector and d.sector in sectors and d.id != district]
    return streets, bridges, boats


def _other(link: tuple[str, str], one: str | None) -> str:
    return link[1] if link[0] == one else link[0]
