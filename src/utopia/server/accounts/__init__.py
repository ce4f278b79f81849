"""Accounts: the current user, sessions, passkeys, mailed links, tokens."""
