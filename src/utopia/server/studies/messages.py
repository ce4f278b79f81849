"""Studies: the bodies of `/api/studies`."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.game.messages.view import Happening, View
from utopia.server.web.messages import Phrase, about

LONGEST_TITLE: int = 100
LONGEST_POSITION: int = 20_000
LONGEST_STUDY: int = 512 * 1024
"""Letters of a study as a record."""
MOST_STUDIES: int = 200
"""Studies of one person."""
MOST_ADDED: int = 60
"""Events in one request."""
Visible: TypeAlias = Literal["private", "link", "public"]
"""Who may look at a study beside its owner: nobody, who knows its address, or everybody, who finds it in the list."""
Colour: TypeAlias = Literal["green", "red", "blue", "yellow"]
_District: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
_Title: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TITLE)]
_Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]


class StudyEntry(msgspec.Struct, frozen=True):
    """A study in the answer to `GET /api/studies`. Moments are ISO 8601, UTC."""

    id: str
    title: Annotated[str, about("Perhaps empty.")]
    visible: Visible
    owner: Annotated[str, about("Their name, perhaps empty.")]
    mine: Annotated[bool, about("The visitor may change it.")]
    players: int
    moves: Annotated[int, about("Events in it, variations included.")]
    chapters: Annotated[list[str], about("Their names, of the first few.")]
    game: Annotated[str | None, about("The finished game on this server that it was made from.")]
    version: Annotated[int, about("Grows with every change.")]
    created: str
    changed: str


class StudyArrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one district to another; districts by their number on the map."""

    start: _District
    end: _District
    colour: Colour = "green"


class StudyMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ring around a district."""

    district: _District
    colour: Colour = "green"


class StudyNode(msgspec.Struct, frozen=True):
    """A position of a study, and how it came about."""

    id: Annotated[str, about("It follows from the events that led there, and stays whatever else is added or deleted.")]
    before: Annotated[str, about("Id of the position before; empty for the beginning, whose id is `start`.")]
    event: Annotated[Happening | None, about("None for the beginning. Nothing is hidden in a study.")]
    round: Annotated[int, about("After the event; 0 while the game is set up.")]
    by: Annotated[str, about("The bot that chose the event; empty if none did.")] = ""
    comment: str = ""
    chapter: Annotated[str, about("Name of the chapter that begins here.")] = ""
    arrows: list[StudyArrow] = []
    marks: list[StudyMark] = []


class Study(msgspec.Struct, frozen=True):
    """`GET /api/studies/ID`: the whole study."""

    entry: StudyEntry
    names: Annotated[list[str], about("[seat] -> the player's name, perhaps empty.")]
    board: Annotated[str, about("Digest of the map: `/api/boards/DIGEST.json` and `.svg`.")]
    own_board: Annotated[bool, about("The server does not have the map: it is at `/api/studies/ID/board`.")]
    edition: Annotated[str, about("The printed edition that is played; empty if it is none.")]
    options: dict[str, int | bool | str]
    nodes: Annotated[
        list[StudyNode],
        about(
            "Each line to its end before its variations; of those that follow a position the first is the main line."
        ),
    ]


class StudyStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that is set up, and the rules and the map that it is read for."""

    text: Annotated[str, Meta(max_length=LONGEST_POSITION), about("As docs/record-format.md has it.")]
    players: Annotated[int, Meta(ge=2, le=5)]
    edition: Annotated[Annotated[str, Meta(max_length=8)] | None, about("None: the usual one.")] = None
    options: Annotated[dict[str, int | bool | str], about("Those that differ from the edition's.")] = {}
    map: Annotated[
        Annotated[str, Meta(max_length=LONGEST_STUDY)] | None, about("The text of a board file; None: the usual map.")
    ] = None


class PositionFault(msgspec.Struct, frozen=True):
    """Why a position cannot be."""

    line: Annotated[int, about("From 1; 0 if it is about none.")]
    text: Annotated[str, about("The line as it was read; empty if it could not be.")]
    rule: Annotated[str, about("That it breaks; empty if it could not be read.")]
    why: Phrase


class PositionShown(msgspec.Struct, frozen=True):
    """`POST /api/positions`: a position as it lies, and what is wrong with it."""

    faults: Annotated[list[PositionFault], about("Empty: it can be studied and played.")]
    text: Annotated[str, about("In its one form; empty with faults.")]
    board: Annotated[str, about("Digest of the map.")]
    view: Annotated[
        View,
        about("By the seat that decides, with all hands open; with faults, what lies there, without choices."),
    ]


class OwnMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/boards`: a map of one's own."""

    map: Annotated[str, Meta(max_length=LONGEST_STUDY), about("The text of a board file.")]


class BoardShown(msgspec.Struct, frozen=True):
    """A map that the server does not have, as the page needs it."""

    digest: str
    name: str
    sheet: Annotated[dict[str, Any], about("As `/api/boards/DIGEST.json`.")]
    drawing: Annotated[str, about("As `/api/boards/DIGEST.svg`.")]


class NewStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/studies`: from one of `game`, `record`, `position`, `lesson`, `study`; else a game of `players`."""

    title: _Title = ""
    visible: Visible = "private"
    game: Annotated[_Id | None, about("A finished game that one may look at.")] = None
    record: Annotated[
        Annotated[str, Meta(max_length=LONGEST_STUDY)] | None,
        about("A full record, with or without variations; it need not be over, and may begin with a position."),
    ] = None
    position: Annotated[StudyStart | None, about("One that is set up.")] = None
    lesson: Annotated[_Id | None, about("The position of a lesson.")] = None
    study: Annotated[_Id | None, about("Another study, to be copied.")] = None
    players: Annotated[int, Meta(ge=2, le=5)] = 2


class StudyChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/studies/ID`: what is left out stays as it is."""

    title: _Title | None = None
    visible: Visible | None = None


class StudyEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a seat, or what chance answers."""

    seat: Annotated[int, Meta(ge=-1, le=4), about("-1: chance.")]
    code: Annotated[int, Meta(ge=0, le=993), about("As in `view.choices`, or in `draws`.")]


class StudyMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/studies/ID/moves`: go on from a position, on its line or beside it."""

    after: Annotated[_Id, about("Id of a position of the study.")]
    events: Annotated[list[StudyEvent], Meta(max_length=MOST_ADDED)]
    draw: Annotated[bool, about("Let chance answer at random after them, until somebody decides.")] = False
    keep: Annotated[
        bool, about("Store them; without it they are only tried, which everybody may who sees the study.")
    ] = True


class StudyBots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/studies/ID/bots`: let bots decide after a position, until a seat without a bot does."""

    after: Annotated[_Id, about("Id of a position of the study.")]
    bots: Annotated[
        list[Annotated[str, Meta(max_length=40)] | None],
        Meta(min_length=1, max_length=5),
        about("[seat] -> its bot, a level of `/api/offer`; None: somebody else decides there."),
    ]
    events: Annotated[list[StudyEvent], Meta(max_length=MOST_ADDED), about("Further events, which come first.")] = []
    most: Annotated[int, Meta(ge=1, le=20), about("Decisions of bots after which the answer comes.")] = 1
    draw: Annotated[bool, about("Let chance answer at random; without it a draw ends the answer.")] = True
    keep: Annotated[bool, about("Store the moves; the owner may, and who leads its review.")] = True


class StudyDraw(msgspec.Struct, frozen=True):
    """A possible answer of chance."""

    code: int
    phrase: Phrase
    share: Annotated[float, about("Its probability.")]


class StudyPosition(msgspec.Struct, frozen=True):
    """`GET /api/studies/ID/positions/POSITION`: the table there."""

    view: Annotated[
        View, about("By the seat that decides, with all hands open; its `game` and `version` say nothing here.")
    ]
    draws: Annotated[list[StudyDraw], about("What chance may answer; empty where a player decides.")]


class StudyMoved(msgspec.Struct, frozen=True):
    """What `POST /api/studies/ID/moves` leads to."""

    nodes: Annotated[list[StudyNode], about("The positions after each event, those that were there before as well.")]
    position: Annotated[StudyPosition, about("After the last.")]
    version: int


class StudySeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stood at a position when somebody began to change it."""

    comment: Annotated[str, Meta(max_length=4000)] = ""
    chapter: Annotated[str, Meta(max_length=80)] = ""
    arrows: Annotated[list[StudyArrow], Meta(max_length=40)] = []
    marks: Annotated[list[StudyMark], Meta(max_length=40)] = []


class StudyNotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/studies/ID/positions/POSITION`: what is left out stays as it is."""

    comment: Annotated[str, Meta(max_length=4000)] | None = None
    chapter: Annotated[Annotated[str, Meta(max_length=80)] | None, about("Empty: no chapter begins here.")] = None
    arrows: Annotated[list[StudyArrow], Meta(max_length=40)] | None = None
    marks: Annotated[list[StudyMark], Meta(max_length=40)] | None = None
    seen: Annotated[
        StudySeen | None,
        about("What stood there before: with it, what others changed meanwhile stays as well."),
    ] = None
