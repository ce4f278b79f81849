"""The commands and what they are for: told by `utopia --help`, and known to the parser."""

from typing import Final

GROUPS: Final = {"record": "Show, replay, verify and convert recorded games.", "board": "Check and draw boards."}
COMMANDS: Final = {
    "play": "Play at this terminal, with people and bots.",
    "arena": "Let bots play many games and count.",
    "record show": "Tell who played a recorded game, and how it stands.",
    "record replay": "Tell a recorded game, event by event.",
    "record verify": "Find the first line of a record that breaks a rule.",
    "record convert": "Turn a record into text or JSON, or redact it.",
    "board check": "Check a board file and name every fault.",
    "board draw": "Draw a board as SVG.",
    "bench": "Measure the speed of the rules.",
}
"""`group word`, or a word alone -> what it does."""


def overview() -> str:
    """The help of the whole command."""
    width = max(map(len, COMMANDS)) + 2
    lines = [f"  {name:{width}}{text}" for name, text in COMMANDS.items()]
    return "\n".join(
        [
            "Usage: utopia COMMAND [OPTIONS]",
            "",
            "Utopia, the board game for 2 to 5.",
            "",
            "Commands:",
            *lines,
            "",
            "utopia COMMAND --help explains one; utopia --version says which this is.",
            "",
        ]
    )
