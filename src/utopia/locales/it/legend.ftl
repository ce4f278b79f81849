# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = Un esempio illustrato
example-before = Prima
example-after = Dopo
example-then = Poi
example-closed = L’isola dell’Acqua è chiusa
example-missing = Per l’immagine serve la rete.
