"""Bringing the pages around the table to where there is most to see, for pictures and for looks."""

import functools
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page

from tests.page.quiet import then_quiet
from tests.page.switching import turn
from tests.server.accounts.passkeys import signed_up
from tests.server.conftest import UTOPIA, Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, joined, opened
from tests.server.people.playing import accounts, profile, short_game

State = Callable[[Page, Server], None]
LIVE: Final = {"kind": "live", "bank": 600, "increment": 15}
SLOW: Final = {"kind": "slow", "turn": 172800}
COMPLAINTS: Final = ("Insults everybody.", "Leaves a game that is lost, and then comes back to gloat. " * 4)
IMPRINT: Final = """# Who answers for this server

Ada Lovelace, 12 St James's Square, London. Write to [ada@example.org](mailto:ada@example.org).

- No advertising, and nobody is followed.
- What is kept is told in **Your data**.
"""


def hosted(folder: Path) -> Server:
    """A server with an imprint, ready to be started."""
    imprint = folder / "imprint.md"
    imprint.write_text(IMPRINT, encoding="utf-8")
    return Server(folder / "data", UTOPIA_IMPRINT=str(imprint))


@contextmanager
def visitors(server: Server) -> Iterator[Callable[[], Visitor]]:
    """Other people, who need no browser."""
    made: list[Visitor] = []

    def come() -> Visitor:
        made.append(Visitor(server))
        return made[-1]

    yield come
    for one in made:
        one.http.close()


def be(context: BrowserContext, visitor: Visitor) -> None:
    """Let a browser be that visitor."""
    url = visitor.server.url
    context.add_cookies([{"name": name, "value": value, "url": url} for name, value in visitor.http.cookies.items()])


def settle(page: Page, path: str) -> None:
    with then_quiet(page):
        page.goto(path)
        page.locator("h1").first.wait_for()


def lobby(page: Page, server: Server) -> None:
    """Three open tables and one to watch."""
    with visitors(server) as visit:
        ada, noor, wilhelmina, zoe = accounts(visit, "Ada", "Noor", "Wilhelmina Hohenstaufen", "Zoë")
        seats = [{"kind": "me", "name": "Ada"}, FRIEND, BOT]
        opened(ada, *seats, terms={"listed": True, "tempo": LIVE, "language": "en", "experience": "new"})
        seats = [{"kind": "me", "name": "Wilhelmina Hohenstaufen"}, FRIEND, FRIEND, FRIEND, FRIEND]
        opened(wilhelmina, *seats, terms={"listed": True, "rated": True, "tempo": SLOW, "watchable": True, "delay": 60})
        seats = [{"kind": "me", "name": "Noor"}, FRIEND]
        opened(noor, *seats, terms={"listed": True, "language": "de"})
        table = opened(zoe, {"kind": "me", "name": "Zoë"}, BOT, terms={"listed": True, "watchable": True})
        assert table["state"] == "running"
    settle(page, "/lobby")
    page.get_by_role("button", name="Watch: Table of Zoë").last.wait_for()


def seeking(page: Page, _server: Server) -> None:
    settle(page, "/lobby#seek")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Find me a game").click()
    page.get_by_text("Looking for people").wait_for()


def terms(page: Page, _server: Server) -> None:
    """What is agreed at a table that is listed."""
    settle(page, "/new?listed")
    page.get_by_role("switch", name="Everybody may watch").scroll_into_view_if_needed()


def account(page: Page, server: Server) -> None:
    with visitors(server) as visit:
        ada = visit()
        signed_up(ada, "Ada Lovelace")
        be(page.context, ada)
    settle(page, "/account")
    page.get_by_role("heading", name="Where you are signed in").wait_for()


@functools.cache
def best_of_four(server: Server) -> tuple[Visitor, str]:
    """The best of four who have played often, and that player's id; their games are played once."""
    with visitors(server) as visit:
        people = accounts(visit, "Ada", "Mehmet", "Wilhelmina Hohenstaufen", "Łucja")
        short_game(people, rated=True)
        short_game(people, seed=4)
        with sqlite3.connect(server.data / "utopia.db", timeout=30) as connection:
            connection.execute("UPDATE rating SET games = 24")
        connection.close()
        return people[0], profile(people[0])["id"]


def ranked(page: Page, server: Server) -> str:
    """Make the browser the best player's; return that player's id."""
    best, id_ = best_of_four(server)
    be(page.context, best)
    return id_


def ranking(page: Page, server: Server) -> None:
    ranked(page, server)
    settle(page, "/people?players=4")
    page.locator("main table").wait_for()


def own_profile(page: Page, server: Server) -> None:
    settle(page, f"/people/{ranked(page, server)}")
    page.get_by_role("listitem").filter(has_text="Landfall").first.wait_for()


@functools.cache
def keeper_of(server: Server) -> Visitor:
    """The keeper of the server, who has two reports to read."""
    with visitors(server) as visit:
        ada, ben = visit(), visit()
        table = opened(ada, {"kind": "me", "name": "Ada"}, FRIEND)
        joined(ben, table, "Ben")
        for message in (
            "Insults everybody.",
            "Never moves in a game that is lost, and then comes back to gloat. " * 4,
        ):
            about = {"game": table["id"], "seat": 1}
            assert ada.post("/api/reports", {"message": message, "about": about}).status_code == 201
        keeper = visit()
        name = f"Keeper {table['id']}"
        assert keeper.send("PATCH", "/api/me", {"name": name}).status_code == 200
        command = [*UTOPIA, "admin", "people", "promote", name, "--data", str(server.data)]
        subprocess.run(command, check=True, capture_output=True)
        return keeper


def admin(section: str) -> State:
    """A page of the keeper's."""

    def show(page: Page, server: Server) -> None:
        be(page.context, keeper_of(server))
        settle(page, f"/admin/{section}")

    return show


def admin_report(page: Page, server: Server) -> None:
    admin("reports")(page, server)
    page.get_by_role("link", name="Insults everybody.").first.click()
    page.get_by_role("button", name="Close the report").wait_for()


def programs(page: Page, _server: Server) -> None:
    """A bot and its new token."""
    settle(page, "/account/programs")
    page.get_by_label("Name of the bot", exact=True).fill("Deep Thought")
    page.get_by_role("button", name="Open an account").click()
    page.get_by_role("button", name="Remove Deep Thought").wait_for()
    page.get_by_label("What it is for", exact=True).fill("laptop")
    page.get_by_role("button", name="Make the token").click()
    page.get_by_label("Keep this now").scroll_into_view_if_needed()


def notices(page: Page, server: Server) -> None:
    """A chat that is told, and quiet hours."""
    with visitors(server) as visit:
        ada = visit()
        opened(ada, {"kind": "me", "name": "Ada"}, BOT)
        be(page.context, ada)
    settle(page, "/settings#notices")
    page.get_by_label("In a chat", exact=True).fill(
        "https://discord.com/api/webhooks/1234567890123/abcdefghijklmnopqrstuvwxyz"
    )
    page.get_by_role("button", name="Add", exact=True).first.click()
    page.get_by_text("What you hear about there").click()
    turn(page.get_by_role("switch", name="Quiet hours every day"))
    page.get_by_label("From", exact=True).wait_for()
    page.locator("#notices").scroll_into_view_if_needed()


def imprint(page: Page, _server: Server) -> None:
    settle(page, "/imprint")
    page.get_by_text("Ada Lovelace").wait_for()


def plain(path: str) -> State:
    """A page that looks the same for everybody."""
    return lambda page, _server: settle(page, path)


PAGES: Final[dict[str, State]] = {
    "lobby-full": lobby,
    "seeking": seeking,
    "terms": terms,
    "account-signed": account,
    "profile": own_profile,
    "ranking": ranking,
    "admin-reports": admin("reports"),
    "admin-report": admin_report,
    "admin-people": admin("people"),
    "admin-tables": admin("tables"),
    "admin-acts": admin("audit"),
    "admin-server": admin("server"),
    "programs": programs,
    "notices": notices,
    "imprint": imprint,
    "privacy": plain("/privacy"),
    "fair": plain("/fair"),
}
