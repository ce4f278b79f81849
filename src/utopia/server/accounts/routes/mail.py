"""Signing in by a link that was mailed, and one's address. Only a POST uses a link: scanners open what is in a mail."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.mailed_links import MINUTES, MailedLinks, address_of
from utopia.server.accounts.messages import Account, MailLink, MailSent, MailWish, Me
from utopia.server.accounts.one_time_tokens import Errand, ErrandError, Errands
from utopia.server.accounts.people import People, Person
from utopia.server.accounts.routes.account import told_of
from utopia.server.accounts.service import AccountAnswers, BrowserSessions
from utopia.server.accounts.store import Accounts, MailTakenError
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.people import ErrandKind
from utopia.server.mail import masked
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

_WISH = [Example(value={"mail": "ada@example.org", "language": "en"})]
_KINDS = {ErrandKind.SIGN_IN: "sign_in", ErrandKind.ADD_MAIL: "add_mail"}


@post(
    "/sign-in/mail",
    summary="Have a link mailed",
    status_code=202,
    responses=refusals(403, 409, 413, 422, 503),
    opt=policy("anybody", rate="sign-in"),
)
async def ask_for_link(
    visitor: Asker,
    mailed_links: NamedDependency[MailedLinks],
    request: Request[Any, Any, Any],
    data: Annotated[MailWish, Body(examples=_WISH)],
) -> Response[MailSent]:
    """The answer is the same whether there is an account with that address or not: without one the link makes it."""
    await mailed_links.send(visitor, request, ErrandKind.SIGN_IN, address_of(data.mail), data.language)
    return Response(MailSent(MINUTES), cookies=visitor.cookies, headers=PRIVATE)


@get(
    "/sign-in/link/{token:str}",
    summary="What does this link do?",
    responses=refusals(404),
    opt=policy("anybody", rate="sign-in"),
)
async def look_at_link(
    visitor: Asker,
    people_store: NamedDependency[People],
    accounts_store: NamedDependency[Accounts],
    errands_store: NamedDependency[Errands],
    token: FromPath[str],
) -> Response[MailLink]:
    """It is not used up."""
    errand = await _mailed(errands_store, token)
    by_mail = await accounts_store.by_mail(errand.about)
    owner = by_mail if errand.person is None else await people_store.get(errand.person)
    link = MailLink(
        kind=_KINDS[errand.kind],  # type: ignore[arg-type]
        mail=masked(errand.about),
        name=owner.name if owner else None,
        is_new=errand.person is None and owner is None,
        mine=errand.person in (None, visitor.id),
    )
    return Response(link, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/sign-in/link/{token:str}",
    summary="Use a mailed link",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("anybody", rate="sign-in"),
)
async def use_link(
    visitor: Asker,
    people_store: NamedDependency[People],
    accounts_store: NamedDependency[Accounts],
    errands_store: NamedDependency[Errands],
    browser_sessions: NamedDependency[BrowserSessions],
    mailed_links: NamedDependency[MailedLinks],
    request: Request[Any, Any, Any],
    token: FromPath[str],
) -> Response[Me]:
    """This browser is the account's from now on; or one's account has a new address, of which the old one is told."""
    errand = await _mailed(errands_store, token)
    if errand.kind is ErrandKind.SIGN_IN:
        await _sign_in(visitor, accounts_store, browser_sessions, token)
    else:
        await _confirm(visitor, people_store, accounts_store, mailed_links, request, errand, token)
    return told_of(visitor)


@post(
    "/account/mail",
    summary="Add or change the address",
    status_code=202,
    responses=refusals(401, 403, 409, 413, 422, 503),
    opt=policy("known", while_banned=True),
)
async def change_mail(
    visitor: Asker,
    mailed_links: NamedDependency[MailedLinks],
    request: Request[Any, Any, Any],
    data: Annotated[MailWish, Body(examples=_WISH)],
) -> Response[MailSent]:
    """A link goes to the new address; nothing is changed before it is used, in a browser of this account."""
    _require_account(visitor)
    await mailed_links.send(visitor, request, ErrandKind.ADD_MAIL, address_of(data.mail), data.language)
    return Response(MailSent(MINUTES), cookies=visitor.cookies, headers=PRIVATE)


@delete(
    "/account/mail",
    summary="Remove the address",
    status_code=200,
    responses=refusals(401, 403, 409, 503),
    opt=policy("known", while_banned=True),
)
async def remove_mail(
    visitor: Asker,
    accounts_store: NamedDependency[Accounts],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
) -> Response[Account]:
    """Never the last way into the account."""
    person = _require_account(visitor)
    await accounts_store.remove_mail(person.id)
    return await account_answers.of(visitor, request)


async def _mailed(errands_store: Errands, token: str) -> Errand:
    errand = await errands_store.find(token)
    if errand.kind not in _KINDS:
        raise ErrandError
    return errand


async def _sign_in(visitor: Visitor, accounts_store: Accounts, browser_sessions: BrowserSessions, token: str) -> None:
    person = visitor.person
    guest = person.id if person is not None and person.signed_up is None else None
    language = person.language if person else None
    entered = await accounts_store.enter_by_mail(token, guest, language)
    await browser_sessions.enter(visitor, *entered)


async def _confirm(
    visitor: Visitor,
    people_store: People,
    accounts_store: Accounts,
    mailed_links: MailedLinks,
    request: Request[Any, Any, Any],
    errand: Errand,
    token: str,
) -> None:
    if errand.person != visitor.id:
        detail = "this link is for an account that is not signed in here; open it where you asked for it"
        raise ProblemError(403, detail, "account-link-foreign")
    person = visitor.known()
    if (other := await accounts_store.by_mail(errand.about)) is not None and other.id != person.id:
        raise MailTakenError
    new, old = await accounts_store.confirm_mail(token, person.id)
    visitor.person = await people_store.get(person.id)
    if old is not None and old != new:
        await mailed_links.tell_old_address(request, old, masked(new), person.language or "en")


def _require_account(visitor: Visitor) -> Person:
    person = visitor.known()
    if person.signed_up is None:
        raise ProblemError(409, "a guest has no account yet; sign in by mail, or make a passkey", "account-none")
    return person


mail_router = Router(
    "/api", route_handlers=[ask_for_link, look_at_link, use_link, change_mail, remove_mail], tags=["accounts"]
)
