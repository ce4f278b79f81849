"""Passkeys: made, used to sign in, renamed, removed."""

import secrets
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts import ceremonies
from utopia.server.accounts.ceremonies import Site, site_of, to_bytes, to_text
from utopia.server.accounts.messages import Account, Me, PasskeyMade, PasskeyName, PasskeyOptions, PasskeyUsed
from utopia.server.accounts.one_time_tokens import Errand, ErrandError, Errands
from utopia.server.accounts.passkeys import NoPasskeyError, Passkey, Passkeys
from utopia.server.accounts.people import People
from utopia.server.accounts.routes.account import told_of
from utopia.server.accounts.service import AccountAnswers, BrowserSessions
from utopia.server.accounts.store import CHALLENGE_LIFE, Accounts
from utopia.server.accounts.visitor import Asker, Visitor, browser_of
from utopia.server.database.schema import now
from utopia.server.database.schema.people import ErrandKind
from utopia.server.settings import Settings
from utopia.server.tables.names import checked_name
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

MOST: Final = 20
"""Passkeys of one account."""
_CHALLENGE: Final = 32
_B64 = "AAECAwQFBgcICQ"
_MADE = [Example(value={"id": _B64, "client_data": _B64, "attestation": _B64, "name": "Phone"})]
_USED = [Example(value={"id": _B64, "client_data": _B64, "authenticator_data": _B64, "signature": _B64})]


@post(
    "/account/passkeys/begin",
    summary="What a new passkey needs",
    status_code=200,
    responses=refusals(403, 409, 503),
    opt=policy("anybody", while_banned=True),
)
async def begin_making(
    visitor: Asker,
    errands_store: NamedDependency[Errands],
    passkeys_store: NamedDependency[Passkeys],
    settings: NamedDependency[Settings],
    request: Request[Any, Any, Any],
) -> Response[PasskeyOptions]:
    """Options for `navigator.credentials.create`; they work once, for five minutes, in this browser."""
    site = _site(settings, request)
    person = await visitor.guest()
    keys = await passkeys_store.of(person.id)
    if len(keys) >= MOST:
        raise ProblemError(409, f"{MOST} passkeys are the most", "account-passkeys-many", most=MOST)
    challenge = await _challenge(visitor, errands_store, ErrandKind.MAKE_PASSKEY, person.id)
    options = PasskeyOptions(await ceremonies.options_to_make(site, person, keys, challenge))
    return Response(options, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/account/passkeys",
    summary="Keep a new passkey",
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=policy("known", while_banned=True),
)
async def make(
    visitor: Asker,
    people_store: NamedDependency[People],
    errands_store: NamedDependency[Errands],
    passkeys_store: NamedDependency[Passkeys],
    settings: NamedDependency[Settings],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
    data: Annotated[PasskeyMade, Body(examples=_MADE)],
) -> Response[Account]:
    """A guest has an account from now on, with everything that they have played."""
    person, site = visitor.known(), _site(settings, request)
    name = _key_name(data.name, request)
    challenge = await _taken_challenge(visitor, errands_store, ErrandKind.MAKE_PASSKEY, data.client_data, site)
    new = await ceremonies.checked_new(data, challenge, site)
    key = Passkey(new.id, person.id, new.public_key, new.sign_count, name, now())
    await passkeys_store.add(key)
    visitor.person = await people_store.get(person.id)
    return await account_answers.of(visitor, request, 201)


@patch(
    "/account/passkeys/{key_id:str}",
    summary="Rename a passkey",
    responses=refusals(401, 403, 404, 413, 422, 503),
    opt=policy("known", while_banned=True),
)
async def rename(
    visitor: Asker,
    passkeys_store: NamedDependency[Passkeys],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
    key_id: FromPath[str],
    data: Annotated[PasskeyName, Body(examples=[Example(value={"name": "Phone"})])],
) -> Response[Account]:
    """By its name its owner tells one from another."""
    await passkeys_store.rename(visitor.known().id, key_id, checked_name(data.name))
    return await account_answers.of(visitor, request)


@delete(
    "/account/passkeys/{key_id:str}",
    summary="Remove a passkey",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", while_banned=True),
)
async def remove(
    visitor: Asker,
    passkeys_store: NamedDependency[Passkeys],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
    key_id: FromPath[str],
) -> Response[Account]:
    """Never the last way into the account."""
    await passkeys_store.remove(visitor.known().id, key_id)
    return await account_answers.of(visitor, request)


@post(
    "/sign-in/passkey/begin",
    summary="What signing in needs",
    status_code=200,
    responses=refusals(403, 409, 503),
    opt=policy("anybody", rate="sign-in"),
)
async def begin_using(
    visitor: Asker,
    errands_store: NamedDependency[Errands],
    settings: NamedDependency[Settings],
    request: Request[Any, Any, Any],
) -> Response[PasskeyOptions]:
    """Options for `navigator.credentials.get`; they work once, for five minutes, in this browser."""
    site = _site(settings, request)
    challenge = await _challenge(visitor, errands_store, ErrandKind.USE_PASSKEY, None)
    options = PasskeyOptions(await ceremonies.options_to_use(site, challenge))
    return Response(options, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/sign-in/passkey",
    summary="Sign in by a passkey",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422, 503),
    opt=policy("anybody", rate="sign-in"),
)
async def use(
    visitor: Asker,
    accounts_store: NamedDependency[Accounts],
    errands_store: NamedDependency[Errands],
    passkeys_store: NamedDependency[Passkeys],
    settings: NamedDependency[Settings],
    browser_sessions: NamedDependency[BrowserSessions],
    request: Request[Any, Any, Any],
    data: Annotated[PasskeyUsed, Body(examples=_USED)],
) -> Response[Me]:
    """This browser is the account's from now on. A guest with games who was here waits: see `GET /api/account`."""
    site = _site(settings, request)
    challenge = await _taken_challenge(visitor, errands_store, ErrandKind.USE_PASSKEY, data.client_data, site)
    key = await passkeys_store.find(data.id)
    if data.user_handle is not None and to_bytes(data.user_handle) != key.person.encode():
        raise NoPasskeyError
    count = await ceremonies.checked_use(data, key, challenge, site)
    await passkeys_store.use(key.id, count)
    await browser_sessions.enter(visitor, *await accounts_store.enter(key.person))
    return told_of(visitor)


def _site(settings: Settings, request: Request[Any, Any, Any]) -> Site:
    site = site_of(request, settings)
    site.require_passkeys()
    return site


def _key_name(wish: str | None, request: Request[Any, Any, Any]) -> str:
    return checked_name(wish or browser_of(request.headers.get("user-agent", "")) or "1")


async def _challenge(visitor: Visitor, errands_store: Errands, kind: ErrandKind, person: str | None) -> bytes:
    """A new one, for this browser alone."""
    challenge = secrets.token_bytes(_CHALLENGE)
    errand = Errand(kind, person, about=visitor.csrf)
    await errands_store.open(errand, CHALLENGE_LIFE, to_text(challenge))
    return challenge


async def _taken_challenge(
    visitor: Visitor, errands_store: Errands, kind: ErrandKind, client_data: str, site: Site
) -> bytes:
    """The challenge that the browser answers to, used up; ErrandError if it is not one of this visitor's."""
    data = ceremonies.client_data_of(client_data, site)
    errand = await errands_store.use(data.challenge)
    if errand.kind is not kind or errand.about != visitor.csrf or errand.person not in (None, visitor.id):
        raise ErrandError
    return to_bytes(data.challenge)


passkeys_router = Router(
    "/api", route_handlers=[begin_making, make, rename, remove, begin_using, use], tags=["accounts"]
)
