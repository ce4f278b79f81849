"""All the games of an account that a bot is to play: begun when they begin, gone on with after every interruption."""

import asyncio
import contextlib
from collections.abc import Collection
from dataclasses import dataclass, field

from utopia.client.playing import Player
from utopia.locales import Phrase
from utopia.server.game.messages.view import ResultView
from utopia.server.tables.messages import GameEntry


@dataclass
class Attendant:
    """``run`` until the games it was asked for are over; without end if it is to play all."""

    player: Player
    wanted: Collection[str] | None = None
    """Ids of games; None: all of the account, now and later."""
    seat: int | None = None
    """The only one to play, of several."""
    _tasks: dict[tuple[str, int], "asyncio.Task[ResultView | None]"] = field(default_factory=dict)

    async def run(self) -> bool:
        """Whether every game that was asked for was played to its end. ClientError if the account is closed to us."""
        left = None if self.wanted is None else set(self.wanted)
        news = asyncio.create_task(self._follow(left))
        try:
            await news
            return await self._outcome()
        finally:
            for task in (news, *self._tasks.values()):
                task.cancel()
            await asyncio.gather(news, *self._tasks.values(), return_exceptions=True)

    async def _follow(self, left: set[str] | None) -> None:
        """Sit down wherever there is something to play, until all games that were asked for have begun or are gone."""
        if left is not None and not left:
            return
        async with contextlib.aclosing(self.player.client.my_games()) as games:
            async for news in games:
                entry = news.game
                if left is not None and entry.id not in left:
                    continue
                if entry.state == "running" and news.what != "gone":
                    self._sit_down(entry)
                if left is not None and (entry.state != "open" or news.what == "gone"):
                    left.discard(entry.id)
                    if not left:
                        return

    def _sit_down(self, entry: GameEntry) -> None:
        for number, sitting in enumerate(entry.sitting):
            key = entry.id, number
            is_mine = sitting.mine and sitting.kind == "person" and self.seat in (None, number)
            if is_mine and (key not in self._tasks or self._tasks[key].done()):
                self._tasks[key] = asyncio.create_task(self._attend(entry, number), name=f"game {entry.id}")

    async def _attend(self, entry: GameEntry, seat: int) -> ResultView | None:
        result = await self.player.attend(entry, seat)
        if result is not None:
            place = next(place for place in result.places if place.seat == seat)
            self.player.tell(Phrase("bot-over", {"game": entry.id, "place": place.place, "points": place.score}))
        return result

    async def _outcome(self) -> bool:
        results = await asyncio.gather(*self._tasks.values())
        return None not in results
