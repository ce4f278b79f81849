"""The log of one game in memory: its versions, and how much of a client's view is still valid."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence

from utopia.server.database.schema.games import EntryKind
from utopia.server.tables.entries import Entry


def stored_key(person: str, key: str) -> str:
    """Return the log's key of a person's command: it is theirs alone, whatever keys the others make up."""
    digest = hashlib.sha256(f"{person}\0{key}".encode()).digest()
    return urlsafe_b64encode(digest[:27]).decode()


class History:
    """All entries of a log. The version is their number."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries: list[Entry] = []
        self._standing = [0]
        self._by_key: dict[str, Entry] = {}
        self.add(entries)

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def events(self) -> int:
        """How many events stand."""
        return self._standing[-1]

    def add(self, entries: Iterable[Entry]) -> None:
        """Entries that have been made durable."""
        for entry in entries:
            self._entries.append(entry)
            is_take_back = entry.kind is EntryKind.TAKE_BACK
            self._standing.append(entry.code if is_take_back else self._standing[-1] + 1)
            if entry.key is not None:
                self._by_key[entry.key] = entry

    def command(self, person: str | None, key: str) -> Entry | None:
        """Return what that person's command of that key did. Earlier servers stored keys as they came."""
        if person is None:
            return None
        older = self._by_key.get(key)
        return older if older is not None and older.person == person else self._by_key.get(stored_key(person, key))

    def kept(self, version: int) -> int:
        """How many of the events that stood at that version have stood ever since."""
        return min(self._standing[max(0, min(version, self.version)) :])

    def standing(self, version: int) -> int:
        """Return how many events stood at that version, which is one of this log."""
        return self._standing[version]

    def since(self, version: int) -> Sequence[Entry]:
        """Return the changes after that version."""
        return self._entries[version:]
