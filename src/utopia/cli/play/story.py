"""What has happened, told in sentences to one viewer, who learns no more than he may know."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from utopia.cli.play.facts import counted_cards
from utopia.game import Game
from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.notation.explain import CIVILIZATION_WORDS, ISLAND_WORDS, move_sentence
from utopia.rules import CHANCE, Draw, Kind, Phase, Step, decode, decode_draw
from utopia.rules.model.material import CARDS_DEALT, CIVILIZATION_NAMES, ISLAND_NAMES
from utopia.rules.model.sources import PRESTIGE
from utopia.tables import Table
from utopia.tables.information import is_hidden_choice

_FOR: Final = (
    "for the wonder",
    "as owner of the island's wonder",
    "for the prince added at the monument",
    "for the prince removed",
    "for prestige",
)
"""[source] -> what points were for."""


class Story:
    """Tells the events of a table; ``names`` are what the seats are called in sentences."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self._table = table
        self._game: Game = table.game
        self._names = names
        self._told_together: set[int] = set()
        """Choices of discards that are told when they are shown, not one by one."""

    def tell(self, start: int, viewer: int) -> list[str]:
        """What happened from event ``start`` (from 0) on, a paragraph for each player's go or each set of draws."""
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
            yield move_sentence(game.map, seen, names=self._names)
        for seat in range(game.players):
            for source, reason in enumerate(_FOR[:PRESTIGE]):
                if points := int(after["gained"][seat][source]) - int(before["gained"][seat][source]):
                    yield f"{self._names[seat]} gains {points} {reason}."
        if int(before["phase"]) != Phase.SETUP and before["scale"].tolist() != after["scale"].tolist():
            yield f"The scale is now {_scale(after['scale'].tolist())}."

    def _consequences(self, number: int) -> Iterator[str]:
        """What an event set off: discards shown, prestige paid, a new phase or round, the end."""
        before, after = self._game.position_at(number)[0], self._game.position_at(number + 1)[0]
        if choices := self._choices_shown_by(number):
            yield self._shown(choices)
        gained = [
            int(after["gained"][seat][PRESTIGE]) - int(before["gained"][seat][PRESTIGE])
            for seat in range(self._game.players)
        ]
        if int(before["phase"]) == Phase.DEVELOPMENT != int(after["phase"]):
            order = [int(seat) for seat in before["track"][: self._game.players]]
            paid = [f"{self._names[seat]} +{gained[seat]}, now {int(after['score'][seat])}" for seat in order]
            yield f"Phase 3, prestige: {'; '.join(paid)}."
        if int(before["phase"]) == Phase.WELCOME and int(after["phase"]) == Phase.DEVELOPMENT:
            yield "The guests return to the bag. Phase 2, development."

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
            cards = [CIVILIZATION_WORDS[c] for c in (move.civilization, move.second) if c >= 0]
            parts.append(f"{self._names[event.seat]} {' and '.join(cards)}")
        return f"The discards are shown: {'; '.join(parts)}."

    def _step(self, number: int) -> Step:
        """What was asked when that many events had happened."""
        return Step(int(self._game.position_at(number)[0]["step"]))

    def _draws(self, numbers: Sequence[int], viewer: int) -> list[str]:
        game = self._game
        draws = [decode_draw(game.events[number].code) for number in numbers]
        after = game.position_at(numbers[-1] + 1)[0]
        match self._step(numbers[0]):
            case Step.SCALE:
                return [f"The prestige scale: {_scale(after['scale'].tolist())}."]
            case Step.ARRIVAL:
                return [f"Round {int(after['round_number'])}. Guests arrive: {_guests(draws)}."]
            case Step.DEAL:
                return [self._deal(numbers, viewer)]
            case _:
                return [move_sentence(game.map, game.events[number], names=self._names) for number in numbers]

    def _deal(self, numbers: Sequence[int], viewer: int) -> str:
        own = [0] * len(CIVILIZATION_NAMES)
        for number in numbers:
            _, seat, civilization = self._game.line(number).split()
            if 0 <= viewer < self._game.players and seat == self._game.colours[viewer]:
                own[CIVILIZATION_NAMES.index(civilization)] += 1
        yours = f" You get {counted_cards(own)}." if any(own) else ""
        return f"Everybody is dealt {CARDS_DEALT} cards.{yours}"


def _scale(values: Sequence[int]) -> str:
    put = sorted(
        (civilization for civilization in range(len(values)) if values[civilization]), key=lambda c: -values[c]
    )
    return ", ".join(f"{CIVILIZATION_WORDS[c]} {values[c]}" for c in put)


def _guests(draws: Sequence[Draw]) -> str:
    parts = []
    for island in range(len(ISLAND_NAMES)):
        here = sorted(draw.civilization for draw in draws if draw.island == island)
        if here:
            counts = [(c, here.count(c)) for c in sorted(set(here))]
            words = [CIVILIZATION_WORDS[c] if n == 1 else f"{n} {CIVILIZATION_WORDS[c]}" for c, n in counts]
            parts.append(f"on {ISLAND_WORDS[island]} {', '.join(words)}")
    return "; ".join(parts)
