"""Who sits where: the learners' seats, and the bots for the others."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, TypeAlias, cast

from utopia.bots import Bot, BotMaker, find_bot, is_built_in
from utopia.bots.quick import QuickBot
from utopia.envs.setting import EnvironmentFaultError, check_word
from utopia.locales import Phrase, Word

Player: TypeAlias = str | Bot | BotMaker
"""A bot: its name, what makes it for a board and a seat, or one that is made and plays all seats it is given."""
Opponent: TypeAlias = Player | Mapping[Player, int]
"""A bot, or a mix of bots and their weights: which of them sits there is drawn anew for every game."""
Seats: TypeAlias = int | str | Sequence[int] | None
"""A learner's seat, several, "all", or None: drawn anew for every game."""

USUAL_OPPONENTS: Final = "mason"
ALL: Final = "all"
NOT_QUICK: Final = -1


@dataclass(frozen=True, slots=True)
class Learners:
    """The seats that learn: ``fixed`` ones in every game, or as many as ``count``, drawn anew for each."""

    fixed: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Lineup:
    """The bots that may sit in the other seats."""

    names: list[str]
    makers: list[BotMaker]
    kinds: list[int]
    """Of quick bots, which compiled code plays (``utopia.bots.quick``); NOT_QUICK for others."""
    lots: list[list[int]]
    """[place] -> weights of the bots up to each; the last is their sum. Where it is 1 nothing is drawn."""


def learners_of(seat: Seats, count: int, players: int) -> Learners:
    """EnvironmentFaultError for a seat that there is not, one named twice, or none."""
    seats = range(players)
    if seat is None:
        check_word(count, range(1, players + 1), "learners")
        return Learners((), count)
    if seat == ALL:
        fixed = tuple(seats)
    elif isinstance(seat, Sequence) and not isinstance(seat, str):
        for one in (*seat, *(() if len(seat) else (None,))):
            check_word(one, seats, "seat")
        fixed = tuple(sorted(set(seat)))
    else:
        check_word(seat, (None, ALL, *seats), "seat")
        fixed = (int(seat),)
    check_word(count, (1, len(fixed)), "learners")
    return Learners(fixed, len(fixed))


def lineup_of(opponents: Opponent | Sequence[Opponent], places: int) -> Lineup:
    """One for each of the other seats, or one for all. BotError for a bot that there is not."""
    is_one = isinstance(opponents, str | Mapping) or not isinstance(opponents, Sequence)
    each = [cast("Opponent", opponents)] * places if is_one else list(cast("Sequence[Opponent]", opponents))
    if len(each) != places:
        told = ", ".join(", ".join(map(name_of, _weights(one))) for one in each)
        words: dict[str, Word] = {"number": len(each), "names": told, "others": places}
        raise EnvironmentFaultError(Phrase("envs-opponents", words))
    mixes = [_weights(one) for one in each]
    bots = list(dict.fromkeys(bot for mix in mixes for bot in mix))
    lots = [list(accumulate(mix.get(bot, 0) for bot in bots)) for mix in mixes]
    makers = [_maker_of(bot) for bot in bots]
    kinds = [_kind_of(bot, maker) for bot, maker in zip(bots, makers, strict=True)]
    return Lineup([name_of(bot) for bot in bots], makers, kinds, lots)


def name_of(player: Player) -> str:
    """The bot's name, for messages."""
    if isinstance(player, str):
        return player
    return str(getattr(player, "__name__", type(player).__name__))


def _weights(opponent: Opponent) -> dict[Player, int]:
    """Bot -> weight, without a common divisor."""
    if not isinstance(opponent, Mapping):
        return {opponent: 1}
    weights = list(opponent.values())
    if not weights or not all(type(weight) is int and weight > 0 for weight in weights):
        raise EnvironmentFaultError(Phrase("envs-mix", {"weights": ", ".join(map(repr, weights))}))
    divisor = math.gcd(*weights)
    return {bot: weight // divisor for bot, weight in opponent.items()}


def _kind_of(player: Player, maker: BotMaker) -> int:
    """Only ours by their names: a class of somebody else's may be derived from ours and choose otherwise."""
    is_ours = isinstance(player, str) and is_built_in(player)
    return maker.kind if is_ours and isinstance(maker, type) and issubclass(maker, QuickBot) else NOT_QUICK


def _maker_of(player: Player) -> BotMaker:
    if isinstance(player, str):
        return find_bot(player)
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        return cast("BotMaker", player)
    bot = cast("Bot", player)
    return lambda boards, seat: bot  # noqa: ARG005 - it plays all seats that it is given
