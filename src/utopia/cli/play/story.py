"""The events, told in sentences to one viewer, who learns no more than they may know."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from utopia.cli.play.counting import counted_cards, with_and
from utopia.cli.speaking import say
from utopia.game import Game
from utopia.locales import Speaker
from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.notation.explain import event_phrase
from utopia.rules import CHANCE, Draw, Kind, Phase, Step, decode, decode_draw
from utopia.rules.model.material import CARDS_DEALT, CIVILIZATION_NAMES, ISLAND_NAMES
from utopia.rules.model.sources import PRESTIGE, SOURCE_NAMES
from utopia.tables import Table
from utopia.tables.information import is_hidden_choice


class Story:
    """Tells the events of a table, by a speaker who knows what the seats are called."""

    def __init__(self, table: Table, speaker: Speaker) -> None:
        self._table = table
        self._game: Game = table.game
        self._speaker = speaker
        self._told_together: set[int] = set()
        """Choices of discards that are told when they are shown, not one by one."""

    def tell(self, start: int, viewer: int) -> list[str]:
        """Tell the events from ``start`` (from 0), a paragraph for each player's turn or each set of draws."""
        numbers = range(start, len(self._game.events))
        self._told_together = {choice for number in numbers for choice in self._choices_shown_by(number)}
        lines: list[str] = []
        for key, group in groupby(numbers, self._chapter):
            told = list(group)
            lines += self._draws(told, viewer) if key[0] == CHANCE else [*self._go(told, viewer)]
        return lines

    def _chapter(self, number: int) -> tuple[int, int]:
        """Events told together: one player's in a row, or draws of one kind."""
        event = self._game.events[number]
        return event.seat, int(self._step(number)) if event.seat == CHANCE else -1

    def _go(self, numbers: Sequence[int], viewer: int) -> Iterator[str]:
        sentences = [part for number in numbers for part in self._event(number, viewer)]
        if sentences:
            yield " ".join(sentences)
        for number in numbers:
            yield from self._consequences(number)

    def _event(self, number: int, viewer: int) -> Iterator[str]:
        game, event = self._game, self._game.events[number]
        before, after = game.position_at(number)[0], game.position_at(number + 1)[0]
        is_silent = decode(event.code).kind == Kind.END and self._table.is_forced(number)
        if not is_silent and number not in self._told_together:
            seen = event
            if is_hidden_choice(game.position_at(number), event, viewer):
                seen = Event(event.seat, UNSEEN_DISCARD)
            yield self._speaker.say(event_phrase(game.map, seen))
        for seat in range(game.players):
            for source, name in enumerate(SOURCE_NAMES[:PRESTIGE]):
                if points := int(after["gained"][seat][source]) - int(before["gained"][seat][source]):
                    yield self._speaker.say(f"gain-{name}", seat=seat, points=points)
        if int(before["phase"]) != Phase.SETUP and before["scale"].tolist() != after["scale"].tolist():
            yield say("story-scale-now", scale=_scale(after["scale"].tolist()))

    def _consequences(self, number: int) -> Iterator[str]:
        """Tell the effects of an event: discards shown, prestige paid, a new phase or round, the end."""
        before, after = self._game.position_at(number)[0], self._game.position_at(number + 1)[0]
        if choices := self._choices_shown_by(number):
            yield self._shown(choices)
        gained = [
            int(after["gained"][seat][PRESTIGE]) - int(before["gained"][seat][PRESTIGE])
            for seat in range(self._game.players)
        ]
        if int(before["phase"]) == Phase.DEVELOPMENT != int(after["phase"]):
            order = [int(seat) for seat in before["track"][: self._game.players]]
            yield say("story-prestige", paid="; ".join(self._paid(seat, gained[seat], after) for seat in order))
        if int(before["phase"]) == Phase.WELCOME and int(after["phase"]) == Phase.DEVELOPMENT:
            yield say("story-development")

    def _paid(self, seat: int, points: int, after: Any) -> str:
        return say("story-paid", name=self._speaker.seat(seat), points=points, score=int(after["score"][seat]))

    def _choices_shown_by(self, number: int) -> list[int]:
        """The choices of discards that this event, the last of them, laid open."""
        if not (self._step(number) == Step.DISCARD != self._step(number + 1)):
            return []
        first = number
        while self._step(first - 1) == Step.DISCARD:
            first -= 1
        return list(range(first, number + 1))

    def _shown(self, choices: Sequence[int]) -> str:
        parts = []
        for number in choices:
            event = self._game.events[number]
            move = decode(event.code)
            cards = [say("story-card", civ=CIVILIZATION_NAMES[c]) for c in (move.civilization, move.second) if c >= 0]
            parts.append(say("story-shown-of", name=self._speaker.seat(event.seat), cards=with_and(cards)))
        return say("story-shown", discards="; ".join(parts))

    def _step(self, number: int) -> Step:
        """Return the question after that many events."""
        return Step(int(self._game.position_at(number)[0]["step"]))

    def _draws(self, numbers: Sequence[int], viewer: int) -> list[str]:
        game = self._game
        draws = [decode_draw(game.events[number].code) for number in numbers]
        after = game.position_at(numbers[-1] + 1)[0]
        match self._step(numbers[0]):
            case Step.SCALE:
                return [say("story-scale", scale=_scale(after["scale"].tolist()))]
            case Step.ARRIVAL:
                return [say("story-arrival", round=int(after["round_number"]), guests=_guests(draws))]
            case Step.DEAL:
                return [self._deal(numbers, viewer)]
            case _:
                return [self._speaker.say(event_phrase(game.map, game.events[number])) for number in numbers]

    def _deal(self, numbers: Sequence[int], viewer: int) -> str:
        own = [0] * len(CIVILIZATION_NAMES)
        for number in numbers:
            _, seat, civilization = self._game.line(number).split()
            if 0 <= viewer < self._game.players and seat == self._game.colours[viewer]:
                own[CIVILIZATION_NAMES.index(civilization)] += 1
        yours = f" {say('story-you-get', cards=counted_cards(own))}" if any(own) else ""
        return f"{say('story-dealt', number=CARDS_DEALT)}{yours}"


def _scale(values: Sequence[int]) -> str:
    put = sorted(
        (civilization for civilization in range(len(values)) if values[civilization]), key=lambda c: -values[c]
    )
    return ", ".join(say("story-on-scale", civ=CIVILIZATION_NAMES[c], value=values[c]) for c in put)


def _guests(draws: Sequence[Draw]) -> str:
    parts = []
    for island in range(len(ISLAND_NAMES)):
        here = sorted(draw.civilization for draw in draws if draw.island == island)
        if here:
            kinds = [say("story-guests", number=here.count(c), civ=CIVILIZATION_NAMES[c]) for c in sorted(set(here))]
            name = say(f"island-{ISLAND_NAMES[island]}")
            parts.append(say("story-arrival-on", island=name, guests=", ".join(kinds)))
    return "; ".join(parts)
