"""The rules at the table: their texts are those of the page."""

from functools import cache
from typing import Final

from utopia.cli.speaking import language, say
from utopia.locales.messages import messages_of
from utopia.rules import Edition

_TEXT: Final = "rule-{}"
_TITLE: Final = "rule-{}-title"
_OPTION_OF: Final = {
    "R-MAT-2": "component_limits",
    "R-BOARD-2": "lowest_value",
    "R-ORDER-2": "live_order",
    "R-ORDER-3": "start_rotation",
    "R-WELCOME-5": "named_player_may_build",
    "R-WELCOME-6": "surprise_guest_returns",
    "R-BUILD-3": "wonder_pays_own_district",
    "R-SCALE-3": "scale_cards",
    "R-END-1": "target",
    "R-END-2": "final_tie",
}
"""Identifier -> the option it has."""


@cache
def rules() -> tuple[str, ...]:
    """The identifiers of all rules, in the order of the rulebook."""
    beginning, ending = _TITLE.split("{}")
    ids = messages_of(language()).ids()
    return tuple(
        i.removeprefix(beginning).removesuffix(ending) for i in ids if i.startswith("rule-R-") and i.endswith(ending)
    )


def title(rule: str) -> str:
    """Return the title of a rule."""
    return say(_TITLE.format(rule))


def text(rule: str, edition: Edition) -> str:
    """Return the text of a rule, with this game's option if it has one."""
    words = " ".join(say(_TEXT.format(rule)).split())
    return f"{title(rule)}. {words}{in_this_game(rule, edition)}"


def in_this_game(rule: str, edition: Edition) -> str:
    """Return this game's option of the rule; nothing if it has none."""
    if rule not in _OPTION_OF:
        return ""
    option = _OPTION_OF[rule]
    value = edition.options()[option]
    if isinstance(value, bool):
        choice = say("option-on" if value else "option-off")
    else:
        choice = say(f"option-{option}-{value}") if isinstance(value, str) else str(value)
    return f" {say('help-in-this-game', option=say(f'option-{option}'), choice=choice)}"
