"""The page that explains how to trust this server: it needs nothing else, and is read over plain http."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from utopia.locales import Speaker
from utopia.server.web.plain_page import COLOURS, document, page_headers

_STYLE: Final = (
    f"{COLOURS}"
    "body{margin:0 auto;max-width:40rem;padding:2rem 1.25rem 4rem;background:var(--desk);color:var(--ink);"
    "font:1.0625rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}"
    "h1{font:700 2rem/1.2 Alegreya,Georgia,serif;margin:0 0 1rem}"
    "h2{font:700 1.35rem/1.3 Alegreya,Georgia,serif;margin:2.5rem 0 .5rem}"
    "p{margin:0 0 1rem}a{color:inherit}"
    "details{border-top:1px solid var(--line)}"
    "details:last-of-type{border-bottom:1px solid var(--line);margin-bottom:1.5rem}"
    "summary{padding:.7rem 0;font-weight:600;cursor:pointer}"
    "ol{margin:0 0 1rem;padding-left:1.6rem}li{margin:0 0 .75rem}"
    ".way{display:inline-block;padding:.6rem 0}"
    "code{font:.875rem/1.6 ui-monospace,monospace}"
    ".main{display:inline-block;padding:.75rem 1.1rem;border-radius:11px;background:var(--button);color:var(--on);"
    "text-decoration:none}"
    "a:focus-visible,summary:focus-visible{outline:3px solid var(--ink);outline-offset:3px}"
)
HEADERS: Final = page_headers(_STYLE, varies="accept-language, user-agent")
CERTIFICATE: Final = "trust/utopia.crt"
PROFILE: Final = "trust/utopia.mobileconfig"
_STEPS: Final = {
    "android": ("trust-android-open", "trust-android-install", "trust-android-firefox"),
    "ios": ("trust-ios-install", "trust-ios-trust"),
    "windows": ("trust-windows-open", "trust-windows-store", "trust-restart"),
    "macos": ("trust-macos-open", "trust-macos-trust", "trust-restart"),
    "linux": ("trust-linux-import", "trust-restart"),
    "firefox": ("trust-firefox-import", "trust-firefox-tick"),
}
"""Device -> what to do once the certificate is there."""
_MARKS: Final = (
    ("android", "Android"),
    ("ios", "iPhone"),
    ("ios", "iPad"),
    ("firefox", "Firefox"),
    ("windows", "Windows"),
    ("macos", "Macintosh"),
    ("linux", "Linux"),
)
"""Devices, and the word of their browsers' `User-Agent`; the first that fits."""


@dataclass(frozen=True, slots=True)
class Way:
    """Where the reader is, and where they can go."""

    secure: str
    """The address over https by which the reader's device knows this server."""
    named: str | None
    """The same by name, if that is another one: passkeys need it."""
    is_there: bool
    """Whether the reader has come over https."""
    fingerprint: str


def device_of(user_agent: str) -> str | None:
    """Return the kind of device that a browser says it runs on."""
    return next((device for device, mark in _MARKS if mark in user_agent), None)


def sheet(way: Way, device: str | None, speaker: Speaker, site_name: str) -> bytes:
    """Return the page, with the steps for one device opened."""
    title = speaker.say("trust-title")
    body = _arrived(way, speaker) if way.is_there else _explained(way, device, speaker)
    return document(speaker.language, f"{title} · {site_name}", _STYLE, f"<h1>{escape(title)}</h1>\n{body}")


def _arrived(way: Way, speaker: Speaker) -> str:
    play = _main("/", speaker.say("trust-play"))
    return f"{_paragraph(speaker, 'trust-arrived')}{_by_name(way, speaker)}<p>{play}</p>\n"


def _by_name(way: Way, speaker: Speaker) -> str:
    return "" if way.named is None else f"<p>{escape(speaker.say('trust-name'))} {_link(way.named, way.named)}</p>\n"


def _explained(way: Way, device: str | None, speaker: Speaker) -> str:
    parts = [_paragraph(speaker, "trust-why"), _paragraph(speaker, "trust-who")]
    parts.append(f"<p>{_link('/', speaker.say('trust-go-on'))}</p>\n")
    parts += [_steps(one, way, speaker, is_open=one == device) for one in _STEPS]
    cut = way.fingerprint.replace(":", ":<wbr>")
    parts.append(f"<p>{escape(speaker.say('trust-check'))}<br><code>{cut}</code></p>\n")
    parts.append(_by_name(way, speaker))
    parts.append(f"<h2>{escape(speaker.say('trust-without'))}</h2>\n{_paragraph(speaker, 'trust-lost')}")
    parts.append(f"<p>{_link('/', speaker.say('trust-go-on'))}</p>\n")
    return "".join(parts)


def _steps(device: str, way: Way, speaker: Speaker, *, is_open: bool) -> str:
    rows = "".join(f"<li>{row}</li>\n" for row in _rows(device, way, speaker))
    name = escape(speaker.say(f"trust-on-{device}"))
    return f"<details{' open' if is_open else ''}>\n<summary>{name}</summary>\n<ol>\n{rows}</ol>\n</details>\n"


def _rows(device: str, way: Way, speaker: Speaker) -> Iterator[str]:
    file, words = (PROFILE, "trust-load-profile") if device == "ios" else (CERTIFICATE, "trust-load")
    yield _main(file, speaker.say(words))
    for step in _STEPS[device]:
        yield escape(speaker.say(step))
    yield f"{escape(speaker.say('trust-open'))} {_link(way.secure, way.secure)}"


def _paragraph(speaker: Speaker, message: str) -> str:
    return f"<p>{escape(speaker.say(message))}</p>\n"


def _link(address: str, words: str) -> str:
    return f'<a class="way" href="{escape(address)}">{escape(words)}</a>'


def _main(address: str, words: str) -> str:
    return f'<a class="main" href="{escape(address)}">{escape(words)}</a>'
