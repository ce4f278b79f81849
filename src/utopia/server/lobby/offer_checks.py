"""The choices for a new table, and checks of a request for one; needs the rules."""

from collections.abc import Collection, Mapping
from typing import Final

from utopia.boards import BUILTIN_BOARDS, load_board
from utopia.bots import BOT_NAMES, LEVELS
from utopia.rules import DEFAULT_PRESET, PRESETS, Edition, EditionError, edition
from utopia.rules.model.edition import FINAL_TIES, HIGHEST_TARGET, SCALE_CARDS, START_ROTATIONS
from utopia.rules.model.material import HIGHEST_PRINTED_VALUE, LOWEST_PRINTED_VALUE
from utopia.server.lobby.messages import Level, NewTable, Offer, Option, Preset
from utopia.server.web.problems import ProblemError
from utopia.tables.clocks.tempo import PRESETS as PRESETS_OF_TEMPO

_RULES: Final = {
    "lowest_value": "R-BOARD-2",
    "surprise_guest_returns": "R-WELCOME-6",
    "live_order": "R-ORDER-2",
    "start_rotation": "R-ORDER-3",
    "named_player_may_build": "R-WELCOME-5",
    "wonder_pays_own_district": "R-BUILD-3",
    "scale_cards": "R-SCALE-3",
    "component_limits": "R-MAT-2",
    "target": "R-END-1",
    "final_tie": "R-END-2",
}
"""The rule that each option is about."""
_CHOICES: Final = {"start_rotation": START_ROTATIONS, "scale_cards": SCALE_CARDS, "final_tie": FINAL_TIES}
_RANGES: Final = {"lowest_value": (LOWEST_PRINTED_VALUE, HIGHEST_PRINTED_VALUE), "target": (1, HIGHEST_TARGET)}


def offer(own_bots: Collection[str]) -> Offer:
    """Levels of bots and bots of others, options of the rules, printed editions, maps."""
    return Offer(
        [Level(name) for name in (*LEVELS, *own_bots)],
        [_option(name, value) for name, value in PRESETS[DEFAULT_PRESET].options().items()],
        [Preset(name, preset.options()) for name, preset in PRESETS.items()],
        DEFAULT_PRESET,
        [load_board(name).digest for name in BUILTIN_BOARDS],
        PRESETS_OF_TEMPO,
    )


def _option(name: str, default: int | bool | str) -> Option:
    choices = _CHOICES.get(name)
    least, most = _RANGES.get(name, (None, None))
    return Option(name, _RULES[name], default, list(choices) if choices else None, least, most)


def checked_edition(table: NewTable) -> Edition:
    """The rules of a table; ProblemError 422 if there is no such edition or option, or a value does not fit."""
    return edition_of(table.edition, table.options)


def edition_of(name: str, options: Mapping[str, int | bool | str]) -> Edition:
    """The rules of an edition with these options; the errors of ``checked_edition``."""
    try:
        return edition(name, **options)
    except EditionError as error:
        raise ProblemError(422, str(error), "problem-edition") from None
    except TypeError:  # an option called like an argument of ours, or a value that cannot be compared
        raise ProblemError(422, "options: one is unknown, or a value has the wrong type", "problem-edition") from None


def check_levels(levels: list[str], own_bots: Collection[str]) -> None:
    """Raise ProblemError 422 for an unknown bot."""
    known = (*BOT_NAMES, *own_bots)
    for level in levels:
        if level not in known:
            raise ProblemError(422, f"level: {level!r} is none of {', '.join(known)}", "problem-level")
