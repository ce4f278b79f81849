# Puzzles: positions in which one plan is clearly the best.
puzzles-for = { $number ->
    [one] One puzzle for { $players } players
   *[other] { $number } puzzles for { $players } players
}
puzzles-how = utopia puzzles solve gives you one; --players and --theme choose.
puzzles-none = There is no puzzle { $name }.
puzzles-found = { $games ->
    [one] After one game
   *[other] After { $games } games
}: { $number ->
    [one] one puzzle
   *[other] { $number } puzzles
}.
puzzle-task = Find the best turn of { $seat }. Puzzle { $id }.
puzzle-words = You type moves as records write them; end ends the turn. Other words: hint, moves, solution, table, undo, quit.
puzzle-solved = Solved. About { $share } games in 100 are won from here; after any other turn, at least { $lead } fewer.
puzzle-missed = Another turn wins more often. Undo goes back, solution shows it.
puzzle-theme-monument = a monument is built
puzzle-theme-wonder = a wonder is built
puzzle-theme-king = the king is influenced
puzzle-theme-cards = three cards or more are played
puzzle-theme-privilege = a privilege turns a card
puzzle-theme-removal = a prince is removed
puzzle-theme-denial = a rival stands to lose three points or more
puzzle-theme-last-round = the game is about to end
puzzle-theme-early = one of the first two rounds
puzzle-theme-one-move = a single move is enough
puzzle-theme-long = six moves or more
