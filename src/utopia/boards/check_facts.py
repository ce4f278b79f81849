"""The check that a map can be played (R-BOARD-1 to R-BOARD-3), apart from its drawing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from utopia.boards.faults import BoardFault, shown
from utopia.boards.model import DISTRICT_COUNT, HIGHEST_VALUE, ISLANDS, LOWEST_VALUE, BoardMap, Link
from utopia.boards.tables import UNREAD

_ID = re.compile(r"[a-z]+(-[a-z]+)*")
_LONGEST_ID = 40


def local_faults(board: BoardMap) -> Iterator[BoardFault]:
    """Faults that one entry of the file shows, or two that are alike."""
    yield from _district_faults(board)
    yield from _sector_faults(board)
    districts = [district.id for district in board.districts]
    yield from _link_faults("streets", board.streets, "district", districts)
    yield from _link_faults("bridges", board.bridges, "district", districts)
    yield from _link_faults("adjacent-sectors", board.adjacent_sectors, "sector", [s.id for s in board.sectors])
    yield from _land_faults(board)
    yield from _count_faults(board)


def _id_faults(place: str, text: str) -> Iterator[BoardFault]:
    if text != UNREAD and (not _ID.fullmatch(text) or len(text) > _LONGEST_ID):
        right = f"lower case letters a to z and hyphens between them, at most {_LONGEST_ID}"
        yield BoardFault(f"{place}, field id", f"read {shown(text)}", right)


def _twins(noun: str, field: str, ids: Sequence[str], texts: Sequence[str]) -> Iterator[BoardFault]:
    first: dict[str, int] = {}
    for number, (name, text) in enumerate(zip(ids, texts, strict=True), start=1):
        if text != UNREAD and text in first:
            place = f"{noun} {number} {shown(name)}, field {field}"
            yield BoardFault(place, f"{noun} {first[text]} bears it already", f"a {field} of its own")
        first.setdefault(text, number)


def _district_faults(board: BoardMap) -> Iterator[BoardFault]:
    latest = 0
    for number, district in enumerate(board.districts, start=1):
        place = f"district {number} {shown(district.id)}"
        yield from _id_faults(place, district.id)
        if not LOWEST_VALUE <= district.value <= HIGHEST_VALUE:
            right = f"a whole number from {LOWEST_VALUE} to {HIGHEST_VALUE}"
            yield BoardFault(f"{place}, field value", f"read {shown(district.value)}", right)
        yield from _harbour_faults(place, district.sector, [sector.id for sector in board.sectors])
        if district.island not in ISLANDS:
            if str(district.island) != UNREAD:
                read = f"read {shown(district.island)}"
                yield BoardFault(f"{place}, field island", read, f"one of {', '.join(ISLANDS)}")
            continue
        rank = ISLANDS.index(district.island)
        if rank < latest:
            read = f"{district.island} stands behind {ISLANDS[latest]}"
            yield BoardFault(f"{place}, field island", read, f"the districts in the order {', '.join(ISLANDS)}")
        latest = max(latest, rank)
    ids = [district.id for district in board.districts]
    yield from _twins("district", "id", ids, ids)
    yield from _twins("district", "name", ids, [district.name for district in board.districts])


def _harbour_faults(place: str, sector: str | None, sectors: Sequence[str]) -> Iterator[BoardFault]:
    if sector not in (None, UNREAD, *sectors):
        right = f"one of {', '.join(sectors) or 'the sectors'}, or no such field"
        yield BoardFault(f"{place}, field sector", f"there is no sector {shown(sector)}", right)


def _sector_faults(board: BoardMap) -> Iterator[BoardFault]:
    for number, sector in enumerate(board.sectors, start=1):
        yield from _id_faults(f"sector {number} {shown(sector.id)}", sector.id)
    ids = [sector.id for sector in board.sectors]
    yield from _twins("sector", "id", ids, ids)


def _link_faults(field: str, links: Sequence[Link], noun: str, ids: Sequence[str]) -> Iterator[BoardFault]:
    first: dict[tuple[str, str], int] = {}
    for number, link in enumerate(links, start=1):
        place = pair_place(field, number, link)
        for end in dict.fromkeys(link):
            if end not in ids:
                yield BoardFault(place, f"there is no {noun} {shown(end)}", f"the id of a {noun} of this board")
        if link.first == link.second:
            yield BoardFault(place, "both ends are the same", f"two different {noun}s")
        if link.key in first:
            yield BoardFault(place, f"pair {first[link.key]} is the same", "each pair once, in either order")
        first.setdefault(link.key, number)


def pair_place(field: str, number: int, link: Link) -> str:
    """The place of a pair, as it is named in a fault."""
    return f"{field}, pair {number} ({link.first} - {link.second})"


def _land_faults(board: BoardMap) -> Iterator[BoardFault]:
    island = {district.id: district.island for district in board.districts if district.island in ISLANDS}
    streets = {link.key for link in board.streets}
    for number, link in enumerate(board.streets, start=1):
        if link.first in island and link.second in island and island[link.first] != island[link.second]:
            read = f"it leads from {island[link.first]} to {island[link.second]}"
            yield BoardFault(pair_place("streets", number, link), read, "a bridge, for streets end at the coast")
    for number, link in enumerate(board.bridges, start=1):
        place = pair_place("bridges", number, link)
        if link.key in streets:
            yield BoardFault(place, "a street joins the two already", "one of the two")
        elif link.first != link.second and link.first in island and island[link.first] == island.get(link.second):
            read = f"both ends lie on {island[link.first]}"
            yield BoardFault(place, read, "a street, unless the printed map says so", "warning")


def _count_faults(board: BoardMap) -> Iterator[BoardFault]:
    if len(board.districts) != DISTRICT_COUNT:
        yield BoardFault("district", f"there are {len(board.districts)}", f"{DISTRICT_COUNT} (R-MAT-1)")
    count = Counter(district.island for district in board.districts)
    for island in ISLANDS:
        if count[island] == 0:
            yield BoardFault("district", f"none lies on {island}", "districts on all four islands (R-MAT-1)")


def known_map_warnings(board: BoardMap) -> Iterator[BoardFault]:
    """Return the differences between the map and the known facts of the printed one (R-BOARD-1)."""
    for island in board.islands:
        size, water = len(island.districts), len(board.islands[0].districts)
        if not 5 <= size <= 8:
            yield _doubt("district", f"{island.id} has {size} districts", "5 to 8")
        if size < water:
            yield _doubt("district", f"{island.id} has {size} districts, water {water}", "none smaller than water")
    if not any(district.island == "water" and district.value == 2 for district in board.districts):
        yield _doubt("district", "no district of water is printed 2", "at least one")
    yield from _chain_warnings(board)
    for number, sector in enumerate(board.sectors, start=1):
        if not any(district.sector == sector.id for district in board.districts):
            place = f"sector {number} {shown(sector.id)}"
            yield _doubt(place, "it has no harbour", "at least one district with this sector")


def _doubt(place: str, read: str, right: str) -> BoardFault:
    return BoardFault(place, read, f"{right} (R-BOARD-1)", "warning")


def _chain_warnings(board: BoardMap) -> Iterator[BoardFault]:
    if len(board.sectors) != 4:
        yield _doubt("sector", f"there are {len(board.sectors)}", "4")
    neighbours = Counter(end for link in board.adjacent_sectors for end in link)
    ends = sum(neighbours[sector.id] == 1 for sector in board.sectors)
    joined = groups([sector.id for sector in board.sectors], board.adjacent_sectors)
    if len(joined) > 1 or ends != 2 or any(neighbours[sector.id] > 2 for sector in board.sectors):
        yield _doubt("adjacent-sectors", "the sectors form no chain", "one chain with two ends, not a ring")


def reach_faults(board: BoardMap) -> Iterator[BoardFault]:
    """Districts that cannot be reached, with all islands open and with water closed (R-BOARD-3, R-SETUP-3)."""
    told: set[str] = set()
    for closed, when in ((None, "with all islands open"), ("water", "with water closed")):
        open_ids = [district.id for district in board.districts if district.island != closed]
        parts = groups(open_ids, ways(board))
        main = max(parts, key=len, default=())
        for part in parts:
            if part is main or told.issuperset(part):
                continue
            told.update(part)
            yield _unreached(board, part, when)


def _unreached(board: BoardMap, part: Sequence[str], when: str) -> BoardFault:
    if len(part) == 1:
        place = f"district {board.index_of[part[0]] + 1} {shown(part[0])}"
        right = "a street, a bridge or a shared sea (R-BOARD-3)"
        return BoardFault(place, f"{when} no way leads there, by land or sea", right)
    read = f"{when} no way leads to {', '.join(part)}"
    return BoardFault("streets, bridges and sectors", read, "a way, by land or sea (R-BOARD-3)")


def ways(board: BoardMap) -> list[Link]:
    """Every step princes can take: streets, bridges, and sea ways between harbours (R-MOVE-1)."""
    near = {link.key for link in board.adjacent_sectors}
    harbours = [district for district in board.districts if district.sector is not None]
    sea = [
        Link(one.id, other.id)
        for index, one in enumerate(harbours)
        for other in harbours[index + 1 :]
        if one.sector == other.sector or Link(str(one.sector), str(other.sector)).key in near
    ]
    return [*board.streets, *board.bridges, *sea]


def groups(ids: Sequence[str], links: Sequence[Link]) -> list[tuple[str, ...]]:
    """The ids parted into groups that links join; links to other ids do not count."""
    group = {name: {name} for name in ids}
    for link in links:
        if link.first in group and link.second in group and group[link.first] is not group[link.second]:
            merged = group[link.first] | group[link.second]
            for name in merged:
                group[name] = merged
    unique = {id(members): members for members in group.values()}
    return [tuple(name for name in ids if name in members) for members in unique.values()]
