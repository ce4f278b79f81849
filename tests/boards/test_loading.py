"""Reading and writing boards, and every kind of fault with its place."""

import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from utopia.boards import (
    BoardError,
    BoardFileError,
    BoardMap,
    Link,
    board_from_toml,
    board_to_toml,
    check_board,
    examine,
    load_board,
)

BOARD = load_board("reconstruction")
FACTS = board_to_toml(BOARD, geometry=False)
WHOLE = board_to_toml(BOARD)


def faults_of(text: str) -> list[str]:
    with pytest.raises(BoardError) as caught:
        board_from_toml(text)
    return [str(fault) for fault in caught.value.faults]


def changed(old: str, new: str, text: str = WHOLE) -> str:
    assert old in text
    return text.replace(old, new, 1)


# --- round trip ---------------------------------------------------------------------------------------------------


def test_a_board_comes_back_from_its_text() -> None:
    assert board_from_toml(WHOLE) == BOARD


def test_facts_alone_are_a_board() -> None:
    assert board_from_toml(FACTS) == replace(BOARD, geometry=None)


def test_odd_names_come_back() -> None:
    odd = replace(BOARD, name='A "quoted" \\ na\u00efve \u5cf6', about="Two\nlines and \\u007F")
    assert board_from_toml(board_to_toml(odd)) == odd


def test_a_file_is_loaded_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + FACTS.replace("\n", "\r\n").encode())
    assert load_board(path) == load_board(str(path)) == replace(BOARD, geometry=None)


def test_every_example_of_the_format_page_is_toml() -> None:
    page = (Path(__file__).parents[2] / "docs" / "board-format.md").read_text("utf-8")
    examples = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(examples) >= 7
    assert all(tomllib.loads(example) for example in examples)


# --- digest -------------------------------------------------------------------------------------------------------


def test_the_digest_of_the_shipped_board_is_the_one_records_know() -> None:
    assert BOARD.digest == "ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202"


def test_the_digest_ignores_names_geometry_and_the_order_of_links() -> None:
    same = replace(
        BOARD,
        name="Other",
        about="",
        geometry=None,
        districts=tuple(replace(district, name=district.name.upper()) for district in BOARD.districts),
        streets=tuple(Link(b, a) for a, b in reversed(BOARD.streets)),
        sectors=tuple(reversed(BOARD.sectors)),
    )
    assert same.digest == BOARD.digest


@pytest.mark.parametrize(
    "change",
    [
        lambda b: replace(b, districts=(replace(b.districts[0], value=3), *b.districts[1:])),
        lambda b: replace(b, districts=(replace(b.districts[0], sector=None), *b.districts[1:])),
        lambda b: replace(b, districts=(replace(b.districts[0], id="other"), *b.districts[1:])),
        lambda b: replace(b, districts=(b.districts[1], b.districts[0], *b.districts[2:])),
        lambda b: replace(b, streets=b.streets[1:]),
        lambda b: replace(b, bridges=b.bridges[1:]),
        lambda b: replace(b, adjacent_sectors=b.adjacent_sectors[1:]),
    ],
)
def test_the_digest_changes_with_all_that_matters_for_play(change: Callable[[BoardMap], BoardMap]) -> None:
    assert change(BOARD).digest != BOARD.digest


# --- files that are no boards -------------------------------------------------------------------------------------


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BoardFileError, match=r"there is no such file.*reconstruction"):
        load_board(tmp_path / "none.toml")


def test_a_folder_and_an_impossible_path(tmp_path: Path) -> None:
    with pytest.raises(BoardFileError, match="cannot be read"):
        load_board(tmp_path)
    with pytest.raises(BoardFileError):
        load_board("a\0b")


def test_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(b'format = 1\nname = "caf\xe9"\n')
    with pytest.raises(BoardError, match="line 2: byte 0xe9 is not UTF-8"):
        load_board(path)


def test_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * 600_000)
    with pytest.raises(BoardError, match="too large"):
        load_board(path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("format = 1\nname =\n", r"line 2: this is no TOML"),
        ("format = 1\nformat = 1\n", r"line 2: this is no TOML"),
        ('name = "open', "this is no TOML"),
        (f"format = {'9' * 5000}", "line 1: 5009 characters; right would be at most 4000"),
        ("a = " + "[" * 3_900, "no TOML|too deep"),
        ("x = 1\n" + "a." * 20_000 + "a = 1", "line 2: 40005 characters"),
    ],
)
def test_not_toml(text: str, says: str) -> None:
    assert re.search(says, faults_of(text)[0])


def test_an_empty_file_misses_everything_at_once() -> None:
    said = "\n".join(faults_of(""))
    for key in ("format", "name", "district", "streets", "bridges", "sector", "adjacent-sectors"):
        assert f"field {key}: it is missing" in said


# --- keys and types -----------------------------------------------------------------------------------------------

ROW = 'id = "kilns"\nname = "The Kilns"\nisland = "fire"\nvalue = 2\n'
PLACE = "district 10 'kilns'"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("format = 1", "format = 2", "field format: read 2; right would be 1"),
        ("format = 1", 'format = "1"', "field format: read '1'"),
        (ROW, ROW.replace("value = 2\n", ""), f"{PLACE}, field value: it is missing; right would be a whole number"),
        (ROW, ROW.replace("= 2", '= "2"'), f"{PLACE}, field value: read '2'"),
        (ROW, ROW.replace("= 2", "= true"), f"{PLACE}, field value: read true"),
        (ROW, ROW.replace("= 2", "= 2.0"), f"{PLACE}, field value: read 2.0"),
        (ROW, ROW.replace("= 2", "= 5"), f"{PLACE}, field value: read 5; right would be a whole number from 1 to 4"),
        (ROW, ROW.replace("= 2", "= 0"), f"{PLACE}, field value: read 0"),
        (ROW, ROW.replace('"fire"', '"air"'), f"{PLACE}, field island: read 'air'; right would be one of water, fire"),
        (ROW, ROW.replace('"fire"', "3"), f"{PLACE}, field island: read 3"),
        (ROW, ROW.replace('"fire"', '"earth"'), "field island: fire stands behind earth"),
        (
            ROW,
            ROW + 'sector = "nowhere"\n',
            f"{PLACE}, field sector: there is no sector 'nowhere'",
        ),
        (ROW, ROW + 'sector = ""\n', f"{PLACE}, field sector: read ''"),
        (ROW, ROW + "harbor = true\n", f"{PLACE}, field 'harbor': no such field is known here"),
        (
            ROW,
            ROW.replace("island", "isle"),
            f"{PLACE}, field 'isle': no such field is known here; right would be island",
        ),
        (ROW, ROW.replace('"The Kilns"', '""'), f"{PLACE}, field name: read ''"),
        (ROW, ROW.replace("The Kilns", "x" * 61), f"{PLACE}, field name: read"),
        (ROW, ROW.replace("The Kilns", "\\u0000"), f"{PLACE}, field name: read"),
        (ROW, ROW.replace("The Kilns", "Glass Row"), f"{PLACE}, field name: district 7 bears it already"),
        (ROW, ROW.replace('id = "kilns"\n', ""), "district 10, field id: it is missing"),
        (ROW, ROW.replace('"kilns"', '"Kilns"'), "district 10 'Kilns', field id: read 'Kilns'"),
        (ROW, ROW.replace('"kilns"', '"glass-row"'), "district 10 'glass-row', field id: district 7 bears it already"),
        ('["kilns", "bell-foundry"]', '["kilns", "kiln"]', "pair 15 (kilns - kiln): there is no district 'kiln'"),
        ('["kilns", "bell-foundry"]', '["kilns"]', "field streets, pair 15: read ['kilns']; right would be two"),
        ('["kilns", "bell-foundry"]', '["kilns", "kilns"]', "pair 15 (kilns - kilns): both ends are the same"),
        ('["kilns", "bell-foundry"]', '["kilns", "glass-row"]', "pair 15 (kilns - glass-row): pair 11 is the same"),
        ('["kilns", "vane-square"]', '["kilns", "glass-row"]', "bridges, pair 2 (kilns - glass-row): a street joins"),
        ('["kilns", "bell-foundry"]', '["kilns", "granary"]', "(kilns - granary): it leads from fire to earth"),
        (
            '"mirror-bay", "furrow-bay"',
            '"mirror-bay", "bay"',
            "adjacent-sectors, pair 2 (mirror-bay - bay): there is no",
        ),
        ('id = "gale-reach"', 'id = "furrow-bay"', "sector 4 'furrow-bay', field id: sector 3 bears it already"),
        ("[[sector]]", "[[sector]]\nsize = 1", "sector 1 'ember-sound', field 'size': no such field"),
        ("streets = [", "streets = 3 #", "field streets: read 3"),
        ("bridges = [", "colour = 1\nbridges = [", "field 'colour': no such field is known here"),
    ],
)
def test_a_slip_is_told_with_its_place(old: str, new: str, says: str) -> None:
    text = changed(old, new, FACTS)
    if new.startswith("streets"):
        text = re.sub(r"streets = 3 #.*?\n\]\n", "streets = 3\n", text, flags=re.DOTALL)
    assert any(says in fault for fault in faults_of(text)), faults_of(text)


def test_all_faults_are_told_at_once() -> None:
    text = changed("value = 2", "value = 9", FACTS)
    text = changed('island = "fire"', "island = 1", text)
    text = changed('["kilns", "bell-foundry"]', '["kilns", "nowhere"]', text)
    said = faults_of(text)
    assert len(said) == 3
    assert "value" in " ".join(said)
    assert "nowhere" in " ".join(said)


def test_24_districts_are_wanted_and_all_islands() -> None:
    fewer = board_to_toml(replace(BOARD, districts=BOARD.districts[:-1], geometry=None))
    assert any("there are 23; right would be 24" in fault for fault in faults_of(fewer))
    rest = tuple(district for district in BOARD.districts if district.island != "wind")
    assert any(
        "none lies on wind" in str(fault) for fault in check_board(replace(BOARD, districts=rest, geometry=None))
    )


def test_a_table_that_is_none() -> None:
    assert any("district 1: read 3; right would be a table" in fault for fault in faults_of("district = [3]"))


# --- the map as a whole -------------------------------------------------------------------------------------------


def test_a_district_without_any_way() -> None:
    """R-BOARD-3"""
    alone = replace(
        BOARD,
        geometry=None,
        streets=tuple(link for link in BOARD.streets if "kilns" not in link),
        bridges=tuple(link for link in BOARD.bridges if "kilns" not in link),
    )
    [fault] = [fault for fault in check_board(alone) if fault.severity == "error"]
    assert fault.place == "district 10 'kilns'"
    assert "no way leads there" in fault.read


def test_fire_without_bridges_is_cut_off_when_water_is_closed() -> None:
    """R-BOARD-3"""
    island = {district.id: district.island for district in BOARD.districts}
    cut = replace(BOARD, geometry=None, bridges=tuple(b for b in BOARD.bridges if "wind" not in map(island.get, b)))
    [fault] = [fault for fault in check_board(cut) if fault.severity == "error"]
    assert "with water closed no way leads to" in fault.read
    assert "cinder-wharf" in fault.read


def test_a_shared_sector_is_a_way() -> None:
    """R-BOARD-3"""
    island = {district.id: district.island for district in BOARD.districts}
    shared = replace(
        BOARD,
        geometry=None,
        bridges=tuple(b for b in BOARD.bridges if "wind" not in map(island.get, b)),
        districts=tuple(replace(d, sector="mirror-bay") if d.id == "sun-gate" else d for d in BOARD.districts),
    )
    assert not [fault for fault in check_board(shared) if fault.severity == "error"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda b: replace(b, adjacent_sectors=(*b.adjacent_sectors, Link("gale-reach", "ember-sound"))), "no chain"),
        (lambda b: replace(b, adjacent_sectors=b.adjacent_sectors[:2]), "no chain"),
        (lambda b: replace(b, bridges=(*b.bridges, Link("heron-quay", "tide-mill"))), "both ends lie on water"),
        (
            lambda b: replace(
                b, districts=tuple(replace(d, value=3) if d.island == "water" else d for d in b.districts)
            ),
            "no district of water is printed 2",
        ),
        (
            lambda b: replace(
                b, districts=tuple(replace(d, sector=None) if d.island == "wind" else d for d in b.districts)
            ),
            "it has no harbour",
        ),
    ],
)
def test_what_is_unlike_the_printed_map_is_only_a_doubt(change: Callable[[BoardMap], BoardMap], says: str) -> None:
    board = change(replace(BOARD, geometry=None))
    found = check_board(board)
    assert {fault.severity for fault in found} == {"warning"}
    assert any(says in str(fault) for fault in found)
    assert board_from_toml(board_to_toml(board)) == board


def test_island_sizes_are_only_doubts() -> None:
    """The printed map decides: wind 4 and earth 9 play as well."""
    moved = [replace(d, island="earth", sector=None) if d.id == "harp-steps" else d for d in BOARD.districts]
    rank = ("water", "fire", "wind", "earth")
    moved.sort(key=lambda d: rank.index(d.island))
    streets = tuple(link for link in BOARD.streets if "harp-steps" not in link)
    board = replace(BOARD, geometry=None, districts=tuple(moved), streets=(*streets, Link("harp-steps", "clay-yards")))
    said = [str(fault) for fault in check_board(board)]
    assert [fault.severity for fault in check_board(board)] == ["warning"] * len(said)
    assert any("wind has 4 districts; right would be 5 to 8" in fault for fault in said)
    assert any("wind has 4 districts, water 5" in fault for fault in said)
    assert any("earth has 9 districts" in fault for fault in said)


def test_warnings_are_found_beside_the_board() -> None:
    board, found = examine(changed('["furrow-bay", "gale-reach"]', '["furrow-bay", "ember-sound"]', FACTS))
    assert board.name == BOARD.name
    assert any(fault.severity == "warning" for fault in found)
