"""The privacy page tells the periods that the code deletes by."""

from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

from tests.server.conftest import Visitor
from utopia.server.accounts.people import GUEST_LIFE, SESSION_LIFE
from utopia.server.hosting import Hosting, Lives
from utopia.server.mail import Relay
from utopia.server.operations.messages import Privacy
from utopia.server.operations.routes import privacy_of
from utopia.server.settings import Settings

HOSTED = Settings(Path("nowhere"), hosting=Hosting(lives=Lives(1, 2, 3, 4, 5), barred_network=6))


def test_the_periods_are_those_of_the_settings() -> None:
    told = privacy_of(HOSTED, "abc")
    days = (told.guest_games_days, told.open_tables_days, told.chat_days, told.notices_days, told.audit_days)
    assert days == (1, 2, 3, 4, 5)
    assert (told.session_days, told.visitor_days) == (SESSION_LIFE.days, GUEST_LIFE.days)
    assert (told.link_minutes, told.network_hours) == (15, 6)


def test_no_retention_period_is_left_out() -> None:
    names = {each.name for each in fields(Lives)} - {"deliveries"} | {"notices"}
    assert {f"{name}_days" for name in names} <= set(Privacy.__struct_fields__)


def test_mail_is_told_if_it_is_sent() -> None:
    relay = Relay("mail.example.org", 587, "utopia@example.org")
    assert [privacy_of(one, "abc").mail for one in (HOSTED, replace(HOSTED, mail=relay))] == [False, True]


def test_the_cookies_are_those_that_come(visit: Callable[[], Visitor]) -> None:
    visitor = visit()
    told = visitor.get("/api/privacy").json()["cookies"]
    assert told["visit"] in visitor.http.cookies
    assert told["session"] == told["visit"].removesuffix("-visit")
