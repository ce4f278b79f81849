"""The socket of a game: ``await serve(room, who, receive, send)``, independent of the web framework."""

from utopia.server.live.backlog import FloodError
from utopia.server.live.limits import LONGEST, Allowance
from utopia.server.live.serving import Receive, Send, serve

__all__ = ["LONGEST", "Allowance", "FloodError", "Receive", "Send", "serve"]
