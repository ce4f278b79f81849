# The pages of the lessons.

lessons-title = Lessons
lessons-about = { $count } short lessons, each on the real board: from the first guest to the last round, in a quarter of an hour. You need to have read nothing.
lessons-progress = { $solved } of { $count } lessons solved, { $stars } of { $most } stars.
lessons-begin = Begin
lessons-go-on = Go on
lessons-all = All lessons
lessons-deals = Same deal: everybody plays the same cards
lessons-studies = Studies: positions with your own moves and notes
lessons-editor = Set up a position
lessons-rules = Everything stands in the rules, too.
lessons-number = lesson { $number } of { $count }
lessons-stars = { $stars ->
    [0] not solved yet
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
}
lessons-task = Task
lessons-missed = Not quite.
lessons-over = This attempt is over
lessons-over-about = Undo a move, or start again.
lessons-restart = Start again
lessons-show-move = Show the move
lessons-hide-hint = Hide the hint
lessons-solved = Solved
lessons-fewer = { $moves ->
    [one] It can be done in { $moves } move.
   *[other] It can be done in { $moves } moves.
}
lessons-next = Next lesson
lessons-first-game = A first game
lessons-first-game-about = Three rounds or so against two gentle bots, to 20 points. Their hands lie open. Before each new decision the table tells you what matters.
lessons-first-game-play = Play it
lessons-done = You have done all the lessons. Now play!
lessons-strategy = What wins: a strategy guide
lessons-puzzles = Puzzles: find the best turn
