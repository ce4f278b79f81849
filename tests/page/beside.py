"""Bringing to sight what lies beside and over the board: clocks, votes, chat, plans; for pictures and for looks."""

import functools
import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.page.around import LIVE, State, be, visitors
from tests.page.playing import ENDS_TURNS_HIMSELF
from tests.server.conftest import Server, Visitor
from tests.server.game.lines import line
from tests.server.lobby.opening import FRIEND, joined, opened
from tests.server.people.playing import accounts, short_game

SAID: Final = (
    {"type": "say", "key": "a", "text": "Hello from Hamburg! The first to take the Maya buys the coffee."},
    {"type": "say_phrase", "key": "b", "phrase": "good-luck"},
    {"type": "say", "key": "c", "text": "https://example.org/a-very-long-address/without-any-space/in-it/at-all"},
)


def at_table(page: Page, server: Server, then: Callable[[Page, Visitor, str], None], seat: int = 0) -> None:
    """A game with live clocks, one of whose two players has this browser; then what the other one does."""
    with visitors(server) as visit:
        ann, ben = visit(), visit()
        seats = [{"kind": "me", "name": "Ann"}, FRIEND]
        table = opened(ann, *seats, pace=0, first=0, terms={"tempo": LIVE})
        joined(ben, table, "Ben")
        ann.post(f"/api/tables/{table['id']}/start")
        mine, other = (ann, ben) if seat == 0 else (ben, ann)
        be(page.context, mine)
        page.context.add_init_script(ENDS_TURNS_HIMSELF)
        page.goto(f"/games/{table['id']}")
        page.locator("svg.board").wait_for()
        then(page, other, table["id"])


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name=entry).click()
    page.locator("dialog[open]").wait_for()


def clocks(page: Page, server: Server) -> None:
    at_table(page, server, lambda page, _other, _game: page.locator(".clock.runs").first.wait_for())


def time_and_leaving(page: Page, server: Server) -> None:
    at_table(page, server, lambda page, _other, _game: menu(page, "Time and leaving"))


def vote(page: Page, server: Server) -> None:
    def leave(page: Page, other: Visitor, game: str) -> None:
        assert other.post(f"/api/games/{game}/quit").status_code == 200
        bot = page.get_by_role("button", name="A bot plays on")
        answer = page.get_by_role("button", name="Answer", exact=True)
        bot.or_(answer).first.wait_for()
        if answer.is_visible():  # on a phone the question is folded
            answer.click()
        bot.wait_for()

    at_table(page, server, leave)


def chat(page: Page, server: Server) -> None:
    def speak(page: Page, other: Visitor, game: str) -> None:
        with line(other, game) as socket:
            for one in SAID:
                socket.send(json.dumps(one))
                while json.loads(socket.recv(60)).get("key") != one["key"]:
                    pass
        page.get_by_role("button", name="Chat").click()
        page.locator(".chat .text").nth(len(SAID) - 1).wait_for()
        page.locator(".composer input").fill("Well, well.")
        page.keyboard.press("Enter")
        page.locator(".chat .text").nth(len(SAID)).wait_for()

    at_table(page, server, speak)


def phrases(page: Page, server: Server) -> None:
    chat(page, server)
    page.get_by_role("button", name="Quick phrases").click()
    page.get_by_role("button", name="Well played!").wait_for()


def plans(page: Page, server: Server) -> None:
    def plan(page: Page, _other: Visitor, _game: str) -> None:
        menu(page, "Plan ahead")
        page.get_by_label("Guest", exact=True).locator("option").nth(1).wait_for(state="attached")
        page.get_by_role("button", name="Add", exact=True).click()

    at_table(page, server, plan, seat=1)


def about_a_player(page: Page, server: Server) -> None:
    def ask(page: Page, _other: Visitor, _game: str) -> None:
        if page.locator(".cells").count():  # on a phone
            page.locator(".cells button").first.click()
        page.locator(".players").get_by_role("button", name="Ben").click()
        page.get_by_role("button", name="Report…", exact=True).click()
        page.get_by_label("What happened?", exact=True).wait_for()

    at_table(page, server, ask)


@functools.cache
def rated_game(server: Server) -> tuple[Visitor, str]:
    """Its first player, and its id when it is over; it is played once."""
    with visitors(server) as visit:
        ada, bob = accounts(visit, "Ada", "Bob")
        return ada, short_game([ada, bob], rated=True)


def brought(page: Page, server: Server) -> None:
    """The end of a rated game."""
    ada, game = rated_game(server)
    be(page.context, ada)
    page.goto(f"/games/{game}")
    page.locator(".brought").get_by_text("Landfall").wait_for()


TABLE: Final[dict[str, State]] = {
    "clocks": clocks,
    "time": time_and_leaving,
    "vote": vote,
    "chat": chat,
    "phrases": phrases,
    "plans": plans,
    "report": about_a_player,
    "brought": brought,
}
