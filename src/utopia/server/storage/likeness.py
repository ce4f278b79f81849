"""Confusable names: names that look the same, whatever letters they are made of."""

import unicodedata
from typing import Final

from utopia.server.storage.letters import is_unseen

_CAPITALS: Final = str.maketrans(
    # Cyrillic, Greek, and signs -> the Latin letters that they resemble
    "АВЕЅІЈКМНОРСТУХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧI0|",  # noqa: RUF001
    "ABESIJKMHOPCTYXQWABEZHIKMNOPTYXlol",
)
_SMALL: Final = str.maketrans(
    "асԁеһіјѕорԛԝхуӏёαιοκνρυχϲ1",  # noqa: RUF001
    "acdehijsopqwxylëaiokvpuxcl",
)


def folded(name: str) -> str:
    """The same for names that differ in capital letters only."""
    return unicodedata.normalize("NFKC", name).casefold()


def likeness(name: str) -> str:
    """Return the same key for names that look the same: `Ada` in Latin letters, and with a Cyrillic А."""  # noqa: RUF002
    plain = unicodedata.normalize("NFKC", "".join(letter for letter in name if not is_unseen(letter)))
    return plain.translate(_CAPITALS).casefold().translate(_SMALL)
