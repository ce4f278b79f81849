"""The game of Utopia: its rules, compiled, without clock, chance, file or socket.

Read it like the rulebook:

- ``setup``, ``turn_order``, ``order_of_play``
- ``phase1_welcome``: arrival, entering, surprise guest
- ``building``: wonder, district, at any moment of one's own turn
- ``phase2_development``: cards, privilege, move, add and remove princes, influence the king
- ``phase3_prestige``, with the end of the game
- ``flow``, ``playing``, ``refusing``, ``answering``: dispatch only
- ``views``: what a seat may know
- ``model``: the nouns; ``handling``: the verbs of the material

Programs call the entry points below. Boards and states are one-element record arrays, so a call costs a fraction of a
microsecond; ``utopia.game.Game`` is the friendly face. Nothing here checks that a move is legal: ask ``why_not`` first.
"""

from utopia.rules.compiled import MODE
from utopia.rules.doors import (
    answer,
    chance_outcomes,
    copy_into,
    discard_unseen,
    legal_moves,
    next_dealt,
    places,
    play,
    projection,
    seen_by,
    start,
    who_decides,
    who_may_decide,
    why_not,
)
from utopia.rules.flow import CHANCE
from utopia.rules.model.board import Board, Boards, make_board
from utopia.rules.model.draws import CARD_FIRST, OUTCOMES, UNSEEN_CARD, Draw, DrawKind, decode_draw
from utopia.rules.model.edition import DEFAULT_PRESET, PRESETS, Edition, EditionError, edition, parse_option
from utopia.rules.model.material import NOBODY, SPECTATOR
from utopia.rules.model.moves import MOST_MOVES, MOVE_CODES, Kind, Move, decode
from utopia.rules.model.refusals import Refusal, rule_of
from utopia.rules.model.state import State, States, copied, empty_states, position_hash, same_position
from utopia.rules.model.steps import End, Phase, Step

RULES_VERSION = 1
"""Version of the rules. It rises when the rules change; a record names the version it was played by."""

__all__ = [
    "CARD_FIRST",
    "CHANCE",
    "DEFAULT_PRESET",
    "MODE",
    "MOST_MOVES",
    "MOVE_CODES",
    "NOBODY",
    "OUTCOMES",
    "PRESETS",
    "RULES_VERSION",
    "SPECTATOR",
    "UNSEEN_CARD",
    "Board",
    "Boards",
    "Draw",
    "DrawKind",
    "Edition",
    "EditionError",
    "End",
    "Kind",
    "Move",
    "Phase",
    "Refusal",
    "State",
    "States",
    "Step",
    "answer",
    "chance_outcomes",
    "copied",
    "copy_into",
    "decode",
    "decode_draw",
    "discard_unseen",
    "edition",
    "empty_states",
    "legal_moves",
    "make_board",
    "next_dealt",
    "parse_option",
    "places",
    "play",
    "position_hash",
    "projection",
    "rule_of",
    "same_position",
    "seen_by",
    "start",
    "who_decides",
    "who_may_decide",
    "why_not",
]
