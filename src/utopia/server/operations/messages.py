"""What crosses the wire about the server's operations."""

import msgspec


class BrowserCookies(msgspec.Struct, frozen=True):
    """Names of the cookies over http; over https `__Host-` stands before them."""

    session: str
    visit: str
    guest: str


class Privacy(msgspec.Struct, frozen=True):
    """`GET /api/privacy`: what this server stores and for how long. Of days, 0 means for ever."""

    session_days: int
    """A browser that does not come for so long is forgotten."""
    visitor_days: int
    """So is a visitor without an account who never sat at a table."""
    link_minutes: int
    """One-time links and challenges."""
    guest_games_days: int
    """Finished games without an account in them, after the last visit of their people."""
    open_tables_days: int
    """Tables that never began."""
    chat_days: int
    """Chat of finished games."""
    notices_days: int
    """Notifications that were sent."""
    audit_days: int
    """The audit log, and closed reports."""
    network_hours: int
    """The network of a banned guest, at most; 0: it is not stored."""
    mail: bool
    """It sends mail."""
    chats: bool
    """It can send notifications to chats."""
    cookies: BrowserCookies
