"""Keys of programs, sent in place of a cookie. Only a digest of each is stored."""

import contextlib
import secrets
import string
import zlib
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, func, insert, literal, or_, select, update

from utopia.server.accounts.people import Person
from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError, StorageError
from utopia.server.database.schema import api_token, now, person
from utopia.server.database.tokens import digest, short_id
from utopia.server.web.policy import Policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.request import Doorway

MOST_TOKENS: Final = 50
"""Limit on valid tokens of one person and their bots together."""
_DIGITS: Final = string.digits + string.ascii_uppercase + string.ascii_lowercase
_RANDOM: Final = 32
"""Letters drawn: 190 bits."""
_CHECKSUM: Final = 6
_USED_STEP: Final = timedelta(minutes=1)
"""How exactly it is known when a token was last used."""


class Bearer(StrEnum):
    """The kind of actor a token stands for.

    It is the token's second word, so that a finder knows which access it gives.
    """

    PERSON = "person"
    BOT = "bot"


class TokenFault(StrEnum):
    """Why a token opens nothing."""

    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    REVOKED = "revoked"
    EXPIRED = "expired"


_SENTENCES: Final = {
    TokenFault.MALFORMED: "this is no token of this program: its end does not fit its beginning; was it copied whole?",
    TokenFault.UNKNOWN: "this server knows no such token; make one at /account/programs",
    TokenFault.REVOKED: "this token has been revoked; make a new one at /account/programs",
    TokenFault.EXPIRED: "this token has expired; make a new one at /account/programs",
}


class TokenError(SaidError):
    """A token that opens nothing; ``fault`` says why."""

    def __init__(self, fault: TokenFault) -> None:
        super().__init__(_SENTENCES[fault], f"problem-token-{fault}")
        self.fault = fault


class TooManyTokensError(SaidError):
    """The person has as many tokens as the limit allows."""

    status = 409

    def __init__(self) -> None:
        sentence = f"you have {MOST_TOKENS} tokens that work; revoke one before you make another"
        super().__init__(sentence, "problem-token-too-many", most=str(MOST_TOKENS))


class ApiToken(msgspec.Struct, frozen=True):
    """A stored token, without its secret."""

    id: str
    person: str
    """The actor: a person, or one of their bots."""
    name: str
    scopes: list[str]
    created: datetime
    until: datetime | None
    used: datetime | None
    revoked: datetime | None


@dataclass(frozen=True, slots=True)
class Key:
    """A token that works, and whose it is."""

    token: ApiToken
    person: Person


@dataclass(frozen=True, slots=True)
class ApiTokens:
    """The tokens of all people and their bots."""

    database: Database

    async def make(
        self, who: Person, name: str, scopes: list[str], until: datetime | None = None
    ) -> tuple[ApiToken, str]:
        """Create a token. Return it and its text, which is shown once and not stored. Raise TooManyTokensError."""
        text = _drawn(Bearer.PERSON if who.bot_of is None else Bearer.BOT)
        made = ApiToken(short_id(), who.id, name, scopes, now(), until, None, None)
        values = {**msgspec.structs.asdict(made), "hash": digest(text)}

        def write(connection: Connection) -> None:
            if connection.execute(_working(who.bot_of or who.id)).scalar_one() >= MOST_TOKENS:
                raise TooManyTokensError
            connection.execute(insert(api_token).values(values))

        await self.database.write(write)
        return made, text

    async def find(self, text: str) -> Key:
        """Whose token that is; TokenError if it opens nothing (any more)."""
        if not _is_well_formed(text):
            raise TokenError(TokenFault.MALFORMED)
        query: Select[Any] = select(api_token).where(api_token.c.hash == digest(text))
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise TokenError(TokenFault.UNKNOWN)
        token, moment = _token(row), now()
        if token.revoked is not None:
            raise TokenError(TokenFault.REVOKED)
        if token.until is not None and token.until <= moment:
            raise TokenError(TokenFault.EXPIRED)
        owner = await self._owner(token.person)
        if token.used is None or moment - token.used > _USED_STEP:
            await self._note_use(token.id, moment)
        return Key(token, owner)

    async def of(self, owner: str) -> list[ApiToken]:
        """Return the tokens of a person and their bots that have not been revoked, the newest first."""
        query: Select[Any] = (
            select(api_token)
            .join(person, person.c.id == api_token.c.person)
            .where(_owned_by(owner), api_token.c.revoked.is_(None))
            .order_by(api_token.c.created.desc(), api_token.c.id)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [_token(row) for row in rows]

    async def revoke(self, id_: str, owner: str) -> bool:
        """Revoke a token. Return whether it belonged to that person or to one of their bots."""
        theirs = select(person.c.id).where(_owned_by(owner))
        change = update(api_token).where(api_token.c.id == id_, api_token.c.person.in_(theirs))
        values = {"revoked": func.coalesce(api_token.c.revoked, literal(now(), api_token.c.revoked.type))}
        return await self.database.write(lambda connection: connection.execute(change.values(values)).rowcount > 0)

    async def bearer_of(self, id_: str) -> str | None:
        """Return the actor of the token with that id; None if there is no such token."""
        query = select(api_token.c.person).where(api_token.c.id == id_)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def is_working(self, id_: str) -> bool:
        """Whether the token with that id still opens something."""
        query = select(api_token.c.id).where(api_token.c.id == id_, _works())
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)

    async def _owner(self, id_: str) -> Person:
        """Return the actor of a token; a bot is banned while its owner is. Raise TokenError if one of them is gone."""

        def read(connection: Connection) -> Person:
            found = _person(connection, id_)
            answerable = found if found.bot_of is None else _person(connection, found.bot_of)
            banned = {"banned_until": answerable.banned_until, "banned_why": answerable.banned_why}
            return msgspec.structs.replace(found, **banned) if answerable.is_banned else found

        return await self.database.read(read)

    async def _note_use(self, id_: str, moment: datetime) -> None:
        """A full disk keeps no program from reading."""
        change = update(api_token).where(api_token.c.id == id_).values(used=moment)
        with contextlib.suppress(StorageError):
            await self.database.write(lambda connection: connection.execute(change))


def _person(connection: Connection, id_: str) -> Person:
    query: Select[Any] = select(person).where(person.c.id == id_)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise TokenError(TokenFault.REVOKED)
    return msgspec.convert(row, Person, from_attributes=True)


def _owned_by(owner: str) -> Any:
    return or_(person.c.id == owner, person.c.bot_of == owner)


def _works() -> Any:
    return api_token.c.revoked.is_(None) & or_(api_token.c.until.is_(None), api_token.c.until > now())


def _working(owner: str) -> Select[int]:
    """How many tokens work."""
    joined = api_token.join(person, person.c.id == api_token.c.person)
    return select(func.count()).select_from(joined).where(_owned_by(owner), _works())


def _token(row: Row[Any]) -> ApiToken:
    return msgspec.convert(row, ApiToken, from_attributes=True)


def _drawn(bearer: Bearer) -> str:
    """Return a prefix such as `utopia_bot_`, random letters and a checksum, so that secret scanners recognise it."""
    text = f"utopia_{bearer}_{''.join(secrets.choice(_DIGITS) for _ in range(_RANDOM))}"
    return text + _checksum(text)


def _checksum(text: str) -> str:
    """CRC-32 in base 62."""
    number, letters = zlib.crc32(text.encode()), ""
    for _ in range(_CHECKSUM):
        number, digit = divmod(number, len(_DIGITS))
        letters = _DIGITS[digit] + letters
    return letters


def _is_well_formed(text: str) -> bool:
    first, *rest = text.split("_", 2)
    fits = first == "utopia" and len(rest) == 2 and rest[0] in tuple(Bearer) and len(rest[1]) == _RANDOM + _CHECKSUM
    return fits and text.isascii() and _checksum(text[:-_CHECKSUM]) == text[-_CHECKSUM:]


_KEY: Final = "utopia_key"
_IN_ADDRESS: Final = (b"utopia_person_", b"utopia_bot_")


async def check_token(doorway: Doorway, policy: Policy, api_tokens: ApiTokens) -> None:
    """Find out whose token it is, if one came. ProblemError 401 if it opens nothing, 403 if it does not open this."""
    _check_address(doorway)
    if (text := doorway.bearer) is None or policy.who == "monitor":
        return
    try:
        key = await api_tokens.find(text)
    except TokenError as error:
        raise ProblemError(
            401, str(error), error.id, headers={"www-authenticate": 'Bearer realm="utopia", error="invalid_token"'}
        ) from None
    _check_scope(policy, key)
    state: dict[str, Any] = doorway.scope.setdefault("state", {})
    state[_KEY] = key


def key_of(scope: Any) -> Key | None:
    """Return the request's token, if it is valid and its scopes cover this endpoint."""
    key: Key | None = scope.get("state", {}).get(_KEY)
    return key


def _check_address(doorway: Doorway) -> None:
    """Refuse tokens in the address, which gets into logs and histories."""
    if any(beginning in doorway.scope["query_string"] for beginning in _IN_ADDRESS):
        told = "a token stands in the address, where others may read it: revoke it, and send the new one as a header"
        raise ProblemError(400, told, "problem-token-in-address")


def _check_scope(policy: Policy, key: Key) -> None:
    needed = policy.scope
    if needed is None:
        raise ProblemError(403, "no token opens this door; a person does it in the browser", "problem-token-door")
    if needed != "any" and needed not in key.token.scopes:
        challenge = f'Bearer realm="utopia", error="insufficient_scope", scope="{needed}"'
        told = f"the token lacks the scope {needed}; it has {', '.join(key.token.scopes)}"
        raise ProblemError(403, told, "problem-token-scope", headers={"www-authenticate": challenge}, scope=needed)
