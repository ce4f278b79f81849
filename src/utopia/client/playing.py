"""A bot that plays on a server: in all the games it is given, each decision in bounded time and done once."""

import asyncio
import contextlib
import hashlib
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from utopia.bots import USUAL_BUDGET, Budget, is_built_in
from utopia.bots.supervision.answering import STAND_IN, Chooser, Trust, own_stream
from utopia.client.client import Client
from utopia.client.errors import ClientError, RefusedError, StaleError
from utopia.client.game import RemoteGame
from utopia.client.positions import Setting, UnknownGameError, moves_of
from utopia.locales import Phrase
from utopia.notation.moves import move_text
from utopia.server.game.messages.view import ResultView
from utopia.server.programs.messages import Scene
from utopia.server.tables.messages import GameEntry

Tell = Callable[[Phrase], None]
_AGAIN: Final = 5.0
"""Seconds until the next try in a game in which something went wrong."""


@dataclass
class Player:
    """``attend`` a game: play in it to its end. Several may be attended at once."""

    client: Client
    minds: Chooser
    bot: str
    tell: Tell
    budget: Budget = USUAL_BUDGET
    _trust: defaultdict[tuple[str, int], Trust] = field(default_factory=lambda: defaultdict(Trust))

    async def attend(self, entry: GameEntry, seat: int) -> ResultView | None:
        """Play that seat until the game is over; how it ended. None if it is closed to us, or cannot be played here."""
        self.tell(Phrase("bot-plays", {"game": entry.id, "seat": seat}))
        game = self.client.game(entry.id, seat)
        while True:
            try:
                return await self._played(game, seat)
            except UnknownGameError as error:
                self.tell(error.why)
                return None
            except RefusedError as error:  # no move that was offered is refused: the server is another one, or ill
                self.tell(Phrase("bot-refused", {"game": entry.id, "error": str(error)}))
                await asyncio.sleep(_AGAIN)
            except ClientError as error:
                self.tell(Phrase("bot-shut-out", {"game": entry.id, "error": str(error)}))
                return None

    async def _played(self, game: RemoteGame, seat: int) -> ResultView | None:
        setting: Setting | None = None
        done = -1
        async with contextlib.aclosing(game.scenes(position=True)) as scenes:
            async for scene in scenes:
                if setting is None and game.room is not None:
                    setting = Setting.of(game.room)
                if scene.view.phase == "over":
                    return scene.view.result
                if setting is not None and scene.view.choices and scene.view.version > done:
                    done = await self._decide(game, setting, scene, seat)
        return None

    async def _decide(self, game: RemoteGame, setting: Setting, scene: Scene, seat: int) -> int:
        """Make one decision; the version up to which nothing is left to decide."""
        view, began = scene.view, time.monotonic()
        code = await self._choice(setting, scene, seat)
        try:
            after = await game.play(view, code, key=f"bot-{seat}-{view.version}-{code}")
        except StaleError as error:  # others were faster, or another program plays here too
            return view.version if error.view is None else error.view.version - 1
        words = {"game": game.id, "move": move_text(setting.map, code), "seconds": f"{time.monotonic() - began:.1f}"}
        self.tell(Phrase("bot-moved", {**words, "round": view.round}))
        return after.version - 1

    async def _choice(self, setting: Setting, scene: Scene, seat: int) -> int:
        """Return the choice of the bot, or of the stand-in if it fails; the same again after a kill of this program."""
        view, trust = scene.view, self._trust[scene.view.game, seat]
        seed = int.from_bytes(hashlib.blake2b(f"{view.game} {self.bot}".encode(), digest_size=7).digest())
        name = STAND_IN if trust.is_lost else self.bot
        answer = await self.minds.choose(
            name,
            setting.board,
            seat,
            setting.position(scene),
            moves_of(scene),
            own_stream(seed, seat, view.events),
            self.budget,
        )
        if answer.trouble:
            self.tell(Phrase("bot-failed", {"bot": name, "trouble": answer.trouble, "instead": STAND_IN}))
        if name == self.bot and not is_built_in(name):
            trust.note(answer)
        return answer.code
