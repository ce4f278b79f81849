"""What an answer says."""

from typing import Any


def why(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["id"]
