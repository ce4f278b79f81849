"""Web push: what a push service is sent, and what becomes of a browser that is gone."""

import base64
import json
import time
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from tests.asynchronous import run
from tests.server.notifications.receiving import Endpoint, endpoint
from tests.server.notifications.setting import Setting, setting
from utopia.server.database.schema import channel, meta
from utopia.server.notifications.addresses import AddressRefusedError, checked_url, is_public
from utopia.server.notifications.posting import Poster
from utopia.server.notifications.vapid import PushKey, are_keys, base64url, from_base64url, new_secret, sealed_by

CURVE = ec.SECP256R1()


def unpacked(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def verified(header: str) -> dict[str, object]:
    """The claims of a VAPID header, whose signature must be right (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    words = dict(word.strip().split("=", 1) for word in rest.split(","))
    head, claims, signature = words["t"].split(".")
    assert scheme == "vapid"
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    encoded = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(words["k"]))
    key.verify(encoded, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(encoded, f"{head}.{claims}x".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, object] = json.loads(unpacked(claims))
    return found


async def turn_of_bob(here: Setting, push: Endpoint) -> str:
    game = await here.game()
    await here.push(1, push)
    await here.turn(game, 1)
    await here.work()
    await here.work(minutes=1)
    return game


async def test_the_push_service_knows_the_server_and_not_what_it_says(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await turn_of_bob(here, push)
        [request] = push.got
        claims = verified(request.headers["authorization"])
        assert claims["aud"] == f"http://127.0.0.1:{push.port}"
        assert claims["sub"] == "mailto:host@example.org"
        assert isinstance(claims["exp"], int)
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert request.headers["authorization"].endswith(here.notices.push_key.public)
        assert request.headers["content-encoding"] == "aes128gcm"
        assert (request.headers["urgency"], request.headers["topic"]) == ("high", game)
        assert 0 < int(request.headers["ttl"]) <= 28 * 24 * 3600
        assert len(request.body) <= 4096
        assert b"turn" not in request.body


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_not_pushed_to_again(tmp_path: Path, status: int) -> None:
    async with endpoint(status) as push, setting(tmp_path) as here:
        await turn_of_bob(here, push)
        assert len(push.got) == 1
        [row] = await here.rows(channel)
        assert row.closed is not None
        await here.work(hours=3)
        assert len(push.got) == 1
        assert await here.tried() == [(1, f"the push service answers {status}", True)]


async def test_a_push_service_in_trouble_is_tried_again_more_and_more_seldom_and_then_no_more(tmp_path: Path) -> None:
    async with endpoint(503) as push, setting(tmp_path) as here:
        await turn_of_bob(here, push)
        for minutes, tries in ((0.5, 1), (0.5, 2), (4, 2), (1, 3), (29, 3), (1, 4), (119, 4), (1, 5), (9999, 5)):
            await here.work(minutes=minutes)
            assert len(push.got) == tries, minutes
        [row] = await here.rows(channel)
        assert (row.failures, row.closed) == (1, None)


async def test_it_arrives_when_the_service_is_well_again_and_the_channel_is_forgiven(tmp_path: Path) -> None:
    async with endpoint(429) as push, setting(tmp_path) as here:
        await turn_of_bob(here, push)
        push.status = 201
        await here.work(minutes=1)
        assert await here.tried() == [(2, None, True)]
        [row] = await here.rows(channel)
        assert (row.failures, row.closed) == (0, None)


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async with endpoint() as inside, endpoint(307) as push, setting(tmp_path) as here:
        push.headers = f"location: {inside.url()}\r\n"
        await turn_of_bob(here, push)
        assert len(push.got) == 1
        assert inside.got == []


def test_the_keys_stay_and_are_not_shown(tmp_path: Path) -> None:
    async def story() -> str:
        async with setting(tmp_path) as here:
            [secret] = [row.value for row in await here.rows(meta) if row.name == "push_key"]
            assert secret not in repr(here.notices.push_key)
            return here.notices.push_key.public

    assert run(story()) == run(story())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "192.168.1.5",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "::127.0.0.1",
        "64:ff9b:1::7f00:1",
        "fec0::1",
        "5f00::1",
        "3fff::1",
        "nonsense",
    ],
)
def test_addresses_of_networks_of_ones_own(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700:4700::1111")
    assert is_public("64:ff9b::101:101")


async def test_nothing_is_posted_into_the_servers_own_network() -> None:
    """Whatever a name means: it is looked at when the connection is made."""
    async with endpoint() as inside:
        poster = Poster()
        for host in ("127.0.0.1", "localhost", "[::1]"):
            with pytest.raises(OSError, match="private"):
                await poster.post(f"http://{host}:{inside.port}/", {}, b"")
        await poster.close()
        assert inside.got == []


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "problem-notice-https"),
        ("ftp://example.org/", "problem-notice-https"),
        ("https://", "problem-notice-address"),
        ("https://exa mple.org/", "problem-notice-address"),
        ("https://example.org:99999/", "problem-notice-address"),
        ("https://example.org/\r\nhost: x", "problem-notice-address"),
        ("https://bücher.example/", "problem-notice-address"),
        (f"https://example.org/{'a' * 1100}", "problem-notice-address"),
        ("https://[::1", "problem-notice-address"),
    ],
)
def test_addresses_that_are_none(url: str, why: str) -> None:
    with pytest.raises(AddressRefusedError) as refused:
        checked_url(url, is_private=False)
    assert refused.value.why == why


def test_keys_that_are_none() -> None:
    assert not are_keys("", "")
    assert not are_keys("BAAA", "c2l4dGVlbiBieXRlcyBvZg")
    assert not are_keys("ü", "c2l4dGVlbiBieXRlcyBvZg")


def test_encryption_as_in_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    salt, payload = from_base64url("DGv6ra1nlYgDCS1FRnbzlw"), b"When I grow up, I want to be a watermelon"
    browser = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    assert base64url(sealed_by(own, salt, payload, browser)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_keys_of_earlier_servers_are_the_same_keys() -> None:
    """The number that is stored stands for this public key for ever: browsers are subscribed to it."""
    example = PushKey(0xC9F58F89813E9F8E872E71F42AA64E1757C9254DCC62B72DDC010BB4043EA11C, "mailto:host@example.org")
    assert example.public == "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"


def test_a_new_secret_is_a_key() -> None:
    first, second = new_secret(), new_secret()
    assert first != second
    assert are_keys(PushKey(first, "mailto:host@example.org").public, base64url(bytes(16)))
