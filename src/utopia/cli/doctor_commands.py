"""`utopia doctor`: whether everything that a server needs is there, and what to do where it is not."""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from utopia.cli.server_settings import SETTING_ERRORS, unknown_settings, wished
from utopia.cli.speaking import say, told
from utopia.locales import LANGUAGES
from utopia.locales.messages import file_texts
from utopia.server.database.errors import HomeError
from utopia.server.database.file_home import home_of
from utopia.server.database.home import Finding, Home
from utopia.server.mail import Mailer
from utopia.server.settings import PAGE
from utopia.server.web.page import Page

_MARK: Final = {True: "✓", False: "✗"}
_PLAIN_MARK: Final = {True: "ok", False: "!!"}


def doctor(data: str | None) -> int:
    """Print every finding; 0 if all is well, else 1."""
    marks = _MARK if (sys.stdout.encoding or "").lower().startswith("utf") else _PLAIN_MARK
    is_fine = True
    for finding in _findings(data):
        is_fine = is_fine and finding.fine
        sys.stdout.write(f"{marks[finding.fine]} {say(finding.id, **finding.words)}\n")
        sys.stdout.flush()
    sys.stdout.write(f"\n{say('doctor-well' if is_fine else 'doctor-unwell')}\n")
    return 0 if is_fine else 1


def _findings(data: str | None) -> Iterator[Finding]:
    try:
        home = home_of(data)
        yield from home.findings()
        yield from _servers(home)
        yield from _https(home.folder)
    except HomeError as error:
        yield Finding(False, error.id, {**error.words})
    yield from _settings()
    yield _page()
    yield from _locales()
    yield _rules()


def _servers(home: Home) -> Iterator[Finding]:
    """Say which server leads and which stand by."""
    from utopia.server.standby.overview import findings  # noqa: PLC0415 - needed with PostgreSQL alone

    yield from findings(home)


def _https(folder: Path) -> Iterator[Finding]:
    """Check the certificate of ``serve --lan``."""
    from utopia.server.trust.keeping import findings  # noqa: PLC0415 - loads much, and is needed here alone

    yield from findings(folder)


def _settings() -> Iterator[Finding]:
    """Check for settings that `serve` would refuse, unknown settings, and the mail server."""
    for unknown in unknown_settings():
        yield Finding(False, unknown.id, {**unknown.words})
    try:
        wish = wished()
    except SETTING_ERRORS as error:
        yield Finding(False, "doctor-setting", {"problem": told(error)})
        return
    yield Finding(True, "doctor-settings")
    if wish.mail is not None:
        where: dict[str, str | int] = {"host": wish.mail.host, "port": str(wish.mail.port)}
        is_there = asyncio.run(Mailer(wish.mail).is_there())
        yield Finding(is_there, "doctor-mail" if is_there else "doctor-mail-down", where)


def _page() -> Finding:
    page = Page(PAGE)
    if page.failure:
        return Finding(False, "doctor-page-failed", {"reason": page.failure.strip().splitlines()[-1]})
    return Finding(page.is_built, "doctor-page" if page.is_built else "doctor-page-missing")


def _locales() -> Iterator[Finding]:
    """Every language has the files of English, and Fluent can read them."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - slow to load, and needed here alone

    wanted = file_texts("en").keys()
    parser, faulty = FluentParser(with_spans=False), list[str]()
    for language in LANGUAGES:
        texts = file_texts(language)
        faulty += [f"{language}/{name}.ftl" for name in wanted - texts.keys()]
        for name, text in texts.items():
            if any(isinstance(entry, ast.Junk) for entry in parser.parse(text).body):
                faulty.append(f"{language}/{name}.ftl")
    if faulty:
        yield Finding(False, "doctor-languages-faulty", {"files": ", ".join(sorted(faulty))})
    else:
        yield Finding(True, "doctor-languages", {"languages": ", ".join(LANGUAGES.values())})


def _rules() -> Finding:
    """Compiled rules: whether they can be loaded, how fast, and whether they can be kept for the next time."""
    began = time.perf_counter()
    try:
        from utopia.server.game import engine  # noqa: F401, PLC0415 - this is what is to be tried
    except Exception as error:  # noqa: BLE001 - whatever prevents it is to be told
        return Finding(False, "doctor-rules-broken", {"reason": f"{type(error).__name__}: {error}"})
    from utopia.rules.code_cache import cache_root  # noqa: PLC0415 - loads with the rules

    root = cache_root()
    if not any(root.glob("code-*")) or not os.access(root, os.W_OK):
        return Finding(False, "doctor-rules-not-kept", {"folder": str(root)})
    return Finding(True, "doctor-rules", {"seconds": max(1, round(time.perf_counter() - began))})
