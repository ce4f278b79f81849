"""Ratings by who came before whom: Plackett and Luce's model, as openskill reckons it, game by game in their order."""

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating


class Ratings:
    """Of bots that meet with one number of players. A bot does not change, so nothing is added for lack of practice."""

    def __init__(self) -> None:
        self._model = PlackettLuce(tau=0.0)
        self._ratings: dict[str, PlackettLuceRating] = {}

    def count(self, names: Sequence[str], places: Sequence[int]) -> None:
        """A game: [seat] -> the bot, and its place. A bot on several seats learns their mean."""
        before = {name: self._ratings.get(name) or self._model.rating(name=name) for name in names}
        if len(before) == 1:
            self._ratings.update(before)
            return
        teams = [[self._model.create_rating([before[name].mu, before[name].sigma], name)] for name in names]
        after = [team[0] for team in self._model.rate(teams, ranks=list(map(float, places)))]
        for name in before:
            own = [rating for rating, seat_name in zip(after, names, strict=True) if seat_name == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            self._ratings[name] = self._model.create_rating([mu, sigma], name)

    def figures(self) -> dict[str, dict[str, float]]:
        """Of each bot: ``mu``, its likeliest strength; ``sigma``, the doubt; ``ordinal``, mu less three sigma."""
        return {
            name: {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()}
            for name, rating in self._ratings.items()
        }
