"""The image and its settings, as far as they can be looked at without building it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def service() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["utopia"]


def test_every_setting_has_a_sentence_and_a_default(service: Any) -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    used = set(re.findall(r"\$\{(\w+):-", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert set(re.findall(r"^(\w+)=", text, re.MULTILINE)) == used
    for name in used:
        assert re.search(rf"^# .+\n{name}=", text, re.MULTILINE), name
    for value in service["environment"].values():
        assert ":-" in value


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
