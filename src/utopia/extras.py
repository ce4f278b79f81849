"""Libraries that only some people need: they come with an extra of the package, and are asked for by name.

>>> with extra("arena"):
...     import pyarrow
"""

from collections.abc import Iterator
from contextlib import contextmanager

from utopia.locales import Phrase, SpokenError


class MissingExtraError(SpokenError):
    """A library is not installed; the message names it and how to get it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports of what ``utopia[name]`` brings. Raises MissingExtraError for a library that is not here."""
    try:
        yield
    except ModuleNotFoundError as error:
        words = {"library": error.name or "", "extra": name}
        raise MissingExtraError(Phrase("extra-missing", words)) from error
