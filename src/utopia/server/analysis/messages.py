"""Bodies of `/api/games/ID/analysis`; their parts are those of `utopia.analysis.messages`."""

from typing import Literal, TypeAlias

import msgspec

from utopia.analysis.messages import GRADES, CurvePoint, Grade, JudgedChoice, LevelName, RoundLuck, ShareAccount

AnalysisState: TypeAlias = Literal["absent", "waiting", "running", "done", "failed"]


class AnalysisWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which analysis."""

    level: LevelName = "quick"
    """`deep` takes ten times as long and sees more."""


class GameAnalysis(msgspec.Struct, frozen=True):
    """An analysis, or what there is of it so far. See docs/analysis.md for what the numbers mean."""

    game: str
    level: LevelName
    state: AnalysisState
    """`absent`: nobody has asked for it, or nobody looked at it for some time before it was done."""
    ahead: int = 0
    """Other analyses that come before it, while it waits."""
    judged: int = 0
    """Choices that have been judged."""
    total: int = 0
    """All choices of the game; 0 while that is not known."""
    first: int = 0
    """Number of the first choice in `choices` and of the first point in `curve`."""
    curve: list[CurvePoint] = []
    """Before each choice; when it is done, also the result."""
    choices: list[JudgedChoice] = []
    accounts: list[ShareAccount] = []
    """[seat]; empty until it is done."""
    luck: list[RoundLuck] = []
    """Empty until it is done."""
    grades: dict[Grade, float] = msgspec.field(default_factory=lambda: dict(GRADES))
    """Grade -> the cost from which it holds."""
    why: str = ""
    """Why it has failed."""
