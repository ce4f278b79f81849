"""A server as the holder of a token uses it."""

import contextlib
from collections.abc import AsyncGenerator
from types import TracebackType
from typing import Final, Self, TypeAlias

import msgspec

from utopia.client.connection import Connection
from utopia.client.game import RemoteGame
from utopia.client.puzzle import RemotePuzzle
from utopia.server.accounts.messages import Me
from utopia.server.deals.messages import Deal, DealOverview, DealStart, NewDeal
from utopia.server.lobby.messages import NewTable, SeatWish, StartWish, Table
from utopia.server.moderation.messages import Target
from utopia.server.programs.messages import MyGame, MyGames, MyInvitation, MyInvited, MyLine, ThisToken
from utopia.server.puzzles.messages import Puzzle, PuzzleOverview
from utopia.server.studies.messages import (
    NewStudy,
    PositionShown,
    Study,
    StudyBots,
    StudyEntry,
    StudyMoved,
    StudyMoves,
    StudyStart,
)
from utopia.server.tables.messages import GameEntry, Invitation, InvitationWish, JoinWish, Reason
from utopia.server.tournaments.messages import NewTournament, Tournament, TournamentLine, TournamentOverview

_read: Final = msgspec.json.Decoder(MyLine).decode
_follow: Final = msgspec.json.Decoder(TournamentLine).decode
News: TypeAlias = MyGame | MyInvitation | MyInvited
"""Something has happened in a game of mine, to an invitation that I was sent, or to one that I sent."""
PATIENCE: Final = 300.0
"""Seconds for which a server that does not answer is tried again."""


class Client:
    """``async with Client(server, token) as client``. Every call may raise ClientError, with the server's sentence."""

    def __init__(self, server: str, token: str, patience: float = PATIENCE) -> None:
        self._connection = Connection(server, token, patience)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connection.close()

    async def me(self) -> Me:
        """Return the person or bot of this token."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/me"), type=Me)

    async def token(self) -> ThisToken:
        """Return the token's scopes, its expiry, and its remaining requests."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/me/token"), type=ThisToken)

    async def revoke_token(self) -> None:
        """The token opens nothing from now on."""
        await self._connection.ask("DELETE", "/api/me/token")

    async def games(self) -> list[GameEntry]:
        """My games, those that are over last."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/games"), type=list[GameEntry])

    async def my_games(self) -> AsyncGenerator[MyGame, None]:
        """All my games now, and then each whenever something in it concerns me, without end; ``what`` says how."""
        async with contextlib.aclosing(self.news()) as news:
            async for one in news:
                if isinstance(one, MyGame):
                    yield one

    async def news(self) -> AsyncGenerator[News, None]:
        """The same with invitations: all that there is now, and then whatever changes, without end."""
        async with contextlib.aclosing(self._connection.lines("/api/stream/me", dict)) as lines:
            async for text in lines:
                try:
                    line = _read(text)
                except msgspec.ValidationError:  # something that this client does not know yet
                    continue
                if isinstance(line, MyGames):
                    for game in line.games:
                        yield MyGame("changed", game)
                elif isinstance(line, MyGame | MyInvitation | MyInvited):
                    yield line

    async def open_table(self, *seats: SeatWish, wish: NewTable | None = None) -> Table:
        """Open a table for these seats (`me()`, `friend()`, `bot("mason")`), or one as wished for in full."""
        return await self._table("/api/tables", wish or NewTable(list(seats)))

    async def start(self, table: str, missing: StartWish | None = None) -> Table:
        """Begin, as the host; bots sit down where no friend came, unless it is wished otherwise."""
        return await self._table(f"/api/tables/{table}/start", missing or StartWish())

    async def join(self, link: str, name: str | None = None) -> Table:
        """Take a seat by a link that the host gave: the whole of it, or what stands after `/join/`."""
        token = link.rstrip("/").rpartition("/")[2]
        return await self._table(f"/api/join/{token}", JoinWish(name))

    async def invite(self, table: str, person: str) -> Table:
        """Ask a person or a bot account, by id, to a table of mine that is open; `news` tells their answer."""
        return await self._table(f"/api/tables/{table}/invitations", InvitationWish(Target(person=person)))

    async def invitations(self) -> list[Invitation]:
        """Tables to which I am asked and where I can still sit down, the newest first."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/invitations"), type=list[Invitation])

    async def accept(self, table: str) -> Table:
        """Sit down where I am asked."""
        return await self._table(f"/api/invitations/{table}", JoinWish())

    async def decline(self, table: str, reason: Reason | None = None) -> None:
        """Do not sit down where I am asked; the host is told the reason."""
        query: dict[str, int | str] = {} if reason is None else {"reason": reason}
        await self._connection.ask("DELETE", f"/api/invitations/{table}", query=query)

    async def leave(self, table: str) -> None:
        """Get up from a table whose game has not begun."""
        await self._connection.ask("POST", f"/api/tables/{table}/leave", {})

    def game(self, id_: str, seat: int | None = None) -> RemoteGame:
        """A game that runs or is over; ``seat`` if several are mine."""
        return RemoteGame(self._connection, id_, seat)

    async def studies(self) -> list[StudyEntry]:
        """Return my studies, the latest change first."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/studies"), type=list[StudyEntry])

    async def make_study(self, wish: NewStudy) -> StudyEntry:
        """Make a study of a finished game, a record, a lesson, another study or a new game."""
        return msgspec.json.decode(await self._connection.ask("POST", "/api/studies", wish), type=StudyEntry)

    async def study(self, id_: str) -> Study:
        """Return a study with all its positions."""
        return msgspec.json.decode(await self._connection.ask("GET", f"/api/studies/{id_}"), type=Study)

    async def check_position(self, start: StudyStart) -> PositionShown:
        """Return how a position lies that is set up, and all that cannot be about it."""
        return msgspec.json.decode(await self._connection.ask("POST", "/api/positions", start), type=PositionShown)

    async def study_record(self, id_: str) -> str:
        """Return a study as a record with variations: ``utopia.studies.study_of`` reads it."""
        return (await self._connection.ask("GET", f"/api/studies/{id_}/record")).decode()

    async def study_moves(self, id_: str, wish: StudyMoves) -> StudyMoved:
        """Go on from a position of a study."""
        return msgspec.json.decode(
            await self._connection.ask("POST", f"/api/studies/{id_}/moves", wish), type=StudyMoved
        )

    async def study_bots(self, id_: str, wish: StudyBots) -> StudyMoved:
        """Let bots decide after a position of a study, until a seat without a bot does."""
        return msgspec.json.decode(
            await self._connection.ask("POST", f"/api/studies/{id_}/bots", wish), type=StudyMoved
        )

    async def puzzles(self) -> PuzzleOverview:
        """Return today's puzzle, how many there are, and my progress."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/puzzles"), type=PuzzleOverview)

    async def next_puzzle(self, players: int | None = None, theme: str | None = None) -> RemotePuzzle:
        """Return a puzzle that suits me and fits."""
        query: dict[str, int | str] = {} if players is None else {"players": players}
        query |= {} if theme is None else {"theme": theme}
        told = await self._connection.ask("GET", "/api/puzzles/next", query=query)
        return self.puzzle(msgspec.json.decode(told, type=Puzzle).id)

    def puzzle(self, id_: str) -> RemotePuzzle:
        """A puzzle by its id."""
        return RemotePuzzle(self._connection, id_)

    async def deals(self) -> DealOverview:
        """Return today's deal, and those that I have made or begun."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/deals"), type=DealOverview)

    async def make_deal(self, wish: NewDeal) -> Deal:
        """Make a deal: everybody who has its address can play it once."""
        return msgspec.json.decode(await self._connection.ask("POST", "/api/deals", wish), type=Deal)

    async def deal(self, id_: str) -> Deal:
        """Return a deal, with its results if I have played it."""
        return msgspec.json.decode(await self._connection.ask("GET", f"/api/deals/{id_}"), type=Deal)

    async def play_deal(self, id_: str, name: str | None = None) -> RemoteGame:
        """Begin my game of a deal, or go on with it."""
        told = await self._connection.ask("POST", f"/api/deals/{id_}/game", DealStart(name))
        game = msgspec.json.decode(told, type=Deal).entry.game
        assert game is not None, "it has begun"
        return self.game(game)

    async def tournaments(self) -> TournamentOverview:
        """Return the tournaments to enter, that run, that are over, and mine."""
        return msgspec.json.decode(await self._connection.ask("GET", "/api/tournaments"), type=TournamentOverview)

    async def open_tournament(self, wish: NewTournament) -> Tournament:
        """Open a tournament, as a person with an account."""
        return msgspec.json.decode(await self._connection.ask("POST", "/api/tournaments", wish), type=Tournament)

    async def enter_tournament(self, id_: str) -> Tournament:
        """Enter a tournament, or come back to it; its tables come among my games."""
        return msgspec.json.decode(await self._connection.ask("PUT", f"/api/tournaments/{id_}/entry"), type=Tournament)

    async def withdraw(self, id_: str) -> Tournament:
        """Play in no further round of a tournament."""
        told = await self._connection.ask("DELETE", f"/api/tournaments/{id_}/entry")
        return msgspec.json.decode(told, type=Tournament)

    async def tournament_news(self, id_: str) -> AsyncGenerator[Tournament, None]:
        """Yield a tournament now, and whenever it has changed, until it is over."""
        async with contextlib.aclosing(self._connection.lines(f"/api/stream/tournaments/{id_}", dict)) as lines:
            async for text in lines:
                line = _follow(text)
                if isinstance(line, Tournament):
                    yield line
                    if line.entry.state in ("over", "cancelled"):
                        return

    async def _table(self, path: str, wish: object) -> Table:
        return msgspec.json.decode(await self._connection.ask("POST", path, wish), type=Table)


def me() -> SeatWish:
    """A seat for the host of the table."""
    return SeatWish("me")


def friend() -> SeatWish:
    """A seat for somebody who comes by a link."""
    return SeatWish("friend")


def bot(level: str) -> SeatWish:
    """A seat for a bot of the server's."""
    return SeatWish("bot", level=level)
