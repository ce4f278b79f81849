"""Win shares with their confidence intervals, as a picture."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from utopia.arena.figures.statistics import CONFIDENCE
from utopia.extras import extra
from utopia.locales import ENGLISH, Speaker

with extra("arena"):
    from matplotlib.backend_bases import FigureCanvasBase
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine
    from matplotlib.lines import Line2D

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ENDINGS: Final = tuple(sorted(FigureCanvasBase.get_supported_filetypes()))
"""Of file names, each a kind of picture."""
_INK, _FAINT, _MARK, _PAR = "#22303c", "#d9dfe4", "#1f6f8b", "#c8742b"
_SURE: Final[dict[str, Any]] = {"color": _MARK, "linewidth": 5, "alpha": 0.35, "solid_capstyle": "butt"}
_WON: Final[dict[str, Any]] = {"color": _MARK, "linestyle": "", "marker": "o", "markersize": 7}
_WIDTH, _ROW, _FRAME = 7.5, 0.42, 1.0
"""Inches."""
_DOTS: Final = 150
"""An inch."""


def write_plot(path: Path, summary: dict[str, Any], speaker: Speaker = ENGLISH) -> None:
    """Write a panel for each number of players; the file's ending says which kind of picture."""
    draw_plot(summary, speaker).savefig(path, dpi=_DOTS)


def draw_plot(summary: dict[str, Any], speaker: Speaker = ENGLISH) -> Figure:
    """Draw a panel for each number of players, the strongest bot on top."""
    groups = summary["players"]
    rows = [len(group["bots"]) for group in groups.values()]
    height = sum(rows) * _ROW + len(rows) * _FRAME + 0.5
    figure = Figure(figsize=(_WIDTH, height), layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.08))
    panels = figure.subplots(len(rows), squeeze=False, sharex=True, height_ratios=[n + 0.6 for n in rows])
    for panel, (size, group) in zip(panels[:, 0], groups.items(), strict=True):
        title = speaker.say("arena-group", number=int(size), games=f"{group['games']:,}")
        _draw(panel, group["bots"])
        panel.set_title(title, loc="left", fontsize=11, color=_INK)
    figure.legend(handles=_legend(speaker), loc="outside upper right", ncols=3, frameon=False, labelcolor=_INK)
    return figure


def _legend(speaker: Speaker) -> list[Line2D]:
    """Explain the marks of a row."""
    sure = speaker.say("arena-sure", share=f"{CONFIDENCE:.0%}")
    return [
        Line2D([], [], label=speaker.say("arena-wins"), **_WON),
        Line2D([], [], label=sure, **_SURE),
        Line2D([], [], label=speaker.say("arena-par"), linestyle="", marker="|", markersize=12, color=_PAR),
    ]


def _draw(panel: "Axes", bots: dict[str, Any]) -> None:
    ranked = sorted(bots.items(), key=lambda entry: entry[1]["win_share"] - entry[1]["par"])
    beside = panel.get_yaxis_transform()  # shares stand in a column of their own, where no line crosses them
    for row, (_, bot) in enumerate(ranked):
        share, low, high, par = (100 * bot[what] for what in ("win_share", "low", "high", "par"))
        panel.plot([par, par], [row - 0.32, row + 0.32], color=_PAR, linewidth=1.5, zorder=2)
        panel.plot([low, high], [row, row], zorder=3, **_SURE)
        panel.plot([share], [row], zorder=4, clip_on=False, **_WON)
        panel.text(1.02, row, f"{share:.0f} %", transform=beside, ha="left", va="center", fontsize=9, color=_INK)
    panel.set_yticks(range(len(ranked)), [name for name, _ in ranked])
    panel.set_ylim(-0.7, len(ranked) - 0.3)
    panel.set_xlim(0, 102)
    panel.set_xticks(range(0, 101, 20), [f"{share} %" for share in range(0, 101, 20)])
    panel.grid(axis="x", color=_FAINT, linewidth=0.8)
    panel.set_axisbelow(True)
    panel.tick_params(length=0, pad=8, colors=_INK)
    panel.spines[:].set_visible(False)
