"""An error that stops a tournament that has begun."""

from utopia.locales import SpokenError


class PlayingError(SpokenError):
    """Games cannot be played any more; the message says why, and what to do."""
