"""Moderation: blocks, mutes, reports, bans and the audit log."""
