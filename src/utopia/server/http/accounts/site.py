"""The server's public address, and whether browsers can use passkeys there."""

import ipaddress
from dataclasses import dataclass
from typing import Any, Literal

from litestar import Request

from utopia.server.settings import Settings, authority_of
from utopia.server.web.problems import ProblemError

Here = Literal["yes", "insecure", "address", "elsewhere"]
_WHY_NOT = {
    "insecure": "browsers use passkeys over https only, or at localhost",
    "address": "browsers use no passkeys at an IP address; open the server by a name, such as localhost",
    "elsewhere": "passkeys of this server are made and used at its own address only",
}


@dataclass(frozen=True, slots=True)
class Site:
    """The domain to which passkeys are bound."""

    origin: str
    """`https://play.example`, in small letters."""
    passkeys: Here
    """Return whether the requesting page can use them; else the reason."""

    @property
    def host(self) -> str:
        """The id of WebAuthn's relying party."""
        return authority_of(self.origin).host

    def require_passkeys(self) -> None:
        """ProblemError 409 where browsers would refuse."""
        if self.passkeys != "yes":
            told = f"{_WHY_NOT[self.passkeys]} ({self.origin})"
            raise ProblemError(409, told, f"account-passkeys-{self.passkeys}", origin=self.origin)


def site_of(request: Request[Any, Any, Any], settings: Settings) -> Site:
    """Return the origin from the setting, or from the request; the middleware has checked the name.

    With the setting, a proxy that hides https does no harm: the browser signs the address that it sees.
    """
    host = request.headers.get("host", "").lower()
    origin = settings.origin or f"{request.scope['scheme']}://{host}"
    is_here = origin.partition("://")[2] == host
    return Site(origin, _passkeys_at(origin) if is_here else "elsewhere")


def _passkeys_at(origin: str) -> Here:
    host = authority_of(origin).host
    try:
        ipaddress.ip_address(host)
    except ValueError:
        is_local = host == "localhost" or host.endswith(".localhost")
        return "yes" if origin.startswith("https:") or is_local else "insecure"
    return "address"
