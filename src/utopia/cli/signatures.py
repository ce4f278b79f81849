"""The options of every command. Each function imports what it calls, so that help costs nothing."""
# ruff: noqa: PLC0415

from typing import Annotated

from cyclopts import Parameter

Option = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        help="Change a rule: name=value, such as target=30. May be given again.",
        negative="",
        show_default=False,
    ),
]
Edition = Annotated[str | None, Parameter(help="Rules as printed: fr (default), it, en or de.")]
BoardFile = Annotated[str, Parameter(help="A board file, or the name of a board that comes with the game.")]
RecordFile = Annotated[str, Parameter(help="A record, as text or as its JSON twin.")]
Output = Annotated[str | None, Parameter(name=["--output", "-o"], help="A new file; standard output if not given.")]
Viewer = Annotated[str | None, Parameter(help="Only what this seat, or `spectator`, may know.")]
At = Annotated[int | None, Parameter(help="Only so many events.")]
Plain = Annotated[
    bool,
    Parameter(
        help="Sentences only, for a screen reader or a pipe: no colour, no boxes.", negative="", show_default=False
    ),
]
Json = Annotated[bool, Parameter(help="One JSON object.", negative="", show_default=False)]
Board = Annotated[str | None, Parameter(help="The map: reconstruction (default), or a board file.")]


Players = Annotated[
    str | None,
    Parameter(
        help="Who plays, in the order of the seats: a number from 2 to 5 (you and greedy bots), or names with commas. "
        "`me` is you, a bot's name is a bot, any other name is a person at this keyboard: Ann,Bob,greedy."
    ),
]
Seed = Annotated[str | None, Parameter(help="A whole number: the same draws again. `ask`: the same as --transcribe.")]
Resume = Annotated[str | None, Parameter(help="Go on with the game in this record.")]
Save = Annotated[str | None, Parameter(help="Where to record the game; if not given, in your data folder.")]
Transcribe = Annotated[
    bool,
    Parameter(help="Follow a game on a real table: you type what is drawn there.", negative="", show_default=False),
]
Pause = Annotated[
    bool,
    Parameter(help="After your turn wait for Enter, so that you can still take it back (default).", show_default=False),
]


def play(  # noqa: PLR0913 - every option of the command
    *,
    players: Players = None,
    edition: Edition = None,
    option: Option = (),
    board: Board = None,
    seed: Seed = None,
    resume: Resume = None,
    save: Save = None,
    transcribe: Transcribe = False,
    plain: Plain = False,
    pause: Pause = True,
) -> int:
    """Play at this terminal, with people and bots.

    Without options one Enter starts a game against three bots. Every decision is saved at once; `quit`, Ctrl-C or a
    crash lose nothing. Colours are left out under NO_COLOR and where there is no terminal.
    """
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.play.command import play as play_command
        from utopia.cli.play.wishes import Wishes

    wishes = Wishes(players, edition, option, board, seed, resume, save, transcribe)
    return play_command(wishes, plain=plain, pause=pause)


def board_check(file: BoardFile, /) -> int:
    """Check a board file and name every fault."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.board_commands import check

    return check(file)


def board_draw(
    file: BoardFile,
    /,
    *,
    output: Output = None,
    theme: Annotated[str, Parameter(help="light or dark.")] = "light",
) -> int:
    """Draw a board as SVG."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.board_commands import draw

    return draw(file, output, theme)


def record_show(file: RecordFile, /, *, at: At = None, viewer: Viewer = None) -> int:
    """Tell who played what, and the whole position at the end or after some events."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.record_commands import show

    return show(file, at, viewer)


def record_replay(
    file: RecordFile,
    /,
    *,
    at: At = None,
    round_number: Annotated[int | None, Parameter(name="--round", help="Only this round.")] = None,
    plain: Plain = False,
) -> int:
    """Tell a recorded game event by event."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.record_commands import replay

    return replay(file, at, round_number, plain=plain)


def record_verify(file: RecordFile, /) -> int:
    """Say whether a record keeps the rules; if not, its first line that does not, and the rule."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.record_commands import verify

    return verify(file)


def record_convert(
    file: RecordFile,
    /,
    *,
    output: Output = None,
    to: Annotated[str | None, Parameter(help="text or json; if not given, as the name of the output says.")] = None,
    viewer: Viewer = None,
) -> int:
    """Turn a record into text or its JSON twin; for a viewer, redacted."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.record_commands import convert

    return convert(file, output, to, viewer)


def arena(  # noqa: PLR0913 - every option of the command
    *,
    players: Annotated[str, Parameter(help="Bots by name, with commas, 2 to 5.")] = "greedy,greedy,greedy",
    games: Annotated[int, Parameter(help="How many.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same games, whatever the number of jobs.")] = 0,
    jobs: Annotated[int, Parameter(help="Processes at work; 0 for every core.")] = 0,
    json: Json = False,
    edition: Edition = None,
    option: Option = (),
    board: Board = None,
) -> int:
    """Let bots play many games and count: points, places, rounds, speed."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.arena_commands import arena as arena_command

    return arena_command(players, games, seed, jobs, json, edition or "fr", list(option), board or "reconstruction")


def bench(*, json: Json = False) -> int:
    """Measure the speed of the rules, in a checkout."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.bench_commands import bench as bench_command

    return bench_command(json)
