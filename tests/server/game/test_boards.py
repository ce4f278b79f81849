"""Maps: long, so they travel packed; always the same, so they travel once."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Server, Visitor


@pytest.mark.parametrize("kind", ["svg", "json"])
def test_a_map_travels_packed_and_once(server: Server, make_visitor: Callable[[Server], Visitor], kind: str) -> None:
    visitor = make_visitor(server)
    address = f"/api/boards/{visitor.get('/api/offer').json()['boards'][0]}.{kind}"
    plain = visitor.http.get(address, headers={"accept-encoding": "identity"})
    packed = visitor.http.get(address, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert (packed.text, packed.headers["etag"]) == (plain.text, plain.headers["etag"])
    assert packed.num_bytes_downloaded * 2 < plain.num_bytes_downloaded
    again = visitor.http.get(address, headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
