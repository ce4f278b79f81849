"""Nobody is lost, nobody sits twice, nobody sits with people they avoid, and everybody who can play does."""

from itertools import combinations
from typing import Any, ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from utopia.server.lobby.messages import SeekWish
from utopia.server.lobby.pairing import GRACE, Group, Pairing, Seeker

PEOPLE = [f"person {number}" for number in range(9)]


def wish(*players: int, **more: Any) -> SeekWish:
    return SeekWish(list(players), **more)


def waiting(pairing: Pairing, *people: str, at: float = 0.0, players: tuple[int, ...] = (2,), **more: Any) -> None:
    for number, person in enumerate(people):
        pairing.enter(Seeker(person, wish(*players, **more), at + number / 100))


def test_two_who_want_the_same_play_at_once() -> None:
    pairing = Pairing()
    waiting(pairing, "ann", players=(2, 3))
    assert pairing.match(1.0) == []
    waiting(pairing, "bob", players=(2, 4))
    (group,) = pairing.match(1.0)
    assert (group.people, group.players) == (["ann", "bob"], 2)
    assert list(pairing) == []


def test_as_many_as_can_be_play_together() -> None:
    pairing = Pairing()
    waiting(pairing, "ann", "bob", "cleo", "dan", players=(2, 3, 4))
    (group,) = pairing.match(1.0)
    assert group.players == len(group.people) == 4


def test_the_same_person_in_two_tabs_waits_once_and_keeps_his_place() -> None:
    pairing = Pairing()
    waiting(pairing, "ann", at=1)
    waiting(pairing, "ann", at=5, players=(2, 3))
    assert pairing.match(9.0) == []
    found = pairing.of("ann")
    assert found is not None
    assert (found.since, found.wish.players) == (1, [2, 3])


def test_who_avoids_another_waits_for_somebody_else() -> None:
    pairing = Pairing()
    pairing.enter(Seeker("ann", wish(2), 0, avoids=frozenset({"bob"})))
    pairing.enter(Seeker("bob", wish(2), 1))
    assert pairing.match(5.0) == []
    pairing.enter(Seeker("cleo", wish(2), 2))
    (group,) = pairing.match(5.0)
    assert group.people == ["ann", "cleo"]


def test_similar_ratings_come_first() -> None:
    pairing = Pairing()
    for person, since, rating in (("ann", 0, 25.0), ("bob", 1, 40.0), ("cleo", 2, 26.0)):
        pairing.enter(Seeker(person, wish(2), since, ratings={2: rating}))
    (group,) = pairing.match(5.0)
    assert group.people == ["ann", "cleo"]


def test_bots_fill_up_when_one_has_waited_for_as_long_as_one_would() -> None:
    pairing = Pairing()
    waiting(pairing, "ann", players=(4,), fill_after=30, level="greedy")
    waiting(pairing, "bob", players=(4,), fill_after=None)
    waiting(pairing, "cleo", players=(4, 5), fill_after=300)
    assert pairing.match(29.0) == []
    (group,) = pairing.match(30.0)
    assert (group.people, group.players, group.level) == (["ann", "cleo"], 4, "greedy")
    assert group.bots_fill
    assert "bob" in pairing, "they never play with bots"


def test_a_rated_game_waits_for_people() -> None:
    pairing = Pairing()
    waiting(pairing, "ann", rated=True, fill_after=10)
    waiting(pairing, "bob", rated=False)
    assert pairing.match(1000.0) == []


def test_who_leaves_the_page_is_not_paired_and_soon_forgotten() -> None:
    pairing = Pairing()
    waiting(pairing, "ann", "bob")
    pairing.go_away("ann", 1.0)
    assert pairing.match(2.0) == []
    assert pairing.forget(2.0) == []
    pairing.come_back("ann")
    pairing.go_away("bob", 3.0)
    assert pairing.forget(3.0 + GRACE) == ["bob"]
    assert "ann" in pairing
    assert pairing.waiting("live") == [1, 0, 0, 0]


def test_who_waits_for_a_slow_game_may_go() -> None:
    pairing = Pairing()
    waiting(pairing, "ann", "bob", tempo="slow")
    pairing.go_away("ann", 1.0)
    assert pairing.forget(1e6) == []
    (group,) = pairing.match(1e6)
    assert group.tempo == "slow"


class Waiting(RuleBasedStateMachine):
    """Anybody may come, go away, return and leave at any time."""

    people = st.sampled_from(PEOPLE)
    wishes: ClassVar = st.builds(
        SeekWish,
        players=st.lists(st.integers(2, 5), min_size=1, max_size=4, unique=True),
        tempo=st.sampled_from(["live", "slow"]),
        fill_after=st.sampled_from([None, 10, 30, 300]),
        rated=st.booleans(),
    )

    def __init__(self) -> None:
        super().__init__()
        self.pairing, self.now = Pairing(), 0.0
        self.there: dict[str, Seeker] = {}
        self.away: set[str] = set()

    @rule(person=people, wanted=wishes, avoids=st.frozensets(people, max_size=3), rating=st.floats(0, 50))
    def come(self, person: str, wanted: SeekWish, avoids: frozenset[str], rating: float) -> None:
        seeker = Seeker(person, wanted, self.now, avoids - {person}, {2: rating, 3: rating})
        self.pairing.enter(seeker)
        self.there[person] = seeker
        self.away.discard(person)

    @rule(person=people)
    def leave(self, person: str) -> None:
        assert (self.pairing.leave(person) is not None) == (person in self.there)
        self.there.pop(person, None)
        self.away.discard(person)

    @rule(person=people)
    def go_away(self, person: str) -> None:
        self.pairing.go_away(person, self.now)
        if person in self.there and self.there[person].wish.tempo == "live":
            self.away.add(person)

    @rule(person=people)
    def come_back(self, person: str) -> None:
        self.pairing.come_back(person)
        self.away.discard(person)

    @rule(seconds=st.sampled_from([1.0, 9.0, GRACE, 100.0]))
    def wait(self, seconds: float) -> None:
        self.now += seconds
        for person in self.pairing.forget(self.now):
            assert person in self.away
            del self.there[person]
            self.away.discard(person)

    @rule()
    def match(self) -> None:
        groups = self.pairing.match(self.now)
        seated = [person for group in groups for person in group.people]
        assert len(seated) == len(set(seated))
        for group in groups:
            self.check(group)
        for person in seated:
            del self.there[person]
        assert self.pairing.match(self.now) == [], "everybody who can play does"

    def check(self, group: Group) -> None:
        assert len(group.people) <= group.players
        assert not self.away & set(group.people)
        wishes = [self.there[person].wish for person in group.people]
        assert all(group.players in wanted.players for wanted in wishes)
        assert len({(wanted.tempo, wanted.rated) for wanted in wishes}) == 1
        for one, other in combinations(group.people, 2):
            assert other not in self.there[one].avoids
            assert one not in self.there[other].avoids
        if len(group.people) < group.players:
            assert group.bots_fill
            assert not group.rated
            waits = [(self.pairing_since(seeker), seeker.wish.fill_after) for seeker in group.seekers]
            assert any(self.now - since >= (after or 0) for since, after in waits)

    def pairing_since(self, seeker: Seeker) -> float:
        assert seeker.since <= self.there[seeker.person].since
        return seeker.since

    @invariant()
    def nobody_is_lost(self) -> None:
        assert {seeker.person for seeker in self.pairing} == set(self.there)


TestWaiting = Waiting.TestCase
TestWaiting.settings = settings(max_examples=150, stateful_step_count=30, deadline=None)
