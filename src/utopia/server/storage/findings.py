"""The results of `utopia doctor`, one check at a time."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check. ``id`` and ``words`` are a message of ``locales/*/storage.ftl`` with a remedy."""

    fine: bool
    id: str
    words: dict[str, str | int] = field(default_factory=dict)
