"""What `utopia doctor` finds, one thing at a time."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at. ``id`` and ``words`` are a message of ``locales/*/storage.ftl``; it says what to do."""

    fine: bool
    id: str
    words: dict[str, str | int] = field(default_factory=dict)
