"""What is wrong with a request: one form (RFC 9457) for everything that is refused, and its words."""
