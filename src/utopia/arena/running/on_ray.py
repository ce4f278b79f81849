"""The games on the machines of a Ray cluster: the same parts, and so the same games.

On each of them must be this same package; one whose rules or bots are others is noticed.
"""

import logging
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, TypeAlias

from utopia.arena.keeping.manifest import sources
from utopia.arena.result import Played
from utopia.arena.running.errors import PlayingError
from utopia.arena.running.parts import in_order
from utopia.arena.running.venue import Venue
from utopia.arena.tournament import Tournament
from utopia.extras import extra
from utopia.locales import Phrase

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
with extra("ray"):
    import ray
    from ray.exceptions import RayError

_FIRST_WORD: Final = 5.0
"""Seconds until an address counts as silent, if nothing is there at all."""
_GREETING: Final = 20.0
"""The same, if what is there says nothing that Ray understands."""
_STDERR: Final = 2

Answer: TypeAlias = tuple[dict[str, str], list[Played]]
"""Digests of the sources there, and the games."""


def connect(address: str) -> int:
    """Join the cluster whose head is at HOST:PORT; how many games it plays at a time. PlayingError if it is silent."""
    _check_answers(address)
    troubles: list[BaseException] = []
    greeting = threading.Thread(target=_greet, args=(address, troubles), daemon=True)
    with _silence():
        greeting.start()
        greeting.join(_GREETING)
    if greeting.is_alive():
        raise _silent(address, f"{_GREETING:.0f} s")
    if troubles:
        raise _silent(address, str(troubles[0]).partition("\n")[0])
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def on_ray(tournament: Tournament, parts: list[range], workers: int) -> Iterator[list[Played]]:
    """The parts, as they come in their order, from the cluster that was joined. PlayingError if it fails."""
    plan = ray.put(tournament)
    play_there = ray.remote(num_cpus=1)(_play_there)

    def wait_for(job: Any) -> list[Played]:
        answer: Answer = ray.get(job)
        if answer[0] != sources(tournament.names):
            raise PlayingError(Phrase("arena-ray-differs"))
        return answer[1]

    try:
        yield from in_order(parts, workers, lambda part: play_there.remote(plan, part), wait_for)
    except RayError as error:
        reason = str(getattr(error, "cause", None) or error).strip().rpartition("\n")[2]
        raise PlayingError(Phrase("arena-ray-failed", {"reason": reason})) from None
    finally:
        ray.shutdown()


def _check_answers(address: str) -> None:
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise PlayingError(Phrase("arena-ray-address", {"address": repr(address)}))
    try:
        socket.create_connection((host, int(port)), _FIRST_WORD).close()
    except (OSError, OverflowError) as error:
        raise _silent(address, str(getattr(error, "strerror", None) or error)) from None


def _greet(address: str, troubles: list[BaseException]) -> None:
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except BaseException as error:  # noqa: BLE001 - told where somebody waits for it
        troubles.append(error)


@contextmanager
def _silence() -> Iterator[None]:
    """Hide the output of Ray's native code on the error stream, which is not for people."""
    kept, nowhere = os.dup(_STDERR), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, _STDERR)
    try:
        yield
    finally:
        os.dup2(kept, _STDERR)
        os.close(kept)
        os.close(nowhere)


def _silent(address: str, reason: str) -> PlayingError:
    return PlayingError(Phrase("arena-ray-silent", {"address": address, "reason": reason}))


def _play_there(tournament: Tournament, part: range) -> Answer:
    return sources(tournament.names), _venue(tournament).play(part)


@cache
def _venue(tournament: Tournament) -> Venue:
    """Kept between parts."""
    return Venue(tournament)
