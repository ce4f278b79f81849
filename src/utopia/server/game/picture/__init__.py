"""The finished city as a picture: the board and the result, as PNG, to be shared."""
