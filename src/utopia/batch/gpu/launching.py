"""The distribution of games over a GPU."""

from dataclasses import dataclass

from utopia.batch.gpu.finding import check_number

MOST_THREADS = 1024


@dataclass(frozen=True, slots=True)
class Launch:
    """Speed depends on these, results do not. Raises GpuError for a number out of bounds."""

    block: int = 128
    """Threads a block, 1 to 1,024."""
    chunk: int = 64
    """Most decisions a game plays in one launch: games that are over then give up their threads."""
    columns: bool = True
    """Whether the move lists of neighbouring threads lie side by side, so that a warp writes them together."""

    def __post_init__(self) -> None:
        check_number("block", self.block, MOST_THREADS)
        check_number("chunk", self.chunk)

    def blocks(self, threads: int) -> int:
        """Return the number of blocks for that many threads."""
        return -(-threads // self.block)
