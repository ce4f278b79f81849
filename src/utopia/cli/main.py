"""The command `utopia`: what it can do, and every way it may end told in one sentence.

Nothing heavy is imported here: `utopia --help` answers before a command's own imports have begun.
"""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from utopia import __version__
from utopia.cli.overview import overview, words_of
from utopia.cli.speaking import UnknownLanguageError, language, speak, take_language
from utopia.locales.languages import LANGUAGES, language_of

FINE, FAILED, MISUSED, STOPPED, PIPE_BROKE = 0, 1, 2, 130, 141
"""Exit statuses; the last two are a shell's for Ctrl-C and for a closed pipe."""
_HELP: Final = ("--help", "-h", "help")
OF_SERVE: Final = (
    *("--host", "--port", "--data", "--lan", "--https", "--no-https", "--https-port", "--allow"),
    "--standby",
    *("--browser", "--no-browser", "--bots"),
)
"""The options of `serve`, which is meant where a command line begins with one of them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    _open_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        spoken, words = take_language(words, os.environ)
    except UnknownLanguageError as error:
        said = words_of(language_of(os.environ))["language-unknown"]
        return _ended(f"{str(error)!r} {said} {', '.join(LANGUAGES)}.", MISUSED)
    speak(spoken)
    try:
        status = _run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _ended(words_of(language())["ended-stopped"], STOPPED)
    except BrokenPipeError:
        _let_go_of_output()
        return PIPE_BROKE
    except OSError as error:
        _let_go_of_output()
        return _ended(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}.", FAILED)
    return status


def _open_streams() -> None:
    """Replace streams that were closed before the start (`<&-`) by empty ones."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # letters that the terminal lacks are written as escapes
            stream.reconfigure(errors="backslashreplace")


def _let_go_of_output() -> None:
    """Drop output that cannot be written, so that Python does not fail at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    if not words or (len(words) == 1 and words[0] in _HELP):
        sys.stdout.write(overview(language()))
        return FINE
    if words == ["--version"]:
        sys.stdout.write(f"utopia {__version__}\n")
        return FINE
    if words[0].partition("=")[0] in OF_SERVE:
        words = ["serve", *words]
    if words == ["serve"]:  # what a double click comes to: without the parser
        from utopia.cli.serve_commands import serve  # noqa: PLC0415 - loads the server

        return serve()
    from utopia.cli.app import run  # noqa: PLC0415 - the parser takes a fifth of a second to load

    return run(words)


def _ended(sentence: str, status: int) -> int:
    sys.stderr.write(f"\nutopia: {sentence}\n" if status == STOPPED else f"utopia: {sentence}\n")
    return status
