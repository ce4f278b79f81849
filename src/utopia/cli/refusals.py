"""What a command says on standard error when it comes to nothing: one sentence, in the language of the terminal."""

import sys

from utopia.cli.speaking import say
from utopia.client.errors import ClientError


def refused(sentence: str, status: int) -> int:
    """Say it; the exit status."""
    end = "" if sentence.endswith((".", "?", "!")) else "."
    sys.stderr.write(f"utopia: {sentence}{end}\n")
    return status


def sentence_of(error: ClientError) -> str:
    """Return a server's message, in the language of the terminal if that has words for it."""
    try:
        return str(error) if error.why is None else say(error.why.id, **error.why.words)
    except KeyError:
        return str(error)
