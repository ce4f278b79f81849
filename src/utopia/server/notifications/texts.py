"""Texts of notifications in the person's language: a line, a mail, a push. They hold public facts of the table only."""

import json
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, Literal

import msgspec

from utopia.locales import DEFAULT_LANGUAGE, LANGUAGES, Speaker
from utopia.server.database.schema import now
from utopia.server.notifications.channels import Channel, Recipient
from utopia.server.notifications.links import Signer, Way
from utopia.server.notifications.outbox import OF_A_TURN, Notice, NoticeKind
from utopia.server.notifications.stores import NoticeStores, until
from utopia.server.tables.clocks import Clocks
from utopia.server.tables.games import Games
from utopia.server.tables.rows import names_of
from utopia.server.tables.seats import Seats
from utopia.tables.clocks.tempo import DAY, HOUR, MINUTE

FIRST: Final = (
    NoticeKind.OVER,
    NoticeKind.REMINDER,
    NoticeKind.TURN,
    NoticeKind.VOTE,
    NoticeKind.START,
    NoticeKind.INVITATION,
    NoticeKind.REPORT,
    NoticeKind.TEST,
)
"""Of several about one game, the one shown where there is room for one."""
_LONGEST_NAMES: Final = 80
_MARKING: Final = re.compile(r"[@<\]]")
"""Chats read these as the beginning of a call to all (`@everyone`, `<!channel>`) or of a link's address."""
_NOTHING: Final = "\N{ZERO WIDTH SPACE}"


class Table(msgspec.Struct, frozen=True):
    """A game's name in a notification: by its players, since it has no title."""

    others: str
    round: int


class Mailing(msgspec.Struct, frozen=True):
    """A mail's words."""

    subject: str
    text: str
    unsubscribe: str
    """Address that switches off its first kind of notification."""


def _as_plain(text: str) -> str:
    return _MARKING.sub(rf"\g<0>{_NOTHING}", text)


class Sayer:
    """Texts of one server, which is called ``name`` and has its pages at ``origin``."""

    def __init__(
        self, stores: NoticeStores, signer: Signer, origin: str, name: str, clock: Callable[[], datetime] = now
    ) -> None:
        self._stores, self._signer, self._origin, self._clock = stores, signer, origin, clock
        self._name = name

    async def table(self, notice: Notice) -> Table | None:
        """The game of a notification as its person knows it."""
        game = await self._stores.games.get(notice.game) if notice.game else None
        if game is None:
            return None
        seats = await self._stores.seats.of(game.id)
        names = [name for seat, name in zip(seats, names_of(seats), strict=True) if seat.person != notice.person]
        return Table(_shortened([name for name in names if name]), game.round)

    async def line(self, notice: Notice, recipient: Recipient) -> str:
        """One sentence, and the table it is about."""
        told, table = self._told(notice, recipient), await self.table(notice)
        if table is None:
            return told
        return speaker_of(recipient).say("notice-line", told=told, table=_table_words(table, recipient))

    async def push(self, notices: Sequence[Notice], recipient: Recipient) -> bytes:
        """For the service worker: it shows ``title`` and ``body``, and ``path`` is opened by a touch."""
        shown = min(notices, key=lambda notice: FIRST.index(notice.kind))
        table = await self.table(shown)
        waiting = len(await self._stores.turns.waiting_for(recipient.id))
        content = {
            "title": self._told(shown, recipient),
            "body": "" if table is None else _table_words(table, recipient),
            "path": _path(shown),
            "tag": shown.game or shown.kind,
            "language": _language_of(recipient),
            "waiting": waiting,
        }
        return json.dumps(content, ensure_ascii=False).encode()

    async def hook(self, notices: Sequence[Notice], recipient: Recipient) -> tuple[str, str]:
        """Title and text for a chat, where no player's name calls anybody or is a link."""
        lines = [f"{_as_plain(await self._lines(notice, recipient))}\n{self._address(notice)}" for notice in notices]
        return self._name, "\n".join(lines)

    async def mail(self, notices: Sequence[Notice], channel: Channel, recipient: Recipient) -> Mailing:
        """All in one mail."""
        say = speaker_of(recipient).say
        lines = [await self.line(notice, recipient) for notice in notices]
        subject = lines[0] if len(lines) == 1 else say("notice-mail-several", count=len(lines))
        told = [f"{await self._lines(notice, recipient)}\n{self._address(notice)}" for notice in notices]
        kinds = {NoticeKind.TURN if notice.kind is NoticeKind.TEST else notice.kind for notice in notices}
        offs = {kind: self._off(channel, kind) for kind in sorted(kinds, key=FIRST.index)}
        foot = [
            say("notice-mail-foot", kind=say(f"notice-kind-{kind}"), off=f"{self._origin}/notices/off/{off}")
            for kind, off in offs.items()
        ]
        settings = say("notice-mail-settings", address=f"{self._origin}/settings#notices")
        text = "\n\n".join([*told, "\n".join(["-- ", *foot, settings])]) + "\n"
        return Mailing(f"{self._name}: {subject}", text, f"{self._origin}/api/notices/off/{next(iter(offs.values()))}")

    async def _lines(self, notice: Notice, recipient: Recipient) -> str:
        """Return the sentence, and the additional lines."""
        left = await time_left(self._stores.clocks, notice, speaker_of(recipient), self._clock())
        more = left or await places(self._stores.games, self._stores.seats, notice)
        line = await self.line(notice, recipient)
        return f"{line}\n{more}" if more else line

    def _told(self, notice: Notice, recipient: Recipient) -> str:
        """Return the event, or the task of the person."""
        speaker, how = speaker_of(recipient), (notice.words or {}).get("as")
        end = until(notice)
        left = {} if end is None else {"left": spoken(end - self._clock().timestamp(), speaker)}
        return speaker.say(f"notice-{notice.kind}-{how}" if how else f"notice-{notice.kind}", **left)

    def _address(self, notice: Notice) -> str:
        if notice.game is None:
            return f"{self._origin}/{'admin/reports' if _is_new_report(notice) else ''}"
        purpose: Literal["go", "come"] = "come" if notice.kind is NoticeKind.INVITATION else "go"
        return f"{self._origin}/go/{self._signer.token(Way(purpose, notice.person, notice.game))}"

    def _off(self, channel: Channel, kind: NoticeKind) -> str:
        return self._signer.token(Way("off", channel.person, f"{channel.id}:{kind}"))


def _is_new_report(notice: Notice) -> bool:
    return notice.kind is NoticeKind.REPORT and (notice.words or {}).get("as") == "new"


def _path(notice: Notice) -> str:
    """Return the target of a tap."""
    if notice.game is None:
        return "/admin/reports" if _is_new_report(notice) else "/settings"
    return f"/invitations/{notice.game}" if notice.kind is NoticeKind.INVITATION else f"/games/{notice.game}"


def _language_of(recipient: Recipient) -> str:
    return recipient.language if recipient.language in LANGUAGES else DEFAULT_LANGUAGE


def speaker_of(recipient: Recipient) -> Speaker:
    """Return the texts of the person's language."""
    return Speaker(_language_of(recipient))


def _table_words(table: Table, recipient: Recipient) -> str:
    """Before the game there is no round to name."""
    if not table.round:
        return table.others
    return speaker_of(recipient).say("notice-table", names=table.others, round=table.round)


def _shortened(names: Sequence[str]) -> str:
    told = ", ".join(names)
    return told if len(told) <= _LONGEST_NAMES else f"{told[: _LONGEST_NAMES - 1]}…"


def spoken(seconds: float, speaker: Speaker) -> str:
    """Return a rounded duration: whole minutes, hours and minutes, or days and hours; never less than a minute."""
    minutes = max(1, round(seconds / MINUTE))
    if minutes * MINUTE < HOUR:
        return speaker.say("time-minutes", minutes=minutes)
    hours, rest = divmod(minutes, HOUR // MINUTE)
    if hours * HOUR < 2 * DAY:
        return speaker.say("time-hours", hours=hours, minutes=rest)
    return speaker.say("time-days", days=hours * HOUR // DAY, hours=hours * HOUR % DAY // HOUR)


async def time_left(clocks: Clocks, notice: Notice, speaker: Speaker, moment: datetime) -> str:
    """Return how long the turn may still last; empty if the notification is not about a turn with a clock."""
    if notice.kind not in OF_A_TURN or notice.game is None or notice.seat is None:
        return ""
    times = await clocks.of(notice.game)
    clock = times[notice.seat].clock if notice.seat < len(times) else None
    left = 0.0 if clock is None or clock.until is None else clock.until - moment.timestamp()
    return speaker.say("notice-left", left=spoken(left, speaker)) if left > 0 else ""


async def places(games: Games, seats: Seats, notice: Notice) -> str:
    """Return how the game ended; empty if the notification is not about that."""
    is_over = notice.kind is NoticeKind.OVER and notice.game is not None
    game = await games.get(notice.game or "") if is_over else None
    if game is None or game.result is None or not game.result.places:
        return ""
    names = names_of(await seats.of(game.id))
    ended = sorted(zip(game.result.places, names, game.result.scores, strict=True))
    return ", ".join(f"{place}. {name or '?'} ({score})" for place, name, score in ended)
