"""The phases of a game in one row: at the beginning of each a position can be valued."""

from utopia.rules.compiled import rule
from utopia.rules.model.state import State
from utopia.rules.model.steps import Phase


@rule
def stage_of(state: State) -> int:
    """Return the number of the current phase, counted through the game: 2 and 3 in round 1, 4 and 5 in round 2."""
    return 2 * int(state.round_number) + (1 if int(state.phase) == Phase.DEVELOPMENT else 0)
