"""The losses of a training as a picture."""

from collections.abc import Sequence
from typing import IO, Any

from utopia.extras import extra

with extra("train"):
    import matplotlib as mpl
    from matplotlib.figure import Figure


def draw_curves(losses: Sequence[dict[str, Any]], out: IO[bytes]) -> None:
    """An SVG: losses over epochs on games kept back, a line for each number of players; where generations begin."""
    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.add_subplot()
    epochs = range(1, len(losses) + 1)
    for players in losses[-1]["kept_back"]:
        axes.plot(epochs, [_of(line, players) for line in losses], marker="o", label=f"{players} players")
    for epoch, line in enumerate(losses):
        if line["epoch"] == 0 and epoch > 0:
            axes.axvline(epoch + 0.5, color="grey", linestyle=":")
    axes.set(xlabel="epochs (dotted: a new generation of games)", ylabel="loss on games kept back (nats a position)")
    axes.legend()
    with mpl.rc_context({"svg.hashsalt": "utopia", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", metadata={"Date": None})


def _of(line: dict[str, Any], players: str) -> float:
    loss = line["kept_back"][players]
    return float("nan") if loss is None else float(loss)
