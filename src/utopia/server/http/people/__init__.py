"""People as others see them: profiles, ratings, their finished games, the leaderboard."""

from utopia.server.http.people.honours import honours_router
from utopia.server.http.people.routes import people_router

__all__ = ["honours_router", "people_router"]
