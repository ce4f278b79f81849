"""Notices in the browser: games that wait are counted and one key away, and what is pushed is shown and opens the game.

This browser has neither a push service nor a screen to show notices on: its edges are stood in for, and what lies
between them is real: the server's message, its encryption, the push event, the worker.
"""

import json
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.around import LIVE, be
from tests.page.conftest import PHONE, Watch
from tests.page.examining import bars_nobody
from tests.page.playing import join, line, open_table, send
from tests.page.switching import turn, turn_and_keep
from tests.server.accounts.test_mail import entered
from tests.server.conftest import NO_BOTS, TOLD_SOON, Server, Visitor, make_visitor
from tests.server.lobby.opening import FRIEND, joined, opened
from tests.server.notifications.postbox import Postbox, postbox
from tests.server.notifications.pushing import PushService, pushing
from tests.server.notifications.receiving import Browser

__all__ = ["make_visitor"]

pytestmark = pytest.mark.full
Somebody = Callable[..., Page]
SOON = 30_000
"""Milliseconds; what goes on beside a page begins a little after it has come."""
EDGES = """
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  let subscription = null
  PushManager.prototype.getSubscription = async () => subscription
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options.applicationServerKey.length
    return (subscription = {
      endpoint: %ENDPOINT%,
      toJSON: () => ({ endpoint: %ENDPOINT%, keys: %KEYS% }),
      unsubscribe: async () => ((subscription = null), true),
    })
  }
"""
WORKER_EDGES = """() => {
  self.navigator.setAppBadge = async (count) => void (self.badge = count)
  self.shown = []
  self.done = []
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
  self.clients.openWindow = async (path) => void self.done.push(`opened ${path}`)
  WindowClient.prototype.focus = async function () { self.done.push(`focused ${new URL(this.url).pathname}`) }
}"""
CLICK = """(data) => {
  const click = new ExtendableEvent('notificationclick')
  click.notification = { close: () => undefined, data }
  self.dispatchEvent(click)
}"""


@pytest.fixture
def push_service() -> Iterator[PushService]:
    with pushing() as service:
        yield service


@pytest.fixture
def at_home(make_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a server that may send to this machine."""
    monkeypatch.setenv("UTOPIA_PRIVATE_HOOKS", "on")
    return make_server(first=NO_BOTS).url


def my_turn(context: BrowserContext, name: str = "Ann") -> str:
    """A game that waits for me."""
    id_: str = open_table(context, "apprentice", name=name, first=0)["id"]
    return id_


def next_game(page: Page) -> Any:
    return page.get_by_role("link", name="Next game")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_the_next_game_is_one_key_or_touch_away(somebody_else: Somebody, base_url: str, size: Any) -> None:
    page = somebody_else(**({"viewport": size} if size else {}))
    first, second = my_turn(page.context), my_turn(page.context)
    page.goto(f"{base_url}/games")
    expect(next_game(page)).to_have_accessible_name("2 games wait for you. Next game", timeout=SOON)
    expect(page).to_have_title(re.compile(r"^\(2\) My games"))
    next_game(page).click()
    expect(page).to_have_url(f"{base_url}/games/{first}")
    expect(next_game(page)).to_have_accessible_name("One game waits for you. Next game")
    page.locator("svg.board").wait_for()
    page.keyboard.press("n")
    expect(page).to_have_url(f"{base_url}/games/{second}")
    page.keyboard.press("N")
    expect(page).to_have_url(f"{base_url}/games/{first}")
    assert page.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:image/png")


def test_a_game_that_becomes_mine_to_move_is_said_elsewhere(page: Page, somebody_else: Somebody, base_url: str) -> None:
    ben = somebody_else()
    table = open_table(page.context, "friend", first=1)
    join(ben.context, table)
    send(page.context, "POST", f"/api/tables/{table['id']}/start")
    page.goto(f"{base_url}/rules")
    my_turn(page.context)
    expect(next_game(page)).to_have_accessible_name("One game waits for you. Next game", timeout=SOON)
    with line(ben.context, f"{base_url}/games/{table['id']}", 1) as bens:
        for _ in range(40):
            if 0 in bens.view["deciding"]:
                break
            bens.play(bens.view["choices"][-1])
    expect(page.get_by_text("A game waits for you: Ben")).to_be_visible(timeout=SOON)
    page.get_by_role("link", name="Go there").click()
    expect(page).to_have_url(f"{base_url}/games/{table['id']}")
    expect(page.get_by_text("A game waits for you: Ben")).to_have_count(0)


def test_a_push_arrives_is_shown_and_opens_the_game(
    somebody_else: Somebody, at_home: str, push_service: PushService
) -> None:
    page = somebody_else(base_url=at_home, service_workers="allow")
    browser = Browser()
    keys = {name: browser.keys[name] for name in ("p256dh", "auth")}
    page.add_init_script(EDGES.replace("%ENDPOINT%", json.dumps(push_service.url)).replace("%KEYS%", json.dumps(keys)))
    game = my_turn(page.context)
    page.goto(f"{at_home}/settings#notices")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    here = page.get_by_role("switch", name="On this device")
    turn_and_keep(here)
    assert page.evaluate("window.subscribedWith") == 65
    card = page.get_by_role("listitem").filter(has_text="this device")
    card.get_by_role("button", name="Send me one now").click()
    expect(page.get_by_text("Sent; it should be there in a moment.")).to_be_visible()
    assert push_service.came.acquire(timeout=30)
    told = json.loads(browser.read(push_service.got[-1].body))
    assert (told["title"], told["waiting"]) == ("This is what a notice looks like", 1)

    told |= {"title": "It is your turn", "path": f"/games/{game}", "tag": game}
    worker = delivered(page, at_home, told)
    assert worker.evaluate("() => self.shown.map(({ title, tag, lang }) => [title, tag, lang])") == [
        ["It is your turn", game, "en"]
    ]
    assert worker.evaluate("() => self.badge") == 1
    worker.evaluate(CLICK, {"path": f"/games/{game}"})
    worker.evaluate(CLICK, {"path": "/settings"})
    page.wait_for_timeout(0)
    done = worker.evaluate(
        "async () => { while (self.done.length < 2) await new Promise(setTimeout); return self.done }"
    )
    assert sorted(done) == ["focused /settings", f"opened /games/{game}"]

    turn_and_keep(here, on=False)
    expect(page.get_by_role("heading", name="Where you get notices")).to_have_count(0)


def delivered(page: Page, base_url: str, told: dict[str, Any]) -> Any:
    """The worker, once it has been given a push as a browser gives it."""
    context = page.context
    worker = context.service_workers[0]
    worker.evaluate(WORKER_EDGES)
    devtools = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    wish = {"origin": base_url, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", wish)
    worker.evaluate("async () => { while (!self.shown.length) await new Promise(setTimeout) }")
    return worker


def test_what_i_am_told_and_when_is_kept(page: Page, base_url: str, watch: Watch) -> None:
    watch.expect("422")
    my_turn(page.context)
    page.goto(f"{base_url}/settings#notices")
    page.get_by_label("In a chat", exact=True).fill(
        "https://discord.com/api/webhooks/1234567890123/abcdefghijklmnopqrstuvwxyz"
    )
    page.get_by_role("button", name="Add", exact=True).first.click()
    card = page.get_by_role("listitem").filter(has_text="Discord")
    card.get_by_text("What you hear about there").click()
    ends = card.get_by_role("switch", name="a game ends")
    asked = card.get_by_role("switch", name="an invitation to a table")
    turn(asked, on=False)
    turn_and_keep(ends, on=False)  # while the other change is being kept
    quiet = page.get_by_role("switch", name="Quiet hours every day")
    turn_and_keep(quiet)
    expect(quiet).to_be_focused()
    start = page.get_by_label("From", exact=True)
    expect(start).to_have_value("22:00")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        start.fill("23:15")
    page.reload()
    expect(start).to_have_value("23:15")
    card.get_by_text("What you hear about there").click()
    expect(ends).not_to_be_checked()
    expect(asked).not_to_be_checked()
    page.get_by_label("In a chat", exact=True).fill("syslog://")
    page.get_by_role("button", name="Add", exact=True).first.click()
    expect(page.get_by_text("That is not a webhook that Utopia knows.")).to_be_visible()


def told_of_a_turn(box: Postbox, ann: Visitor, ben: Visitor) -> tuple[str, EmailMessage]:
    """A game between them that waits for Ben, and the mail that says so."""
    ben.send("PATCH", "/api/me", {"name": "Ben"})
    entered(ben, box, "ben@example.org")
    assert ben.post("/api/notices/mail").status_code == 201
    table = opened(ann, {"kind": "me", "name": "Ann"}, FRIEND, first=1, terms={"tempo": LIVE})
    joined(ben, table, "Ben")
    assert ann.post(f"/api/tables/{table['id']}/start").status_code < 300
    return table["id"], box.last_to("ben@example.org", 2)


def test_links_in_mails(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], somebody_else: Somebody
) -> None:
    """In a mail that came: to the game, for the signed-in player, and no more mails of the kind."""
    with postbox() as (box, port):
        server = make_server(
            first=NO_BOTS + TOLD_SOON,
            UTOPIA_SMTP=f"smtp://127.0.0.1:{port}",
            UTOPIA_MAIL_FROM="Utopia <utopia@play.example>",
        )
        ben = make_visitor(server)
        game, mail = told_of_a_turn(box, make_visitor(server), ben)
    go = re.search(r"/go/[^\s]+", mail.get_content())
    off = re.search(r"/notices/off/[^\s>]+", mail.get_content())
    assert go
    assert off
    page, stranger = (somebody_else(base_url=server.url) for _ in range(2))
    be(page.context, ben)
    page.goto(go[0])
    expect(page).to_have_url(f"{server.url}/games/{game}")
    expect(page.locator(".guest.lit").first).to_be_visible()
    stranger.goto(go[0])
    expect(stranger.get_by_text("you are not signed in here")).to_be_visible()
    bars_nobody(stranger)
    stranger.get_by_role("link", name="Sign in", exact=True).click()
    expect(stranger).to_have_url(f"{server.url}/account")
    stranger.goto(off[0])
    expect(stranger.get_by_role("button", name="No more of these")).to_be_visible()
    bars_nobody(stranger)
    stranger.get_by_role("button", name="No more of these").click()
    expect(stranger.get_by_text("You get no more mails of this kind: my turn.")).to_be_visible()
    page.goto(off[0])
    expect(page.get_by_text("You get no more mails of this kind: my turn.")).to_be_visible()
