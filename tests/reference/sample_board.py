"""A small made-up board for the tests of the reference engine; it has nothing of the published map."""

from tests.reference.material import ReferenceBoard

_DISTRICTS = {  # district: island, value, sector or nothing
    "reed-bank": ("water", 2, "water-sea"),
    "otter-gate": ("water", 1, "water-sea"),
    "mill-race": ("water", 3, ""),
    "fountain-court": ("water", 4, ""),
    "lily-pool": ("water", 2, ""),
    "ember-row": ("fire", 1, "fire-sea"),
    "forge-hill": ("fire", 2, ""),
    "cinder-lane": ("fire", 3, ""),
    "lamp-square": ("fire", 4, ""),
    "kiln-yard": ("fire", 2, "water-sea"),
    "spark-steps": ("fire", 1, ""),
    "kite-terrace": ("wind", 1, "wind-sea"),
    "bell-tower": ("wind", 3, ""),
    "sail-loft": ("wind", 2, "wind-sea"),
    "swift-roost": ("wind", 4, ""),
    "gale-walk": ("wind", 1, ""),
    "quarry": ("earth", 1, "earth-sea"),
    "orchard": ("earth", 2, ""),
    "vineyard": ("earth", 3, "earth-sea"),
    "granary": ("earth", 4, ""),
    "clay-pit": ("earth", 2, ""),
    "root-cellar": ("earth", 1, ""),
    "stone-ring": ("earth", 3, ""),
    "barley-field": ("earth", 2, ""),
}

_STREETS = [
    ("reed-bank", "otter-gate"),
    ("otter-gate", "mill-race"),
    ("mill-race", "fountain-court"),
    ("fountain-court", "lily-pool"),
    ("ember-row", "forge-hill"),
    ("forge-hill", "cinder-lane"),
    ("cinder-lane", "lamp-square"),
    ("lamp-square", "kiln-yard"),
    ("kiln-yard", "spark-steps"),
    ("spark-steps", "ember-row"),
    ("kite-terrace", "bell-tower"),
    ("bell-tower", "sail-loft"),
    ("sail-loft", "swift-roost"),
    ("swift-roost", "gale-walk"),
    ("quarry", "orchard"),
    ("orchard", "vineyard"),
    ("vineyard", "granary"),
    ("granary", "clay-pit"),
    ("clay-pit", "root-cellar"),
    ("root-cellar", "stone-ring"),
    ("stone-ring", "barley-field"),
]

_BRIDGES = [
    ("lily-pool", "forge-hill"),
    ("fountain-court", "orchard"),
    ("lamp-square", "swift-roost"),
    ("gale-walk", "barley-field"),
]

SAMPLE_BOARD = ReferenceBoard(
    districts=list(_DISTRICTS),
    island_of={district: facts[0] for district, facts in _DISTRICTS.items()},
    value={district: facts[1] for district, facts in _DISTRICTS.items()},
    land=_STREETS + _BRIDGES,
    sector_of={district: facts[2] for district, facts in _DISTRICTS.items() if facts[2]},
    adjacent_sectors=[("fire-sea", "water-sea"), ("water-sea", "earth-sea"), ("earth-sea", "wind-sea")],
)
