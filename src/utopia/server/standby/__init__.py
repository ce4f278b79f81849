"""Several servers on one PostgreSQL database: one leads, the others hand connections on and take over when it ends."""
