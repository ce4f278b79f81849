"""A request for a game, not yet checked."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for at the command line; None where nothing was said."""

    seats: str | None = None
    edition: str | None = None
    options: tuple[str, ...] = ()
    board: str | None = None
    seed: str | None = None
    resume: str | None = None
    save: str | None = None
    transcribe: bool = False

    @property
    def is_transcribed(self) -> bool:
        """Whether a person types what chance answers."""
        return self.transcribe or self.seed == "ask"
