"""Common parts of all tables: times, names of constraints, the number of the schema."""

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import BigInteger, CheckConstraint, Column, Dialect, MetaData, String, Table, TypeDecorator

HEAD: Final = "0014"
"""The newest migration: the schema that this program works with."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Moment(TypeDecorator[datetime]):
    """A time in UTC, stored as whole milliseconds since 1970: the same, exact and sortable in every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:  # noqa: ARG002 - SQLAlchemy's
        """To milliseconds."""
        return None if value is None else (value - _EPOCH) // timedelta(milliseconds=1)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """From milliseconds."""
        return None if value is None else _EPOCH + timedelta(milliseconds=value)


def now() -> datetime:
    """The current time of stored data, in whole milliseconds as stored."""
    moment = datetime.now(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def one_of(column: str, words: type[StrEnum]) -> CheckConstraint:
    """That a column holds one of these words."""
    listed = ", ".join(f"'{word}'" for word in words)
    return CheckConstraint(f"{column} IN ({listed})", name=f"{column}_known")


metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

meta: Final = Table(
    "meta",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Settings of this database: ``id``, drawn when it was made."""
