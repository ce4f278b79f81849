"""`utopia serve`: the table in the browser."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from utopia.cli.calling import how_to
from utopia.cli.serve_https import Secured, secured, tell_https
from utopia.cli.serve_standby import stand_by
from utopia.cli.server_settings import SETTING_ERRORS, Wished, allowed_name, unknown_settings, wished
from utopia.cli.speaking import say, told
from utopia.locales import Word
from utopia.server.database.errors import FolderError, HomeError, SchemaError, StorageError
from utopia.server.database.file_home import home_of
from utopia.server.database.folder import keep_private
from utopia.server.database.home import Home
from utopia.server.game.loading import LoadingError
from utopia.server.hosting import HostingError
from utopia.server.serving import AddressError, free_port, is_utopia, listen, local_url, run
from utopia.server.settings import EVERYWHERE, LOOPBACK, USUAL_PORT, Settings, is_everywhere
from utopia.server.trust.addresses import lan_address

if TYPE_CHECKING:
    pass

FINE, FAILED, MISUSED = 0, 1, 2
_LAST_PORT: Final = 65535


def _tell(message: str, **words: Word) -> None:
    """A line on standard output, at once."""
    sys.stdout.write(f"{say(message, **words)}\n")
    sys.stdout.flush()


def _fail(message: str, **words: Word) -> int:
    """A sentence on standard error, and the status to end with."""
    sys.stderr.write(f"utopia: {say(message, **words)}\n")
    return FAILED


def _misused(message: str, **words: Word) -> int:
    """The same for a command that cannot be meant so."""
    _fail(message, **words)
    return MISUSED


def serve(  # noqa: PLR0913 - every option of the command
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    allow: tuple[str, ...] = (),
    *,
    lan: bool = False,
    browser: bool = True,
    bots: str | None = None,
    https: Secured = Secured(),  # noqa: B008 - frozen
    standby: bool | None = None,
) -> int:
    """Serve until Ctrl-C; the exit status. ``standby`` None: as the environment says."""
    keep_private()
    if not lan and https.is_given:
        return _misused("serve-https-lan")
    try:
        wish = wished(bots)
        allow = tuple(allowed_name(name) for name in allow)
        home = home_of(data)
    except HomeError as error:
        return _fail(error.id, **error.words)
    except SETTING_ERRORS as error:
        sentence = told(error)
        sys.stderr.write(f"utopia: {sentence}{'' if sentence.endswith('?') else '.'}\n")
        return MISUSED
    stands_by = wish.hosting.standby if standby is None else standby
    if stands_by and not home.is_shared:
        return _misused("serve-standby-file")
    _tell_unknown_settings()
    where = host or (EVERYWHERE if lan else LOOPBACK)
    listener = _listener(where, port, browser=browser)
    if isinstance(listener, int):
        return listener
    settings = _settings(home, where, listener.getsockname()[1], allow, wish)
    if stands_by:
        return _status(lambda: stand_by(settings, listener, partial(_tell_ready, settings, lan=lan, browser=False)))
    secure = secured(https, settings) if lan and https.is_wanted(settings) else None
    settings = replace(settings, secure_port=secure.port if secure else None)
    return _status(lambda: run(settings, listener, partial(_tell_ready, settings, lan=lan, browser=browser), secure))


def _settings(home: Home, where: str, port: int, allow: tuple[str, ...], wish: Wished) -> Settings:
    share = _share(where, port)
    settings = Settings(home.folder, where, port, share, allow, how_to("serve --lan"), wish.limits, home=home)
    settings = replace(settings, bots=wish.own_bots, bot_limits=wish.bot_limits, hosting=wish.hosting)
    return replace(settings, origin=wish.origin, mail=wish.mail, address=wish.address)


def _tell_unknown_settings() -> None:
    for unknown in unknown_settings():
        sys.stderr.write(f"utopia: {say(unknown)}\n")


def _tell_ready(settings: Settings, *, lan: bool, browser: bool) -> None:
    """Say where the server is; nobody waits for it."""
    url = local_url(settings.host, settings.port)

    def when_ready() -> None:
        _tell("serve-running", url=url)
        _tell("serve-data", folder=settings.home.place if settings.home else str(settings.data))
        if lan:
            _tell_lan(settings)
        _tell("serve-stop")
        if browser:
            _open_browser(url)

    threading.Thread(target=when_ready, daemon=True).start()


def _status(work: Callable[[], None]) -> int:
    """Serve; the exit status when that has ended."""
    try:
        work()
    except (FolderError, HomeError, LoadingError, SchemaError, StorageError) as error:
        return _fail(error.id, **error.words)
    except HostingError as error:
        sys.stderr.write(f"utopia: {told(error)}.\n")
        return FAILED
    return FINE


def _listener(host: str, port: int | None, *, browser: bool) -> socket.socket | int:
    """A socket to serve at; or the exit status, once it has been said why there is none."""
    wanted = USUAL_PORT if port is None else port
    if not 0 <= wanted <= _LAST_PORT:  # sockets would take another, without a word
        return _misused("serve-no-such-port", port=str(wanted), last=str(_LAST_PORT))
    try:
        return listen(host, wanted)
    except AddressError as error:
        if not error.is_taken:
            return _fail("serve-no-address", host=host, port=str(wanted), reason=str(error))
    if port is None and is_utopia(url := local_url(host, wanted)):
        _tell("serve-already", url=url)
        if browser:
            _open_browser(url)
        return FINE
    other = free_port(host, wanted)
    if other is None:
        return _fail("serve-no-port", port=str(wanted))
    if port is not None:
        return _fail("serve-port-taken", port=str(wanted), command=how_to(f"serve --port {other}"))
    _tell("serve-other-port", port=str(wanted), other=str(other))
    return listen(host, other)


def _share(host: str, port: int) -> str | None:
    """Where other devices reach the server, if they can."""
    address = lan_address() if is_everywhere(host) else None
    return f"http://{address}:{port}" if address else None


def _tell_lan(settings: Settings) -> None:
    """The address for phones in the same room, to be read and to be scanned, and what they have to do without."""
    share = settings.share
    if share is None:
        _tell("serve-no-lan")
        return
    _tell("serve-lan", url=f"{share}/")
    if settings.secure_port:
        tell_https(settings)
    if sys.stdout.isatty():
        import segno  # noqa: PLC0415 - not needed otherwise

        page = "trust" if settings.secure_port else ""
        segno.make(f"{share}/{page}", error="l", micro=False).terminal(out=sys.stdout, compact=True)
    if not settings.secure_port:
        _tell("serve-lan-limits")


def _open_browser(url: str) -> None:
    """The page, where there is a screen to show it on; beside the server, which does not wait for it."""
    if _has_screen():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")


def _has_screen() -> bool:
    """Return whether a browser can show itself: on a bare terminal one would take the terminal over."""
    if os.environ.get("BROWSER"):
        return True
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in _SCREENS)
