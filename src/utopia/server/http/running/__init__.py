"""What the host and his machines ask of the server, and what it does by itself."""
