"""Seeds of games: no two games have the same."""

import numpy as np

from utopia.batch.seeding import write_seeds
from utopia.chance.stream import STREAM_WORDS


def test_seeds_differ_between_games_episodes_and_batches() -> None:
    words = np.zeros(1000 + STREAM_WORDS, np.int64)
    seeds: set[int] = set()
    for seed in (0, 1, 1 << 40, -1):
        for episode in range(3):
            write_seeds(words, seed, episode)
            seeds.update(words[:1000].tolist())
    assert len(seeds) == 12_000
    assert min(seeds) >= 0
