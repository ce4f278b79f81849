"""Webhooks: only to services we know, never into our own network, and one that hangs holds up nobody."""

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from tests.server.notifications.receiving import HANGS, Endpoint, endpoint
from tests.server.notifications.setting import Setting, setting
from utopia.server.database.schema.communication import ChannelKind
from utopia.server.notifications.channels import Channel
from utopia.server.notifications.hooks import HookError, Hooks, MissingHooksError

KNOWN = {
    "discord://1234567890123/abcdefghijklmnopqrstuvwxyz": "Discord",
    "https://discord.com/api/webhooks/1234567890123/abcdefghijklmnopqrstuvwxyz": "Discord",
    "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/": "Slack",
    "matrixs://user:word@example.org/#room": "Matrix",
    "mmosts://example.org/3ccdd113474722377935511fc85d3dd4": "Mattermost",
    "rockets://user:word@example.org/#room": "Rocket.Chat",
    "zulip://bot@example/a6k6yvmp2nsvmwq6yvmp2nsvmwq6yvmp": "Zulip",
    "tgram://123456789:abcdefg_hijklmnop/12315544/": "Telegram",
    "gchat://workspace/key/token": "Google Chat",
    "workflows://host.example.org/workflow/signature": "Microsoft Teams",
    "gotifys://example.org/token": "Gotify",
    "ntfys://ntfy.sh/topic": "ntfy",
    "jsons://example.org/hook": "JSON",
    "https://example.org/hook": "JSON",
}
UNKNOWN = [
    "",
    "nonsense",
    "http://example.org/hook",
    "json://example.org/hook",
    "file:///etc/passwd",
    "syslog://",
    "mailto://user:word@example.org",
    "dbus://",
    "windows://",
    "exec://ls",
]
GOOGLE = "https://chat.googleapis.com/v1/spaces/AAAA/messages?key=abcdefghij&token=klmnopqrst"
TEAMS = "https://prod-1.westeurope.logic.azure.com:443/workflows/0a1b2c3d/triggers/manual/paths/invoke"
PARAMETERS = {
    GOOGLE: "Google Chat",
    f"{TEAMS}?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=abc_def-ghi": "Microsoft Teams",
    "ntfys://ntfy.sh/topic?priority=high": "ntfy",
    "jsons://example.org/hook?+X-Word=one&-place=two": "JSON",
}
READING = [
    "discord://1234567890123/abcdefghijklmnopqrstuvwxyz",
    "https://discord.com/api/webhooks/1234567890123/abcdefghijklmnopqrstuvwxyz",
    "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/",
    "tgram://123456789:abcdefg_hijklmnop/12315544/",
    "workflows://host.example.org/workflow/signature",
]
"""Of these apprise can be told to read a file and send what stands in it."""


async def hook(here: Setting, who: int, at: Endpoint, path: str) -> Channel:
    return await here.storage.channels.open(here.people[who], ChannelKind.HOOK, f"json://127.0.0.1:{at.port}{path}")


async def test_services_that_are_sent_to_and_others() -> None:
    hooks = Hooks()
    assert {url: await hooks.service(url) for url in KNOWN} == KNOWN
    assert [url for url in UNKNOWN if await hooks.service(url)] == []
    await hooks.close()


async def test_no_address_makes_the_server_read_its_files_or_follow_redirects(tmp_path: Path) -> None:
    (secret := tmp_path / "secret.json").write_text('{"content": "{{app_id}}", "word": "hidden"}')
    wishes = (
        *(f"template={secret}", f"TEMPLATE={secret}", f"%74emplate={secret}", f"to=x;template={secret}"),
        *(f"template=file://{secret}", "redirect=yes", "verify=no", "retry=5"),
    )
    hooks = Hooks()
    assert {url: await hooks.service(url) for url in PARAMETERS} == PARAMETERS
    asked = [f"{url}?{wish}" for url in READING for wish in wishes]
    assert [url for url in asked if await hooks.service(url)] == []
    assert all([await hooks.service(url) for url in READING])
    await hooks.close()


async def test_nothing_goes_into_the_servers_own_network() -> None:
    """The name is of the open internet, what it means is not: the connection itself is refused."""
    async with endpoint() as inside:
        hooks = Hooks()
        for host in (f"127.0.0.1:{inside.port}", f"localhost:{inside.port}"):
            assert await hooks.service(f"jsons://{host}/") == "JSON"
            with pytest.raises(HookError):
                await hooks.send(f"jsons://{host}/", "title", "body")
        await hooks.close()
        assert inside.got == []


async def test_a_turn_arrives_with_a_link(tmp_path: Path) -> None:
    async with endpoint(200) as web, setting(tmp_path) as here:
        game = await here.game()
        await hook(here, 1, web, "/bob")
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=1)
        [request] = web.got
        told = json.loads(request.body)
        assert told["title"] == "Utopia"
        assert told["message"].startswith("It is your turn (Ann, Cleo · round 1)\nhttps://play.example/go/")


async def test_a_players_name_calls_nobody(tmp_path: Path) -> None:
    async with endpoint(200) as web, setting(tmp_path) as here:
        game = await here.game()
        await here.storage.people.change(here.people[0], name="@everyone <@1> [a](b")
        await hook(here, 1, web, "/bob")
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=1)
        [request] = web.got
        told = json.loads(request.body)["message"]
        assert not re.search(r"@\w|<@|\]\(", told)
        assert "everyone" in told


@pytest.mark.full
async def test_one_that_hangs_is_ended_and_holds_up_nobody(tmp_path: Path) -> None:
    async with endpoint(HANGS) as slow, endpoint(200) as web, endpoint() as push, setting(tmp_path) as here:
        here.notices.sender.hooks._patience = 4.0
        game = await here.game()
        for number in range(3):
            await hook(here, 0, slow, f"/{number}")
        await hook(here, 1, web, "/bob")
        await here.push(2, push)
        await here.turn(game, 0, 1, 2, by=2)
        await here.work()
        here.clock.on(minutes=1)
        await here.notices.work()
        async with asyncio.timeout(60):
            while not push.got:
                await asyncio.sleep(0.01)
            await here.notices.idle()
        assert len(web.got) == 1
        assert len(slow.got) == 3
        errors = sorted(str(error) for _, error, _ in await here.tried())
        assert errors == ["None", "None", *["no answer in time"] * 3]


@pytest.mark.full
async def test_one_that_hung_is_not_tried_for_each_new_turn(tmp_path: Path) -> None:
    async with endpoint(HANGS) as slow, setting(tmp_path) as here:
        here.notices.sender.hooks._patience = 4.0
        first, second = await here.game(), await here.game()
        await hook(here, 0, slow, "/ann")
        await here.turn(first, 0, by=2)
        await here.work()
        await here.work(minutes=1)
        assert len(slow.got) == 1
        await here.turn(second, 0, by=2)
        await here.work()
        await here.work(seconds=50)
        assert len(slow.got) == 1, "what is new waits with what is old"
        await here.work(minutes=1)
        await here.work(minutes=1)
        assert len(slow.got) == 2


async def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async with endpoint(200) as inside, endpoint(307) as web, setting(tmp_path) as here:
        web.headers = f"location: {inside.url()}\r\n"
        game = await here.game()
        await hook(here, 1, web, "/bob")
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=1)
        assert len(web.got) == 1
        assert inside.got == []


async def test_without_the_extra_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "apprise", None)
    hooks = Hooks()
    with pytest.raises(MissingHooksError, match=r"utopia\[notify\]"):
        await hooks.service("https://example.org/hook")
    with pytest.raises(MissingHooksError):
        await hooks.send("https://example.org/hook", "title", "body")
    await hooks.close()


async def test_without_the_extra_a_chat_stays_and_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with endpoint(200) as web, setting(tmp_path) as here:
        game = await here.game()
        await hook(here, 1, web, "/bob")
        await here.turn(game, 1)
        with monkeypatch.context() as missing:
            missing.setitem(sys.modules, "apprise", None)
            await here.work()
            await here.work(minutes=1)
        assert web.got == []
        [kept] = await here.storage.channels.of(here.people[1])
        assert (kept.failures, kept.closed) == (0, None)
        await here.turn(await here.game(), 1)
        await here.work(minutes=2)
        await here.work(minutes=2)
        assert len(web.got) == 1
