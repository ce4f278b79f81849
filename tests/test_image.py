"""The image and its settings, as far as they can be looked at without building it."""

import ast
import importlib.util
import os
import re
import shlex
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml

from utopia.bots.supervision.limits import USUAL_LIMITS
from utopia.bots.supervision.limits import limits_from_environment as limits_of_bots
from utopia.cli.server_settings import unknown_settings
from utopia.server.database.file_home import home_of
from utopia.server.hosting import Hosting, hosting_from_environment, log_from_environment
from utopia.server.mail import relay_from_environment
from utopia.server.settings import limits_from_environment, origin_from_environment

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def service() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["utopia"]


@pytest.fixture
def usual(service: Any) -> dict[str, str]:
    """What the container is told when `.env` says nothing."""
    found = {name: re.fullmatch(r"\$\{(\w+):-(.*)\}", value) for name, value in service["environment"].items()}
    assert [name for name, match in found.items() if match is None or match[1] != name] == []
    return {name: match[2] for name, match in found.items() if match}


def test_every_setting_has_a_sentence_and_a_default() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    used = dict(re.findall(r"\$\{(\w+):-(.*?)\}", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    used["POSTGRES_PASSWORD"] = ""  # of compose.postgres.yaml
    assert dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)) == used
    for name in used:
        assert re.search(rf"^# .+\n{name}=", text, re.MULTILINE), name


def test_the_defaults_are_what_the_program_takes_when_told_nothing(
    usual: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in usual.items():
        monkeypatch.setenv(name, value)
    assert hosting_from_environment() == Hosting()
    assert log_from_environment() == log_from_environment({})
    assert relay_from_environment() is None
    assert origin_from_environment() is None
    assert limits_from_environment() is True
    assert limits_of_bots() == USUAL_LIMITS
    assert usual["UTOPIA_BOTS"] == usual["UTOPIA_NAME"] == ""


def test_every_setting_is_one_that_something_reads(usual: dict[str, str]) -> None:
    """`UTOPIA_RETENTION_…` are put together, and their defaults are compared above."""
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "utopia").rglob("*.py")) + DOCKERFILE
    assert [name for name in usual if "_RETENTION_" not in name and name not in sources] == []


def test_postgresql_has_a_volume_a_healthy_start_and_no_password_by_default() -> None:
    more = yaml.safe_load((ROOT / "compose.postgres.yaml").read_text(encoding="utf-8"))
    utopia, postgres = more["services"]["utopia"], more["services"]["postgres"]
    assert more["secrets"] == {"postgres_password": {"environment": "POSTGRES_PASSWORD"}}
    for each in (utopia, postgres):
        assert each["secrets"] == ["postgres_password"]
        assert "/run/secrets/postgres_password" in each["environment"].values()
    assert utopia["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    assert postgres["healthcheck"]["test"][1] == "pg_isready"
    [volume] = postgres["volumes"]
    assert volume.split(":")[0] in more["volumes"]
    assert "ports" not in postgres, "nobody comes in from elsewhere"
    home = home_of(None, utopia["environment"] | {"UTOPIA_DATABASE_PASSWORD_FILE": ""})
    assert home.told == f"postgresql://postgres:5432/{postgres['environment']['POSTGRES_DB']}"
    assert "requirements/server.txt" in DOCKERFILE, "the image has the driver"


def test_two_servers_stand_by_for_each_other_behind_caddy() -> None:
    both = yaml.safe_load((ROOT / "compose.standby.yaml").read_text(encoding="utf-8"))
    servers = {name: one for name, one in both["services"].items() if one.get("image") == "utopia"}
    assert list(servers) == ["first", "second"]
    for name, one in servers.items():
        settings = one["environment"]
        assert settings["UTOPIA_ADDRESS"] == f"{name}:8420"
        assert hosting_from_environment({"UTOPIA_STANDBY": settings["UTOPIA_STANDBY"]}).standby
        assert list(unknown_settings(settings)) == []
        assert "ports" not in one, "the other server and Caddy alone reach it"
        assert one["volumes"][0].split(":")[0] in both["volumes"]
    settings = servers["first"]["environment"]
    assert settings | {"UTOPIA_ADDRESS": ""} == servers["second"]["environment"] | {"UTOPIA_ADDRESS": ""}
    assert "reverse_proxy first:8420 second:8420" in both["configs"]["caddyfile"]["content"]
    assert both["secrets"] == {"postgres_password": {"environment": "POSTGRES_PASSWORD"}}


def test_whoever_runs_it_sees_whether_it_is_well(service: Any) -> None:
    """The image and the service ask alike, and what they run says no when the server does."""
    found = re.search(r"^HEALTHCHECK .*\\\n\s+CMD (\[.+\])$", DOCKERFILE, re.MULTILINE)
    assert found
    command = ast.literal_eval(found[1])
    assert service["healthcheck"]["test"] == ["CMD", *command]
    assert command[:2] == ["python", "-c"]
    with HTTPServer(("127.0.0.1", 0), Wellness) as asked:
        threading.Thread(target=asked.serve_forever, daemon=True).start()
        code = command[2].replace("localhost:8420", f"127.0.0.1:{asked.server_port}")
        exec(code)
        Wellness.status = 503
        with pytest.raises(OSError, match="503"):
            exec(code)
        asked.shutdown()
    assert Wellness.paths == ["/readyz", "/readyz"]


class Wellness(BaseHTTPRequestHandler):
    """What asks a server whether it is well."""

    status, paths = 200, list[str]()

    def do_GET(self) -> None:
        self.paths.append(self.path)
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing of it."""


def test_what_is_run_while_it_is_built_can_be_run() -> None:
    """Every name that is imported there is here, under that path."""
    programs = [shlex.split(line)[0] for line in re.findall(r"python -c (\".+\")", DOCKERFILE)]
    assert len(programs) == 2, "the page is there; bots and rules are compiled"
    for node in (node for program in programs for node in ast.walk(ast.parse(program))):
        if isinstance(node, ast.Import):
            assert [name.name for name in node.names if importlib.util.find_spec(name.name) is None] == []
        elif isinstance(node, ast.ImportFrom):
            module = importlib.import_module(str(node.module))
            assert [name.name for name in node.names if not hasattr(module, name.name)] == []


def test_nobody_is_root_and_what_must_stay_lies_in_the_volume(service: Any) -> None:
    assert re.findall(r"^USER (\w+)", DOCKERFILE, re.MULTILINE)[-1] == "utopia"
    assert service["cap_drop"] == ["ALL"]
    assert service["volumes"] == ["data:/data"]
    assert "UTOPIA_DATA=/data" in DOCKERFILE


def test_what_is_copied_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE):
        for name in line.split():
            assert (ROOT / name).exists(), name
            assert f"!{name}" in ignored, name


def test_the_image_serves_as_it_is_told(tmp_path: Path) -> None:
    """Its last line, run here: the shell puts the name in, and quotes it."""
    command = re.findall(r'^CMD \["sh", "-c", "(.+)"\]$', DOCKERFILE, re.MULTILINE)[0].replace(r"\"", '"')
    says = tmp_path / "utopia"
    says.write_text(f"#!{sys.executable}\nimport sys\nprint(sys.argv[1:])\n", encoding="utf-8")
    says.chmod(0o755)
    for name, options in (("", []), ("play.example", ["--allow", "play.example"]), ("a b", ["--allow", "a b"])):
        env = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "UTOPIA_NAME": name}
        done = subprocess.run(["sh", "-c", command], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == str(["serve", "--no-browser", "--host", "0.0.0.0", "--port", "8420", *options])
