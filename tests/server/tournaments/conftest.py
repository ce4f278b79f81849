"""What programs come with."""

from tests.server.programs.conftest import program

__all__ = ["program"]
