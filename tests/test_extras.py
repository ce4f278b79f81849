"""What is asked of people who lack an extra's library."""

import importlib

import pytest

from utopia.extras import MissingExtraError, extra


def test_who_lacks_a_library_is_told_its_name_and_how_to_get_it() -> None:
    with (
        pytest.raises(MissingExtraError, match=r'library_of_nobody .*"utopia\[arena\]".*run\.py extras'),
        extra("arena"),
    ):
        importlib.import_module("library_of_nobody")
