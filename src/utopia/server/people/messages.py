"""How well a person plays and what they have done, as everybody may see it."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

Players: TypeAlias = Annotated[int, Meta(ge=2, le=5)]


class RatingView(msgspec.Struct, frozen=True):
    """A rating with one number of players."""

    players: int
    points: int
    """Everybody begins with 1500."""
    doubt: int
    """The strength lies within so many points, two times in three."""
    games: int
    provisional: bool
    """Too few rated games to be ranked by."""
    rank: int | None
    """Among those who have played lately, from 1; None while provisional, or after a long pause."""
    changed: str
    """ISO 8601, UTC."""


class Tables(msgspec.Struct, frozen=True):
    """Finished games with one number of players."""

    players: int
    games: int
    places: list[int]
    """[place - 1] -> games."""


class Beaten(msgspec.Struct, frozen=True):
    """Games won against bots of a level."""

    level: str
    games: int


class Summary(msgspec.Struct, frozen=True):
    """All finished games together."""

    games: int
    won: int
    score: float
    """On average."""
    best: int
    """The highest score."""
    tables: list[Tables]
    favourite: int | None
    """The civilization of which the most princes were settled, as in `view`; None before the first game."""
    settled: list[int]
    """[civilization] -> princes."""
    beaten: list[Beaten]


class Honour(msgspec.Struct, frozen=True):
    """A mark of honour; its words are `achievement-NAME` and `achievement-NAME-how`."""

    name: str
    at: str
    """ISO 8601, UTC."""
    game: str | None
    """For who earned it, else None."""


class Profile(msgspec.Struct, frozen=True):
    """`GET /api/people/ID`: somebody with an account. `me` stands for one's own id."""

    id: str
    name: str | None
    since: str
    """ISO 8601, UTC."""
    program: bool
    """A bot account: somebody's program plays."""
    mine: bool
    shows_games: bool
    """To everybody; else only the visitors themselves are shown their games."""
    ratings: list[RatingView]
    provisional_games: int
    """So many rated games it takes to be ranked."""
    summary: Summary
    honours: list[Honour]
    """The latest first."""
    all_honours: list[str]
    """Every mark of honour that there is, in its order."""


class ProfileChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/people/ID`, of oneself; answers a `Profile`."""

    shows_games: bool


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: str
    points: int
    doubt: int
    game: str | None
    """For who played it, else None."""


class RatingHistory(msgspec.Struct, frozen=True):
    """`GET /api/people/ID/ratings/PLAYERS`: how a rating went, the latest 200 games; the first point is before them."""

    players: int
    points: list[RatingPoint]


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who played where in a finished game."""

    name: str | None
    """None where a person does not show their games to everybody."""
    person: str | None
    """Whose profile there is to look at."""
    level: str | None
    """A bot's."""
    place: int | None
    """None if the game was ended before its end."""
    score: int
    theirs: bool
    """Whose games these are."""
    left: bool
    """They left; a bot or a substitute played on."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of somebody."""

    id: str | None
    """For who may open it, else None."""
    ended: str
    edition: str
    rated: bool
    seats: list[FinishedSeat]
    """The first place first."""
    before: int | None
    """The rating before and after, if the game changed it."""
    after: int | None


class FinishedGames(msgspec.Struct, frozen=True):
    """`GET /api/people/ID/games`: a page of them, the latest first."""

    games: list[FinishedGame]
    next: str | None
    """To be sent as `before` for the next page."""


class Leader(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    rank: int
    id: str
    name: str | None
    points: int
    doubt: int
    games: int
    program: bool
    """A bot account: somebody's program plays."""


class Leaderboard(msgspec.Struct, frozen=True):
    """`GET /api/people?players=4`: who is ranked with so many players, and where oneself stands."""

    players: int
    leaders: list[Leader]
    more: bool
    """There are further lines; `first` of the next page is `first` plus their number."""
    mine: RatingView | None
    """One's own rating, ranked or not."""
    provisional_games: int
    days: int
    """Who has played no rated game for so long is not ranked until they play again."""


class GameHonours(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/honours`: what a finished game has brought the visitor."""

    honours: list[Honour]
    """New ones, earned in this game."""
    before: int | None
    """Their rating before and after, if the game changed it."""
    after: int | None
