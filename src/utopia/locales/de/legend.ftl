# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = Ein Beispiel mit Bildern
example-before = Vorher
example-after = Nachher
example-then = Danach
example-closed = Die Insel des Wassers ist gesperrt
example-missing = Für das Bild braucht es das Netz.
