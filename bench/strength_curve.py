"""The strength–time curve of the games that ``bench.strength`` kept: a table, a CSV file and a picture.

    python -m bench.strength_curve runs/curve.jsonl --csv docs/strength.csv
    python -m bench.strength_curve docs/strength.csv --plot docs/images/strength.svg --shapes 3x6,12x16,12x16n

Games with several seeds are added up. The picture shows arms with a cap in time, those of a shape joined by a line.
"""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench.strength_counts import HEAD, Counted, counted, kept, pooled, read_csv, write_csv
from utopia.extras import extra

with extra("arena"):
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine
    from matplotlib.ticker import FuncFormatter

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_INK, _FAINT = "#22303c", "#d9dfe4"
_COLOURS: Final = ("#1f6f8b", "#c8742b", "#5b8c3a", "#8a4f9e", "#b03a48", "#6b7680")
_MARKS: Final = "osD^vP"
_TICKS: Final = (1, 3, 10, 30, 100)


def draw(rows: Iterable[Counted], shapes: Sequence[str]) -> Figure:
    """Draw shares of wins over mean processor time of a decision, a panel for each number of players."""
    rows = [row for row in rows if row.arm.endswith("ms") and shape_of(row.arm) in shapes]
    sizes = sorted({row.players for row in rows})
    figure = Figure(figsize=(4.4 * len(sizes), 4.2), layout=ConstrainedLayoutEngine(w_pad=0.1, h_pad=0.08))
    panels = figure.subplots(1, len(sizes), squeeze=False)[0]
    for panel, players in zip(panels, sizes, strict=True):
        for i, shape in enumerate(shapes):
            own = [row for row in rows if (row.players, shape_of(row.arm)) == (players, shape)]
            _draw_line(panel, sorted(own, key=lambda row: row.milliseconds), shape, i)
        _finish(panel, players, next(row.against for row in rows if row.players == players))
    figure.legend(*panels[0].get_legend_handles_labels(), loc="outside lower center", ncols=4, frameon=False)
    return figure


def shape_of(arm: str) -> str:
    """Return the arm less its cap: arms of one shape lie on one line."""
    return arm.partition("@")[0]


def _draw_line(panel: "Axes", rows: list[Counted], shape: str, i: int) -> None:
    if not rows:
        return
    shares = [row.wins / row.games for row in rows]
    below = [share - row.interval[0] for share, row in zip(shares, rows, strict=True)]
    above = [row.interval[1] - share for share, row in zip(shares, rows, strict=True)]
    panel.errorbar(
        [row.milliseconds for row in rows], shares, (below, above), label=shape, color=_COLOURS[i % len(_COLOURS)],
        marker=_MARKS[i % len(_MARKS)], markersize=5, linewidth=1.4, elinewidth=0.8, capsize=2,
    )  # fmt: skip


def _finish(panel: "Axes", players: int, against: str) -> None:
    others = f"one {against}" if players == 2 else f"{players - 1} of {against}"
    panel.set_title(f"{players} players, against {others}", loc="left", fontsize=10, color=_INK)
    panel.axhline(1 / players, color=_INK, linewidth=0.8, linestyle=":")
    panel.set_xscale("log")
    panel.set_xticks(_TICKS, [str(tick) for tick in _TICKS], minor=False)
    panel.minorticks_off()
    panel.set_xlabel("ms of processor time a decision, mean", color=_INK)
    panel.yaxis.set_major_formatter(FuncFormatter(lambda share, _: f"{share:.0%}"))
    panel.grid(color=_FAINT, linewidth=0.8)
    panel.set_axisbelow(True)
    panel.tick_params(length=0, colors=_INK)
    panel.spines[:].set_visible(False)


def main(arguments: list[str] | None = None) -> None:
    """Print the table; write what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength_curve")
    parser.add_argument("file", type=Path, help="games (.jsonl) or counts (.csv)")
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--shapes", help="of the picture, with commas between; usually all")
    wanted = parser.parse_args(arguments)
    rows = read_csv(wanted.file) if wanted.file.suffix == ".csv" else counted(kept(wanted.file))
    sums = sorted(pooled(rows), key=lambda row: (row.players, row.against, row.milliseconds))
    print("\n".join([HEAD, *(row.line for row in sums)]))
    if wanted.csv:
        write_csv(wanted.csv, rows)
    if wanted.plot:
        shapes = wanted.shapes.split(",") if wanted.shapes else list(dict.fromkeys(shape_of(row.arm) for row in sums))
        draw(sums, shapes).savefig(wanted.plot, metadata={"Date": None} if wanted.plot.suffix == ".svg" else None)


if __name__ == "__main__":
    main()
