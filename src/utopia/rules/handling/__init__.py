"""The verbs of the material: princes, cards, guests, buildings. No rule touches their arrays another way."""
