"""Errors of requests: one form (RFC 9457) for every refusal, and its texts."""
