# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = An example, with pictures
example-before = Before
example-after = After
example-then = Then
example-closed = The island of Water is closed
example-missing = The picture needs the network.
