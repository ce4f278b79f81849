"""The authority signs for this machine at home and for nothing else; devices that trust it are told the truth."""

import datetime as dt
import os
import plistlib
import socket
import ssl
import threading
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

from utopia.server.database.home import Finding
from utopia.server.trust import keeping
from utopia.server.trust.addresses import Names, own_names
from utopia.server.trust.authority import (
    AUTHORITY_LIFE,
    CERTIFICATE_LIFE,
    Signed,
    fingerprint,
    label_of,
    names_of,
    new_authority,
    new_certificate,
    read,
)
from utopia.server.trust.keeping import TrustError, authority_of, certificate_file, findings, public_certificate
from utopia.server.trust.profile import profile
from utopia.server.trust.tls import Secure

NOW = dt.datetime.now(dt.UTC).replace(microsecond=0)
HERE = Names(frozenset({ip_address("127.0.0.1"), ip_address("192.168.1.5")}), frozenset({"box", "box.local"}))


@pytest.fixture(scope="module")
def authority() -> Signed:
    return new_authority("box", NOW)


def greeted(server: Signed, authority: Signed, host: str, folder: Path) -> None:
    """A client that trusts the authority connects to a server as one that it knows by this name; SSLError."""
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    (folder / "server.pem").write_bytes(server.text())
    theirs.load_cert_chain(folder / "server.pem")
    ours = ssl.create_default_context(cadata=authority.certificate.public_bytes(Encoding.PEM).decode())
    ours.verify_flags |= ssl.VERIFY_X509_STRICT  # as Python 3.13 does by itself
    left, right = socket.socketpair()
    with left, right:
        serving = threading.Thread(target=answer, args=(theirs, left))
        serving.start()
        try:
            ours.wrap_socket(right, server_hostname=host).close()
        finally:
            right.close()
            serving.join(10)


def answer(context: ssl.SSLContext, connection: socket.socket) -> None:
    try:
        context.wrap_socket(connection, server_side=True).close()
    except OSError:  # the client has refused
        connection.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "192.168.1.5", "box", "box.local"])
def test_who_trusts_the_authority_trusts_this_server(authority: Signed, host: str, tmp_path: Path) -> None:
    greeted(new_certificate(authority, HERE, NOW), authority, host, tmp_path)


@pytest.mark.parametrize("host", ["192.168.1.6", "bank.example", "other.local"])
def test_another_name_is_refused(authority: Signed, host: str, tmp_path: Path) -> None:
    with pytest.raises(ssl.SSLCertVerificationError, match="mismatch"):
        greeted(new_certificate(authority, HERE, NOW), authority, host, tmp_path)


@pytest.mark.parametrize(("address", "host"), [("127.0.0.1", "bank.example"), ("8.8.8.8", "8.8.8.8")])
def test_with_the_stolen_key_no_site_of_the_internet_can_be_played(
    authority: Signed, address: str, host: str, tmp_path: Path
) -> None:
    forged = new_certificate(authority, Names(frozenset({ip_address(address)}), frozenset({"box", host})), NOW)
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree"):
        greeted(forged, authority, host, tmp_path)


def test_it_signs_no_further_authority(authority: Signed, tmp_path: Path) -> None:
    below = new_authority("box", NOW)
    server = new_certificate(below, HERE, NOW)
    with pytest.raises(ssl.SSLCertVerificationError):
        greeted(server, authority, "box.local", tmp_path)
    constraints = authority.certificate.extensions.get_extension_for_class(x509.BasicConstraints)
    assert (constraints.critical, constraints.value.ca, constraints.value.path_length) == (True, True, 0)


def test_devices_take_certificates_of_such_a_length(authority: Signed) -> None:
    made = new_certificate(authority, HERE, NOW).certificate
    assert made.not_valid_after_utc - NOW == CERTIFICATE_LIFE <= dt.timedelta(days=398)
    assert made.not_valid_before_utc < NOW
    late = NOW + AUTHORITY_LIFE - dt.timedelta(days=40)
    assert new_certificate(authority, HERE, late).certificate.not_valid_after_utc == NOW + AUTHORITY_LIFE


def test_files_are_for_their_owner_and_hold_what_was_made(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        file = certificate_file(tmp_path / "data", ["club.home.arpa", "play.example"])
    finally:
        os.umask(before)
    kept = {one.name: one.stat().st_mode & 0o777 for one in (tmp_path / "data").iterdir()}
    assert kept == {"utopia-authority.pem": 0o600, "utopia-https.pem": 0o600}
    found = names_of(read(file.read_bytes()).certificate)
    assert {"localhost", "club.home.arpa"} <= found.hosts
    assert "play.example" not in found.hosts
    assert ip_address("127.0.0.1") in found.addresses


def test_it_is_made_once_and_renewed_in_time(tmp_path: Path) -> None:
    first = certificate_file(tmp_path).read_bytes()
    assert certificate_file(tmp_path).read_bytes() == first
    authority = authority_of(tmp_path).text()
    renewed = certificate_file(tmp_path, now=NOW + dt.timedelta(days=370)).read_bytes()
    assert renewed != first
    assert authority_of(tmp_path).text() == authority, "devices need not trust it anew"
    certificate_file(tmp_path, now=NOW + dt.timedelta(days=3640))
    assert authority_of(tmp_path, NOW + dt.timedelta(days=3640)).text() != authority


def test_another_network_brings_another_certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        secure = Secure(listener, tmp_path)
        assert secure.look() is False
        moved = Names(frozenset({ip_address("10.1.2.3")}), frozenset({"localhost"}))
        monkeypatch.setattr(keeping, "own_names", lambda *_: moved)
        assert secure.look() is True
        assert secure.look() is False
    assert names_of(read((tmp_path / "utopia-https.pem").read_bytes()).certificate) == moved


def test_a_damaged_certificate_is_replaced_and_a_damaged_authority_told(tmp_path: Path) -> None:
    file = certificate_file(tmp_path)
    file.write_bytes(b"nonsense")
    assert read(certificate_file(tmp_path).read_bytes()).key.key_size == 256
    other = new_authority("box", NOW).text().partition(b"-----BEGIN CERTIFICATE")[0]
    kept = (tmp_path / "utopia-authority.pem").read_bytes()
    mixed = other + kept[kept.index(b"-----BEGIN CERTIFICATE") :]
    for content in (b"", b"nonsense", kept[:300], mixed):
        (tmp_path / "utopia-authority.pem").write_bytes(content)
        with pytest.raises(TrustError, match=r"utopia-authority\.pem cannot be used .* Move the file away"):
            certificate_file(tmp_path)


def test_doctor_knows_of_it(tmp_path: Path) -> None:
    def found() -> list[tuple[bool, str]]:
        return [(one.fine, one.id) for one in findings(tmp_path)]

    assert found() == [(True, "doctor-https-none")]
    authority_of(tmp_path)
    until = f"{NOW + AUTHORITY_LIFE:%Y-%m-%d}"
    assert list(findings(tmp_path)) == [Finding(True, "doctor-https", {"until": until})]
    file = tmp_path / "utopia-authority.pem"
    file.chmod(0o644)
    assert found() == [(False, "doctor-https-open")]
    file.chmod(0o600)
    file.write_bytes(new_authority("box", NOW - AUTHORITY_LIFE).text())
    assert found() == [(True, "doctor-https-old")]
    file.write_bytes(b"nonsense")
    assert found() == [(False, "doctor-https-broken")]


def test_a_phone_gets_the_certificate_alone(tmp_path: Path) -> None:
    authority = authority_of(tmp_path)
    public = public_certificate(tmp_path)
    assert public == authority.certificate
    whole = plistlib.loads(profile(public))
    [payload] = whole["PayloadContent"]
    assert payload["PayloadType"] == "com.apple.security.root"
    assert x509.load_der_x509_certificate(payload["PayloadContent"]) == public
    assert profile(public) == profile(authority.certificate), "a second download replaces the first"
    assert len(fingerprint(public)) == 32 * 3 - 1


def test_a_renamed_machine_keeps_the_name_that_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_authority("box", NOW)
    monkeypatch.setattr(socket, "gethostname", lambda: "Den.example.org")
    assert label_of(made) == "box"
    assert own_names(label_of(made)).hosts == {"localhost", "box", "box.local", "den.local"}
