"""Limits on mailed links, against floods of mail and against trying addresses in bulk."""

import logging
from datetime import timedelta
from typing import Any, Final

from limits import RateLimitItemPerHour
from litestar import Request

from utopia.server.accounts.ceremonies import site_of
from utopia.server.accounts.one_time_tokens import Errand, Errands
from utopia.server.accounts.store import MAIL_LINK_LIFE
from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.people import ErrandKind
from utopia.server.mail import AddressError, Mail, Mailer, MailError, checked_address
from utopia.server.settings import Settings
from utopia.server.web.limiter import RateLimiter, network
from utopia.server.web.problems import ProblemError

TO_ADDRESS: Final = RateLimitItemPerHour(6)
BY_VISITOR: Final = RateLimitItemPerHour(12)
BY_NETWORK: Final = RateLimitItemPerHour(60)

MINUTES: Final = round(MAIL_LINK_LIFE / timedelta(minutes=1))
_LINK: Final = {
    ErrandKind.SIGN_IN: ("mail-sign-in-subject", "mail-sign-in-text"),
    ErrandKind.ADD_MAIL: ("mail-add-subject", "mail-add-text"),
}
_CHANGED: Final = ("mail-changed-subject", "mail-changed-text")
_log: Final = logging.getLogger(__name__)


def address_of(text: str) -> str:
    """ProblemError 422 if it cannot be written to."""
    try:
        return checked_address(text)
    except AddressError as error:
        raise ProblemError(422, str(error), error.id) from None


class MailedLinks:
    """Send links to mail addresses."""

    def __init__(self, errands: Errands, mailer: Mailer | None, rate_limiter: RateLimiter, settings: Settings) -> None:
        """``mailer`` is None where the server sends no mail."""
        self._errands, self._mailer, self._rate_limiter, self._settings = errands, mailer, rate_limiter, settings

    async def send(
        self, visitor: Visitor, request: Request[Any, Any, Any], kind: ErrandKind, address: str, language: str
    ) -> None:
        """Send a link that works once.

        Raise ProblemError 409 without a mail server, 429, 422 or 503 if it does not take the mail.
        """
        if self._mailer is None:
            raise ProblemError(409, "this server sends no mail", "account-mail-none-here")
        await self._check_limits(address, visitor)
        person = visitor.known().id if kind is ErrandKind.ADD_MAIL else None
        token = await self._errands.open(Errand(kind, person, address), MAIL_LINK_LIFE)
        site = site_of(request, self._settings)
        words: dict[str, int | str] = {"link": f"{site.origin}/sign-in/{token}", "minutes": MINUTES, "site": site.host}
        try:
            await self._mailer.send(_written(address, _LINK[kind], language, words))
        except MailError as error:
            await self._errands.drop(token)
            raise _not_sent(error) from None

    async def _check_limits(self, address: str, visitor: Visitor) -> None:
        """ProblemError 429 if it is one link too many, so that nobody floods another person's mailbox."""
        counted = {
            "links of a network": (BY_NETWORK, network(visitor.address)),
            "links of a visitor": (BY_VISITOR, visitor.csrf),
            "links to an address": (TO_ADDRESS, address),
        }
        for name, (limit, who) in counted.items():
            if seconds := await self._rate_limiter.hit(limit, name, who):
                wait = max(60.0, seconds)
                told = f"enough links have been sent; try again in {round(wait / 60)} minutes"
                raise ProblemError(429, told, "account-mail-often", wait=wait, minutes=round(wait / 60))

    async def tell_old_address(self, request: Request[Any, Any, Any], old: str, new: str, language: str) -> None:
        """That it does not open the account any more. Whether this arrives changes nothing."""
        if self._mailer is None:
            return
        host = site_of(request, self._settings).host
        try:
            await self._mailer.send(_written(old, _CHANGED, language, {"new": new, "site": host}))
        except MailError as error:
            _log.warning("an address that was replaced could not be told: %s", error)


def _written(to: str, messages: tuple[str, str], language: str, words: dict[str, int | str]) -> Mail:
    from utopia.locales import Speaker  # noqa: PLC0415 - messages are only read when one is sent

    speaker = Speaker(language)
    subject, text = (speaker.say(message, **words) for message in messages)
    return Mail(to, subject, f"{text}\n")


def _not_sent(error: MailError) -> ProblemError:
    if error.for_good:
        return ProblemError(422, f"mail: {error}; check the address", "account-mail-refused")
    _log.warning("a link could not be mailed: %s", error)
    told = f"{error}; nothing is lost: try again in a few minutes, or come in another way"
    return ProblemError(503, told, "account-mail-down")
