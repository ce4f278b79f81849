"""Preferences, by person; quiet hours and holidays, in which nobody is told anything."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec
from sqlalchemy import select, update

from utopia.server.accounts.messages import Preferences
from utopia.server.database.database import Database
from utopia.server.database.schema import person
from utopia.tables.clocks import rest_at


@dataclass(frozen=True, slots=True)
class PreferencesOfPeople:
    """Quiet hours, holidays and so on. Defaults apply to a person who has chosen nothing."""

    database: Database

    async def of(self, who: str) -> Preferences:
        """Those of one person."""
        return (await self.of_many([who])).get(who, Preferences())

    async def of_many(self, people: Collection[str]) -> dict[str, Preferences]:
        """Return the preferences of several people; a person who has chosen nothing is left out."""
        query = select(person.c.id, person.c.preferences).where(person.c.id.in_(people))
        query = query.where(person.c.preferences.is_not(None))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: msgspec.convert(row.preferences, Preferences) for row in rows}

    async def choose(self, who: str, preferences: Preferences) -> None:
        """These from now on."""
        change = update(person).where(person.c.id == who).values(preferences=msgspec.to_builtins(preferences))
        await self.database.write(lambda connection: connection.execute(change))


async def resting(preferences: PreferencesOfPeople, people: Collection[str], moment: datetime) -> dict[str, datetime]:
    """Return those of them who rest at that moment -> when their rest ends."""
    found = await preferences.of_many(people)
    ends = {who: rest_at(moment.timestamp(), chosen.rests) for who, chosen in found.items()}
    return {who: datetime.fromtimestamp(end, UTC) for who, end in ends.items() if end is not None}
