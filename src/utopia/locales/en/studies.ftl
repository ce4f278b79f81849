# Studies: a game or a position with variations, comments and arrows.
study-no-position = There is no such position in this study.
study-no-seat = This game has no such seat.
study-not-drawn = Chance cannot answer that now; possible: { $draws }
study-too-many-moves = A study holds at most { $most } moves.
study-too-deep = At most { $most } variations can stand within one another.
study-long-comment = A comment has at most { $most } characters.
study-long-chapter = The name of a chapter has at most { $most } characters.
study-much-drawn = A position has at most { $most } arrows and marks.

problem-no-study = There is no such study, or it is not for you.
problem-many-studies = You have { $most } studies. Delete one first.
problem-study-long = This study is too long to be kept.
problem-study-running = This game is not over yet. It can be studied when it is.
problem-study-owner = Only who made this study can change it. Make a copy of it.
problem-study-busy = The study is being changed elsewhere. Try again.
problem-study-cut = Only the owner, or who added these moves, can delete them.
problem-study-grown = Somebody has gone on from there meanwhile. Look again.
problem-study-illegal = This move is not allowed there ({ $rule }).
problem-study-district = There is no such district on this map.
problem-study-tricks = There are letters in it that do not show, or change how others do.
problem-position = This position cannot be: { $reason }
problem-position-map = This is no map to play on: { $reason }
problem-study-thinks = Bots think for you already. Wait for their answer.
problem-study-bots = The bots are starting. Try again in a moment.

# The pages.
studies-title = Studies
studies-all = All studies
studies-about = Go through a finished game or a position move by move, try other moves, write and draw, and share it.
studies-new = A new study
studies-new-game = From the start of a game
studies-players = { $players } players
studies-begin = Begin
studies-import = Import a record…
studies-mine = Your studies
studies-none = None yet. Open the replay of a finished game and choose “Study this”.
studies-public = Public studies
studies-facts = { $players } players, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
study-this = Study this
study-untitled = A study
study-title = Title
study-rename = Rename
study-moves = Moves and notes
study-note = What is written here
study-comment = Write about this position
study-chapter = Name of a chapter that begins here
study-beginning = Beginning
study-setup = Set-up
study-round = Round { $round }
study-drawn = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
study-by = Step by
study-by-decision = Decision
study-by-round = Round
study-chance = Chance answers
study-at-random = At random
study-rest = What follows at random
study-over = The game is over
study-place = { $place }. { $name } { $score }
study-promote = Make it the main line
study-cut = Delete from here
study-draw = Draw
study-draw-about = Drag from district to district for an arrow, touch one for a ring. With the mouse the right button always draws; by keys: Enter on the first district, Enter on the second.
study-clear = Clear
study-colour-green = Green
study-colour-red = Red
study-colour-blue = Blue
study-colour-yellow = Yellow
study-has-drawing = Something is drawn here
study-share = Share
study-visible = Who sees it
study-visible-private = Only you
study-visible-private-about = Nobody else can open it.
study-visible-link = By link
study-visible-link-about = Everybody who has the link.
study-visible-public = Public
study-visible-public-about = Everybody; it is in the list of studies.
study-copy-link = Copy link
study-copy-position = Copy link to this position
study-export = Export as a record
study-to-analysis = Analysis of the game
study-delete = Delete the study
study-delete-sure = Delete it for good? Links to it lead nowhere then.
study-saving = Saving…
study-by-owner = by { $owner }
study-by-guest = by somebody without a name
study-of-other = You can try moves here. Nothing is saved.
study-tried = Your moves are not saved.
study-copy = Copy to your studies
study-play = Play against bots
study-play-about = From this position on, bots answer at the seats that you give them. Their moves become part of the study, and no bot knows more than its seat.
study-play-copy = From this position on, bots answer at the seats that you give them, in a copy of this study that is yours alone.
study-play-me = I play
study-play-hides = Cover the cards of the bots
study-play-start = Play on
study-play-on = Let them go on
study-play-stop = Stop playing
study-play-otherwise = Other luck
study-play-again = From the beginning
study-playing = You play against { $names }.
study-playing-bots = { $names } play.
