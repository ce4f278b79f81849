"""A process that analyses games: ``python -m utopia.analysis.worker BYTES``.

It reads jobs and writes messages on its pipes, one job after the other, at a lower priority than bots. It ends when its
parent has gone: at once if it is idle, else with the next choice that it has judged.
"""

import sys
from collections.abc import Callable, Iterator
from typing import IO, Final

import msgspec

from utopia.analysis.messages import Awake, Job, Reply, Unanalysed
from utopia.bots.supervision.messages import LENGTH
from utopia.bots.supervision.worker import behave, hidden_pipes
from utopia.locales import SpokenError

_LOWER_PRIORITY: Final = 15
"""Lower than that of bots, for whose moves people wait."""
_decode: Final = msgspec.msgpack.Decoder(Job).decode


def main(memory: str) -> None:
    """Work until there is nothing more to do."""
    jobs, replies = hidden_pipes()
    behave(int(memory), _LOWER_PRIORITY)
    from utopia.analysis import telling  # noqa: F401, PLC0415 - loads compiled code, with the priority set

    _say(replies, Awake())
    while (job := _next(jobs.read)) is not None:
        for reply in answers(job):
            _say(replies, reply)


def answers(job: Job) -> Iterator[Reply]:
    """Yield the analysis of a game, piece by piece."""
    from utopia.analysis.telling import analysis_messages  # noqa: PLC0415
    from utopia.notation.files import record_from_bytes  # noqa: PLC0415

    try:
        yield from analysis_messages(record_from_bytes(job.record.encode()), job.level, job.seed)
    except (SpokenError, ValueError) as error:
        yield Unanalysed(str(error))


def packed(message: Job | Reply) -> bytes:
    """Return a message as bytes, its length before it."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def _next(read: Callable[[int], bytes]) -> Job | None:
    head = read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = read(length)
    return _decode(body) if len(body) == length else None


def _say(replies: IO[bytes], reply: Reply) -> None:
    replies.write(packed(reply))
    replies.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
