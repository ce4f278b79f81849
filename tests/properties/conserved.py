"""Whether everything that lay in the box is still on the table, and the table's own books agree with it.

All functions look at many positions of one game at once: the first axis of every array is the position.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from utopia.rules import Boards, States, Step
from utopia.rules.model.material import (
    BASES,
    CARDS_OF_A_CIVILIZATION,
    CIVILIZATIONS,
    DISTRICTS,
    GUESTS_OF_A_KIND,
    MONUMENTS_OF_A_CIVILIZATION,
    NOBODY,
    NOTHING,
    PRINCES_FOR_A_DISTRICT,
    PRINCES_OF_A_CIVILIZATION,
    PRIVILEGES,
    SEATS,
    UNLIMITED_BASES,
    UNLIMITED_MONUMENTS,
    UNLIMITED_PRINCES,
)

POWERS = 1 << np.arange(DISTRICTS)


def check_conserved(boards: Boards, states: States) -> None:
    """Assert R-MAT-1 in every part; ``states`` are full positions, not views."""
    board = boards[0]
    for check in (check_princes, check_buildings, check_guests, check_track, check_empty_seats):
        check(board, states)
    check_cards(states)
    check_scale(states)


def always(holds: NDArray[np.bool_], what: str) -> None:
    """Fail with the first position at which it does not hold."""
    wrong = np.flatnonzero(~holds.reshape(len(holds), -1).all(axis=1))
    assert wrong.size == 0, f"{what}: wrong at position {wrong[0]} of {len(holds)}"


def bits_of(mask: int) -> list[int]:
    """The indices a mask of districts holds."""
    return [index for index in range(DISTRICTS) if mask >> index & 1]


def check_princes(board: Any, states: States) -> None:
    total = PRINCES_OF_A_CIVILIZATION if board.component_limits else UNLIMITED_PRINCES
    princes, supply = states["princes"], states["supply"]
    always(princes >= 0, "princes below nought")
    always(supply >= 0, "supply below nought")
    everywhere = princes.sum(axis=3) + supply
    always(everywhere[:, : board.players] == total, "princes in supply and on the map")
    closed = [district for district in range(DISTRICTS) if not int(board.open_districts) >> district & 1]
    always(princes[:, :, :, closed] == 0, "princes on a closed island")
    for least in range(PRINCES_FOR_A_DISTRICT):
        masks = ((princes > least) * POWERS).sum(axis=3)
        always(states["at_least"][:, least] == masks, f"mask of districts with {least + 1} princes")


def check_buildings(board: Any, states: States) -> None:
    limited = bool(board.component_limits)
    bases = BASES if limited else UNLIMITED_BASES
    monuments = MONUMENTS_OF_A_CIVILIZATION if limited else UNLIMITED_MONUMENTS
    owner, monument, wonder = states["owner"], states["monument"], states["wonder_owner"]
    always((monument == NOTHING) == (owner == NOBODY), "monuments and owners")
    always((wonder == NOBODY) | (board.island_districts != 0), "wonder on a closed island")
    for seat in range(board.players):
        built = (owner == seat).sum(axis=1) + (wonder == seat).sum(axis=1)
        always(states["bases"][:, seat] + built == bases, "bases left and under buildings")
    always(states["bases"] >= 0, "bases below nought")
    always((states["privileges"] >= 0) & (states["privileges"] <= PRIVILEGES), "privileges")
    for civilization in range(CIVILIZATIONS):
        standing = monument == civilization
        left = states["monuments_left"][:, civilization]
        always(left >= 0, "monuments below nought")
        always(left + standing.sum(axis=1) == monuments, "monuments left and on the map")
        mask = (standing * POWERS).sum(axis=1)
        always(states["monument_districts"][:, civilization] == mask, "mask of monuments")


def check_cards(states: States) -> None:
    hand, pile = states["hand"], states["pile"]
    for name in ("pile", "discards", "hand", "turned", "chosen"):
        always(states[name] >= 0, f"{name} below nought")
    everywhere = pile + states["discards"] + hand.sum(axis=1) + states["turned"]
    always(everywhere == CARDS_OF_A_CIVILIZATION, "cards in pile, discards, hands and laid aside")
    always(states["pile_size"] == pile.sum(axis=1), "size of the pile")
    always(states["hand_size"] == hand.sum(axis=2), "sizes of the hands")
    always(states["chosen"] <= hand, "discards chosen from the hand")


def check_guests(board: Any, states: States) -> None:
    for name in ("bag", "open_guests", "taken", "surprise_taken"):
        always(states[name] >= 0, f"{name} below nought")
    everywhere = guests_everywhere(states)
    is_open = np.repeat(board.island_districts != 0, CIVILIZATIONS)
    total = is_open * GUESTS_OF_A_KIND
    always(everywhere == total if board.surprise_guest_returns else everywhere <= total, "guests")


def guests_everywhere(states: States) -> Any:
    """[position, kind] -> guests in the bag, at the ships, before the players and in a drawer's hand."""
    kinds = np.arange(states["bag"].shape[1])
    drawn = states["surprise_guest"][:, None] == kinds
    return states["bag"] + states["open_guests"] + states["taken"].sum(axis=1) + drawn


def check_scale(states: States) -> None:
    ranked = np.sort(states["scale"], axis=1) == np.arange(1, CIVILIZATIONS + 1)
    always(ranked | (states["step"] == Step.SCALE)[:, None], "the scale holds each value once")


def check_track(board: Any, states: States) -> None:
    track = states["track"][:, : board.players].astype(np.int64)
    before_round_1 = (states["round_number"] == 0)[:, None]
    seats = np.arange(board.players)
    always((np.sort(track, axis=1) == seats) | before_round_1, "each seat once on the track")
    scores = np.take_along_axis(states["score"], track, axis=1)
    always((np.diff(scores, axis=1) <= 0) | before_round_1, "the track is in the order of the scores")
    always(states["gained"].sum(axis=2) == states["score"], "points by where they came from")


def check_empty_seats(board: Any, states: States) -> None:
    empty = slice(board.players, SEATS)
    for name in ("princes", "supply", "bases", "privileges", "hand", "hand_size", "score", "taken", "chosen"):
        always(states[name][:, empty] == 0, f"{name} of an empty seat")
    always(states["at_least"][:, :, empty] == 0, "masks of an empty seat")
