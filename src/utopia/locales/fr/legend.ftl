# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = Un exemple, avec images
example-before = Avant
example-after = Après
example-then = Ensuite
example-closed = L’île de l’Eau est fermée
example-missing = L’image a besoin du réseau.
