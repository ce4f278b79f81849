"""Quiet hours and holidays, in which a person gets no notifications."""

from collections.abc import Collection
from datetime import UTC, datetime

from utopia.server.storage.preferences import PreferencesOfPeople
from utopia.tables.clocks import rest_at


async def resting(preferences: PreferencesOfPeople, people: Collection[str], moment: datetime) -> dict[str, datetime]:
    """Return those of them who rest at that moment -> when their rest ends."""
    found = await preferences.of_many(people)
    ends = {who: rest_at(moment.timestamp(), chosen.rests) for who, chosen in found.items()}
    return {who: datetime.fromtimestamp(end, UTC) for who, end in ends.items() if end is not None}
