"""Errors of the storage.

``str`` of an error is English, for logs: the fault and the correct form. Errors that a person may see also have ``id``
and ``words``, a message of ``locales/*/storage.ftl``.
"""

from enum import StrEnum


class Trouble(StrEnum):
    """Why nothing could be read or written just now."""

    FULL = "full"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    DAMAGED = "damaged"
    UNREACHABLE = "unreachable"
    TAKEN = "taken"
    UNSTORABLE = "unstorable"
    CLOSED = "closed"


_SENTENCES = {
    Trouble.FULL: "the disk with the data folder is full; nothing was stored: make room and try again",
    Trouble.LOCKED: "another program holds the database locked; nothing was stored: close it and try again",
    Trouble.READ_ONLY: "the data folder cannot be written; nothing was stored: give this user the right to write there",
    Trouble.DAMAGED: "the database file is damaged; `utopia doctor` says more; put a copy of it in its place",
    Trouble.UNREACHABLE: "the database does not answer as it should",
    Trouble.TAKEN: "another server has taken the database over; nothing was stored: stop this one, it writes no more",
    Trouble.UNSTORABLE: "this holds a character or a number that cannot be stored",
    Trouble.CLOSED: "the storage is closed, since the server stops; nothing was stored",
}


class SaidError(Exception):
    """An error that is shown to people in their language."""

    def __init__(self, sentence: str, id_: str, **words: str) -> None:
        super().__init__(sentence)
        self.id = id_
        self.words = words


class StorageError(SaidError):
    """Nothing was stored, or nothing could be read. ``trouble`` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(_SENTENCES[trouble], f"storage-{trouble}")
        self.trouble = trouble


class UnstorableError(StorageError):
    """An argument has a value that not every database can store: a zero character, a number out of range."""

    def __init__(self) -> None:
        super().__init__(Trouble.UNSTORABLE)


class SchemaError(SaidError):
    """A database that this program cannot work with: made by a newer one, or not by Utopia."""


class FolderError(SaidError):
    """A data directory that cannot be used: not writable, or another server uses it."""


class HomeError(SaidError):
    """A database elsewhere that cannot be used: no such address, no way in, or another server uses it."""


class NoSuchGameError(LookupError):
    """There is no game of that id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r}")
        self.game = game


class ConflictError(Exception):
    """The log of a game is longer or shorter than the writer expected; ``length`` is its length. Nothing was stored."""

    def __init__(self, game: str, seq: int, length: int) -> None:
        super().__init__(f"game {game} has {length} entries; one numbered {seq} cannot follow")
        self.game, self.seq, self.length = game, seq, length


class KeyUsedError(Exception):
    """A command of that key is in the log of the game already. Nothing was stored."""

    def __init__(self, game: str, keys: tuple[str, ...]) -> None:
        super().__init__(f"game {game} has a command of the same key already ({', '.join(keys)})")
        self.game, self.keys = game, keys


class LinkError(SaidError):
    """A link that leads nowhere: there never was one, or its host took it back."""

    def __init__(self) -> None:
        super().__init__("this link does not work (any more); ask your host for a new one", "storage-no-link")


class NoFreeSeatError(SaidError):
    """All seats are taken, or the game has begun."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no seat of game {game} is free", "storage-no-seat")
        self.game = game


class HadSeatError(SaidError):
    """A person, or one of their bots, has left a seat of the game and tries to take another one."""

    def __init__(self, game: str) -> None:
        super().__init__(
            f"you, or a bot of yours, have left a seat of game {game}: nobody has two in one game, for he would know "
            "two hands; look on, or open a table of your own",
            "storage-had-seat",
        )


class InvitationError(SaidError):
    """An invitation that is not valid: withdrawn, declined, its table full, begun or gone; or there never was one."""

    def __init__(self) -> None:
        super().__init__("this invitation is over, or there never was one", "storage-no-invitation")


class TooManyInvitationsError(SaidError):
    """As many people are invited to a table as may be."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} people are invited already; begin with who comes", "storage-invited", most=str(most))


class PassageError(SaidError):
    """A link to another device that leads nowhere: used, too old, or none at all."""

    def __init__(self) -> None:
        super().__init__(
            "this link does not work (any more): it works once and not for long; make a new one on your first device",
            "storage-no-passage",
        )


class NobodyError(SaidError):
    """There is no such person, or the request names the person who sent it."""

    def __init__(self, person: str) -> None:
        super().__init__(f"there is nobody (else) known as {person!r}", "storage-nobody", person=person)
        self.person = person


class FullListError(SaidError):
    """Too many people are blocked or muted."""

    def __init__(self, most: int) -> None:
        super().__init__(f"the list is full ({most}); take somebody off it first", "storage-list-full", most=str(most))


class TooManyReportsError(SaidError):
    """The person has sent too many reports within the last hour."""

    def __init__(self) -> None:
        super().__init__("you have reported a lot within the last hour; try again later", "storage-many-reports")


class UnplayableGameError(SaidError):
    """A game that cannot continue; the admin must look at it."""


class DamagedGameError(UnplayableGameError):
    """The log of a game breaks the rules: another program has written to it, or the rules have changed."""

    def __init__(self, game: str, event: int) -> None:
        sentence = f"event {event} of game {game} breaks a rule; its log cannot be gone on with"
        super().__init__(sentence, "storage-game-damaged")


class UnknownBoardError(UnplayableGameError):
    """The map of a game is not among those of this program."""

    def __init__(self, game: str, digest: str) -> None:
        sentence = f"game {game} is played on a map ({digest}) that this program does not have"
        super().__init__(sentence, "storage-board-unknown")


class StateError(Exception):
    """Something that the state of a game does not allow, such as starting one that runs."""

    def __init__(self, game: str, state: str, wanted: str) -> None:
        super().__init__(f"game {game} is {state}; only one that is {wanted} can do this")
        self.game, self.state = game, state


class ErrandError(SaidError):
    """A link by mail, or a passkey's challenge, that does not work: used, expired, another person's, or unknown."""

    def __init__(self) -> None:
        super().__init__("this works once and not for long; ask for a new one", "account-errand-over")


class MailTakenError(SaidError):
    """Another account has that mail address."""

    def __init__(self) -> None:
        super().__init__("another account has this mail address; sign in by it instead", "account-mail-taken")


class LastWayError(SaidError):
    """An account would have no way in any more."""

    def __init__(self) -> None:
        sentence = "this is the last way into the account; add a passkey or a mail address first"
        super().__init__(sentence, "account-last-way")


class NoPasskeyError(SaidError):
    """There is no such passkey, or it is another person's."""

    def __init__(self) -> None:
        super().__init__("this server does not know that passkey (any more)", "account-no-passkey")


class PasskeyUsedError(SaidError):
    """A passkey's counter has not increased: an answer was replayed, or the key was copied."""

    def __init__(self) -> None:
        sentence = "this passkey's counter has gone back: the answer was used before, or the key was copied"
        super().__init__(sentence, "account-passkey-used")


class PasskeyKnownError(SaidError):
    """That passkey is an account's already."""

    def __init__(self) -> None:
        super().__init__("this passkey belongs to an account already; sign in with it", "account-passkey-known")
