"""Records of sealed games: read, written, proved, and what is wrong with a bad one."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.notation.fair.games import ADDED, SEED, dealt, fair, record
from utopia.cli.record_commands import verify as verify_command
from utopia.notation.fair.dealing import FairDealer, with_tickets
from utopia.notation.fair.lots import Lots, commitment_of
from utopia.notation.fair.model import CHOSEN
from utopia.notation.json_twin import record_from_json, record_to_json
from utopia.notation.record import RecordError, parse_record, record_text
from utopia.notation.redaction import redact
from utopia.notation.replay import verify
from utopia.rules import SPECTATOR
from utopia.rules.model.draws import FIRST_PLAYER_FIRST
from utopia.server.game.dealing import Dealer

RECORD = record()
TEXT = record_text(RECORD)
LINES = TEXT.split("\n")
PAGE = Path(__file__).parents[3] / "docs" / "fair.md"


def at(beginning: str, nth: int = 0) -> int:
    return [number for number, line in enumerate(LINES, start=1) if line.startswith(beginning)][nth]


def test_it_reads_back_in_both_forms() -> None:
    assert parse_record(TEXT) == RECORD
    assert record_text(parse_record(TEXT)) == TEXT
    twin = record_from_json(record_to_json(RECORD))
    assert twin == RECORD
    assert record_text(twin) == TEXT
    assert verify(twin) is None


def test_every_draw_has_its_ticket() -> None:
    assert re.search(r"^scale \w+ = [1-5] of 5$", TEXT, re.MULTILINE)
    assert re.search(r"^scale \w+ = 1 of 1$", TEXT, re.MULTILINE)
    assert re.search(r"^guest \w+ \w+ = \d+ of 40$", TEXT, re.MULTILINE)
    assert re.search(r"^deal \w+ \w+ = \d+ of 50$", TEXT, re.MULTILINE)
    draws = [line for line in LINES if line.split(" ")[0] in ("scale", "first", "guest", "deal")]
    assert all(" = " in line for line in draws)
    assert RECORD.fair is not None
    assert len(RECORD.fair.tickets) == len(draws)
    assert verify(parse_record(TEXT)) is None


def test_the_verifier_of_the_page_agrees(tmp_path: Path) -> None:
    """The one in docs/fair.md, which knows no rules and shares no code."""
    [script] = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "verify.py").write_text(script, "utf-8")
    file = tmp_path / "game.utopia"

    def run(text: str) -> tuple[int, str]:
        file.write_text(text, "utf-8")
        done = subprocess.run(
            [sys.executable, tmp_path / "verify.py", file], capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr

    status, said = run(TEXT)
    assert status == 0, said
    assert said.startswith(f"{len(RECORD.fair.tickets if RECORD.fair else ())} draws, all as sealed by")
    guest = LINES[at("guest", 4) - 1]
    assert "draw 11: guest" in run(TEXT.replace(guest, re.sub("= \\d+", "= 126", guest)))[1]


def test_going_back_meets_the_same_draws() -> None:
    game = dealt()
    events = list(game.events)
    for back in (len(events) // 2, 40, 0):
        game.undo(back)
        game.draw()
        for event in events[len(game.events) :]:
            if len(game.events) < len(events) and event.seat >= 0 and not game.awaits_draw:
                game.apply(event)
                game.draw()
        assert list(game.events) == events


def test_who_goes_first_may_be_chosen() -> None:
    game, first = dealt(), 2
    game.undo(0)
    game.chance = Dealer(FairDealer(Lots(SEED, ADDED)), first)
    game.draw()
    made = game.record(("Ann", "Bo", "Cy"))
    made.fair = replace(fair(), seating=fair(2).seating)
    text = record_text(with_tickets(made, is_first_chosen=True))
    assert "\nfirst yellow = chosen\n" in text
    again = parse_record(text)
    assert again.fair is not None
    assert again.fair.tickets[5] == CHOSEN
    assert game.events[5].code == FIRST_PLAYER_FIRST + first
    assert verify(again) is None


def test_a_record_of_a_game_that_runs_hides_all_but_the_seal() -> None:
    for viewer in (SPECTATOR, 1):
        text = record_text(redact(RECORD, viewer))
        assert f"\ncommitment: {commitment_of(SEED)}\n" in text
        assert ADDED[0] in text
        assert SEED not in text
        assert not re.search(r"^(seed|seating):| = ", text, re.MULTILINE)
        assert verify(parse_record(text)) is None


OTHER = "6f" * 32
SCALE, GUEST = LINES[at("scale ") - 1], LINES[at("guest", 3) - 1]
MOVE = next(line for line in LINES if line.startswith("red "))
DRAWN, OF = re.findall(r"\d+", GUEST)
SHIFTED = f"= {int(DRAWN) % int(OF) + 1} of"


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        (f"seed: {SEED}", f"seed: {OTHER}", at("seed"), "this is not the seed that was sealed: its hash is"),
        (f"commitment: {commitment_of(SEED)}", f"commitment: {OTHER}", at("seed"), "not the seed that was sealed"),
        (ADDED[0], OTHER, at("seed"), "seat draw 1 is"),
        (f"{SCALE}\n", f"{SCALE.partition(' =')[0]}\n", at("scale "), "the draw lacks its ticket; the seed draws"),
        (GUEST, GUEST.replace(f"= {DRAWN} of", SHIFTED), at("guest", 3), "as draw 10 the seed draws"),
        (GUEST, GUEST.replace(f"of {OF}", "of 200"), at("guest", 3), f"but {OF} tickets were possible here"),
        (GUEST, f"{GUEST.partition(' =')[0]} = chosen", at("guest", 3), "only the first player may be chosen"),
        (f"{LINES[at('scale ', 1) - 1]}\n", "", at("scale ", 1), "tickets were possible here"),
    ],
    ids=["seed of another game", "commitment", "entropy", "no ticket", "ticket", "number", "chosen", "draw left out"],
)
def test_what_is_not_as_sealed_is_found_in_its_line(old: str, new: str, line: int, why: str) -> None:
    assert TEXT.count(old) == 1
    fault = verify(parse_record(TEXT.replace(old, new)))
    assert fault is not None
    assert (fault.line, fault.rule) == (line, "")
    assert why in str(fault)
    assert fault.text in TEXT.replace(old, new)


def test_another_answer_than_the_ticket_stands_for_is_found() -> None:
    civ, island = GUEST.split()[1:3]
    other = "greek" if civ != "greek" else "maya"
    fault = verify(parse_record(TEXT.replace(GUEST, GUEST.replace(civ, other))))
    assert fault is not None
    assert fault.line == at("guest", 3)
    assert f"stands for 'guest {civ} {island}' here" in str(fault)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        (f"commitment: {commitment_of(SEED)}\n", "", at("commitment"), "stands here without a commitment"),
        (SEED, SEED[1:], at("seed"), "it must be 64 hexadecimal digits in lowercase"),
        (SEED, SEED.upper(), at("seed"), "it must be 64 hexadecimal digits in lowercase"),
        (f"red {ADDED[0]}", f"pink {ADDED[0]}", at("entropy"), "'pink' is no seat of this game"),
        (f"yellow {ADDED[1]}", f"red {ADDED[1]}", at("entropy"), "red stands here twice"),
        ("seating: ", "seating: 1 of 9; ", at("seating"), "for 3 players it counts down"),
        (f"seed: {SEED}\n", "", at("scale ") - 1, "the head shows no seed to check it by"),
        (SCALE, f"{SCALE}f", at("scale "), "is no number of tickets"),
        (SCALE, SCALE.replace("= ", "= about "), at("scale "), "a ticket is written '17 of 40'"),
        (f"{MOVE}\n", f"{MOVE} = 1 of 2\n", at(MOVE), "only draws have one"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_what_is_malformed_is_refused_with_its_line(old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(TEXT.replace(old, new, 1), "game")
    assert caught.value.place == f"line {line}"
    assert why in str(caught.value)


def test_a_json_twin_says_the_same() -> None:
    twin = record_to_json(RECORD)
    with pytest.raises(RecordError, match=r"fair seed: seed is '5e5e.*64 hexadecimal digits"):
        record_from_json(twin.replace(f'"seed": "{SEED}"', f'"seed": "{SEED[2:]}"'))
    fault = verify(record_from_json(twin.replace(GUEST, GUEST.replace(f"= {DRAWN} of", SHIFTED))))
    assert fault is not None
    assert fault.place == f"event {at('guest', 3) - LINES.index('') - 1}"
    fault = verify(record_from_json(twin.replace(SEED, OTHER)))
    assert fault is not None
    assert fault.place == "its seed"


def test_the_command_says_what_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.utopia"
    for text, sentence in (
        (TEXT, f"draws were sealed before the first one, by {commitment_of(SEED)}."),
        (record_text(redact(RECORD, 0)), "its draws can be checked when the game is over"),
        (record_text(replace(RECORD, fair=None)), "It names no commitment"),
    ):
        file.write_text(text, "utf-8")
        assert verify_command(str(file)) == 0
        assert sentence in capsys.readouterr().out
    file.write_text(TEXT.replace(SEED, OTHER), "utf-8")
    assert verify_command(str(file)) == 1
    assert f"{file}, line {at('seed')}" in capsys.readouterr().err


def test_the_page_is_tested_with_this_record() -> None:
    fixture = Path(__file__).parents[3] / "ui" / "fixtures" / "fair.utopia"
    assert fixture.read_text("utf-8") == TEXT
