"""People who have been paired come within a minute, or the others begin without them."""

from utopia.server.lobby.messages import SeekWish
from utopia.server.lobby.pairing import PATIENCE, SETTLING, Gatherings, Group, Seeker

PAIR = Group((Seeker("ann", SeekWish([2]), 0), Seeker("bob", SeekWish([2]), 1)), 2, None)


def test_they_begin_a_moment_after_the_last_one_has_come() -> None:
    gatherings = Gatherings()
    gatherings.begin("game", PAIR, 10)
    gatherings.come("game", "ann", 11)
    gatherings.come("game", "ann", 12)
    gatherings.come("game", "eve", 12)
    gatherings.come("another", "bob", 12)
    assert gatherings.of("ann") is None
    assert gatherings.of("bob") == "game"
    assert gatherings.due(20) == []
    gatherings.come("game", "bob", 20)
    assert gatherings.due(20 + SETTLING - 0.1) == []
    (gathering,) = gatherings.due(20 + SETTLING)
    assert gathering.missing == []
    assert gatherings.due(1000) == []


def test_after_a_minute_they_begin_without_him() -> None:
    gatherings = Gatherings()
    gatherings.begin("game", PAIR, 10)
    gatherings.come("game", "bob", 12)
    assert gatherings.due(10 + PATIENCE - 1) == []
    (gathering,) = gatherings.due(10 + PATIENCE)
    assert gathering.missing == ["ann"]


def test_a_guest_who_becomes_an_account_meanwhile_is_awaited_as_it() -> None:
    gatherings = Gatherings()
    gatherings.begin("game", PAIR, 10)
    gatherings.come("game", "ann", 11)
    gatherings.rename("ann", "ann's account")
    gatherings.rename("bob", "bob's account")
    assert gatherings.of("bob's account") == "game"
    gatherings.come("game", "bob's account", 12)
    (gathering,) = gatherings.due(12 + SETTLING)
    assert (gathering.missing, gathering.group.people) == ([], ["ann's account", "bob's account"])
    gatherings.begin("game", PAIR, 10)
    gatherings.rename("ann", "bob")
    assert gatherings.of("ann") == "game", "nobody is awaited twice"
