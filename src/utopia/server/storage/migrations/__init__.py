"""How the schema came about, step by step (Alembic); a step that was released is never changed."""
