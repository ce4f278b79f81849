"""Seeds of games: every game of a batch is dealt from a seed of its own, so that it can be played again alone."""

from typing import Final

from utopia.chance.stream import STREAM_WORDS, mix, next_word
from utopia.rules.compiled import Words, door, rule

_WORD: Final = 0xFFFFFFFF
_BITS: Final = 32
_SIGN: Final = 0x7FFFFFFF


@rule
def seed_of_game(stream: Words, seed: int, index: int, episode: int) -> int:
    """The seed of the batch's game number ``index`` in its ``episode``; the words are scratch paper."""
    stream[0] = seed & _WORD
    stream[1] = (seed >> _BITS) & _WORD
    stream[2] = index & _WORD
    stream[3] = (episode + 1) & _WORD
    mix(stream)
    return (next_word(stream) & _SIGN) << _BITS | next_word(stream)


@door
def write_seeds(words: Words, seed: int, episode: int) -> None:
    """Write into ``words`` the seeds of games 0, 1, …; the last STREAM_WORDS of them are scratch paper."""
    games = len(words) - STREAM_WORDS
    for index in range(games):
        words[index] = seed_of_game(words[games:], seed, index, episode)
