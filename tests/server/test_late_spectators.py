"""Who watches late learns nothing of the present by HTTP: whatever the players do, they read the same as before."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tests.server.conftest import Visitor
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.programs.test_streams import reading

SLOW: Final = {"kind": "slow", "turn": 86400, "bank": 0}
"""However slow the machine is, nobody is missed while the test lasts."""
TERMS: Final = {"listed": True, "watchable": True, "delay": 600, "tempo": SLOW}
OF_MOVES: Final = tuple(f"games/ID/{door}" for door in ("view", "frames?last=63", "chronicle", "record", "time"))
DOORS: Final = (
    *OF_MOVES,
    *("games/ID/tally", "games/ID/talk", "games/ID/note", "tables/ID", "relations/at/ID"),
    *("games", "notices/waiting", "invitations"),
)
FOR_ALL: Final = (*OF_MOVES, "games/ID/tally", "games/ID/talk", "tables/ID")
"""What those read who have no session."""
MOVES: Final = 8


def test_what_a_late_spectator_reads_does_not_change_when_somebody_moves(visit: Callable[[], Visitor]) -> None:
    host, player, spectator, nobody = visit(), visit(), visit(), visit()
    table = opened(host, ME, FRIEND, terms=TERMS, first=0)
    joined(player, table)
    game = str(table["id"])
    assert host.get(f"/api/tables/{game}").json()["state"] == "running", "slow tables begin when they are full"
    assert spectator.post(f"/api/lobby/tables/{game}/watch").status_code == 200
    with reading(spectator, f"/api/stream/games/{game}") as stream, reading(spectator, "/api/stream/me") as mine:
        assert stream.next()["view"]["version"] == 0
        room, games = stream.of("room"), mine.next()
        before, players_before = read(spectator, game), read(host, game)
        read_by_nobody = read(nobody, game, FOR_ALL)
        assert not [door for door in OF_MOVES if read_by_nobody[door] != before[door]], "they read no more"
        for _ in range(MOVES):
            move(host, player, game)
            assert read(spectator, game) == before
            assert read(nobody, game, FOR_ALL) == read_by_nobody
        after = read(host, game)
        assert not [door for door in OF_MOVES if after[door] == players_before[door]], "players read it"
        assert host.send("PATCH", f"/api/games/{game}/talk", {"silent": True}).status_code == 200
        lines = []
        while (line := stream.next())["type"] != "unsaid":
            lines.append(line)
        assert [line for line in lines if line not in (room, {"type": "beat"})] == []
    assert games == {"type": "games", "games": []}


def read(visitor: Visitor, game: str, doors: tuple[str, ...] = DOORS) -> dict[str, Any]:
    """Return endpoint -> what it tells; of the lobby what it says of that table."""
    told = {door: visitor.get(f"/api/{door.replace('ID', game)}") for door in doors}
    assert all(answer.status_code == 200 for answer in told.values())
    lobby = visitor.get("/api/lobby").json()["running"]
    found: dict[str, Any] = {door: answer.text for door, answer in told.items()}
    return found | {"lobby": [one for one in lobby if one["id"] == game]}


def move(host: Visitor, player: Visitor, game: str) -> None:
    """Do something that the seat that decides may do."""
    for one in (host, player):
        view = msgspec.json.decode(one.get(f"/api/games/{game}/view").content)
        if view["choices"]:
            wish = {"version": view["version"], "code": view["choices"][0]}
            assert one.post(f"/api/games/{game}/moves", wish).status_code == 200
            return
    raise AssertionError("nobody has to decide")
