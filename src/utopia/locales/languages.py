"""The languages there are, and which of them somebody wants. Importing this costs nothing."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
"""Language -> what it calls itself."""
DEFAULT_LANGUAGE: Final = "en"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that says anything decides."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a terminal (`de` for `LANG=de_CH.UTF-8`); English if it wants one that is not there."""
    wanted = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    language = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE
