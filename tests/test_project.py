"""The files that strangers read first say what is so."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from utopia import __version__

ROOT = Path(__file__).parent.parent
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md")
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def test_the_public_checks_are_those_of_this_checkout() -> None:
    [command] = re.findall(r"exec (python3 .+)", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    [job] = workflow["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == [f"{command} ${{{{ matrix.which }}}}"]
    each = {run["python"]: run["which"] for run in job["strategy"]["matrix"]["include"]}
    named = [name.rpartition(" ")[2] for name in project()["classifiers"] if re.search(r":: 3\.\d+$", name)]
    assert list(each) == named
    assert set(each.values()) <= {"", "quick"}
    assert each[named[0]] == each[named[-1]] == "", "the oldest and the newest run everything"


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_an_issue_form_can_be_filled_in(form: Path) -> None:
    asked = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert asked["name"]
    assert asked["description"]
    ids = [part["id"] for part in asked["body"]]
    assert len(ids) == len(set(ids))
    assert all(part["type"] in ("input", "textarea") and part["attributes"]["label"] for part in asked["body"])


def test_a_citation_names_the_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["version"], cited["license"]) == (__version__, project()["license"])
    heading = f"## [{cited['version']}] - {cited['date-released']}"
    assert heading in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files_that_there_are(page: str) -> None:
    links = [link for link in LINK.findall((ROOT / page).read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (ROOT / link).exists()] == []
