"""The course of a training: its games and players, and the fitting of the network."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from utopia.bots import SEARCHING
from utopia.locales import Phrase, SpokenError
from utopia.rules.model.material import MIN_PLAYERS, SEATS

TABLES: Final = tuple(range(MIN_PLAYERS, SEATS + 1))
"""Numbers of players: one network is fitted for all of them."""
GREEDY: Final = "greedy"
NETWORK: Final = "network"
TEACHERS: Final = (GREEDY, NETWORK, *SEARCHING)
"""Who may play the games behind the first generation's, which greedy players play."""

_FEWEST_GAMES: Final = 2
"""One is kept back."""
_MOST: Final = {"generations": 100, "games": 10_000_000, "epochs": 1000, "batch": 1 << 16, "window": 100}


class TrainingError(SpokenError):
    """An impossible training; the message names the text read and the right form."""


@dataclass(frozen=True, slots=True)
class Course:
    """A whole training. The same course gives the same weights on the same kind of machine. Raises TrainingError."""

    generations: int = 3
    """Times that games are played and the network is fitted; in the first, greedy players play."""
    games: int = 8000
    """Games a generation for each number of players."""
    teacher: str = NETWORK
    """Who plays the later generations: the network so far, looking one turn ahead, or a searching level."""
    share: int = 8
    """Later generations play so many times fewer games: they cost more, and tell more."""
    window: int = 3
    """Generations, the newest ones, that the network is fitted to."""
    epochs: int = 4
    """Times that each position is shown in a generation."""
    batch: int = 1024
    """Positions a step."""
    rate: float = 0.003
    """Highest learning rate; it rises at first and then falls to 0."""
    every: int = 8
    """One position in so many is kept, besides those at which a phase begins."""
    seed: int = 1

    def __post_init__(self) -> None:
        for name, most in _MOST.items():
            number = getattr(self, name)
            least = _FEWEST_GAMES if name == "games" else 1
            if not least <= number <= most:
                words = {"option": f"--{name}", "number": str(number), "least": str(least), "most": str(most)}
                raise TrainingError(Phrase("train-number", words))
        if not 0 <= self.seed < 1 << 32:
            words = {"option": "--seed", "number": str(self.seed), "least": "0", "most": str((1 << 32) - 1)}
            raise TrainingError(Phrase("train-number", words))
        if self.teacher not in TEACHERS:
            raise TrainingError(Phrase("train-teacher", {"teacher": self.teacher, "teachers": ", ".join(TEACHERS)}))

    def games_of(self, generation: int) -> int:
        """Games for each number of players in this generation."""
        return self.games if generation == 0 else max(_FEWEST_GAMES, self.games // self.share)

    def teacher_of(self, generation: int) -> str:
        """Return the bot that plays this generation's games."""
        return GREEDY if generation == 0 else self.teacher

    def options(self) -> str:
        """The options of the command, as far as it has them."""
        names = ("generations", "games", "teacher", "share", "window", "epochs", "seed")
        return " ".join(f"--{name} {getattr(self, name)}" for name in names)

    def as_object(self) -> dict[str, Any]:
        """The course as it stands in the run folder."""
        return asdict(self)
