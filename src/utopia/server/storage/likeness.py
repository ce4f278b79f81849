"""Names that look the same to whoever reads them, whatever letters they are made of."""

import unicodedata
from typing import Final

_JOINERS: Final = str.maketrans("", "", "\u200c\u200d")
"""They are not seen between letters of most scripts."""
_CAPITALS: Final = str.maketrans(
    # Cyrillic, Greek, and signs -> the Latin letters that they look like
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
    """The same for names that look the same: `Ada` in Latin letters, and with a Cyrillic А."""  # noqa: RUF002
    plain = unicodedata.normalize("NFKC", name.translate(_JOINERS))
    return plain.translate(_CAPITALS).casefold().translate(_SMALL)
