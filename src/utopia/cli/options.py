"""The options that several commands have, by one name each."""

from typing import Annotated

from cyclopts import Parameter

from utopia.cli import overview, speaking

ABOUT = overview.words_of(speaking.language())
"""The help texts of arguments, in the language chosen before this module is loaded."""

Option = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        help=ABOUT["argument-option"],
        negative="",
        show_default=False,
    ),
]
Edition = Annotated[str | None, Parameter(help=ABOUT["argument-edition"])]
BoardFile = Annotated[str, Parameter(help=ABOUT["argument-board-file"])]
RecordFile = Annotated[str, Parameter(help=ABOUT["argument-record-file"])]
Output = Annotated[str | None, Parameter(name=["--output", "-o"], help=ABOUT["argument-output"])]
Viewer = Annotated[str | None, Parameter(help=ABOUT["argument-viewer"])]
At = Annotated[int | None, Parameter(help=ABOUT["argument-at"])]
Plain = Annotated[
    bool,
    Parameter(help=ABOUT["argument-plain"], negative="", show_default=False),
]
Json = Annotated[bool, Parameter(help=ABOUT["argument-json"], negative="", show_default=False)]
Board = Annotated[str | None, Parameter(help=ABOUT["argument-board"])]
Seats = Annotated[str | None, Parameter(help=ABOUT["argument-seats"])]
Seed = Annotated[str | None, Parameter(help=ABOUT["argument-seed"])]
Resume = Annotated[str | None, Parameter(help=ABOUT["argument-resume"])]
Save = Annotated[str | None, Parameter(help=ABOUT["argument-save"])]
Transcribe = Annotated[
    bool,
    Parameter(help=ABOUT["argument-transcribe"], negative="", show_default=False),
]
Pause = Annotated[
    bool,
    Parameter(help=ABOUT["argument-pause"], show_default=False),
]
Data = Annotated[str | None, Parameter(help=ABOUT["argument-data"])]
