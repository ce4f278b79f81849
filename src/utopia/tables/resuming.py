"""Going on with a game from its record, also after a kill in the middle of a line."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from utopia.chance import Source
from utopia.game import Game
from utopia.notation.files import complete_part, read_record
from utopia.notation.model import Record, RecordError
from utopia.notation.record import plain_lines
from utopia.notation.verifying import verify
from utopia.tables.journal import Journal
from utopia.tables.robots import Maker
from utopia.tables.seats import Player
from utopia.tables.table import Table


@dataclass(frozen=True, slots=True)
class Found:
    """A record that a game can go on from."""

    path: Path
    record: Record
    text: str
    """Its whole lines, as records are written: LF alone, no byte order mark."""

    @property
    def cut(self) -> str | None:
        """The text of a last line that was cut short, else None; its event had not been done yet."""
        return self.record.cut


def find(path: str | Path) -> Found:
    """Read the record of a file; RecordError is one sentence if it cannot be read, or breaks a rule."""
    record = read_record(path)
    source = str(path)
    if record.viewer is not None:
        raise RecordError(source, "", "it tells only what one viewer knew; a game goes on from the full record")
    if record.origin is not None and record.origin.noun != "line":
        raise RecordError(source, "", "it is a JSON twin; turn it into text first, by `utopia record convert`")
    whole = replace(record, origin=record.origin and replace(record.origin, cut=None))
    if fault := verify(whole):
        raise RecordError(source, fault.place, f"{fault.text!r} breaks a rule: {fault.reason} [{fault.rule}]")
    return Found(Path(path), record, plain_lines(complete_part(Path(path).read_bytes()).decode(), source))


def sit_down(
    found: Found,
    players: Sequence[Player],
    *,
    chance: Source | None,
    make_bot: Maker | None = None,
    seed: int | None = None,
) -> Table:
    """Return the table of that game, recorded on in the same file; JournalError if it cannot be written."""
    game = Game.from_record(found.record)
    table = Table(game, players, chance=chance, make_bot=make_bot, seed=seed, about=found.record)
    is_as_it_was = table.names == found.record.names
    table.journal = Journal.resume(found.path, found.text if is_as_it_was else table.record_text())
    if found.record.result is None:
        table.close_record()
    return table
