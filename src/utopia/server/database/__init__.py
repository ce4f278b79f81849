"""The database: its schema, SQLite or PostgreSQL, transactions, copies. It knows no rules, rooms or sockets."""
