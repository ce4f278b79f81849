"""The metrics in Prometheus's format, and a port of their own for them. The library is loaded on the first request."""

import asyncio
import itertools
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from utopia.server.metrics import METRICS, Counter, Gauge, Histogram
from utopia.server.metrics import Metric as Ours

if TYPE_CHECKING:
    from wsgiref.simple_server import WSGIServer

    from prometheus_client import CollectorRegistry
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric


def registry() -> "CollectorRegistry":
    """Our metrics, and those of the process from the library (memory, processor time, open files)."""
    from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector  # noqa: PLC0415 - see above

    found = CollectorRegistry()
    ProcessCollector(registry=found)
    PlatformCollector(registry=found)
    found.register(_Ours())
    return found


def exposition() -> tuple[bytes, str]:
    """Return all metrics as text, and its media type."""
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest  # noqa: PLC0415 - see above

    return generate_latest(registry()), CONTENT_TYPE_LATEST


class _Ours:
    def collect(self) -> "Iterable[Metric]":
        """One family after the other."""
        return map(_family, METRICS)


def _family(metric: Ours) -> "Metric":
    from prometheus_client import core  # noqa: PLC0415 - see above

    if isinstance(metric, Counter):
        counter = core.CounterMetricFamily(metric.name, metric.help, labels=metric.labels)
        return _filled(counter, metric.values)
    if isinstance(metric, Gauge):
        gauge = core.GaugeMetricFamily(metric.name, metric.help, labels=metric.labels)
        return _filled(gauge, {(): metric.read()} if metric.read else metric.values)
    histogram = core.HistogramMetricFamily(metric.name, metric.help, labels=metric.labels)
    if isinstance(metric, Histogram):
        for labels, counts in list(metric.counts.items()):
            histogram.add_metric(labels, list(_buckets(metric, counts)), counts[-1])
    return histogram


def _filled(family: "CounterMetricFamily | GaugeMetricFamily", values: dict[tuple[str, ...], float]) -> "Metric":
    for labels, value in list(values.items()):
        family.add_metric(labels, value)
    return family


def _buckets(metric: Histogram, counts: list[float]) -> Iterator[tuple[str, float]]:
    """(upper bound, how often it was at most that)."""
    names = (*(str(float(bound)) for bound in metric.bounds), "+Inf")
    return zip(names, itertools.accumulate(counts[:-1]), strict=True)


class MetricsPort:
    """It listens as soon as it is made, on a thread of its own."""

    def __init__(self, host: str, port: int) -> None:
        """OSError if nothing can listen there."""
        from prometheus_client import start_http_server  # noqa: PLC0415 - only users of it wait for it

        self._server: WSGIServer
        self._server, self._thread = start_http_server(port, host, registry())

    @property
    def port(self) -> int:
        """Return the port: another one than requested if that was 0."""
        return int(self._server.server_port)

    async def close(self) -> None:
        """Listen no more."""
        await asyncio.to_thread(self._server.shutdown)
        self._server.server_close()
        await asyncio.to_thread(self._thread.join, 5)
