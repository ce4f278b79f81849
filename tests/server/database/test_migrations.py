"""The schema: made, upgraded after a copy, refused if it is newer or somebody else's."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tests.asynchronous import run
from tests.server.database.setting import game_of, guest, move
from utopia.server.database import migrating
from utopia.server.database.errors import SchemaError, StorageError
from utopia.server.database.schema import HEAD, metadata
from utopia.server.storage import open_storage

LATER = '''
"""A step of tomorrow."""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("person", sa.Column("colour", sa.String(10), nullable=False, server_default="{colour}"))
    op.execute("{statement}")
'''


@pytest.fixture
def tomorrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program of tomorrow: its migrations are ours and one more."""
    steps = tmp_path / "migrations" / "versions"
    steps.mkdir(parents=True)
    ours = migrating.MIGRATIONS
    for file in ("env.py", *(f"versions/{path.name}" for path in (ours / "versions").glob("0*.py"))):
        (tmp_path / "migrations" / file).write_text((ours / file).read_text())
    write_step(steps, "UPDATE person SET colour = 'green' WHERE name = 'Ann'")
    monkeypatch.setattr(migrating, "MIGRATIONS", tmp_path / "migrations")
    monkeypatch.setattr(migrating, "HEAD", "9999")
    return tmp_path / "data"


def write_step(steps: Path, statement: str) -> None:
    (steps / "9999_tomorrow.py").write_text(LATER.format(head=HEAD, colour="blue", statement=statement))


def test_the_newest_step_is_the_schema_that_the_program_knows() -> None:
    assert ScriptDirectory(str(migrating.MIGRATIONS)).get_heads() == [HEAD]


def test_the_steps_make_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    async def story() -> list[object]:
        async with open_storage(tmp_path) as storage:
            return await storage.database.read(differences)

    assert run(story()) == []


def test_constraints_are_in_the_steps_as_in_the_tables(tmp_path: Path) -> None:
    """Alembic does not compare checks; their names and conditions must stand in what was made."""

    async def story() -> None:
        async with open_storage(tmp_path):
            pass

    run(story())
    with sqlite3.connect(tmp_path / "utopia.db") as connection:
        made = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall())
    connection.close()
    for table in metadata.tables.values():
        for constraint in table.constraints:
            assert str(constraint.name) in made[table.name]
        assert ("WITHOUT ROWID" in made[table.name]) == (table.name == "event")


def test_an_older_database_is_copied_and_upgraded(tomorrow: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def today() -> str:
        monkeypatch.setattr(migrating, "HEAD", HEAD)
        async with open_storage(tomorrow) as storage:
            ann = await guest(storage)
            game = await game_of(storage, ann)
            await storage.log.append(game.id, 0, [move(5)])
        monkeypatch.setattr(migrating, "HEAD", "9999")
        return game.id

    async def then(game: str) -> None:
        async with open_storage(tomorrow) as storage:
            assert [entry.code for entry in await storage.log.read(game)] == [5]

    run(then(run(today())))
    assert _rows(tomorrow / "utopia.db", "SELECT name, colour FROM person") == [("Ann", "green")]
    [copy] = tomorrow.glob("*-before-9999.db")
    assert _rows(copy, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert _rows(copy, "SELECT code FROM event") == [(5,)]
    assert sorted(path.name for path in tomorrow.iterdir()) == [copy.name, "utopia.db", "utopia.lock"]


def test_a_step_that_fails_changes_nothing(
    tmp_path: Path, tomorrow: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def opened() -> None:
        async with open_storage(tomorrow):
            pass

    monkeypatch.setattr(migrating, "HEAD", HEAD)
    run(opened())
    monkeypatch.setattr(migrating, "HEAD", "9999")
    before = _rows(tomorrow / "utopia.db", "SELECT sql FROM sqlite_master")
    write_step(tmp_path / "migrations" / "versions", "UPDATE nothing SET a = 1")
    with pytest.raises(StorageError):
        run(opened())
    assert "nothing" in caplog.text
    assert _rows(tomorrow / "utopia.db", "SELECT sql FROM sqlite_master") == before
    assert _rows(tomorrow / "utopia.db", "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_a_newer_database_is_refused_in_one_sentence(tomorrow: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened() -> None:
        async with open_storage(tomorrow):
            pass

    run(opened())
    monkeypatch.undo()
    with pytest.raises(
        SchemaError, match=rf"newer Utopia \(its schema is 9999, this program knows {HEAD}\)"
    ) as refused:
        run(opened())
    assert refused.value.words["theirs"] == "9999"
    assert _rows(tomorrow / "utopia.db", "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "utopia.db") as connection:
        connection.execute("CREATE TABLE sheep (name TEXT)")
    connection.close()

    async def opened() -> None:
        async with open_storage(tmp_path):
            pass

    with pytest.raises(SchemaError, match="sheep"):
        run(opened())
    assert _rows(tmp_path / "utopia.db", "SELECT name FROM sqlite_master") == [("sheep",)]


def _rows(file: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()
