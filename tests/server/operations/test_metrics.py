"""Numbers: counted right, also by many threads, and told as Prometheus reads them."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from prometheus_client.parser import text_string_to_metric_families

from utopia.server.metrics import METRICS, Counter, Gauge, Histogram
from utopia.server.metrics_page import exposition


@pytest.fixture(autouse=True)
def only_here() -> Iterator[None]:
    """What a test counts is forgotten after it."""
    before = list(METRICS)
    yield
    METRICS[:] = before


def told() -> dict[str, float]:
    """name{labels} -> value, as a reader of Prometheus' format understands it."""
    text, kind = exposition()
    assert kind.startswith("text/plain")
    families = text_string_to_metric_families(text.decode())
    return {
        f"{one.name}{dict(sorted(one.labels.items())) or ''}": one.value
        for family in families
        for one in family.samples
    }


def test_counters_gauges_and_histograms_are_told() -> None:
    sheep, dogs = Counter("sheep", "Sheep.", ("colour",)), Gauge("dogs", "Dogs.")
    sleep = Histogram("sleep_seconds", "Sleep.", (1.0, 2.0), ("who",))
    sheep.add("black")
    sheep.add("black", many=2)
    dogs.set(4)
    dogs.add(-1)
    for value in (0.5, 1.0, 1.5, 9.0):
        sleep.note(value, "ann")
    found = told()
    assert found["sheep_total{'colour': 'black'}"] == 3
    assert found["dogs"] == 3
    assert found["sleep_seconds_bucket{'le': '1.0', 'who': 'ann'}"] == 2
    assert found["sleep_seconds_bucket{'le': '2.0', 'who': 'ann'}"] == 3
    assert found["sleep_seconds_bucket{'le': '+Inf', 'who': 'ann'}"] == 4
    assert found["sleep_seconds_count{'who': 'ann'}"] == 4
    assert found["sleep_seconds_sum{'who': 'ann'}"] == 12


def test_a_gauge_is_asked_when_it_is_wanted() -> None:
    hills = Gauge("hills", "Hills.")
    hills.read = lambda: 7.0
    assert told()["hills"] == 7


def test_what_never_happened_is_told_as_nothing() -> None:
    Counter("rain", "Rain.")
    assert told()["rain_total"] == 0
    assert told()["utopia_entries_stored_total"] >= 0


def test_labels_of_strangers_cannot_fill_the_memory() -> None:
    paths = Counter("paths", "Paths.", ("path",))
    for number in range(2000):
        paths.add(f"/{number}")
    assert len(paths.values) <= 501
    assert sum(paths.values.values()) == 2000
    assert paths.values[("other",)] == 1500


def test_labels_are_told_as_they_are() -> None:
    odd = Counter("odd", "Odd.", ("name",))
    name = 'a"b\\c\nd'
    odd.add(name)
    [sample] = [
        sample
        for family in text_string_to_metric_families(exposition()[0].decode())
        for sample in family.samples
        if sample.name == "odd_total"
    ]
    assert sample.labels == {"name": name}


def test_threads_that_count_at_once_lose_nothing() -> None:
    steps, times = Counter("steps", "Steps."), Histogram("times", "Times.", (1.0,))

    def walk(_: int) -> None:
        for _step in range(2000):
            steps.add()
            times.note(0.5)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(walk, range(8)))
    assert steps.values[()] == 16_000
    assert times.counts[()] == [16_000, 0, 8_000]
