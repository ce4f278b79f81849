"""A game whose shuffle is sealed, from the waiting room to the proof, over real sockets."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.conftest import Visitor
from tests.server.game.test_over_the_network import Play, playing
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from utopia.boards import load_board
from utopia.notation.fair.lots import Lots, commitment_of
from utopia.notation.files import record_from_bytes
from utopia.notation.record import Record
from utopia.notation.replay import verify
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.dealing import dealer_of, fair_of
from utopia.server.game.session import lay_table
from utopia.server.lobby.seats import arrangement, shuffled
from utopia.server.tables.games import lots_of
from utopia.server.tables.rows import Game, Seat

Visit = Callable[[], Visitor]
MINE, YOURS = "0a" * 32, "0b" * 32


def add(visitor: Visitor, table: dict[str, Any], entropy: object) -> Any:
    return visitor.post(f"/api/tables/{table['id']}/entropy", {"entropy": entropy})


def record_of(visitor: Visitor, id_: str) -> Record:
    answer = visitor.get(f"/api/games/{id_}/record")
    assert answer.status_code == 200, answer.text
    return record_from_bytes(answer.content)


def play_on(people: list[Play], *, seed: int) -> None:
    """Play random moves of the seat that decides, one taken back now and then, to the end."""
    rng = random.Random(seed)
    while people[0].view["phase"] != "over":
        person = next(one for one in people if one.view["choices"])
        person.say("play", code=rng.choice(person.view["choices"]))
        if person.view["can_take_back"] and rng.random() < 0.2:
            person.say("take_back")
        for other in people:
            while other.view["version"] < person.view["version"]:
                other.hear()


@pytest.mark.full
def test_a_game_that_two_play_to_its_end_is_proved(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND, options={"target": 1}, shuffle=True)
    seal = table["sealed"]["commitment"]
    assert table["sealed"]["entropy"] == [None, None]
    assert joined(guest, table)["sealed"]["commitment"] == seal
    assert add(host, table, MINE).json()["sealed"]["entropy"] == [MINE, None]
    assert add(guest, table, YOURS).json()["sealed"]["entropy"] == [MINE, YOURS]
    assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    with playing(host, table["id"]) as first, playing(guest, table["id"]) as second:
        running = record_of(guest, table["id"])
        assert running.fair is not None
        assert (running.fair.commitment, running.fair.seed) == (seal, None)
        play_on([first, second], seed=1)
    record = record_of(guest, table["id"])
    assert record.fair is not None
    assert record.fair.seed is not None
    assert (record.fair.commitment, commitment_of(record.fair.seed)) == (seal, seal)
    assert sorted(value for _, value in record.fair.entropy) == [MINE, YOURS]
    assert len(record.fair.seating) == 1
    assert len(record.fair.tickets) > 20
    assert verify(record) is None


@pytest.mark.parametrize("entropy", ["", "0a", "0A" * 32, "0g" * 32, "0a" * 33, 7, None, ["0a" * 32]])
def test_what_is_no_entropy_is_refused(visit: Visit, entropy: object) -> None:
    host = visit()
    table = opened(host, ME, FRIEND)
    answer = add(host, table, entropy)
    assert answer.status_code == 422
    assert "entropy" in answer.json()["detail"]
    assert host.get(f"/api/tables/{table['id']}").json()["sealed"]["entropy"] == [None, None]


def test_what_comes_late_changes_nothing(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, FRIEND)
    assert add(host, table, YOURS).status_code == 200
    assert add(host, table, MINE).json()["sealed"]["entropy"] == [MINE, None]
    assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    assert add(host, table, YOURS).json()["sealed"]["entropy"] == [MINE, None]
    assert host.get(f"/api/tables/{table['id']}").json()["sealed"]["entropy"] == [MINE, None]


def test_who_gets_up_takes_along_what_he_added(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND)
    joined(guest, table)
    add(guest, table, YOURS)
    guest.post(f"/api/tables/{table['id']}/leave")
    assert host.get(f"/api/tables/{table['id']}").json()["sealed"]["entropy"] == [None, None]


def test_every_table_has_a_seal_of_its_own(visit: Visit) -> None:
    host = visit()
    tables = [opened(host, ME, FRIEND), opened(host, ME, BOT), host.post("/api/tables/play-now").json()]
    assert len({table["sealed"]["commitment"] for table in tables}) == 3
    with playing(host, tables[1]["id"]) as play:
        host.send("PATCH", "/api/me", {"name": "Ada Lovelace"})  # so that the room is told again
        while (heard := play.hear())["type"] != "room":
            pass
        assert heard["sealed"] == tables[1]["sealed"]


def waiting(secret: str | None = "5e" * 32, first: int | None = None) -> tuple[Game, list[Seat]]:
    """A table whose seats are to be mixed, one of them still free."""
    nothing: Any = None
    told = {"id": "g", "host": "a", "edition": "fr", "options": {}, "board": "", "seed": 1, "pace": 0.0, "round": 0}
    times = {"created": nothing, "started": None, "changed": nothing, "deciding": 0, "result": None, "before": None}
    row: Any = {**told, **times, "state": "open", "first": first, "shuffle": True, "secret": secret}
    seats = [Seat(SeatKind.PERSON, name, name, entropy=digits) for name, digits in (("Ann", MINE), ("Bo", YOURS))]
    return Game(**row), [*seats, Seat(SeatKind.OPEN), Seat(SeatKind.BOT, name="Otto", level="mason")]


@pytest.mark.parametrize("first", [None, 1])
@pytest.mark.parametrize("missing", ["bot", "closed"])
def test_seats_are_mixed_by_the_sealed_seed(missing: str, first: int | None) -> None:
    game, sitting = waiting(first=first)
    seats, goes_first = arrangement(missing)(game, sitting)
    tickets = fair_of(game, seats)
    lots = lots_of(game, seats)
    assert tickets is not None
    assert lots is not None
    names = [seat.name for seat in sitting if seat.kind is not SeatKind.OPEN or missing == "bot"]
    left = [name for number, name in enumerate(names) if number != first]
    mixed = [left.pop(ticket.number - 1) for ticket in tickets.seating] + left
    if first is not None:
        mixed.insert(first, names[first])
    if missing == "closed":
        assert [seat.name for seat in seats] == mixed
    else:
        assert [seat.person for seat in seats if seat.person] == [name for name in mixed if name in ("Ann", "Bo")]
    assert goes_first == first
    assert len(tickets.seating) == len(names) - 1 - (first is not None)
    assert [ticket.number for ticket in tickets.seating] == [
        lots.seat(number, ticket.possible) for number, ticket in enumerate(tickets.seating, start=1)
    ]


def test_an_old_table_is_mixed_by_plain_chance() -> None:
    game, sitting = waiting(secret=None)
    orders = {tuple(seat.person for seat in arrangement("bot")(game, sitting)[0]) for _ in range(60)}
    assert len(orders) > 5


def test_every_order_of_seats_is_as_likely() -> None:
    seeds = (f"{number:064x}" for number in range(1200))
    orders = ["".join(shuffled("abc", None, Lots(seed).seat)) for seed in seeds]
    counts = [orders.count(order) for order in sorted(set(orders))]
    assert len(counts) == 6
    assert all(150 < count < 250 for count in counts)


def test_bots_and_the_dealer_share_no_luck() -> None:
    """A bot's stream follows from one number, the deal from another; neither is an input of the other."""
    game, seats = waiting()
    other_bots, other_deal = replace(game, seed=2), replace(game, secret="6f" * 32)
    deal = [[dealer_of(one, seats).answer(n, range(30), [1] * 30) for n in range(20)] for one in (game, other_bots)]
    assert deal[0] == deal[1]
    assert deal[0] != [dealer_of(other_deal, seats).answer(n, range(30), [1] * 30) for n in range(20)]
    table = lay_table(replace(game, board=load_board("reconstruction").digest), seats[:2] + seats[3:], [])
    assert table._seed == game.seed


def test_a_held_table_begins_when_its_opener_has_added(visit: Visit) -> None:
    host = visit()
    for table in (opened(host, ME, BOT, hold=True), host.post("/api/tables/play-now?hold=true").json()):
        assert table["state"] == "open"
        assert table["links"]["join"] is None
        added = add(host, table, MINE).json()["sealed"]
        assert added["entropy"].count(MINE) == 1
        begun = host.post(f"/api/tables/{table['id']}/start").json()
        assert begun["state"] == "running"
        assert begun["sealed"]["commitment"] == table["sealed"]["commitment"]
        assert begun["sealed"]["entropy"].count(MINE) == 1
