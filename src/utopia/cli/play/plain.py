"""The screen that only speaks: sentences and short lists, for a screen reader, a pipe, or a terminal without colour."""

import sys
from collections.abc import Iterator, Sequence

from utopia.cli.play.counting import (
    civilization,
    colour,
    counted,
    counted_cards,
    counted_guests,
    counted_princes,
    on_scale,
)
from utopia.cli.play.facts import Facts, Isle, Place, Standing
from utopia.cli.play.screen import Entry, printable, read_line
from utopia.cli.speaking import say
from utopia.rules.model.material import CIVILIZATION_NAMES, CIVILIZATIONS

_BLANK_LINES = 60


class PlainScreen:
    """No colour, no boxes, no cursor; nothing but lines."""

    def say(self, *lines: str) -> None:
        """One after the other."""
        for line in lines:
            sys.stdout.write(printable(line) + "\n")
        sys.stdout.flush()

    def command(self, lead: str, command: str) -> None:
        """On the same line."""
        self.say(f"{lead} {command}")

    def title(self, text: str) -> None:
        """After an empty line."""
        self.say("", text)

    def story(self, lines: Sequence[str]) -> None:
        """As it is."""
        self.say(*lines)

    def table(self, facts: Facts) -> None:
        """Track, scale, islands, bag and cards."""
        self.scores(facts)
        self.say(say("plain-scale", scale=scale_words(facts)))
        for isle in facts.isles:
            self.say(*_isle_lines(isle))
        self._stocks(facts)

    def turn(self, facts: Facts, *, is_first: bool) -> None:
        """All of it once; after that the story tells what changes."""
        if is_first:
            self.table(facts)
        else:
            self.remind(facts)

    def remind(self, facts: Facts) -> None:
        """The hand, once there is one; all else was told when it changed, or is told on demand."""
        if facts.hand is not None and any(facts.hand):
            self.say(say("plain-your-cards", cards=counted_cards(facts.hand)))

    def guests(self, facts: Facts) -> None:
        """By island."""
        for isle, bag in zip(facts.isles, facts.bag, strict=True):
            if not isle.is_closed:
                waiting, bagged = _open_guests(isle), counted_guests(bag)
                self.say(say("plain-guests", island=say(f"island-{isle.name}"), guests=waiting, bag=bagged))

    def scores(self, facts: Facts) -> None:
        """One sentence a player, first on the track first."""
        self.say(say("plain-track"))
        self.say(*(f"{place}. {_standing(one)}" for place, one in enumerate(facts.standings, 1)))

    def menu(self, heading: str, entries: Sequence[Entry]) -> None:
        """Numbered lines."""
        self.say(heading)
        self.say(*(f"{n}. {entry.text}{f': {entry.note}' if entry.note else ''}" for n, entry in enumerate(entries, 1)))

    def cover(self) -> None:
        """Push all out of sight, where there is a sight."""
        if sys.stdout.isatty():
            self.say(*[""] * _BLANK_LINES)

    def ask(self, prompt: str) -> str:
        """After the prompt."""
        sys.stdout.flush()
        return read_line(f"{printable(prompt)}: ")

    def _stocks(self, facts: Facts) -> None:
        bag = sum(sum(kinds) for kinds in facts.bag)
        self.say(say("plain-stocks", bag=bag, pile=facts.pile, discards=counted_cards(facts.discards)))
        self.remind(facts)


def scale_words(facts: Facts) -> str:
    """From 5 to 1."""
    return ", ".join(f"{on_scale(c)} {5 - rank}" for rank, c in enumerate(facts.scale))


def _standing(one: Standing) -> str:
    words = [
        f"{colour(one.seat)}{'' if one.is_called_by_colour else f' ({one.name})'}",
        ", ".join(filter(None, (counted(one.points, "points"), one.would_have))),
        ", ".join(
            (counted(one.hand_size, "cards"), counted(one.privileges, "privileges"), counted(one.bases, "bases"))
        ),
        *([one.doing_words] if one.doing else []),
    ]
    return "; ".join(words) + "."


def _isle_lines(isle: Isle) -> Iterator[str]:
    name = say(f"island-{isle.name}")
    if isle.is_closed:
        yield say("plain-closed", island=name)
        return
    owner = isle.wonder_owner
    wonder = say("plain-no-wonder") if owner < 0 else say("plain-wonder", colour=colour(owner))
    yield say("plain-isle", island=name, wonder=wonder, guests=_open_guests(isle))
    empty = [place for place in isle.places if place.is_empty]
    for place in isle.places:
        if not place.is_empty:
            yield f"- {place_words(place)}."
    if empty:
        yield say("plain-empty", districts=", ".join(_name(place) for place in empty))


def _open_guests(isle: Isle) -> str:
    guests = ", ".join(civilization(c) for c in isle.guests)
    return say("plain-open-guests", guests=guests) if guests else say("plain-no-guests")


def _name(place: Place) -> str:
    name = f"{place.district.id} {place.value}"
    return say("place-harbour", place=name) if place.district.is_harbour else name


def _full_name(place: Place) -> str:
    """With what the number is, and the sector of a harbour."""
    name = say("place-value", place=place.district.id, value=place.value)
    sector = place.district.sector
    return say("place-harbour-in", place=name, sector=sector) if sector else name


def place_words(place: Place, *, in_full: bool = False) -> str:
    """A district with all that stands in it."""
    words = [_full_name(place) if in_full else _name(place)]
    if place.monument >= 0:
        words.append(say("place-monument", civ=CIVILIZATION_NAMES[place.monument], colour=colour(place.owner)))
    for seat in dict.fromkeys(group.seat for group in place.princes):
        own = [0] * CIVILIZATIONS
        for group in place.princes:
            own[group.civilization] += group.number if group.seat == seat else 0
        words.append(say("place-princes", colour=colour(seat), princes=counted_princes(own)))
    return "; ".join(words)
