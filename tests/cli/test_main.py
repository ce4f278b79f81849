"""The command itself: its overview, its help, what it imports, and how it ends."""

import inspect
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import UTOPIA, call, run
from utopia import __version__
from utopia.cli import app, main, signatures
from utopia.cli.overview import COMMANDS, GROUPS, about
from utopia.locales import LANGUAGES

HEAVY = ("numpy", "numba", "rich", "cyclopts", "utopia.rules")
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""As Python runs by default: what cannot be written is noticed late."""


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]], ids=str)
def test_overview_names_every_command(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = call(monkeypatch, capsys, arguments)
    assert status == 0
    for name in COMMANDS:
        assert f"{name} " in out
        assert about(name, "en") in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_overview_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (["--language", language], [f"--language={language}", "--help"]):
        assert about("play", language) in call(monkeypatch, capsys, arguments)[1]
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert about("play", language) in call(monkeypatch, capsys, [])[1]


def test_a_language_that_nobody_speaks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(monkeypatch, capsys, ["play", "--language", "la"])
    assert (status, out) == (2, "")
    assert "'la' is no language spoken here; --language is followed by one of en, fr, it, de." in err


def test_version(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(monkeypatch, capsys, ["--version"]) == (0, f"utopia {__version__}\n", "")


def test_options_of_serve_without_a_command_mean_serve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in `python3 run.py --no-browser`: what is said of them is what `serve` says, and no other option is meant."""
    named = {f"--{name.replace('_', '-')}" for name in inspect.signature(signatures.serve).parameters}
    assert {*named, "--no-browser", "--no-https"} == set(main.OF_SERVE)
    for arguments in (["--no-browser", "--port", "many"], ["--port=many"]):
        assert call(monkeypatch, capsys, arguments) == call(monkeypatch, capsys, ["serve", *arguments])
    assert call(monkeypatch, capsys, ["--json"])[0] == 2


def test_help_imports_nothing_heavy() -> None:
    code = f"import sys; from utopia.cli.main import main; main(['--help']); print({HEAVY!r} & sys.modules.keys())"
    code = code.replace(f"{HEAVY!r} &", f"set({HEAVY!r}) &")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("set()\n")


def test_help_is_quick(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.perf_counter()
    assert run("--help", home=tmp_path).returncode == 0
    with capsys.disabled():
        print(f"\nutopia --help took {time.perf_counter() - began:.2f} s")  # noqa: T201 - a measurement to look at


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_each_of_its_options(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    function = getattr(signatures, name.replace(" ", "_"))
    status, out, _ = call(monkeypatch, capsys, [*name.split(), "--help"])
    assert status == 0
    assert f"Usage: utopia {name}" in out
    for parameter in inspect.signature(function).parameters:
        assert parameter.replace("round_number", "round").replace("file", "FILE").replace("_port", "-port") in out


def test_every_signature_is_a_command() -> None:
    functions = {name for name, value in vars(signatures).items() if inspect.isfunction(value)}
    assert functions == {name.replace(" ", "_") for name in COMMANDS}
    assert set(GROUPS) == {name.split()[0] for name in COMMANDS if " " in name}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya"], 'unknown command "plya". Did you mean "play"?'),
        (["frobnicate"], "serve, play; `--help` behind a command explains it."),
        (["play", "--sed", "3"], "unknown option: --sed. Did you mean --seed?"),
        (["play", "--seed"], "--seed requires an argument"),
        (["play", "extra"], "nothing is known to do with 'extra'; "),
        (["record"], None),
        (["record", "play"], "Available commands: show, replay, verify, convert"),
        (["record", "verify"], "parameter FILE requires an argument"),
        (["arena", "--games", "many"], 'unable to convert "many" into int'),
        (["board", "check", "no-such-file"], "there is no such file"),
        (["record", "verify", "no-such-file"], "there is no such file"),
    ],
)
def test_misuse_is_one_sentence_and_status_two(
    arguments: list[str], says: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(monkeypatch, capsys, arguments)
    if says is None:
        assert status == 0
        assert "verify" in out
        return
    assert status == 2
    assert says in err
    assert out == ""


@pytest.mark.parametrize(
    ("error", "status", "says"),
    [
        (KeyboardInterrupt(), 130, "utopia: Stopped."),
        (OSError(28, "No space left on device", "file"), 1, "utopia: No space left on device: file."),
    ],
)
def test_every_end_is_one_sentence(
    error: BaseException, status: int, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_words: object) -> int:
        raise error

    monkeypatch.setattr(app, "run", fail)
    assert main.main(["play"]) == status
    assert capsys.readouterr().err.strip() == says


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="another shell")
@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("--help >&-", 0),
        ("--version 2>&-", 0),
        ("play --seats 2 <&-", 130),
        ("play --seats 2 </dev/null >&-", 130),
        ("--help >/dev/full", 1),
        ("play --seats 2 </dev/null >/dev/full", 1),
    ],
)
def test_streams_that_are_closed_or_full(command: str, status: int, tmp_path: Path) -> None:
    environment = BUFFERED | {"XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        ["bash", "-c", f'"{UTOPIA}" {command}'], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert ("No space left on device" in done.stderr) == (status == 1)


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="other pipes")
def test_a_closed_pipe_is_no_error() -> None:
    command = f"{UTOPIA} board draw reconstruction | head -c 10"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False, env=BUFFERED
    )
    assert done.stderr == ""
    assert done.returncode in (0, 141)
