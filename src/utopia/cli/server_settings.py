"""How a server is to be, as the environment says: read alike by `utopia serve` and by `utopia doctor`."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Final

from utopia.bots import BotError, check_name, is_built_in, short_name
from utopia.bots.supervision.limits import Limits, LimitsError
from utopia.bots.supervision.limits import limits_from_environment as limits_of_bots
from utopia.locales import Phrase
from utopia.server.hosting import Hosting, HostingError, Lives, hosting_from_environment, log_from_environment
from utopia.server.mail import MailSettingError, Relay, relay_from_environment
from utopia.server.settings import (
    Authority,
    OriginError,
    address_from_environment,
    check_mail,
    limits_from_environment,
    origin_from_environment,
    read_authority,
)
from utopia.server.web.proxies import checked_proxies

SETTING_ERRORS: Final = (BotError, LimitsError, OriginError, MailSettingError, HostingError)
_PREFIX: Final = "UTOPIA_"
_NAMES: Final = """
    ADDRESS BARRED_NETWORK BOTS BOT_MEMORY BOT_SECONDS BROWSER CACHE CONNECTIONS DATA DATABASE DATABASE_PASSWORD_FILE
    DRAIN EXHIBITION HTTPS IMPRINT LIMITS LOG LOG_LEVEL MAIL_FROM METRICS METRICS_TOKEN NAME ORIGIN PRIVATE_HOOKS
    PUBLISH RULES SITE_NAME SMTP STANDBY TOKEN
"""
_KNOWN: Final = frozenset(
    f"{_PREFIX}{name}" for name in (*_NAMES.split(), *(f"RETENTION_{each.name.upper()}" for each in fields(Lives)))
)


@dataclass(frozen=True, slots=True)
class Wished:
    """The settings of the environment."""

    own_bots: Mapping[str, str]
    bot_limits: Limits
    limits: bool
    origin: str | None
    mail: Relay | None
    hosting: Hosting
    address: Authority | None


def wished(bots: str | None = None) -> Wished:
    """Everything of it; one of SETTING_ERRORS for the first that cannot be."""
    bot_limits = limits_of_bots()
    log_from_environment()
    checked_proxies()
    origin, mail = origin_from_environment(), relay_from_environment()
    check_mail(mail, origin)
    return Wished(
        _own_bots(bots, bot_limits),
        bot_limits,
        limits_from_environment(),
        origin,
        mail,
        hosting_from_environment(),
        address_from_environment(),
    )


def _own_bots(text: str | None, limits: Limits) -> dict[str, str]:
    """Bots of others: what they are called at tables -> their names, with commas or from ``UTOPIA_BOTS``.

    Each is loaded once, in a process of its own. BotError says which is none, and why.
    """
    names = [name.strip() for name in (text or os.environ.get("UTOPIA_BOTS", "")).split(",")]
    found: dict[str, str] = {}
    for name in filter(None, names):
        check_name(name)
        called = short_name(name)
        if called in found or (is_built_in(called) and called != name):
            raise BotError(Phrase("bots-same-name", {"name": called}))
        found[called] = name
    if others := [name for name in found.values() if not is_built_in(name)]:
        from utopia.bots.supervision.guarding import try_bots  # noqa: PLC0415 - most servers start without it

        try_bots(others, limits)
    return found


def unknown_settings(environment: Mapping[str, str] = os.environ) -> Iterator[Phrase]:
    """Names that look like settings and are none, each with the one that may be meant."""
    for name in sorted(environment):
        if name.startswith(_PREFIX) and name not in _KNOWN:
            near = get_close_matches(name, sorted(_KNOWN), 1)
            yield (
                Phrase("hosting-unknown-but", {"name": name, "near": near[0]})
                if near
                else Phrase("hosting-unknown", {"name": name})
            )


def allowed_name(text: str) -> str:
    """A further name of the server, also out of its whole address; HostingError if it is none."""
    _, is_whole, name = text.strip().rpartition("://")
    try:
        return str(read_authority(name.removesuffix("/") if is_whole else name))
    except ValueError:
        raise HostingError(Phrase("hosting-allow", {"text": text})) from None
