"""Random studies: a game of which random positions have other moves, comments, arrows and marks."""

import random

from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CHANCE
from utopia.studies import COLOURS, ROOT, Arrow, Mark, Node, Study, about_of

TEXTS = ("Why not here?", "! a strange beginning\n\nand an end", "(so)", "# number", "é — ñ", "")


def grown(seed: int, moves: int = 80, branches: int = 16) -> Study:
    """Return a study of a game of that seed."""
    luck = random.Random(seed)
    begin = Game(2 + seed % 4, seed=seed)
    study = Study(about_of(begin.record([f"P{seat}" for seat in range(begin.players)])))
    at = ROOT
    for _ in range(moves):
        at = extended(study, at, luck)
    for _ in range(branches):
        at = luck.choice([id_ for id_, _, _ in study.nodes()])
        for _ in range(luck.randrange(1, 6)):
            at = extended(study, at, luck)
    study.check_size()
    return study


def extended(study: Study, at: str, luck: random.Random) -> str:
    """Add a random event after a position, and note something there at times; the id of the position after it."""
    game = study.game_at(at)
    if game.is_over:
        return at
    added = study.add(at, any_event(game, luck))
    if luck.random() < 0.3:
        note(study.path(added)[-1], luck, len(game.map.districts))
    return added


def any_event(game: Game, luck: random.Random) -> Event:
    """Return something that may happen now."""
    if game.awaits_draw:
        return Event(CHANCE, luck.choice(game.outcomes()[0]))
    choice = luck.choice(game.moves(luck.choice(game.to_decide)))
    return Event(choice.seat, choice.code)


def note(node: Node, luck: random.Random, districts: int) -> None:
    """Write and draw something at a position."""
    node.by = luck.choice(("", "regent")) if node.event else ""
    node.comment, node.chapter = luck.choice(TEXTS), luck.choice(("", "An opening"))
    places = [luck.randrange(districts) for _ in range(4)]
    node.arrows = (Arrow(places[0], places[1], luck.choice(COLOURS)),)
    node.marks = (Mark(places[2], luck.choice(COLOURS)), Mark(places[3]))


def told(study: Study) -> list[object]:
    """Return all that a study says, to compare it."""
    rows = [
        (id_, before, one.event, one.by, one.comment, one.chapter, one.arrows, one.marks)
        for id_, before, one in study.nodes()
    ]
    return [study.about, *rows]
