"""From the tables of a board file to a `BoardMap`: keys and types here, meaning in `check`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from utopia.boards.faults import BoardFault, shown
from utopia.boards.model import (
    ISLANDS,
    BoardMap,
    Box,
    BridgeShape,
    District,
    DistrictShape,
    Geometry,
    IslandId,
    IslandShape,
    Lighthouse,
    Outline,
    Reef,
    Sector,
)
from utopia.boards.tables import LONGEST_TEXT, UNREAD, Table, as_numbers

FORMAT = 1


def read_board(data: dict[str, Any]) -> tuple[BoardMap, list[BoardFault]]:
    """The board in a parsed file, and the faults in its keys and types.

    With faults the board holds stand-ins for what could not be read: good for further checks, not for play.
    """
    faults: list[BoardFault] = []
    top = Table(data, "", faults)
    if top.whole("format", f"{FORMAT}, the only format there is") != FORMAT:
        top.wrong("format", f"{FORMAT}, the only format there is")
    board = BoardMap(
        name=top.text("name"),
        about=top.text("about", LONGEST_TEXT) if top.has("about") else "",
        districts=_districts(top),
        streets=top.links("streets", "district"),
        bridges=top.links("bridges", "district"),
        sectors=_sectors(top),
        adjacent_sectors=top.links("adjacent-sectors", "sector"),
    )
    if top.has("geometry"):
        board = replace(board, geometry=_geometry(board, top.table("geometry")))
    top.close()
    return board, faults


def _place(noun: str, number: int, data: object) -> str:
    """'district 7 'kilns'' if the table says its id, else 'district 7'."""
    label = data.get("id") if isinstance(data, dict) else None
    return f"{noun} {number} {shown(label)}" if isinstance(label, str) else f"{noun} {number}"


def _districts(top: Table) -> tuple[District, ...]:
    return tuple(
        _district(Table(data, _place("district", number, data), top.faults))
        for number, data in top.tables("district", "district")
    )


def _district(table: Table) -> District:
    district = District(
        id=table.text("id"),
        name=table.text("name"),
        island=cast(IslandId, table.text("island")),  # which one is a question for `check`
        value=table.whole("value", "a whole number from 1 to 4"),
        sector=table.text("sector") if table.has("sector") else None,
    )
    table.close()
    return district


def _sectors(top: Table) -> tuple[Sector, ...]:
    found: list[Sector] = []
    for number, data in top.tables("sector", "sector"):
        table = Table(data, _place("sector", number, data), top.faults)
        found.append(Sector(table.text("id"), table.text("name")))
        table.close()
    return tuple(found)


def _geometry(board: BoardMap, table: Table) -> Geometry:
    width, height = table.numbers("canvas", 2, "[width, height] in whole numbers")
    sea = table.numbers("sea", 4, "a box [x, y, width, height] of whole numbers")
    districts = _by_id(table, "district", [district.id for district in board.districts])
    islands = _by_id(table, "island", list(ISLANDS))
    sectors = _by_id(table, "sector", [sector.id for sector in board.sectors])
    geometry = Geometry(
        canvas=(width, height),
        sea=Box(*sea),
        compass=table.point("compass"),
        districts=tuple(
            _district_shape(entry, district.is_harbour)
            for entry, district in zip(districts, board.districts, strict=True)
        ),
        islands=tuple(_island_shape(entry) for entry in islands),
        bridges=_bridges(table, len(board.bridges)),
        sectors=tuple(_label(entry) for entry in sectors),
        lighthouses=_lighthouses(table),
        reefs=_reefs(table),
        canal=table.outlines("canal", 2, "lines of at least 2 points [x, y]"),
    )
    table.close()
    return geometry


def _by_id(table: Table, key: str, ids: list[str]) -> list[Table]:
    """The tables [geometry.KEY.ID] in the order of `ids`; notes what is missing or belongs to no id."""
    group = table.table(key)
    for name in group.known():
        if name not in ids:
            right = f"the id of a {key} of this board"
            table.faults.append(BoardFault(f"{group.place}.{name}", f"there is no {key} {shown(name)}", right))
    entries: list[Table] = []
    for name in ids:
        if group.has(name):
            entries.append(group.table(name))
            continue
        if name != UNREAD:
            right = "such a table, or no [geometry] at all"
            table.faults.append(BoardFault(f"{group.place}.{name}", "it is missing", right))
        entries.append(Table({}, f"{group.place}.{name}", []))
    return entries


def _district_shape(table: Table, is_harbour: bool) -> DistrictShape:
    for key in ("boat", "jetty"):
        if table.has(key) and not is_harbour:
            table.faults.append(
                BoardFault(table.at(key), "the district has no sector", "a sector, or no boat and jetty")
            )
    shape = DistrictShape(
        outline=table.outline("outline"),
        seal=table.point("seal"),
        princes=table.point("princes"),
        monument=table.point("monument"),
        boat=table.point("boat") if is_harbour else None,
        jetty=table.point("jetty") if is_harbour else None,
    )
    table.close()
    return shape


def _island_shape(table: Table) -> IslandShape:
    shape = IslandShape(table.outline("outline"), table.point("wonder"), table.point("ship"), table.point("label"))
    table.close()
    return shape


def _label(table: Table) -> tuple[int, int]:
    point = table.point("label")
    table.close()
    return point


def _bridges(table: Table, count: int) -> tuple[BridgeShape, ...]:
    right = "for each bridge, in the order of the bridges, its two ends [[x, y], [x, y]]"
    ends: tuple[Outline, ...] = table.outlines("bridges", 2, right)
    if len(ends) != count or any(len(line) != 2 for line in ends):
        table.faults.append(BoardFault(table.at("bridges"), f"read {len(ends)} lines for {count} bridges", right))
    return tuple(BridgeShape(line[0], line[1]) for line in ends)


def _lighthouses(table: Table) -> tuple[Lighthouse, ...]:
    found: list[Lighthouse] = []
    for number, data in enumerate(table.items("lighthouses", "a list of { at, line }"), start=1):
        entry = Table(data, f"{table.at('lighthouses')}, number {number}", table.faults)
        found.append(Lighthouse(entry.point("at"), entry.outline("line", 2)))
        entry.close()
    return tuple(found)


def _reefs(table: Table) -> tuple[Reef, ...]:
    right = "a list of rocks [x, y, half width]"
    found: list[Reef] = []
    for number, data in enumerate(table.items("reefs", right), start=1):
        numbers = as_numbers(data, 3)
        if numbers is None or not 1 <= numbers[2] <= 200:
            place = f"{table.at('reefs')}, number {number}"
            table.faults.append(BoardFault(place, f"read {shown(data)}", "[x, y, half width from 1 to 200]"))
        else:
            found.append(Reef((numbers[0], numbers[1]), numbers[2]))
    return tuple(found)
