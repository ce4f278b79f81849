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
problem-study-illegal = This move is not allowed there ({ $rule }).
problem-study-district = There is no such district on this map.
problem-study-tricks = There are letters in it that do not show, or change how others do.
