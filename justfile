# Short names for what a developer does often. `python3 run.py test` needs none of this.

set windows-shell := ["powershell.exe", "-NoLogo", "-Command"]

uv := "$(ls .uv/*/bin/uv 2>/dev/null || echo uv)" # the one run.py fetched, or yours
python := if os_family() == "windows" { "python" } else { "python3" }
bin := if os_family() == "windows" { ".venv/Scripts" } else { ".venv/bin" }

# List the recipes
_:
    @just --list --unsorted

# Play at this terminal
play *arguments:
    {{ python }} run.py play {{ arguments }}

# Run every check and every test
test *arguments:
    {{ python }} run.py test {{ arguments }}

# Leave out the slow tests
quick *arguments:
    {{ python }} run.py test quick {{ arguments }}

# The rules, notation, tables and what crosses the wire: under a minute
fast *arguments:
    {{ python }} run.py test quick tests/rules tests/notation tests/tables tests/chance tests/boards tests/server/game/view {{ arguments }}

# Only the checks: style, types, layers, sizes
check:
    {{ python }} run.py test tests/test_checks.py tests/test_size.py tests/test_tree.py

# Put the source in order
fmt:
    {{ bin }}/ruff check --fix
    {{ bin }}/ruff format

# Check style, types, layers and sizes before every commit, from now on
hooks:
    {{ uv }} tool run prek install

# Measure speed
bench *arguments:
    {{ python }} run.py bench {{ arguments }}

# Measure how much one server bears: tables, moves a second, seconds
load *arguments:
    {{ bin }}/python -m bench.load {{ arguments }}

# Every page and key moment as pictures, into build/screenshots: look at them
screenshots *arguments:
    {{ bin }}/python -m tests.page.screenshots {{ arguments }}

# The moving pictures of the README and the documentation, into docs/images: look at them
recordings *arguments:
    {{ bin }}/python -m tests.page.recordings {{ arguments }}

# Take the newest release of everything and pin it in requirements/
lock:
    {{ uv }} lock --upgrade
    {{ uv }} export --quiet --frozen --no-header --no-annotate --no-emit-project --no-dev --output-file requirements/play.txt
    {{ uv }} export --quiet --frozen --no-header --no-annotate --no-emit-project --no-dev --extra notify --extra postgres --output-file requirements/server.txt
    {{ uv }} export --quiet --frozen --no-header --no-annotate --no-emit-project --all-extras --no-extra gpu --output-file requirements/test.txt
    {{ uv }} export --quiet --frozen --no-header --no-annotate --only-group build --output-file requirements/build.txt
    {{ uv }} export --quiet --frozen --no-header --no-annotate --only-group uv --output-file requirements/uv.txt

# Build the page, if something of it changed
page:
    {{ bin }}/python ui/scripts/build.py

# Make the page's types anew from the server's protocol
types:
    {{ bin }}/python ui/scripts/protocol_schema.py | {{ bin }}/node ui/scripts/protocol_types.mjs > ui/src/protocol.ts

# Build the documentation into src/utopia/server/docs, which a server shows at /docs, or into a folder
docs *arguments:
    {{ bin }}/python -m scripts.docs_site {{ arguments }}

# Check, build, and try a release in clean environments; into dist/ (docs/releasing.md)
release *arguments:
    {{ bin }}/python -m scripts.release {{ arguments }}
