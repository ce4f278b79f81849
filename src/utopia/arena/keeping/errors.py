"""An error that prevents keeping a run, or going on with it."""

from utopia.locales import SpokenError


class KeepingError(SpokenError):
    """A folder or file that a run cannot be written to or read from; the message says which, why, and what to do."""
