"""The screen that paints: the four islands side by side, colours that never stand alone, 80 columns or more."""

import sys
from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Console, Group
from rich.highlighter import Highlighter
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from utopia.cli.play.counting import civilization, colour, counted_cards, counted_guests, lettered_colour, on_scale
from utopia.cli.play.facts import Facts, Isle, Place, Standing
from utopia.cli.play.screen import Entry, printable, read_line
from utopia.cli.speaking import say
from utopia.rules.model.material import CIVILIZATION_NAMES, SEAT_NAMES

SEAT_STYLES: Final = ("bold red", "bold bright_blue", "bold yellow", "bold green", "bold magenta")
_COLUMNS: Final = ("track", "name", "points", "ended", "cards", "privileges", "bases", "lap")
_WORDY: Final = frozenset({"track", "name", "lap"})
_WHILE_PLAYED: Final = frozenset({"ended", "lap"})
"""Columns that have nothing to say once the game is over."""
_LEFT, _RIGHT = ("water", "earth"), ("fire", "wind")
_WIDEST: Final = 124
_WIDE: Final = 110
"""Columns from which words take the place of letters."""
_HARBOUR: Final = "\u2248"
"""No anchor: terminals disagree about how wide it is."""
_GAP: Final = "   "
_FORGET_ALL: Final = "\x1b[3J\x1b[2J\x1b[H"
"""Clears what was scrolled away too: hands stand there."""


class _Words(Highlighter):
    """Colour words, as they are said and as they are typed, and rule identifiers wherever they stand in a sentence."""

    def __init__(self) -> None:
        colours = [rf"(?i)\b(?P<{name}>{name}|{say(f'colour-{name}')})\b" for name in SEAT_NAMES]
        self._highlights = [*colours, r"(?P<rule>\bR-[A-Z]+-\d+\b)"]

    def highlight(self, text: Text) -> None:
        """Each of them in its style."""
        for words in self._highlights:
            text.highlight_regex(words, style_prefix="utopia.")


_THEME: Final = Theme(
    {f"utopia.{name}": style for name, style in zip(SEAT_NAMES, SEAT_STYLES, strict=True)} | {"utopia.rule": "dim cyan"}
)


class ColouredScreen:
    """Painted by rich."""

    def __init__(self) -> None:
        self._console = Console(theme=_THEME, highlighter=_Words(), soft_wrap=False)
        self._console.width = min(self._console.width, _WIDEST)

    def say(self, *lines: str) -> None:
        """Sentences, wrapped at words."""
        for line in lines:
            self._console.print(printable(line), markup=False)

    def command(self, lead: str, command: str) -> None:
        """On a line of its own, which the terminal may break, but nobody else."""
        self._console.print(lead, markup=False)
        self._console.print(f"  {printable(command)}", markup=False, highlight=False, soft_wrap=True)

    def title(self, text: str) -> None:
        """A line across the screen."""
        self._console.rule(Text(printable(text), "bold"), style="dim", align="left")

    def story(self, lines: Sequence[str]) -> None:
        """Each paragraph with a mark before it."""
        grid = Grid.grid(padding=(0, 1))
        for line in lines:
            grid.add_row(Text("\u2022", "dim"), self._words(line))
        self._console.print(grid)

    def table(self, facts: Facts) -> None:
        """All of it at once: track, scale, the four islands, bag, cards and hand."""
        self.scores(facts)
        isles = {isle.name: isle for isle in facts.isles}
        wide = self._console.width >= _WIDE
        half = self._console.width // 2
        sides = [[self._isle(isles[name], half, wide=wide) for name in side] for side in (_LEFT, _RIGHT)]
        board = Grid.grid(expand=False)
        board.add_row(*(Group(*side) for side in sides))
        self._console.print(board)
        for line in _packed(_legend(facts), self._console.width - 2):
            self._console.print(f" {line}", style="dim", highlight=False, markup=False)
        self._stocks(facts)

    def turn(self, facts: Facts, *, is_first: bool) -> None:  # noqa: ARG002 - as every screen has it
        """Always all of it."""
        self.table(facts)

    def remind(self, facts: Facts) -> None:
        """Scale and hand."""
        self._console.print(_scale_line(facts))
        if facts.hand is not None and any(facts.hand):
            self._console.print(Text.assemble((f"{say('painted-your-cards')}  ", "bold"), counted_cards(facts.hand)))

    def guests(self, facts: Facts) -> None:
        """By island: at the ship, and in the bag."""
        heads = (say("column-island"), say("column-at-ship"), say("column-in-bag"))
        grid = Grid(*heads, box=ROUNDED, border_style="dim")
        for isle, bag in zip(facts.isles, facts.bag, strict=True):
            if not isle.is_closed:
                grid.add_row(say(f"island-{isle.name}"), _guest_words(isle), counted_guests(bag))
        self._console.print(grid)

    def scores(self, facts: Facts) -> None:
        """The track in its order, who has acted, and what the round would pay."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
        is_over = facts.standings[0].would_gain is None
        shown = [column for column in _COLUMNS if not (is_over and column in _WHILE_PLAYED)]
        for column in shown:
            grid.add_column(_head(column), justify="left" if column in _WORDY else "right", vertical="bottom")
        for place, one in enumerate(facts.standings, 1):
            cells = _standing(place, one)
            grid.add_row(*(cells[column] for column in shown))
        self._console.print(grid)
        self._console.print(_scale_line(facts))

    def menu(self, heading: str, entries: Sequence[Entry]) -> None:
        """Numbers, moves, and what to know about them."""
        self._console.print(Text(heading, "bold"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for number, entry in enumerate(entries, 1):
            grid.add_row(str(number), self._words(entry.text), Text.assemble((printable(entry.note), "dim")))
        self._console.print(Padding(grid, (0, 0, 0, 1)))

    def cover(self) -> None:
        """Clear the screen, and what was scrolled off it."""
        sys.stdout.write(_FORGET_ALL)
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """After a short prompt."""
        sys.stdout.flush()
        return read_line(f"{printable(prompt)}> ")

    def _stocks(self, facts: Facts) -> None:
        bag = sum(sum(kinds) for kinds in facts.bag)
        stocks = say("painted-stocks", bag=bag, pile=facts.pile, discards=counted_cards(facts.discards))
        self._console.print(Text.assemble((f"{say('painted-bag')}  ", "bold"), stocks))
        if facts.hand is not None and any(facts.hand):
            self._console.print(Text.assemble((f"{say('painted-your-cards')}  ", "bold"), counted_cards(facts.hand)))

    def _words(self, text: str) -> Text:
        words = Text(printable(text))
        _Words().highlight(words)
        return words

    def _isle(self, isle: Isle, width: int, *, wide: bool) -> Panel:
        rows = Grid.grid(padding=(0, 1, 0, 0))
        rows.add_column(style="bold", no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column(overflow="fold")
        for place in isle.places:
            boat = f"{_HARBOUR}{_sector(place)}" if place.district.is_harbour else ""
            rows.add_row(str(place.value), place.district.id, Text(boat, "cyan"), _pieces(place, wide=wide))
        title = Text.assemble((say(f"island-{isle.name}").upper(), "bold"))
        if isle.is_closed:
            return Panel(Text(say("painted-closed"), "dim"), title=title, title_align="left", width=width)
        if isle.wonder_owner >= 0:
            wonder = say("painted-wonder-of", colour=colour(isle.wonder_owner))
            title.append(f" \u2605 {wonder}", SEAT_STYLES[isle.wonder_owner])
        guests = [Text.assemble((f"{say('painted-ship')} ", "dim"), _guest_words(isle))] if isle.guests else []
        return Panel(Group(*guests, rows), title=title, title_align="left", width=width, border_style="dim")


def _head(column: str) -> str:
    """Of two lines, the lower one filled first."""
    words = "" if column == "name" else say(f"column-{column}")
    return words if "\n" in words or column == "track" else f"\n{words}"


def _standing(place: int, one: Standing) -> dict[str, Text | str]:
    """Column -> what stands there for one player."""
    name = "" if one.is_called_by_colour else printable(one.name)
    lap = f"{chr(0x25BA) if one.acts else ' '} {one.doing_words}"
    return {
        "track": Text(f"{place} {lettered_colour(one.seat)}", SEAT_STYLES[one.seat]),
        "name": Text(name, "bold" if one.is_viewer else "", overflow="ellipsis", no_wrap=True),
        "points": str(one.points),
        "ended": "" if one.would_gain is None else f"+{one.would_gain} = {one.points + one.would_gain}",
        "cards": str(one.hand_size),
        "privileges": str(one.privileges),
        "bases": str(one.bases),
        "lap": Text(lap, "bold" if one.acts else "dim"),
    }


def _sector(place: Place) -> str:
    return (place.district.sector or "")[:1]


def _guest_words(isle: Isle) -> str:
    counts = [(c, isle.guests.count(c)) for c in sorted(set(isle.guests))]
    return ", ".join(civilization(c) if n == 1 else counted_guests([0] * c + [n]) for c, n in counts)


def _pieces(place: Place, *, wide: bool) -> Text:
    """Monument and princes, in the colours and with the letters (or words) of their owners."""
    text = Text()
    if place.monument >= 0:
        name = civilization(place.monument).capitalize() if wide else _letter(place.monument)
        owner = f" {colour(place.owner)}" if wide else SEAT_NAMES[place.owner][0]
        text.append(f"\u25b2{name}{owner}", f"{SEAT_STYLES[place.owner]} reverse")
        text.append("  " if wide else " ")
    for seat in dict.fromkeys(group.seat for group in place.princes):
        letters = ",".join(  # no blanks: a line breaks only between players
            f"{g.number if g.number > 1 else ''}{_letter(g.civilization)}" for g in place.princes if g.seat == seat
        )
        text.append(f"{colour(seat) if wide else SEAT_NAMES[seat][0]}:{letters} ", SEAT_STYLES[seat])
    return text


def _letter(civilization: int) -> str:
    return CIVILIZATION_NAMES[civilization][0].upper()


def _scale_line(facts: Facts) -> Text:
    line = Text.assemble((f"{say('painted-scale')}  ", "bold"))
    for rank, c in enumerate(facts.scale):
        line.append(f"{5 - rank} ", "bold")
        line.append(f"{on_scale(c)}   ")
    return line


def _legend(facts: Facts) -> list[str]:
    """Explain letters and signs, in pieces that stay whole."""
    seat = facts.standings[0].seat
    letter, name = SEAT_NAMES[seat][0], say(f"colour-{SEAT_NAMES[seat]}")
    sector = facts.sectors[:1]
    return [
        " ".join(f"{_letter(c)} {civilization(c)}" for c in range(len(CIVILIZATION_NAMES))),
        say("painted-legend-princes", letter=letter, colour=name),
        say("painted-legend-monument", sign=f"\u25b2M{letter}", colour=name),
        say("painted-legend-harbour", sign=f"{_HARBOUR}{sector}", letter=sector, sectors=facts.sectors),
        say("painted-legend-value"),
    ]


def _packed(pieces: Sequence[str], width: int) -> list[str]:
    """As many pieces on a line as fit."""
    lines = [pieces[0]]
    for piece in pieces[1:]:
        if len(lines[-1]) + len(_GAP) + len(piece) <= width:
            lines[-1] += _GAP + piece
        else:
            lines.append(piece)
    return lines
