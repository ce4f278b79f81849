"""The screen that only speaks: sentences and short lists, for a screen reader, a pipe, or a terminal without colour."""

import sys
from collections.abc import Iterator, Sequence

from utopia.cli.play.facts import Facts, Isle, Place, Standing, counted, counted_cards
from utopia.cli.play.screen import Entry, printable, read_line
from utopia.rules.model.material import CIVILIZATION_NAMES, SEAT_NAMES

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
        self.say(f"Prestige scale: {scale_words(facts)}.")
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
            self.say(f"Your cards: {counted_cards(facts.hand)}.")

    def guests(self, facts: Facts) -> None:
        """By island."""
        for isle, bag in zip(facts.isles, facts.bag, strict=True):
            if not isle.is_closed:
                self.say(f"{isle.name.capitalize()}: {_open_guests(isle)}. In the bag: {counted_cards(bag)}.")

    def scores(self, facts: Facts) -> None:
        """One sentence a player, first on the track first."""
        self.say("The track, first to last:")
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
        self.say(f"Bag: {bag} guests. Pile: {facts.pile} cards. Discards: {counted_cards(facts.discards)}.")
        self.remind(facts)


def scale_words(facts: Facts) -> str:
    """From 5 to 1."""
    return ", ".join(f"{CIVILIZATION_NAMES[c]} {5 - rank}" for rank, c in enumerate(facts.scale))


def _standing(one: Standing) -> str:
    words = [
        f"{SEAT_NAMES[one.seat]}{'' if one.name.lower() == SEAT_NAMES[one.seat] else f' ({one.name})'}",
        ", ".join(filter(None, (counted(one.points, "point"), one.would_have))),
        ", ".join((counted(one.hand_size, "card"), counted(one.privileges, "privilege"), counted(one.bases, "base"))),
        *([one.doing] if one.doing else []),
    ]
    return "; ".join(words) + "."


def _isle_lines(isle: Isle) -> Iterator[str]:
    name = isle.name.capitalize()
    if isle.is_closed:
        yield f"{name} is closed in a game for two."
        return
    wonder = "no wonder" if isle.wonder_owner < 0 else f"a wonder of {SEAT_NAMES[isle.wonder_owner]}"
    yield f"{name}: {wonder}; {_open_guests(isle)}."
    empty = [place for place in isle.places if place.is_empty]
    for place in isle.places:
        if not place.is_empty:
            yield f"- {place_words(place)}."
    if empty:
        yield f"- Empty: {', '.join(_name(place) for place in empty)}."


def _open_guests(isle: Isle) -> str:
    guests = ", ".join(CIVILIZATION_NAMES[c] for c in isle.guests)
    return f"guests {guests}" if guests else "no guests"


def _name(place: Place) -> str:
    return f"{place.district.id} {place.value}{' harbour' if place.district.is_harbour else ''}"


def _full_name(place: Place) -> str:
    """With what the number is, and the sector of a harbour."""
    harbour = f", harbour in {place.district.sector}" if place.district.is_harbour else ""
    return f"{place.district.id}, value {place.value}{harbour}"


def place_words(place: Place, *, in_full: bool = False) -> str:
    """A district with all that stands in it."""
    words = [_full_name(place) if in_full else _name(place)]
    if place.monument >= 0:
        words.append(f"{CIVILIZATION_NAMES[place.monument]} monument of {SEAT_NAMES[place.owner]}")
    for seat in dict.fromkeys(group.seat for group in place.princes):
        own = [
            f"{group.number} {CIVILIZATION_NAMES[group.civilization]}" for group in place.princes if group.seat == seat
        ]
        words.append(f"{SEAT_NAMES[seat]} has {', '.join(own)}")
    return "; ".join(words)
