"""Notes that two people wrote at once: both stay."""

import pytest

from utopia.server.studies.merging import merged_name, merged_text, merged_things
from utopia.studies.tree import LONGEST_CHAPTER


@pytest.mark.parametrize(
    ("stored", "seen", "wanted", "both"),
    [
        ("", "", "mine", "mine"),
        ("old", "old", "new", "new"),
        ("old", "old", "", ""),
        ("theirs", "", "", "theirs"),
        ("theirs", "", "mine", "theirs\nmine"),
        ("mine", "", "mine", "mine"),
        ("old\ntheirs", "old", "old\nmine", "old\ntheirs\nmine"),
        ("other", "old", "old\nmine", "other\nmine"),
        ("old\ntheirs", "old", "other", "other\ntheirs"),
        ("other", "old", "mine", "other\nmine"),
    ],
)
def test_comments(stored: str, seen: str, wanted: str, both: str) -> None:
    assert merged_text(stored, seen, wanted) == both


def test_names_of_chapters() -> None:
    assert merged_name("old", "old", "new") == ("new", "")
    assert merged_name("theirs", "old", "old") == ("theirs", "")
    assert merged_name("theirs", "", "mine") == ("theirs · mine", "")
    long = "x" * LONGEST_CHAPTER
    assert merged_name(long, "", "mine") == (long, "mine")


def test_what_is_drawn() -> None:
    def both(stored: str, seen: str, wanted: str) -> str:
        return "".join(sorted(merged_things(stored, seen, wanted, lambda one: one)))

    assert both("ab", "a", "ac") == "abc"
    assert both("ab", "a", "") == "b"
    assert both("b", "a", "a") == "b"
    assert both("b", "a", "ac") == "bc"


def test_another_colour_is_another_thing_in_the_same_place() -> None:
    arrows = merged_things(["1 red"], ["1 red"], ["1 blue", "2 red"], lambda one: one[0])
    assert arrows == ("1 blue", "2 red")
