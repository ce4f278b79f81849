"""Settings of the admin: name, imprint, retention times, log and metrics."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from utopia.locales import Phrase, SpokenError
from utopia.server.logs import FORMATS, LEVELS

USUAL_NAME: Final = "Utopia"
LONGEST_NAME: Final = 40
LONGEST_IMPRINT: Final = 64_000
"""Letters."""
SHORTEST_TOKEN: Final = 16
LONGEST_LIFE: Final = 36_500
LONGEST_DRAIN: Final = 60
MOST_CONNECTIONS: Final = 100_000
LONGEST_BARRED: Final = 720
"""Hours."""
_HIGHEST_PORT: Final = 65535


class HostingError(SpokenError):
    """An invalid setting; the message names it and the correct form."""


@dataclass(frozen=True, slots=True)
class Lives:
    """After how many days something is forgotten; 0 keeps it for ever."""

    guest_games: int = 365
    """Finished games of guests and bots only, since the last visit of any of them."""
    open_tables: int = 30
    """Opened, never begun."""
    chat: int = 365
    """Chat of finished games, since it was written."""
    deliveries: int = 30
    """Notifications that were sent or dropped, with their deliveries."""
    audit: int = 730
    """Audit log entries, and closed reports."""


@dataclass(frozen=True, slots=True)
class Imprint:
    """Imprint of this server: an address elsewhere, or a text of our own."""

    url: str | None = None
    text: str | None = None
    """Markdown, as `utopia.server.page` shows it: headings, lists, links, emphasis."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """One server as its host wants it."""

    site_name: str = USUAL_NAME
    imprint: Imprint | None = None
    lives: Lives = field(default_factory=Lives)
    metrics: tuple[str, int] | None = None
    """Host and port where the metrics are served to everybody who can connect."""
    metrics_token: str | None = None
    """Token for `/metrics`; None: there is no such page."""
    https: bool = True
    """Whether ``serve --lan`` offers https, with a certificate of this server's own."""
    exhibition: bool = True
    """Whether bots play a game to be watched while somebody looks at a lobby without games."""
    standby: bool = False
    """Whether the server waits, while another one leads, to take its place."""
    private_hooks: bool = False
    """Whether webhooks and push services in the server's own network are used: for a server among friends only."""
    barred_network: int = 24
    """Hours for which no new guests come in from the network of a banned guest; 0: they do."""
    connections: int = 500
    """How many connections one address may hold open; 0: any number."""
    drain: float = 0.0
    """Seconds between saying that the server stops (`/readyz`) and stopping."""


def log_from_environment(environment: Mapping[str, str] = os.environ) -> tuple[str, str]:
    """Form and level of the log, by `UTOPIA_LOG` and `UTOPIA_LOG_LEVEL`; HostingError if they are none."""
    form = environment.get("UTOPIA_LOG", "").strip().lower() or FORMATS[0]
    level = environment.get("UTOPIA_LOG_LEVEL", "").strip().lower() or "warning"
    for name, value, known in (("UTOPIA_LOG", form, FORMATS), ("UTOPIA_LOG_LEVEL", level, LEVELS)):
        if value not in known:
            raise HostingError(Phrase("hosting-one-of", {"name": name, "text": value, "known": ", ".join(known)}))
    return form, level


def hosting_from_environment(environment: Mapping[str, str] = os.environ) -> Hosting:
    """Read the variables `UTOPIA_…`. Raise HostingError for the first invalid one."""
    return Hosting(
        site_name=_site_name(environment.get("UTOPIA_SITE_NAME", "")),
        imprint=_imprint(environment.get("UTOPIA_IMPRINT", "").strip()),
        lives=lives_from_environment(environment),
        metrics=_address(environment.get("UTOPIA_METRICS", "").strip()),
        metrics_token=_token(environment.get("UTOPIA_METRICS_TOKEN", "").strip()),
        https=is_on("UTOPIA_HTTPS", environment, usual="on"),
        exhibition=is_on("UTOPIA_EXHIBITION", environment, usual="on"),
        standby=is_on("UTOPIA_STANDBY", environment, usual="off"),
        private_hooks=is_on("UTOPIA_PRIVATE_HOOKS", environment, usual="off"),
        barred_network=_number("UTOPIA_BARRED_NETWORK", environment, 24, LONGEST_BARRED),
        connections=_number("UTOPIA_CONNECTIONS", environment, 500, MOST_CONNECTIONS),
        drain=_number("UTOPIA_DRAIN", environment, 0, LONGEST_DRAIN),
    )


def is_on(name: str, environment: Mapping[str, str], *, usual: str) -> bool:
    """Read a variable of `on` or `off`. Raise HostingError if it is neither."""
    text = environment.get(name, "").strip().lower() or usual
    if text not in ("on", "off"):
        raise HostingError(Phrase("hosting-one-of", {"name": name, "text": text, "known": "on, off"}))
    return text == "on"


def lives_from_environment(environment: Mapping[str, str] = os.environ) -> Lives:
    """`UTOPIA_RETENTION_CHAT=90` and so on, in days; 0 keeps for ever. HostingError."""
    found = {}
    for each in fields(Lives):
        name = f"UTOPIA_RETENTION_{each.name.upper()}"
        found[each.name] = _number(name, environment, int(str(each.default)), LONGEST_LIFE)
    return Lives(**found)


def _number(name: str, environment: Mapping[str, str], usual: int, most: int) -> int:
    text = environment.get(name, "").strip()
    if not text:
        return usual
    if not (text.isascii() and text.isdigit() and int(text) <= most):
        raise HostingError(Phrase("hosting-number", {"name": name, "text": text, "most": most}))
    return int(text)


def _site_name(text: str) -> str:
    name = " ".join(text.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise HostingError(Phrase("hosting-site-name", {"most": LONGEST_NAME}))
    return name or USUAL_NAME


def _imprint(text: str) -> Imprint | None:
    """An address, or the text in a file."""
    if not text:
        return None
    if urlsplit(text).scheme in ("http", "https"):
        return Imprint(url=text)
    try:
        found = Path(text).expanduser().read_text("utf-8")
    except (OSError, UnicodeError):
        raise HostingError(Phrase("hosting-imprint", {"file": text})) from None
    if not found.strip() or len(found) > LONGEST_IMPRINT:
        raise HostingError(Phrase("hosting-imprint", {"file": text}))
    return Imprint(text=found)


def _address(text: str) -> tuple[str, int] | None:
    if not text:
        return None
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) <= _HIGHEST_PORT):
        raise HostingError(Phrase("hosting-metrics", {"text": text}))
    return host.removeprefix("[").removesuffix("]"), int(port)


def _token(text: str) -> str | None:
    if text and not (len(text) >= SHORTEST_TOKEN and text.isascii() and text.isprintable() and " " not in text):
        raise HostingError(Phrase("hosting-token", {"least": SHORTEST_TOKEN}))
    return text or None
