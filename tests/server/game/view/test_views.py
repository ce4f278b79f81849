"""Views of whole games: every viewer's against the game itself."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.asynchronous import run
from tests.rules.table import rule
from utopia import rules
from utopia.chance import Seeded
from utopia.game import Game
from utopia.locales import LANGUAGES, Phrase, Speaker
from utopia.notation.events import Event
from utopia.rules import CHANCE, Kind, Move, Phase, Step, decode
from utopia.server.game.messages.socket import Changes
from utopia.server.game.messages.view import Happening, View
from utopia.server.game.view import (
    Chronicler,
    Draft,
    Observation,
    OpenObservation,
    frames,
    happening,
    lately,
    own_cards,
    tally,
    told_of,
    view_for,
    view_of,
)
from utopia.server.game.view.happenings import MOST_TOLD
from utopia.server.tables.messages import Frames
from utopia.server.web.messages import Phrase as Carried

SPECTATOR = -1


def deciders(game: Game) -> list[int]:
    return [game.colours.index(colour) for colour in game.to_decide]


def walk(players: int, seed: int, edition: str = "fr", steps: int = 500) -> Iterator[Game]:
    """A game of random moves that end turns often; stopped at every decision."""
    game, rng = Game(players, seed=seed, edition=edition), random.Random(seed)
    for _ in range(steps):
        if game.is_over:
            break
        yield game
        seat = rng.choice(deciders(game))
        moves = game.moves(seat)
        ends = [move for move in moves if decode(move.code).kind == Kind.END]
        game.play(rng.choice(ends) if ends and rng.random() < 0.3 else rng.choice(moves), seat)
    yield game


def ended(players: int, seed: int) -> Game:
    *_, game = walk(players, seed, steps=5000)
    assert game.is_over
    return game


def view(game: Game, viewer: int, kept: int | None = None) -> View:
    return view_of(
        Observation(game, viewer), "game", len(game.events), len(game.events) if kept is None else kept, Draft(0)
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seats_view_is_the_public_one_and_its_own(players: int) -> None:
    for number, game in enumerate(walk(players, 40 + players, steps=240)):
        if number % 3 and int(game.state["step"][0]) != Step.DISCARD:
            continue
        kept = max(0, len(game.events) - 30 - number % 7)
        public = view(game, SPECTATOR, kept)
        for seat in range(players):
            draft = Draft(0, Carried("bar-other-decided", {"seat": seat}) if number % 2 else None)
            whole = view_of(Observation(game, seat), "game", len(game.events), kept, draft)
            own = own_cards(game.board, game.state)[seat]
            assert view_for(public, game, seat, own, draft) == whole


def chronicle(seen: Observation) -> list[Happening]:
    return [happening(seen, number) for number in range(seen.events)]


def back(game: Game, id_: str, version: int, viewer: int | None, first: int, last: int) -> Frames:
    return run(frames(game, id_, version, viewer, first, last))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_shows_the_table_as_it_lies(players: int) -> None:
    for game in walk(players, players):
        state = game.state[0]
        for viewer in (SPECTATOR, *range(players)):
            shown = view(game, viewer)
            assert shown.step != "over" or game.is_over
            assert [player.score for player in shown.players] == state["score"][:players].tolist()
            assert [player.cards for player in shown.players] == state["hand_size"][:players].tolist()
            hands = [state["hand"][seat].tolist() if seat == viewer else None for seat in range(players)]
            assert [player.hand for player in shown.players] == hands
            mine = [move.code for move in game.moves(viewer)] if viewer in deciders(game) else []
            assert shown.choices == mine
            assert sum(number for *_, number in shown.princes) == int(state["princes"].sum())
            assert shown.princes == sorted(shown.princes)
            assert shown.deciding == deciders(game)
            if not game.is_over:
                assert [p.projected - p.score for p in shown.players] == list(game.projection().values())


@rule("R-ORDER-2")
@pytest.mark.parametrize(("players", "edition"), [(3, "fr"), (5, "de"), (4, "it")])
def test_the_order_of_play_is_that_in_which_turns_are_had(players: int, edition: str) -> None:
    had: list[int] = []
    place = None
    for game in walk(players, players + 7, edition):
        state = game.state[0]
        lap = int(state["round_number"]), int(state["phase"]), int(state["lap"])
        if lap != place:
            place, had = lap, []
        turn = int(state["turn"])
        if turn >= 0 and turn not in had:
            had.append(turn)
        shown = view(game, SPECTATOR)
        assert sorted(shown.order) == list(range(players))
        assert shown.order[: len(shown.acted)] == shown.acted
        if turn >= 0:
            assert shown.acted == had[:-1]
            assert shown.order[len(shown.acted)] == turn


@rule("R-CARD-2")
def test_who_owes_how_many_cards() -> None:
    seen_steps = set()
    for game in walk(4, 11):
        state, shown = game.state[0], view(game, SPECTATOR)
        seen_steps.add(step := Step(int(state["step"])))
        for seat, player in enumerate(shown.players):
            owed = {len([x for x in (m.civilization, m.second) if x >= 0]) for m in _discards(game, seat)}
            if step == Step.DISCARD:
                assert {player.owes} == (owed or {0})
            elif step == Step.KEEP and seat in deciders(game):
                assert player.owes == player.cards - 5 > 0
            else:
                assert player.owes == 0
    assert {Step.DISCARD, Step.KEEP} <= seen_steps


def _discards(game: Game, seat: int) -> list[Move]:
    return [decode(move.code) for move in game.moves(seat)] if seat in deciders(game) else []


@rule("R-CARD-2", "R-CARD-4")
def test_discards_are_told_as_chosen_and_again_when_shown() -> None:
    for game in walk(3, 5):
        if int(game.state["step"][0]) == Step.DISCARD and len(deciders(game)) == 2:
            break
    before = len(game.events)
    first, second = deciders(game)
    game.play(game.moves(first)[0], first)
    shown = view(game, second, before)
    assert (shown.kept, [h.code for h in shown.since]) == (before, [None])
    assert shown.since[0].phrase == Carried("event-discard-unseen", {"seat": first})
    assert view(game, first, before).since[0].code is not None
    game.play(game.moves(second)[0], second)
    after = view(game, second, before + 1)
    assert after.kept == before
    assert [h.code for h in after.since] == [event.code for event in game.events[before:]]
    assert view(game, second, before + 2).kept == before + 2


def test_happenings_tell_who_gained_what() -> None:
    game = ended(3, 4)
    told = chronicle(Observation(game, SPECTATOR))
    assert [one.number for one in told] == list(range(len(game.events)))
    totals = [0, 0, 0]
    for one in told:
        for seat, points in one.gains:
            totals[seat] += points
    assert totals == game.state["score"][0][:3].tolist()
    for event, one in zip(game.events, told, strict=True):
        hidden = event.seat == CHANCE and event.code >= 30
        assert one.code == (None if hidden else event.code)
        assert one.seat == (-1 if event.seat == CHANCE else event.seat)


@rule("R-CARD-2")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_a_chronicle_written_piece_by_piece_is_the_one_written_at_once(viewer: int) -> None:
    """Also where discards are shown that were told unseen before, and where moves were taken back."""
    chronicler, rng = Chronicler(), random.Random(viewer)
    shown_later = 0
    for game in walk(3, 12, steps=120):
        shown_later += Observation(game, viewer).shown_again_from(len(chronicler.happenings)) < len(
            chronicler.happenings
        )
        while not chronicler.write(Observation(game, viewer)) and rng.random() < 0.5:
            pass
        if deciders(game) and Observation(game, viewer).step() != Step.DISCARD:
            tried = game.copy()
            tried.play(rng.choice(tried.moves(deciders(game)[0])), deciders(game)[0])
            chronicler.write(Observation(tried, viewer))
            chronicler.forget(len(game.events))
        if rng.random() < 0.5:
            while not chronicler.write(Observation(game, viewer)):
                pass
            told = [msgspec.json.decode(text, type=Happening) for text in chronicler.happenings]
            assert told == chronicle(Observation(game, viewer))
    assert shown_later > 1


def test_every_phrase_of_a_game_can_be_said_in_every_language() -> None:
    speakers = [Speaker(language, seats=("Ann", "Bob", "Cleo")) for language in LANGUAGES]
    phrases = {}
    for game in walk(3, 9, steps=150):
        shown = view(game, 1, len(game.events) - 8)
        for phrase in (shown.why, shown.question, *(one.phrase for one in shown.since)):
            phrases[phrase.id] = phrase
    assert len(phrases) > 30
    for phrase in phrases.values():
        for speaker in speakers:
            assert speaker.say(Phrase(phrase.id, phrase.words)) != phrase.id


def test_who_has_just_come_is_told_what_happened_since_his_own_last_event() -> None:
    for game in walk(2, 3, steps=60):
        events = game.events
        for viewer in range(2):
            since = lately(Observation(game, viewer))
            assert all(event.seat != viewer for event in events[since:])
            assert since == 0 or events[since - 1].seat == viewer
    assert view(game, 0, 0).kept == max(0, len(game.events) - MOST_TOLD)


def on_board(seen: View) -> dict[str, Any]:
    """What lies on the board."""
    princes = {(at, seat, civilization): number for at, seat, civilization, number in seen.princes}
    built = {at: (seen.owners[at], one) for at, one in enumerate(seen.monuments) if one >= 0}
    return {"princes": princes, "built": built, "wonders": seen.wonders, "scale": seen.scale}


def laid(before: View, changes: Changes) -> dict[str, Any]:
    """What lies on the board when the changes are laid over what was there."""
    land = on_board(before)
    land["princes"] |= {(at, seat, civilization): number for at, seat, civilization, number in changes.princes}
    land["princes"] = {place: number for place, number in land["princes"].items() if number}
    land["built"] |= {at: (seat, civilization) for at, seat, civilization in changes.monuments}
    for name, pairs in (("wonders", changes.wonders), ("scale", changes.scale)):
        then = dict(pairs)
        land[name] = [then.get(place, value) for place, value in enumerate(land[name])]
    return land


def test_a_preview_says_what_then_happens() -> None:
    rng = random.Random(1)
    tried = 0
    for game in walk(3, 8):
        if int(game.state["step"][0]) in (Step.DISCARD, Step.GUEST):
            continue
        seat = deciders(game)[0] if deciders(game) else 0
        before = view(game, seat)
        for code in rng.sample(before.choices, min(3, len(before.choices))):
            told = told_of(Observation(game, seat), "key", code)
            twin = game.copy()
            twin.apply(Event(seat, code))
            scores = twin.state["score"][0][:3].tolist()
            assert told.refusal is None
            assert told.gains == [b - p.score for b, p in zip(scores, before.players, strict=True)]
            if int(twin.state["round_number"][0]) == before.round and not twin.is_over:
                assert told.projected == [s + p for s, p in zip(scores, twin.projection().values(), strict=True)]
            else:
                assert told.projected == scores
            assert told.changes is not None
            assert laid(before, told.changes) == on_board(view(twin, seat))
            builds = [m.code for m in twin.moves(seat) if decode(m.code).kind in (Kind.DISTRICT, Kind.WONDER)]
            if seat in deciders(twin):
                assert told.enables == sorted(set(builds) - set(before.choices))
            else:
                assert told.enables == []
            tried += 1
    assert tried > 200


def test_a_preview_of_what_is_refused_names_the_rule() -> None:
    game = Game(2, seed=1)
    seat = deciders(game)[0]
    told = told_of(Observation(game, seat), "key", 146)
    assert told.refusal is not None
    assert (told.refusal.rule, told.gains) == ("R-WELCOME-7", [])
    told = told_of(Observation(game, 1 - seat), "key", 0)
    assert told.refusal is not None
    assert told.refusal.rule == "R-ORDER-2"
    told = told_of(Observation(game, SPECTATOR), "key", 0)
    assert told.refusal is not None
    assert told.refusal.why.id == "refusal-no-seat"


def test_frames_are_the_views_of_their_moments() -> None:
    moments = {}
    for game in walk(3, 6, steps=80):
        moments[len(game.events)] = view(game, 1)
    past = back(game, "game", 7, 1, 0, 63)
    assert (past.first, past.total, len(past.views)) == (0, len(game.events), 64)
    for number, then in moments.items():
        now = back(game, "game", then.version, 1, number, number).views[0]
        assert (now.events, now.choices, now.draft, now.can_take_back) == (number, [], number, False)
        same = {"choices", "draft", "can_take_back", "kept", "since"}
        assert {k: v for k, v in msgspec.structs.asdict(now).items() if k not in same} == {
            k: v for k, v in msgspec.structs.asdict(then).items() if k not in same
        }
    assert back(game, "game", 7, 1, 10**6, 10**7).views[0].events == len(game.events)
    rounds = past.rounds
    assert [back(game, "game", 7, 1, n, n).views[0].round for n in rounds] == list(range(1, len(rounds) + 1))
    assert [back(game, "game", 7, 1, n - 1, n - 1).views[0].round for n in rounds] == list(range(len(rounds)))


def test_hands_lie_open_only_after_the_end() -> None:
    game = ended(2, 2)
    shown = back(game, "game", 1, None, len(game.events) - 1, len(game.events)).views[-1]
    assert [player.hand for player in shown.players] == game.state["hand"][0][:2].tolist()
    assert all(h.code is not None for h in chronicle(OpenObservation(game)))
    with pytest.raises(ValueError, match="over"):
        back(Game(2, seed=1), "game", 1, None, 0, 5)
    assert back(game, "game", 1, 0, 0, 5).views[0].players[1].hand is None


def test_the_tally_sums_up_to_the_scores() -> None:
    game = ended(4, 3)
    rounds = tally(game).rounds
    assert len(rounds) == int(game.state["round_number"][0])
    for seat in range(4):
        sources = [sum(one[seat][source] for one in rounds) for source in range(5)]
        assert sources == game.state["gained"][0][seat].tolist()
        assert sum(sources) == int(game.state["score"][0][seat])


@rule("R-END-1", "R-END-2")
@pytest.mark.parametrize(("tie", "places"), [("track", [1, 2]), ("shared", [1, 1])])
def test_the_result_says_how_a_tie_was_decided(tie: str, places: list[int]) -> None:
    game = Game(2, edition=rules.edition("fr", final_tie=tie), by_hand=True)
    game.chance = Seeded(1)
    game.draw()
    assert view(game, 0).result is None
    state = game.state
    state["phase"], state["step"], state["end_reason"], state["turn"] = Phase.OVER, Step.OVER, 1, -1
    state["score"][0][:2] = 50
    state["track"][0][:2] = (1, 0)
    result = view(game, 0).result
    assert result is not None
    assert result.reason == "target"
    assert [(place.seat, place.place) for place in result.places] == list(zip((1, 0), places, strict=True))
    assert result.tie == Carried(f"tie-{tie}", {"seat": 1, "other": 0, "points": 50})
    state["score"][0][1] = 51
    result = view(game, 0).result
    assert result is not None
    assert result.tie is None


def test_a_message_is_near_four_kilobytes() -> None:
    views = (view(game, viewer, len(game.events) - 2) for game in walk(4, 2, steps=400) for viewer in range(4))
    sizes = [len(msgspec.json.encode(one)) for one in views]
    assert sum(sizes) / len(sizes) < 3000
    assert max(sizes) < 5000


@rule("R-SCORE-1")
@pytest.mark.parametrize(("players", "seed"), [(3, 3), (2, 8)])
def test_what_ends_a_round_says_that_its_points_are_prestige(players: int, seed: int) -> None:
    game = ended(players, seed)
    seen = Observation(game, SPECTATOR)
    told = [one for one in chronicle(seen) if one.prestige]
    assert len(told) == int(game.state["round_number"][0])
    paid = [0] * players
    for one in told:
        assert int(seen.at(one.number)["phase"][0]) == Phase.DEVELOPMENT
        for seat, points in one.gains:
            paid[seat] += points
    assert paid == [sum(per_round[seat][-1] for per_round in tally(game).rounds) for seat in range(players)]


@rule("R-END-1")
def test_the_end_is_told_as_likely_and_as_certain() -> None:
    """Likely as long as it follows from how things stand, certain once somebody has the points."""
    told = set()
    for game in walk(3, 5, steps=5000):
        ending = view(game, 0).ending
        scores = game.state["score"][0][:3].tolist()
        then = [a + b for a, b in zip(scores, game.projection().values(), strict=True)] if not game.is_over else []
        if game.is_over or max(then) < 50:
            assert ending is None
        elif max(scores) >= 50:
            assert ending == Carried("end-certain", {"seat": scores.index(max(scores)), "points": max(scores)})
        else:
            assert ending is not None
            assert (ending.id, ending.words["points"]) == ("end-likely", max(then))
        told.add(ending and ending.id)
    assert {None, "end-likely"} <= told
