"""How well a person plays and what they have done, as everybody may see it."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.web.messages import about

Players: TypeAlias = Annotated[int, Meta(ge=2, le=5)]


class RatingView(msgspec.Struct, frozen=True):
    """A rating with one number of players."""

    players: int
    points: Annotated[int, about("Everybody begins with 1500.")]
    doubt: Annotated[int, about("The strength lies within so many points, two times in three.")]
    games: int
    provisional: Annotated[bool, about("Too few rated games to be ranked by.")]
    rank: Annotated[
        int | None, about("Among those who have played lately, from 1; None while provisional, or after a long pause.")
    ]
    changed: Annotated[str, about("ISO 8601, UTC.")]


class Tables(msgspec.Struct, frozen=True):
    """Finished games with one number of players."""

    players: int
    games: int
    places: Annotated[list[int], about("[place - 1] -> games.")]


class Beaten(msgspec.Struct, frozen=True):
    """Games won against bots of a level."""

    level: str
    games: int


class Summary(msgspec.Struct, frozen=True):
    """All finished games together."""

    games: int
    won: int
    score: Annotated[float, about("On average.")]
    best: Annotated[int, about("The highest score.")]
    tables: list[Tables]
    favourite: Annotated[
        int | None,
        about("The civilization of which the most princes were settled, as in `view`; None before the first game."),
    ]
    settled: Annotated[list[int], about("[civilization] -> princes.")]
    beaten: list[Beaten]


class Honour(msgspec.Struct, frozen=True):
    """A mark of honour; its words are `achievement-NAME` and `achievement-NAME-how`."""

    name: str
    at: Annotated[str, about("ISO 8601, UTC.")]
    game: Annotated[str | None, about("For who earned it, else None.")]


class Profile(msgspec.Struct, frozen=True):
    """`GET /api/people/ID`: somebody with an account. `me` stands for one's own id."""

    id: str
    name: str | None
    since: Annotated[str, about("ISO 8601, UTC.")]
    program: Annotated[bool, about("A bot account: somebody's program plays.")]
    mine: bool
    shows_games: Annotated[bool, about("To everybody; else only the visitors themselves are shown their games.")]
    ratings: list[RatingView]
    provisional_games: Annotated[int, about("So many rated games it takes to be ranked.")]
    summary: Summary
    honours: Annotated[list[Honour], about("The latest first.")]
    all_honours: Annotated[list[str], about("Every mark of honour that there is, in its order.")]


class ProfileChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/people/ID`, of oneself; answers a `Profile`."""

    shows_games: bool


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: str
    points: int
    doubt: int
    game: Annotated[str | None, about("For who played it, else None.")]


class RatingHistory(msgspec.Struct, frozen=True):
    """`GET /api/people/ID/ratings/PLAYERS`: how a rating went, the latest 200 games; the first point is before them."""

    players: int
    points: list[RatingPoint]


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who played where in a finished game."""

    name: Annotated[str | None, about("None where a person does not show their games to everybody.")]
    person: Annotated[str | None, about("Whose profile there is to look at.")]
    level: Annotated[str | None, about("A bot's.")]
    place: Annotated[int | None, about("None if the game was ended before its end.")]
    score: int
    theirs: Annotated[bool, about("Whose games these are.")]
    left: Annotated[bool, about("They left; a bot or a substitute played on.")]


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of somebody."""

    id: Annotated[str | None, about("For who may open it, else None.")]
    ended: str
    edition: str
    rated: bool
    seats: Annotated[list[FinishedSeat], about("The first place first.")]
    before: Annotated[int | None, about("The rating before and after, if the game changed it.")]
    after: int | None


class FinishedGames(msgspec.Struct, frozen=True):
    """`GET /api/people/ID/games`: a page of them, the latest first."""

    games: list[FinishedGame]
    next: Annotated[str | None, about("To be sent as `before` for the next page.")]


class Leader(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    rank: int
    id: str
    name: str | None
    points: int
    doubt: int
    games: int
    program: Annotated[bool, about("A bot account: somebody's program plays.")]


class Leaderboard(msgspec.Struct, frozen=True):
    """`GET /api/people?players=4`: who is ranked with so many players, and where oneself stands."""

    players: int
    leaders: list[Leader]
    more: Annotated[bool, about("There are further lines; `first` of the next page is `first` plus their number.")]
    mine: Annotated[RatingView | None, about("One's own rating, ranked or not.")]
    provisional_games: int
    days: Annotated[int, about("Who has played no rated game for so long is not ranked until they play again.")]


class GameHonours(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/honours`: what a finished game has brought the visitor."""

    honours: Annotated[list[Honour], about("New ones, earned in this game.")]
    before: Annotated[int | None, about("Their rating before and after, if the game changed it.")]
    after: int | None
