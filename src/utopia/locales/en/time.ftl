## Clocks, pauses, seats that are left, and what the table is asked

time-over = This game is over.
time-no-vote = That has been decided already.
time-not-voting = Only the others at the table have a say in this.
time-no-choice = That is not one of the possible answers.
time-other-vote = The table is being asked something else. Wait until that is decided.
time-not-missed = That player has been away for less than a minute, and nobody has waited five minutes for a move.
time-not-live = Only live games can be paused. In slow ones, quiet hours and holidays count.
time-no-tempo = Nobody has a clock at this table.
time-taken = Your seat is gone: somebody else sits there now.
problem-zone = There is no such time zone. An example: Europe/Rome.
problem-quiet = Quiet hours can be at most { $most } hours a day.
problem-holiday = A holiday must begin before it ends, and within the next year.
problem-holidays = That is more than { $most } days of holiday in { $year }.

time-tempo = Time to think
time-kind-none = No clocks
time-kind-none-about = Everybody thinks as long as they like. If somebody stays away, or does not move for five minutes, the others may decide what happens to the seat.
time-kind-live = Live
time-kind-live-about = Everybody sits at the table together, for an hour or so.
time-kind-slow = Slow
time-kind-slow-about = Over days or weeks: you move when you find the time, and a notice can tell you when it is your turn.
time-pace = Pace
time-tempo-brisk = Brisk
time-tempo-brisk-about = 10 minutes for the whole game, plus 15 seconds after every turn.
time-tempo-easy = Relaxed
time-tempo-easy-about = 20 minutes for the whole game, plus 30 seconds after every turn.
time-tempo-day = A day a turn
time-tempo-day-about = 24 hours for every turn, and 2 days in reserve. A player’s quiet hours and holidays do not count.
time-tempo-days = Three days a turn
time-tempo-days-about = 3 days for every turn, and a week in reserve. A player’s quiet hours and holidays do not count.
time-tempo-end = If your time runs out, a bot ends your turn. If that happens twice in a row, the others decide what becomes of your seat.
time-tempo-own = Custom
time-own-bank = Minutes for the whole game
time-own-increment = Seconds added after every turn
time-own-turn = Days for every turn
time-own-hours = Hours for every turn
time-own-reserve = Days in reserve for the game

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
time-is-out = Time is up: a bot ends this turn.
time-ran-out = Your time ran out, so a bot ended your turn. If that happens again before you make a move, the others decide what becomes of your seat.
time-low-you = You have { $left } left.
time-paused = Paused. The clocks are stopped.
time-resume = Continue

time-ask-pause = Ask for a pause
time-ask-pause-about = The clocks stop for an hour at most; anybody can end the pause earlier.
time-ask-more = Ask for more time
time-ask-more-about = { $left } more for everybody.
time-ask-leaver = { $name } is away: ask the table
time-ask-leaver-about = The others decide whether to wait, to let a bot play on, to look for a substitute, or to end the game.
time-ask-idle = { $name } does not move: ask the table
time-waited = { $name } has not moved for { $left }.
time-waited-you = The table has been waiting for you for { $left }. The others can now decide what happens to your seat; if you move, it stays yours.
time-waited-ask = Ask the table

time-vote = The table decides
time-asked = Asked of the table
time-vote-left = { $names } left the game. What should happen to the seat?
time-vote-away = { $names } is not connected. What should happen to the seat?
time-vote-idle = { $names } has not moved for a long time. What should happen to the seat?
time-vote-time = { $names } ran out of time twice in a row. What should happen to the seat?
time-vote-pause = Should the clocks stop for a while?
time-vote-more = Should everybody have { $left } more?
time-vote-you-left = You have left. The others decide what happens to your seat.
time-vote-you = The others decide what happens to your seat. Make a move to keep it.
time-vote-until = Decided in { $left } at the latest.
time-vote-yours = Your vote is needed.
time-vote-waits = Waiting for { $names }.
time-vote-by = { $me ->
    [true] You ask:
   *[other] { $name } asks:
}
time-vote-answer = Answer
time-vote-fold = Hide the answers
time-vote-unfold = Show the answers
time-choice-wait = Wait { $left }
time-choice-bot = A bot plays on
time-choice-substitute = Find a substitute
time-choice-end = End the game
time-choice-wait-about = The game waits for this player. Nothing changes for ratings.
time-choice-bot-about = The game goes on, with a bot in the seat until the player takes it back. If rated, it counts; a player who stays away comes last.
time-choice-substitute-about = The seat is open to anybody who has the link; a bot plays until then. Substitutes are not rated; the player who left comes last.
time-choice-end-about = The game stops here, without a ranking, and does not count. More than half must agree.
time-choice-yes = Yes
time-choice-no = No

time-leave = Leave the game
time-leave-others = The others are told, and decide: wait for you, let a bot play on, look for a substitute, or end the game. You can come back as long as nobody else sits there. In a rated game, a player who leaves comes last.
time-leave-alone = No other person plays here: the game ends, without a ranking.
time-leave-stay = Stay
time-back = A bot plays for you.
time-back-do = Take my seat back
time-back-stay = I stay
time-free = A bot plays on until a substitute comes by the link to the table.
time-free-invite = Invite a substitute
time-free-link = Anybody who opens this link can take the free seat and plays on from there.
time-plays-for = plays for { $name }
