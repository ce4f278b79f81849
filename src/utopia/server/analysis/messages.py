"""Bodies of `/api/games/ID/analysis`; their parts are those of `utopia.analysis.messages`."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from utopia.analysis.messages import GRADES, CurvePoint, Grade, JudgedChoice, LevelName, RoundLuck, ShareAccount
from utopia.server.web.messages import about

AnalysisState: TypeAlias = Literal["absent", "waiting", "running", "done", "failed"]


class AnalysisWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which analysis."""

    level: Annotated[LevelName, about("`deep` takes ten times as long and sees more.")] = "quick"


class GameAnalysis(msgspec.Struct, frozen=True):
    """An analysis, or what there is of it so far. See docs/analysis.md for what the numbers mean."""

    game: str
    level: LevelName
    state: Annotated[
        AnalysisState,
        about("`absent`: nobody has asked for it, or nobody looked at it for some time before it was done."),
    ]
    ahead: Annotated[int, about("Other analyses that come before it, while it waits.")] = 0
    judged: Annotated[int, about("Choices that have been judged.")] = 0
    total: Annotated[int, about("All choices of the game; 0 while that is not known.")] = 0
    first: Annotated[int, about("Number of the first choice in `choices` and of the first point in `curve`.")] = 0
    curve: Annotated[list[CurvePoint], about("Before each choice; when it is done, also the result.")] = []
    choices: list[JudgedChoice] = []
    accounts: Annotated[list[ShareAccount], about("[seat]; empty until it is done.")] = []
    luck: Annotated[list[RoundLuck], about("Empty until it is done.")] = []
    grades: Annotated[dict[Grade, float], about("Grade -> the cost from which it holds.")] = msgspec.field(
        default_factory=lambda: dict(GRADES)
    )
    why: Annotated[str, about("Why it has failed.")] = ""
