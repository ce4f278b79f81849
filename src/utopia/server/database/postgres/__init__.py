"""A server's data in a PostgreSQL database instead of a file. Loaded only where ``UTOPIA_DATABASE`` names one."""
