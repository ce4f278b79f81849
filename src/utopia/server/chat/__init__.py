"""Chat at tables, and private notes on games."""
