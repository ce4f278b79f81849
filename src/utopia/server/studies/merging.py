"""Notes that two people wrote at once: both stay. What one changed is told by what they saw before."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from utopia.studies.tree import LONGEST_CHAPTER

_Thing = TypeVar("_Thing")


def merged_text(stored: str, seen: str, wanted: str) -> str:
    """Return the comment with both changes; if they cannot be told apart, one stands below the other."""
    if stored in (seen, wanted) or wanted == seen:
        return stored if wanted == seen else wanted
    if seen and wanted.startswith(seen):
        return f"{stored}\n{wanted[len(seen) :].strip()}"
    if seen and stored.startswith(seen):
        return f"{wanted}\n{stored[len(seen) :].strip()}"
    return "\n".join(part for part in (stored, wanted) if part)


def merged_name(stored: str, seen: str, wanted: str) -> tuple[str, str]:
    """Return the name of a chapter, and what does not fit in it."""
    if stored in (seen, wanted, "") or wanted in (seen, ""):
        return (stored, "") if wanted == seen else (wanted, "")
    both = f"{stored} · {wanted}"
    return (both, "") if len(both) <= LONGEST_CHAPTER else (stored, wanted)


def merged_things(
    stored: Sequence[_Thing], seen: Sequence[_Thing], wanted: Sequence[_Thing], place: Callable[[_Thing], Hashable]
) -> tuple[_Thing, ...]:
    """Return what is stored, without what one took away, and with what they added; one thing at each place."""
    gone = {place(one) for one in seen} - {place(one) for one in wanted}
    added = {place(one): one for one in wanted if one not in seen}
    kept = [one for one in stored if place(one) not in gone and place(one) not in added]
    return (*kept, *added.values())
