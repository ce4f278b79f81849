"""Cache headers of answers."""

from typing import Final

PRIVATE: Final = {"cache-control": "no-store"}
"""Nothing: it is for this visitor at this moment."""
