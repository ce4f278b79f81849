"""What others may keep of an answer."""

from typing import Final

PRIVATE: Final = {"cache-control": "no-store"}
"""Nothing: it is for this visitor at this moment."""
