"""From the options of `utopia play` to a table: who sits where, by which rules, and where it is recorded."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from utopia import bots
from utopia.boards import load_board
from utopia.bots.files import is_in_file
from utopia.chance import Seeded, Source
from utopia.cli.play.lately import SUFFIX, games_folder, remember
from utopia.cli.play.naming import ME
from utopia.cli.play.typed import number_in
from utopia.cli.play.wishes import Wishes
from utopia.cli.speaking import say, told
from utopia.game import Game
from utopia.locales import Phrase, SpokenError
from utopia.notation.header import checked_text
from utopia.notation.words import NotationError
from utopia.rules import DEFAULT_PRESET, PRESETS, Boards, Edition, edition, parse_option
from utopia.rules.model.material import MIN_PLAYERS, SEAT_NAMES, SEATS
from utopia.tables import Bot, Found, Journal, JournalError, Person, Player, Table, find, players_of, sit_down

OPPONENT: Final = "mason"
DEFAULT_PLAYERS: Final = 4


class MisuseError(SpokenError):
    """Options that do not fit; the message says what was read and what would be right."""


def players_from(text: str, *, opponents: bool = True) -> tuple[Player, ...]:
    """[seat] -> player: from a number (you and bots; without opponents, people called by their colours) or names.

    MisuseError, or BotError for a file that is none.
    """
    if (number := number_in(text.strip())) is not None:
        _check_count(number)
        if not opponents:
            return tuple(Person(colour.capitalize()) for colour in SEAT_NAMES[:number])
        return Person(ME), *[Bot(OPPONENT)] * (number - 1)
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise MisuseError(Phrase("players-name-missing", {"text": repr(text)}))
    _check_names(names)
    players = players_of(names, bots.is_bot)
    people = [player.name for player in players if isinstance(player, Person)]
    for player in players:
        if isinstance(player, Person):
            _check_person(player.name, people)
        else:
            bots.check_name(player.name)
    return players


def _check_count(number: int) -> None:
    if not MIN_PLAYERS <= number <= SEATS:
        words = {"number": number, "least": MIN_PLAYERS, "most": SEATS}
        raise MisuseError(Phrase("players-out-of-range", words))


def _check_names(names: Sequence[str]) -> None:
    """The number of names; of a single word it is said what it was taken for."""
    try:
        _check_count(len(names))
    except MisuseError as error:
        if len(names) > 1:
            raise
        message = "players-one-bot" if bots.is_bot(names[0]) else "players-one-person"
        raise MisuseError(Phrase(message, {"error": told(error), "name": repr(names[0])})) from None


def _check_person(name: str, people: Sequence[str]) -> None:
    if people.count(name) > 1:
        raise MisuseError(Phrase("players-same-name", {"name": name}))
    if near := get_close_matches(name, bots.known_bots(), 1, 0.75):
        words = {"name": repr(name), "near": near[0], "bots": ", ".join(bots.known_bots())}
        raise MisuseError(Phrase("players-no-bot", words))
    try:
        checked_text(name, "name")
    except NotationError as error:
        raise MisuseError(error.phrase) from None


def edition_from(preset: str | None, options: Sequence[str]) -> Edition:
    """The edition with its options changed; EditionError names what is unknown."""
    return edition(preset or DEFAULT_PRESET, **dict(parse_option(option) for option in options))


def seed_from(text: str | None) -> int:
    """The seed, or one made up."""
    if text is None:
        return secrets.randbits(32)
    if (seed := number_in(text)) is None:
        raise MisuseError(Phrase("seed-no-number", {"text": repr(text)}))
    return seed


def lay_table(wishes: Wishes) -> tuple[Table, list[str]]:
    """The table of a new game or of one resumed, and what to say about it first."""
    return _new(wishes) if wishes.resume is None else _resumed(wishes)


def _new(wishes: Wishes) -> tuple[Table, list[str]]:
    rules = edition_from(wishes.edition, wishes.options)
    seats = players_from(wishes.seats or str(DEFAULT_PLAYERS), opponents=not wishes.is_transcribed)
    chance, seed = _chance(wishes)
    game = Game(len(seats), board=load_board(wishes.board or "reconstruction"), edition=rules, by_hand=True)
    preset = wishes.edition or DEFAULT_PRESET
    names = [player.name for player in seats]
    about = game.record(names, preset=preset if PRESETS[preset] == rules else None, date=_now().date().isoformat())
    table = Table(game, seats, chance=chance, make_bot=_make_bot, seed=seed, about=about)
    return table, _begin_record(table, wishes.save)


def _begin_record(table: Table, save: str | None) -> list[str]:
    """Where the game is saved. Where nobody asked for a file, a folder that cannot be written stops no game."""
    if save is not None:
        begin_in(table, save)
        return [say("saved-in", path=save)]
    path = games_folder() / f"{_now():%Y-%m-%d-%H%M%S}{SUFFIX}"
    try:
        table.journal = Journal.create(path, table.record_text())
        _remember(table)
    except JournalError as error:
        return [say("saved-not", why=told(error)), say("saved-elsewhere")]
    return [say("saved-in", path=str(path))]


def begin_in(table: Table, file: str) -> None:
    """Save the game in a file that somebody named, from now on; no folder is made for it. JournalError if it fails."""
    path = _path(file)
    if not path.parent.is_dir():
        raise JournalError(Phrase("file-no-folder", {"file": file, "folder": str(path.parent)}))
    table.journal = Journal.create(path, table.record_text())
    _remember(table)


def _path(file: str) -> Path:
    """The file that somebody named; JournalError if that can be none."""
    if not file or "\0" in file:
        raise JournalError(Phrase("file-no-name", {"file": repr(file)}))
    try:
        return Path(file).expanduser()
    except RuntimeError:
        raise JournalError(Phrase("file-no-home", {"file": file})) from None


def _remember(table: Table) -> None:
    """A game on a real table is not offered at the first question, which would answer for its chance."""
    if table.journal is not None and not table.is_transcribed:
        remember(table.journal.path)


def _resumed(wishes: Wishes) -> tuple[Table, list[str]]:
    for name, value in (("edition", wishes.edition), ("option", wishes.options), ("board", wishes.board)):
        if value:
            raise MisuseError(Phrase("resume-by-its-rules", {"option": name}))
    if wishes.save is not None:
        raise MisuseError(Phrase("resume-by-its-file"))
    found = find(_path(wishes.resume or ""))
    chance, seed = _chance(wishes)
    table = sit_down(found, _players_again(wishes, found), chance=chance, make_bot=_make_bot, seed=seed)
    _remember(table)
    said = [say("saved-resumed", number=str(len(table.game.events)), path=str(found.path))]
    if found.cut is not None:
        said.append(say("saved-cut", line=repr(found.cut)))
    return table, said


def _players_again(wishes: Wishes, found: Found) -> tuple[Player, ...]:
    """Return the players of the record, or others in their seats.

    A record may come from anywhere, so it alone starts no file: that takes an explicit option.
    """
    if wishes.seats is None:
        names = found.record.names
        if own := next((name for name in names if is_in_file(name)), None):
            raise MisuseError(Phrase("resume-own-bot", {"name": own, "seats": ",".join(names)}))
        return players_of(names, bots.is_bot)
    seats = players_from(wishes.seats, opponents=not wishes.is_transcribed)
    if len(seats) != found.record.players:
        raise MisuseError(Phrase("players-other-number", {"number": len(seats), "players": found.record.players}))
    return seats


def _make_bot(name: str, boards: Boards, seat: int) -> bots.Bot:
    """Ours think here, the bots of others in processes of their own."""
    if bots.is_built_in(name):
        return bots.make(name, boards, seat)
    from utopia.bots.supervision.guarding import guard  # noqa: PLC0415 - loads what most games do not need

    return guard(name, boards, seat)


def _chance(wishes: Wishes) -> tuple[Source | None, int]:
    if wishes.is_transcribed:
        if wishes.seed not in {None, "ask"}:
            raise MisuseError(Phrase("seed-not-transcribed"))
        return None, 0
    seed = seed_from(wishes.seed)
    return Seeded(seed), seed


def _now() -> datetime:
    return datetime.now().astimezone()
