"""Run by Alembic: it works on the connection, and in the transaction, that ``migrating`` hands over."""

from alembic import context

from utopia.server.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
