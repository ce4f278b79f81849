"""The signature of every command. Each function imports what it calls, so that help costs nothing."""
# ruff: noqa: PLC0415

from typing import Annotated

from cyclopts import Parameter

from utopia.cli.bot_signature import bot  # noqa: F401 - a command as well
from utopia.cli.options import (
    ABOUT,
    At,
    Board,
    BoardFile,
    Data,
    Edition,
    Json,
    Option,
    Output,
    Pause,
    Plain,
    RecordFile,
    Resume,
    Save,
    Seats,
    Seed,
    Transcribe,
    Viewer,
)
from utopia.cli.study_signatures import analyse, learn, puzzles, puzzles_make, puzzles_solve  # noqa: F401 - commands as well


def serve(  # noqa: PLR0913 - every option of the command
    *,
    host: Annotated[str | None, Parameter(help=ABOUT["argument-host"])] = None,
    port: Annotated[int | None, Parameter(help=ABOUT["argument-port"])] = None,
    data: Data = None,
    lan: Annotated[bool, Parameter(help=ABOUT["argument-lan"], negative="", show_default=False)] = False,
    https: Annotated[bool | None, Parameter(help=ABOUT["argument-https"])] = None,
    https_port: Annotated[int | None, Parameter(help=ABOUT["argument-https-port"])] = None,
    allow: Annotated[
        tuple[str, ...],
        Parameter(help=ABOUT["argument-allow"], negative="", show_default=False),
    ] = (),
    browser: Annotated[bool, Parameter(help=ABOUT["argument-browser"], show_default=False)] = True,
    bots: Annotated[str | None, Parameter(help=ABOUT["argument-own-bots"])] = None,
    standby: Annotated[bool | None, Parameter(help=ABOUT["argument-standby"], negative="")] = None,
) -> int:
    """Open the table in the browser, for you and your friends.

    Everything is saved as it happens; Ctrl-C, a crash or a restart lose nothing.
    """
    from utopia.cli.serve_commands import serve as serve_command
    from utopia.cli.serve_https import Secured

    wish = Secured(https, https_port)
    return serve_command(host, port, data, allow, lan=lan, browser=browser, bots=bots, https=wish, standby=standby)


def doctor(*, data: Data = None) -> int:
    """Check what the table in the browser needs: data, page, languages, compiled rules."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.doctor_commands import doctor as doctor_command

        return doctor_command(data)


def backup(
    file: Annotated[str | None, Parameter(help=ABOUT["argument-backup-file"])] = None, /, *, data: Data = None
) -> int:
    """Copy all that the server keeps into one file, also while it runs."""
    from utopia.cli.backup_commands import backup as backup_command

    return backup_command(file, data)


def restore(file: Annotated[str, Parameter(help=ABOUT["argument-restore-file"])], /, *, data: Data = None) -> int:
    """Put such a copy in the place of what the server keeps; what was there is kept beside it."""
    from utopia.cli.backup_commands import restore as restore_command

    return restore_command(file, data)


def play(  # noqa: PLR0913 - every option of the command
    *,
    seats: Seats = None,
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

    wishes = Wishes(seats, edition, option, board, seed, resume, save, transcribe)
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
    theme: Annotated[str, Parameter(help=ABOUT["argument-theme"])] = "light",
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
    round_number: Annotated[int | None, Parameter(name="--round", help=ABOUT["argument-round"])] = None,
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
    to: Annotated[str | None, Parameter(help=ABOUT["argument-to"])] = None,
    viewer: Viewer = None,
) -> int:
    """Turn a record into text or its JSON twin; for a viewer, redacted."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.record_commands import convert

    return convert(file, output, to, viewer)


Jobs = Annotated[int, Parameter(help=ABOUT["argument-jobs"])]
Ray = Annotated[str | None, Parameter(help=ABOUT["argument-ray"])]
Sizes = Annotated[str | None, Parameter(help=ABOUT["argument-sizes"])]


def arena(  # noqa: PLR0913 - every option of the command
    *,
    seats: Annotated[str | None, Parameter(help=ABOUT["argument-arena-seats"])] = None,
    bots: Annotated[str | None, Parameter(help=ABOUT["argument-bots"])] = None,
    players: Sizes = None,
    games: Annotated[int | None, Parameter(help=ABOUT["argument-games"])] = None,
    seed: Annotated[int | None, Parameter(help=ABOUT["argument-arena-seed"])] = None,
    simulations: Annotated[int | None, Parameter(help=ABOUT["argument-simulations"])] = None,
    seconds: Annotated[float | None, Parameter(help=ABOUT["argument-seconds"])] = None,
    edition: Edition = None,
    option: Option = (),
    board: Board = None,
    out: Annotated[str | None, Parameter(help=ABOUT["argument-out"])] = None,
    resume: Annotated[str | None, Parameter(help=ABOUT["argument-arena-resume"])] = None,
    jobs: Jobs = 0,
    ray: Ray = None,
    json: Json = False,
    parquet: Annotated[str | None, Parameter(help=ABOUT["argument-parquet"])] = None,
    plot: Annotated[str | None, Parameter(help=ABOUT["argument-plot"])] = None,
) -> int:
    """Let bots play many games and count: wins, ratings, points, rounds, times."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.arena.command import arena as arena_command
        from utopia.cli.arena.wishes import Wishes

    what = (seats, bots, players, games, seed, simulations, seconds, edition, option, board)
    return arena_command(Wishes(*what, out, resume, jobs, ray, json, parquet, plot))


def arena_ladder(  # noqa: PLR0913 - as above
    *,
    games: Annotated[int, Parameter(help=ABOUT["argument-ladder-games"])] = 400,
    seed: Annotated[int, Parameter(help=ABOUT["argument-arena-seed"])] = 1,
    steps: Annotated[str | None, Parameter(help=ABOUT["argument-steps"])] = None,
    players: Sizes = None,
    out: Annotated[str | None, Parameter(help=ABOUT["argument-ladder-out"])] = None,
    write: Annotated[str | None, Parameter(help=ABOUT["argument-write"])] = None,
    jobs: Jobs = 0,
    ray: Ray = None,
) -> int:
    """Measure each level of our bots against the level below."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.arena.ladder_command import LadderWishes, measure_ladder

    return measure_ladder(LadderWishes(games, seed, steps, players, out, write, jobs, ray))


def bench(
    *,
    gpu: Annotated[bool, Parameter(help=ABOUT["argument-gpu"], negative="", show_default=False)] = False,
    json: Json = False,
) -> int:
    """Measure the speed of the rules, in a checkout."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.bench_commands import bench as bench_command

    return bench_command(json, gpu)


def train(  # noqa: PLR0913 - every option of the command
    folder: Annotated[str, Parameter(help=ABOUT["argument-train-folder"])],
    /,
    *,
    generations: Annotated[int, Parameter(help=ABOUT["argument-generations"])] = 3,
    games: Annotated[int, Parameter(help=ABOUT["argument-train-games"])] = 8000,
    teacher: Annotated[str, Parameter(help=ABOUT["argument-teacher"])] = "network",
    share: Annotated[int, Parameter(help=ABOUT["argument-share"])] = 8,
    window: Annotated[int, Parameter(help=ABOUT["argument-window"])] = 3,
    epochs: Annotated[int, Parameter(help=ABOUT["argument-epochs"])] = 4,
    seed: Annotated[int, Parameter(help=ABOUT["argument-train-seed"])] = 1,
    jobs: Annotated[int, Parameter(help=ABOUT["argument-jobs"])] = 0,
    resume: Annotated[bool, Parameter(help=ABOUT["argument-train-resume"], negative="", show_default=False)] = False,
) -> int:
    """Train the network that values positions, by games of bots against themselves.

    All is kept in one folder; the same command, begun again, goes on where it was interrupted.
    """
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.train_commands import train as train_command

    names = ("generations", "games", "teacher", "share", "window", "epochs", "seed")
    values = (generations, games, teacher, share, window, epochs, seed)
    return train_command(folder, None if resume else dict(zip(names, values, strict=True)), jobs)
