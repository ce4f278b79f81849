"""A process of its own for webhooks, run as `python -m utopia.server.notifications.hook_worker`.

apprise supports a hundred services, each in its way, and waits for each without limit. Here it may: the caller ends
this process when it takes too long. One JSON object a line comes in, one goes out.
"""

import json
import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from utopia.server.notifications.addresses import is_public

if TYPE_CHECKING:
    from apprise import NotifyBase

SERVICES: Final = {
    "discord": "Discord",
    "slack": "Slack",
    "matrixs": "Matrix",
    "mmosts": "Mattermost",
    "rockets": "Rocket.Chat",
    "zulip": "Zulip",
    "tgram": "Telegram",
    "gchat": "Google Chat",
    "workflow": "Microsoft Teams",
    "ntfys": "ntfy",
    "gotifys": "Gotify",
    "jsons": "JSON",
}
"""apprise's prefix of a webhook -> the hosts it reaches; all of them by https."""
_AT_HOME: Final = {"json": "JSON", "ntfy": "ntfy", "gotify": "Gotify", "matrix": "Matrix"}
"""By http too, where the server may send into its own network."""
_PARAMETERS: Final = frozenset(
    (
        *("api-version", "sp", "sv", "sig", "key", "token", "threadkey", "messagereplyoption", "workspace"),
        *("to", "channel", "team", "user", "thread", "thread_id", "topic", "priority", "tags", "mode", "method"),
        *("avatar", "botname", "footer", "format", "image", "ping", "preview", "silent", "tts", "v", "version"),
    )
)
"""Allowed parameters after the `?`: apprise knows more, some of which read files of this server or follow redirects."""
_OWN: Final = ("+", "-", ":")
"""With these begin headers, parameters and fields of one's own."""
_SECONDS: Final = 8.0


def keep_outside(event: str, arguments: tuple[Any, ...]) -> None:
    """An audit hook: no connection into this server's own network, whatever a name meant a moment ago."""
    if event != "socket.connect":
        return
    address = arguments[1]
    if isinstance(address, tuple) and not is_public(str(address[0])):
        raise PermissionError("private address")


def service_of(url: str, *, is_private: bool) -> tuple["NotifyBase", str] | None:
    """Return the service of a webhook's address, and its name; None if we do not support it."""
    from apprise import Apprise, AppriseAsset, NotifyBase  # noqa: PLC0415 - a fifth of a second

    if not _is_plain(url):
        return None
    asset = AppriseAsset(http_redirects=False, async_mode=False, storage_mode="memory", secure_logging=True)
    tried = (url, re.sub("^http(s?)://", r"json\1://", url))  # an address that is no known service's is sent JSON
    found = next(filter(None, (Apprise.instantiate(one, asset=asset, suppress_exceptions=True) for one in tried)), None)
    if not isinstance(found, NotifyBase) or getattr(found, "template", None):  # a template is a file
        return None
    found.socket_connect_timeout = found.socket_read_timeout = _SECONDS
    names = SERVICES | (_AT_HOME if is_private else {})
    address: str = found.url()  # type: ignore[no-untyped-call]
    service = names.get(address.partition("://")[0])
    return None if service is None else (found, service)


def _is_plain(url: str) -> bool:
    """Return whether apprise would read only the allowed parts of the address."""
    from apprise.utils.parse import parse_qsd  # noqa: PLC0415 - a fifth of a second

    found: Mapping[str, str] = parse_qsd(url.partition("?")[2], simple=True)["qsd"]  # type: ignore[no-untyped-call]
    return all(not name or name in _PARAMETERS or name.startswith(_OWN) for name in found)


def answer(wish: Mapping[str, Any]) -> dict[str, Any]:
    """To `{"url", "private"}`: `{"service"}`, empty if there is none; with `title` and `body` whether it was `sent`."""
    found = service_of(wish["url"], is_private=wish["private"])
    if found is None:
        return {"service": "", "sent": False}
    hook, service = found
    if "body" not in wish:
        return {"service": service}
    return {"service": service, "sent": bool(hook.notify(body=wish["body"], title=wish["title"]))}


def main() -> None:
    """Answer until standard input ends."""
    out, sys.stdout = sys.stdout, sys.stderr  # whatever else is printed must not be taken for an answer
    if "--private" not in sys.argv:
        sys.addaudithook(keep_outside)
    service_of("jsons://example.org", is_private=False)  # loads apprise before any message's time is counted
    print(json.dumps({"ready": True}), file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=out, flush=True)


if __name__ == "__main__":
    main()
