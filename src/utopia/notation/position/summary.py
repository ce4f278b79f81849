"""A position in plain words, every count of it: for people, and for comparing one engine with another."""

from utopia.boards import BoardMap
from utopia.notation.position.words import (
    GUEST_WORDS,
    PHASE_NAMES,
    STEP_NAMES,
    counted,
    listed,
    scale_words,
    seat_word,
    seats_of,
)
from utopia.rules import Boards, End, States, who_may_decide
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, SEAT_NAMES


def position_summary(board_map: BoardMap, boards: Boards, states: States) -> str:
    """Write one fact a line in a fixed order, without zeros: everything on the table, hands included."""
    seats = SEAT_NAMES[: int(boards[0]["players"])]
    lines = _order_lines(states, seats) + _guest_lines(states) + _player_lines(board_map, states, seats)
    lines += _city_lines(board_map, states) + _card_lines(states, seats)
    ended = End(int(states[0]["end_reason"]))
    if ended != End.RUNNING:
        lines.append(f"ended {ended.name.lower()}")
    return "\n".join(lines)


def _order_lines(states: States, seats: tuple[str, ...]) -> list[str]:
    state, mask = states[0], int(who_may_decide(states))
    track = state["track"].tolist()[: len(seats)] if state["round_number"] else []
    lines = [
        f"players {len(seats)}",
        f"round {state['round_number']}",
        f"phase {PHASE_NAMES[state['phase']]}",
        f"step {STEP_NAMES[state['step']]}",
        f"lap {state['lap']}",
        f"turn {seat_word(int(state['turn']))}",
        f"decides {listed(SEAT_NAMES[seat] for seat in track if mask >> seat & 1)}",
        f"named {seat_word(int(state['named']))}",
        f"acted {listed(seats_of(int(state['acted'])))}",
        f"surprised {listed(seats_of(int(state['surprised'])))}",
        " ".join(["scale", *scale_words(state["scale"].tolist())]),
        f"track {listed(SEAT_NAMES[seat] for seat in track)}",
    ]
    return lines + [f"score {name} {state['score'][seat]}" for seat, name in enumerate(seats)]


def _guest_lines(states: States) -> list[str]:
    bag, open_guests = states[0]["bag"].tolist(), states[0]["open_guests"].tolist()
    lines = counted((f"bag {word}", bag[kind]) for kind, word in enumerate(GUEST_WORDS))
    return lines + counted((f"open {word}", open_guests[kind]) for kind, word in enumerate(GUEST_WORDS))


def _player_lines(board_map: BoardMap, states: States, seats: tuple[str, ...]) -> list[str]:
    state, ids = states[0], [district.id for district in board_map.districts]
    princes, supply = state["princes"].tolist(), state["supply"].tolist()
    pairs = [(s, f"{seat} {civ}", c) for s, seat in enumerate(seats) for c, civ in enumerate(CIVILIZATION_NAMES)]
    spots = [(f"prince {words} {name}", princes[s][c][d]) for s, words, c in pairs for d, name in enumerate(ids)]
    lines = counted(spots) + counted((f"supply {words}", supply[s][c]) for s, words, c in pairs)
    lines += counted((f"bases {seat}", int(state["bases"][s])) for s, seat in enumerate(seats))
    return lines + counted((f"privileges {seat}", int(state["privileges"][s])) for s, seat in enumerate(seats))


def _city_lines(board_map: BoardMap, states: States) -> list[str]:
    state = states[0]
    lines = counted((f"monuments {civ}", int(state["monuments_left"][c])) for c, civ in enumerate(CIVILIZATION_NAMES))
    built = zip(board_map.districts, state["monument"].tolist(), state["owner"].tolist(), strict=True)
    lines += [f"monument {d.id} {CIVILIZATION_NAMES[civ]} {SEAT_NAMES[seat]}" for d, civ, seat in built if seat >= 0]
    wonders = zip(ISLAND_NAMES, state["wonder_owner"].tolist(), strict=True)
    return lines + [f"wonder {island} {SEAT_NAMES[seat]}" for island, seat in wonders if seat >= 0]


def _card_lines(states: States, seats: tuple[str, ...]) -> list[str]:
    state, hands = states[0], states[0]["hand"].tolist()
    pairs = [(f"{seat} {civ}", hands[s][c]) for s, seat in enumerate(seats) for c, civ in enumerate(CIVILIZATION_NAMES)]
    lines = counted((f"hand {words}", number) for words, number in pairs)
    for name, field in (("pile", "pile"), ("discarded", "discards"), ("turned", "turned")):
        numbers = state[field].tolist()
        lines += counted((f"{name} {civ}", numbers[c]) for c, civ in enumerate(CIVILIZATION_NAMES))
    return lines
