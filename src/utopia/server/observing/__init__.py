"""What whoever keeps the server sees of it: log lines and numbers. Nothing here knows what the server does."""
