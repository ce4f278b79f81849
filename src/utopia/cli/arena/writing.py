"""Files that come out of the arena beside the tables. That they can be written is known before anything is played."""

from pathlib import Path

from utopia.arena import MatchError
from utopia.arena.session import Session
from utopia.cli.arena.wishes import Wishes
from utopia.cli.output_files import check_writable, write
from utopia.cli.speaking import language
from utopia.locales import Phrase, Speaker


def check_files(wishes: Wishes) -> None:
    """Raises KeepingError for a file that cannot be written, MatchError for a kind of picture there is not.

    MissingExtraError if a library is not here.
    """
    if wishes.parquet is not None:
        import utopia.arena.showing.columns  # noqa: PLC0415, F401 - only who wants it waits for it

        check_writable(Path(wishes.parquet))
    if wishes.plot is not None:
        from utopia.arena.showing.plot import ENDINGS  # noqa: PLC0415 - as above

        path = Path(wishes.plot)
        if path.suffix[1:].lower() not in ENDINGS:
            raise MatchError(Phrase("arena-plot-kind", {"file": str(path), "endings": ", ".join(ENDINGS)}))
        check_writable(path)


def write_files(session: Session, wishes: Wishes) -> None:
    """What was asked for, of the games played so far (at least one). Raises KeepingError."""
    if wishes.parquet is not None:
        from utopia.arena.showing.columns import write_columns  # noqa: PLC0415 - as above

        write(Path(wishes.parquet), lambda path: write_columns(path, session.results, session.manifest))
    if wishes.plot is not None:
        from utopia.arena.showing.plot import write_plot  # noqa: PLC0415 - as above

        write(Path(wishes.plot), lambda path: write_plot(path, session.counting.summary(), Speaker(language())))
