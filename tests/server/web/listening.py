"""A plugin of pytest: all that the tests' browsers and programs are answered goes into a file, a line of JSON each.

It imports nothing of the server: who comes first decides how the tests see it.
"""

import json
import os
from pathlib import Path
from typing import Any

import httpx

FILE = "UTOPIA_HEARD"
"""Variable of the environment with the name of the file."""
LONGEST = 300_000


def pytest_configure() -> None:
    """Listen from now on."""
    send, file = httpx.Client.send, Path(os.environ[FILE])

    def heard(client: httpx.Client, request: httpx.Request, **how: Any) -> httpx.Response:
        answer = send(client, request, **how)
        kind = answer.headers.get("content-type", "")
        if (
            answer.is_success
            and not how.get("stream")
            and len(answer.content) < LONGEST
            and ("json" in kind or "text/" in kind)
        ):
            told = {"door": f"{request.method} {request.url.path}", "status": answer.status_code, "kind": kind}
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({**told, "text": answer.text}) + "\n")
        return answer

    httpx.Client.send = heard  # type: ignore[method-assign, assignment]
