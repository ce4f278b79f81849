"""The steps of the schema: those that servers have run stay as they are, and all ways lead to one schema."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tests.postgresql import PostgreSQL
from tests.server.database.setting import game_of, guest, open_storage
from tests.server.database.test_older import gone_on_with, the_same_people
from tests.server.database.test_postgresql import name_of
from tests.server.database.yesterday import ELSEWHERE, FILES, Older, restored_in
from tests.server.stored import Fresh
from utopia.server.database import migrating
from utopia.server.database.checking import check, differences
from utopia.server.database.home import Finding
from utopia.server.database.migrating import upgrade
from utopia.server.database.schema import HEAD, metadata
from utopia.server.storage import open_storage as opened

FROZEN: Final = {
    "0001_first_tables": "0ebd5c2c5e1fd6018dab263a952b7106b06a849facd6ba3cb5944b9690e6b2f3",
    "0002_sealed_shuffles": "198c4a39fe830e34a9bedf87c98df15a6f356bc7d2d8dc55997d0f0e05e16817",
    "0003_people": "4ad389539ba83358bf5c784061f9b99c366ff27496fb72fd7f835e0a52226a3f",
    "0004_company": "452253753aaa4fa75a5314d40741f871ad8b4eb835a569f3bbfcc6541876bf74",
    "0005_one_schema": "66c379eaeafa3a4991fcc8726c753f21efcfdcf104cf4732a92f80857e694d2c",
    "0006_lessons": "75544f692cb5c6564902c1ea535f5f9bed59d8733927ab2c34ed937eed17ccc8",
    "0007_annotations": "ae17fb8379350c7a2c04b3a7d99b31e406dce3543b7295a875a8d67ea77db48b",
    "0008_analyses": "dc8732a8b50417a15ad881c494b308e0b6dff7fd755aa1aa6eb4f0563bca4df8",
    "0009_achievement_names": "38ab507b1f158c9387b00f0f790b4b2c3ae1a586f14a75ad1f23118dc052a305",
    "0010_studies": "91120ba3d388697b16696b11d2e205b13d1dd33e9160e1077c814f557bd3a938",
    "0011_puzzles": "4c5d190b2c7ece9198dbba5b611220a79478366bbce72daed1f0e7db17fbbc18",
    "0012_reasons": "4ed1b0261f7cfb62567d8c1aae6072007f4e36b81e2030c18ee57c8363331c5a",
    "0013_deals": "80408fe33144fe3bb630690517773f1212890c99ba93aa1c1482e49e008711e4",
    "0014_tournaments": "b9a6e0e725cc25952d456c9c158cd343139f21279b65e4859131ec9b1853eb01",
}
"""Step -> digest of its file. What is on main has been run by somebody: write another step, and its digest here."""
BEFORE_POSTGRESQL: Final = ("0001", "0002", "0003")
TABLES = ("passage", "leaver", "barred_network", "seek", "invitation", "asking")
COLUMNS = (
    *("person.shows_games", "session.browser", "game.programs", "game.watchable", "game.bots_fill", "game.silent"),
    *("game.concluded", "game.imported", "seat.came", "channel.muted", "chat.seat", "notice.seat"),
)
INDEXES = (
    *("ix_person_banned_until", "ix_audit_about", "ix_report_game", "ix_report_handled_created"),
    *("ix_report_reporter", "ix_seat_was", "ix_delivery_done_due"),
)
LOST = [
    *(f"DROP TABLE {table}" for table in TABLES),
    *(f"ALTER TABLE {table} DROP COLUMN {column}" for table, column in (name.split(".") for name in COLUMNS)),
    *(f"DROP INDEX {index}" for index in INDEXES),
]
"""What some step of an earlier commit did not make."""
PUZZLES = [f"DROP TABLE {table}" for table in ("puzzle_attempt", "puzzle_solver", "puzzle_strength")]
"""What 0011 makes."""
REASONS = "ALTER TABLE invitation DROP COLUMN reason"
"""What 0012 makes."""
DEALS = ["DROP TABLE deal_game", "DROP TABLE deal", "ALTER TABLE game DROP COLUMN deal"]
"""What 0013 makes."""
TOURNAMENTS = [f"DROP TABLE {table}" for table in ("tournament_seat", "tournament_table", "entrant", "tournament")]
"""What 0014 makes."""
LATER = [
    *("DROP TABLE study", "DROP TABLE analysis", "DROP TABLE lesson", "ALTER TABLE game DROP COLUMN annotations"),
    *PUZZLES,
    *DEALS,
    *TOURNAMENTS,
]
"""What the steps behind 0005 make."""
OLD_NAMES = "UPDATE alembic_version SET version_num = '0008'"
EARLIER = "UPDATE alembic_version SET version_num = '0004'"


def test_no_step_has_been_changed() -> None:
    files = sorted((migrating.MIGRATIONS / "versions").glob("[0-9]*.py"))
    texts = {file.stem: file.read_bytes().replace(b"\r\n", b"\n") for file in files}
    assert {name: hashlib.sha256(text).hexdigest() for name, text in texts.items()} == FROZEN


def test_there_are_databases_of_every_schema_but_the_newest() -> None:
    """How to make one: `making`."""
    schemas = {name[:4] for name in FROZEN}
    assert schemas - {older.name[:4] for older in FILES} <= {HEAD}
    assert schemas - {older.name[:4] for older in ELSEWHERE} <= {*BEFORE_POSTGRESQL, HEAD}


def alembic_differences(connection: Connection) -> list[object]:
    """As Alembic sees it, but for how long texts may be, to which neither database keeps."""
    options = {"compare_type": lambda *types: False if hasattr(types[3], "length") else None}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def test_what_any_earlier_step_left_out_is_added(tmp_path: Path) -> None:
    async with open_storage(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "utopia.db")) as connection:
        connection.executescript(";".join([*LOST, *LATER, EARLIER]))
    async with opened(tmp_path) as storage:
        assert await storage.database.read(alembic_differences) == []
        assert await storage.database.read(differences) == []


async def test_the_achievement_has_its_new_name(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage, "Ann")
        game = await game_of(storage, ann)
    with closing(sqlite3.connect(tmp_path / "utopia.db")) as connection:
        rows = [(ann.id, name, game.id, 0) for name in ("let-it-be", "landslide")]  # the old name was of this form
        connection.executemany("INSERT INTO achievement (person, name, game, at) VALUES (?, ?, ?, ?)", rows)
        connection.executescript(
            ";".join(
                [
                    *PUZZLES,
                    *DEALS,
                    *TOURNAMENTS,
                    REASONS,
                    "DROP TABLE study",
                    "UPDATE alembic_version SET version_num = '0008'",
                ]
            )
        )
    async with opened(tmp_path) as storage:
        names = {one.name for one in await storage.achievements.of_person(ann.id)}
    assert names == {"king-in-peace", "landslide"}


@pytest.mark.full
async def test_so_it_is_in_postgresql(postgresql: PostgreSQL, fresh: Fresh) -> None:
    home = fresh()
    postgresql.do(";".join([*LOST, *LATER, EARLIER]), name_of(home))
    with closing(home.opened()) as database:
        database.write_now(lambda connection: upgrade(connection, HEAD))
        assert database.read_now(alembic_differences) == []
        assert database.read_now(differences) == []


@pytest.mark.full
@pytest.mark.parametrize("older", ELSEWHERE, ids=lambda older: older.name)
async def test_databases_of_earlier_programs_in_postgresql_go_on(
    older: Older, postgresql: PostgreSQL, fresh: Fresh
) -> None:
    home = fresh("template0")
    restored_in(older, postgresql, name_of(home))
    async with opened(home) as storage:
        assert await storage.database.read(alembic_differences) == []
        assert await storage.database.read(differences) == []
        await the_same_people(storage, older)
        await gone_on_with(storage, older)
    assert Finding(True, "doctor-schema-current", {"version": HEAD}) in home.findings()


SPOILT = {
    "DROP TABLE asking": "asking, fk_asking_host, fk_asking_person, …",
    "ALTER TABLE game DROP COLUMN programs": "game.programs",
    "ALTER TABLE game RENAME COLUMN programs TO robots": "game.programs, game.robots",
    "ALTER TABLE person ADD COLUMN colour INTEGER NOT NULL DEFAULT 1": "person.colour",
    "DROP INDEX uq_person_mail": "uq_person_mail",
    "DROP INDEX ix_seat_was; CREATE UNIQUE INDEX ix_seat_was ON seat (was)": "ix_seat_was",
    "DROP TABLE note; CREATE TABLE note (game, person)": "fk_note_game, fk_note_person, ix_note_person, …",
}


async def test_the_doctor_names_what_differs(tmp_path: Path) -> None:
    """Whatever the number of the schema says; tables of others are none of our business."""
    async with open_storage(tmp_path):
        pass
    file = tmp_path / "utopia.db"
    whole = file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE sheep (name TEXT)")
    assert all(finding.fine for finding in check(tmp_path))
    for statement, parts in SPOILT.items():
        file.write_bytes(whole)
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(statement)
        assert [finding for finding in check(tmp_path) if not finding.fine] == [
            Finding(False, "storage-schema-differs", {"parts": parts})
        ]
