"""The colours of a drawn map, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from utopia.boards.model import IslandId

Theme: TypeAlias = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Palette:
    """One colour for each thing on the map, as `#RRGGBB`; `shade` is how strong shadows are, from 0 to 1.

    Any of them may be a CSS variable (`var(--…)`) instead, for drawings that a page colours.
    """

    paper: str
    frame: str
    ink: str
    quiet: str
    sea: str
    sea_far: str
    shallow: str
    shallow_near: str
    coast_line: str
    canal: str
    wave: str
    sea_ink: str
    dots: str
    land: dict[IslandId, str]
    plaza: str
    street: str
    wall: str
    cliff: str
    cliff_line: str
    edge: str
    roofs: tuple[str, str, str]
    roof_shade: str
    window: str
    tree: str
    tree_dark: str
    bridge: str
    plinth: str
    plinth_line: str
    plinth_ink: str
    seal: str
    seal_line: str
    seal_ink: str
    boat: str
    boat_ink: str
    rock: str
    rock_dark: str
    foam: str
    lamp: str
    shade: float | str


LIGHT = Palette(
    paper="#F4ECDA",
    frame="#B59C6C",
    ink="#1E2B33",
    quiet="#56606A",
    sea="#B4D0D3",
    sea_far="#A0C2C9",
    shallow="#C3DBDA",
    shallow_near="#D8E8E2",
    coast_line="#93BAC1",
    canal="#8FB4BD",
    wave="#8FB7BE",
    sea_ink="#17414F",
    dots="#2F5D6B",
    land={"water": "#D3D8C6", "fire": "#E5C9AE", "wind": "#CFD4A6", "earth": "#E0CD9F"},
    plaza="#FFFDF4",
    street="#F5EDDB",
    wall="#CDB88E",
    cliff="#AD966F",
    cliff_line="#85704C",
    edge="#A8926A",
    roofs=("#C98F6E", "#BF8062", "#D3A07C"),
    roof_shade="#A1674A",
    window="none",
    tree="#93A86B",
    tree_dark="#6F8450",
    bridge="#EADDBD",
    plinth="#EADFC4",
    plinth_line="#B49F76",
    plinth_ink="#6A5833",
    seal="#FFFBF0",
    seal_line="#8D7A55",
    seal_ink="#1E2B33",
    boat="#1D5B78",
    boat_ink="#FFFBF0",
    rock="#C9BF9F",
    rock_dark="#8B8672",
    foam="#FFFFFF",
    lamp="#FFE9A8",
    shade=0.22,
)

DARK = Palette(
    paper="#1D2529",
    frame="#5C6A70",
    ink="#F2E9D6",
    quiet="#B3AFA2",
    sea="#16303B",
    sea_far="#11262F",
    shallow="#1D3B46",
    shallow_near="#274B55",
    coast_line="#33606C",
    canal="#12262E",
    wave="#2C525E",
    sea_ink="#D6E6E4",
    dots="#9CC3CC",
    land={"water": "#5F675C", "fire": "#70594A", "wind": "#626548", "earth": "#6B6047"},
    plaza="#FFF3D6",
    street="#3F382E",
    wall="#8A7A58",
    cliff="#332A20",
    cliff_line="#1B150F",
    edge="#1F1A14",
    roofs=("#7B6350", "#6A5445", "#857059"),
    roof_shade="#463A30",
    window="#FFD27A",
    tree="#4F5F3C",
    tree_dark="#3A4A2C",
    bridge="#8B7D5E",
    plinth="#857859",
    plinth_line="#4A4232",
    plinth_ink="#221D13",
    seal="#FFF3D6",
    seal_line="#2A2219",
    seal_ink="#1E2B33",
    boat="#2F7C9C",
    boat_ink="#FFFBF0",
    rock="#6F6A5A",
    rock_dark="#45423A",
    foam="#7FA4AE",
    lamp="#FFD76A",
    shade=0.45,
)

PALETTES: dict[Theme, Palette] = {"light": LIGHT, "dark": DARK}
