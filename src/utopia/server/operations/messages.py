"""What crosses the wire about the server's operations."""

from typing import Annotated

import msgspec

from utopia.server.web.messages import about


class BrowserCookies(msgspec.Struct, frozen=True):
    """Names of the cookies over http; over https `__Host-` stands before them."""

    session: str
    visit: str
    guest: str


class Privacy(msgspec.Struct, frozen=True):
    """`GET /api/privacy`: what this server stores and for how long. Of days, 0 means for ever."""

    session_days: Annotated[int, about("A browser that does not come for so long is forgotten.")]
    visitor_days: Annotated[int, about("So is a visitor without an account who never sat at a table.")]
    link_minutes: Annotated[int, about("One-time links and challenges.")]
    guest_games_days: Annotated[
        int, about("Finished games without an account in them, after the last visit of their people.")
    ]
    open_tables_days: Annotated[int, about("Tables that never began.")]
    chat_days: Annotated[int, about("Chat of finished games.")]
    notices_days: Annotated[int, about("Notifications that were sent.")]
    audit_days: Annotated[int, about("The audit log, and closed reports.")]
    network_hours: Annotated[int, about("The network of a banned guest, at most; 0: it is not stored.")]
    mail: Annotated[bool, about("It sends mail.")]
    chats: Annotated[bool, about("It can send notifications to chats.")]
    cookies: BrowserCookies
