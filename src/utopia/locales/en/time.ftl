## Clocks, pauses, seats that are left, and what the table is asked

time-over = This game is over.
time-no-vote = That is decided already.
time-not-voting = Only the others at the table have a voice in this.
time-no-choice = That is none of the answers to what is asked.
time-other-vote = The table is being asked something else. Wait until that is decided.
time-not-missed = That player is here, or has been away for less than a minute.
time-not-live = Only live games are paused. In slow ones quiet hours and holidays count.
time-no-tempo = Nobody has a clock at this table.
time-taken = There is no seat to take back: somebody else sits there now.
problem-zone = There is no such time zone. One is Europe/Rome.
problem-quiet = At most { $most } hours a day may be quiet.
problem-holiday = A holiday begins before it ends, and within the next year.
problem-holidays = That is more than { $most } days of holiday in { $year }.

time-tempo = Time to think
time-tempo-none = No clocks
time-tempo-none-about = Everybody thinks as long as he likes. Who stays away can be replaced all the same.
time-tempo-brisk = Live, brisk
time-tempo-brisk-about = 10 minutes for the game, and 15 seconds more after every turn.
time-tempo-easy = Live, easy
time-tempo-easy-about = 20 minutes for the game, and 30 seconds more after every turn.
time-tempo-day = A turn a day
time-tempo-day-about = 24 hours for every turn, and 2 days in reserve. Nights and holidays of a player do not count.
time-tempo-days = A game over weeks
time-tempo-days-about = 3 days for every turn, and a week in reserve. Nights and holidays of a player do not count.
time-tempo-end = Whose time is over has his turn ended by a bot. After two in a row the others decide what becomes of the seat.

time-clocks = Clocks
time-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
time-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h
time-whole-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
time-rests = quiet for { $left }
time-is-out = Time is over: a bot ends this turn.
time-low-you = You have { $left } left.
time-paused = Pause. The clocks stand.
time-resume = Go on

time-ask-pause = Ask for a pause
time-ask-pause-about = The clocks stand for an hour at most; everybody may go on before.
time-ask-more = Ask for more time
time-ask-more-about = { $left } more for everybody.
time-ask-leaver = { $name } is away: ask the table
time-ask-leaver-about = The others decide whether to wait, to let a bot play on, to look for a substitute, or to end the game.

time-vote = The table is asked
time-vote-left = { $names } left the game. What shall become of the seat?
time-vote-away = { $names } is not connected. What shall become of the seat?
time-vote-time = { $names } did not decide in time, twice. What shall become of the seat?
time-vote-pause = Shall the clocks stand for a while?
time-vote-more = Shall everybody have { $left } more?
time-vote-you-left = You have left. The others decide what becomes of your seat.
time-vote-you = The others decide what becomes of your seat. Make a move, and it is yours.
time-vote-until = { $spoken } of { $voters } have answered; { $left } left.
time-vote-fold = Fold the question
time-vote-unfold = Show the answers
time-choice-wait = Wait { $left }
time-choice-bot = A bot plays on
time-choice-substitute = Find a substitute
time-choice-end = End the game
time-choice-yes = Yes
time-choice-no = No

time-leave = Leave the game
time-leave-others = The others are told, and decide: wait for you, let a bot play on, look for a substitute, or end the game. You can come back as long as nobody else sits there. In a rated game whoever leaves is last.
time-leave-alone = No other person plays here: the game ends, without places.
time-leave-stay = Stay
time-back = A bot plays for you.
time-back-do = Take my seat back
time-back-stay = I stay
time-free = A bot plays on until a substitute comes by the link to the table.
time-plays-for = plays for { $name }
