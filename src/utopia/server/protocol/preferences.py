"""A person's preferences: when their slow clocks stand still, and when nobody writes to them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from utopia.tables.clocks.rests import Holiday, Quiet, Rests


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`GET` and `PUT /api/me/preferences`: when slow clocks stand still and no notices are sent."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, examples=["Europe/Rome", "UTC"])] = "UTC"
    """Of the time zone database, as browsers call it: `Europe/Rome`."""
    quiet: Quiet | None = None
    """Quiet hours of every day, at most 12; they count anew from one's next turn on."""
    holidays: Annotated[list[Holiday], Meta(max_length=24)] = []
    """At most 35 days a calendar year. Days that are past stay in the count."""

    @property
    def rests(self) -> Rests:
        """The same as clocks and notices ask for it."""
        return Rests(self.zone, self.quiet, tuple(self.holidays))
