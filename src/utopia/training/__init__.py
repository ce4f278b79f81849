"""Training the network that values positions: games are played, their positions kept, and weights fitted to them.

``train`` does all of it in one folder, and goes on where it was interrupted; the command is `utopia train`.
"""

from utopia.training.course import Course, TrainingError
from utopia.training.folder import course_in
from utopia.training.running import Told, train

__all__ = ["Course", "Told", "TrainingError", "course_in", "train"]
