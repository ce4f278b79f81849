# A running game looked at from its table, step by step.

past-title = You are looking at the past
past-where = Round { $round } · step { $event } of { $total }
past-your-turn = It is your turn: back to now, and play.
past-slider = How far back
