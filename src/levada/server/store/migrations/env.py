"""Alembic runs this; the connection is handed to it, inside a transaction of the caller's."""

from alembic import context

from levada.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
    transactional_ddl=False,  # the caller's transaction holds it all
)
context.run_migrations()
