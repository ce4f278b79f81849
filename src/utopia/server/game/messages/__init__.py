"""What is said over the websocket of a game, and the view in it."""
