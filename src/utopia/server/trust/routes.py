"""Endpoints of the page about trusting this server, and of the certificate to be trusted."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from utopia.locales import Speaker
from utopia.server.settings import Authority, Settings, authority_of, is_loopback, read_authority
from utopia.server.web.plain_page import language_wanted
from utopia.server.web.policy import policy
from utopia.server.web.problems import not_found

if TYPE_CHECKING:
    from cryptography.x509 import Certificate


@get("/trust", include_in_schema=False, sync_to_thread=True, opt=policy("anybody", scope="any", rate="page"))
def show_trust(request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> Response[bytes]:
    """The steps for the reader's device, in their language."""
    from utopia.server.trust.authority import fingerprint  # noqa: PLC0415 - only where https is offered
    from utopia.server.trust.sheet import HEADERS, Way, device_of, sheet  # noqa: PLC0415

    certificate = _certificate(settings)
    here = read_authority(request.headers["host"])
    way = Way(
        secure=_address(_reached(here.host, settings), settings),
        named=_named(here.host, settings),
        is_there=request.scope["scheme"] == "https",
        fingerprint=fingerprint(certificate),
    )
    speaker = Speaker(language_wanted(request.headers.get("accept-language", "")))
    device = device_of(request.headers.get("user-agent", ""))
    return Response(sheet(way, device, speaker, settings.hosting.site_name), headers=dict(HEADERS))


@get("/trust/utopia.crt", include_in_schema=False, sync_to_thread=True, opt=policy("anybody", scope="any", rate="file"))
def get_certificate(settings: NamedDependency[Settings]) -> Response[bytes]:
    """As PEM, which all systems read."""
    from cryptography.hazmat.primitives.serialization import Encoding  # noqa: PLC0415 - see above

    return _download(_certificate(settings).public_bytes(Encoding.PEM), "application/x-x509-ca-cert", "utopia.crt")


@get(
    "/trust/utopia.mobileconfig",
    include_in_schema=False,
    sync_to_thread=True,
    opt=policy("anybody", scope="any", rate="file"),
)
def get_profile(settings: NamedDependency[Settings]) -> Response[bytes]:
    """The same for iPhones and iPads."""
    from utopia.server.trust.profile import KIND, profile  # noqa: PLC0415 - see above

    return _download(profile(_certificate(settings)), KIND, "utopia.mobileconfig")


def _certificate(settings: Settings) -> "Certificate":
    """ProblemError 404 where https is not offered."""
    from utopia.server.trust.keeping import TrustError, public_certificate  # noqa: PLC0415 - see above

    try:
        found = public_certificate(Path(settings.data)) if settings.secure_port else None
    except TrustError:
        found = None
    if found is None:
        raise not_found("page")
    return found


def _download(content: bytes, kind: str, name: str) -> Response[bytes]:
    headers = {"content-type": kind, "cache-control": "no-cache"}
    return Response(content, headers={**headers, "content-disposition": f'attachment; filename="{name}"'})


def _address(host: str, settings: Settings) -> str:
    return f"https://{Authority(host, settings.secure_port)}/"


def _reached(host: str, settings: Settings) -> str:
    """Return the host by which the reader's device knows this server: theirs, unless they sit at this machine."""
    return authority_of(settings.share).host if is_loopback(host) and settings.share else host


def _named(host: str, settings: Settings) -> str | None:
    """Return the address by name for those who came by a number."""
    from utopia.server.trust.addresses import host_label, is_at_home  # noqa: PLC0415 - see above

    label = host_label()
    by_number = is_at_home(host) or is_loopback(host)
    return _address(f"{label}.local", settings) if by_number and label != "localhost" else None
