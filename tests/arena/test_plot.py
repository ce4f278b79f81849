"""The picture of the shares can be read."""

from itertools import product

import pytest

pytest.importorskip("matplotlib")

from matplotlib.axes import Axes
from matplotlib.transforms import Bbox

from utopia.arena.showing.plot import draw_plot


def marks(panel: Axes) -> list[Bbox]:
    """Where the lines and dots of a panel are, in dots of the picture."""
    found = [line.get_window_extent() for line in [*panel.lines, *panel.get_xgridlines()]]
    return [Bbox([[box.x0 - 1, box.y0], [box.x1 + 1, box.y1]]) for box in found]


@pytest.mark.parametrize("par", [0.2, 0.5])
def test_no_line_crosses_a_number(par: float) -> None:
    """Shares from nothing to everything, those whose label would begin just before par among them."""
    cases = product([0.0, 0.1, 0.15, 0.2, 0.32, 0.45, 0.5, 0.95, 1.0], [0.01, 0.05])
    bots = {
        f"bot {share} {off}": {"win_share": share, "low": max(0, share - off), "high": min(1, share + off), "par": par}
        for share, off in cases
    }
    figure = draw_plot({"players": {"3": {"games": 60, "bots": bots}}})
    figure.draw_without_rendering()
    [panel] = figure.axes
    assert len(panel.texts) == len(bots)
    for number in panel.texts:
        box = number.get_window_extent()
        assert not any(box.overlaps(mark) for mark in marks(panel)), number.get_text()
        assert figure.bbox.x0 < box.x0 < box.x1 < figure.bbox.x1, "the whole number is in the picture"
