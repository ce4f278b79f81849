"""A slow, plain second engine of the game, kept as an oracle for the compiled rules."""

from tests.reference.engine import ReferenceGame
from tests.reference.material import ReferenceBoard, ReferenceEdition

__all__ = ["ReferenceBoard", "ReferenceEdition", "ReferenceGame"]
