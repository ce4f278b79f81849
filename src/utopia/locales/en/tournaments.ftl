# Tournaments, at /tournaments; and what their server refuses.
tournaments-title = Tournaments
tournaments-about = Events of several rounds, for 2 to 5 at a table. The server makes the tables, tells you when yours is ready, and keeps the standings.
tournaments-new = New tournament
tournaments-mine = Yours
tournaments-open = To enter
tournaments-open-none = There is none just now. Open one.
tournaments-running = Under way
tournaments-over = Over
tournaments-all = All tournaments
tournaments-nobody = Deleted account
tournaments-nobody-yet = Nobody has entered yet.
tournaments-at-table = { $players } at a table
tournaments-swiss-rounds = { $rounds ->
    [one] Swiss, one round
   *[other] Swiss, { $rounds } rounds
}
tournaments-swiss = Swiss
tournaments-swiss-about = Players with the same points meet; nobody meets the same player again while that can be avoided.
tournaments-round-robin = Round-robin
tournaments-round-robin-about = Everybody meets everybody as evenly as can be. At most 24 players.
tournaments-entered = { $number ->
    [0] nobody has entered yet
    [one] one player
   *[other] { $number } players
}
tournaments-round-of = Round { $round } of { $rounds }
tournaments-state = { $state ->
    [cancelled] Cancelled
   *[other] Over
}
tournaments-starts = Begins on { $when }
tournaments-starts-full = Begins when { $number } are there
tournaments-starts-host = Begins when the host says so
tournaments-name = Name
tournaments-description = Description (optional)
tournaments-listed = Everybody finds it
tournaments-listed-about = Otherwise only those to whom you send its address.
tournaments-games = The games
tournaments-players = Players at a table
tournaments-players-about = Where the number does not divide, some tables have one fewer; a duel may leave one player over, who gets a bye.
tournaments-rated-about = The games change ratings.
tournaments-programs = Bots may enter
tournaments-programs-about = Bot accounts: programs that people run. Each person enters once, themselves or by one bot.
tournaments-programs-yes = Bot accounts may enter
tournaments-programs-no = Only people
tournaments-rounds = Rounds
tournaments-system = System
tournaments-most = Most players
tournaments-most-of = At most { $number } players
tournaments-rest = Rest between rounds
tournaments-rest-of = { $minutes ->
    [0] none
    [one] one minute
    [5] 5 minutes
    [15] 15 minutes
    [60] an hour
   *[other] { $hours } hours
}
tournaments-limit = Limit of a round
tournaments-limit-about = Games that still run at its end are counted as they stand.
tournaments-hours = { $hours ->
    [0] none
    [one] one hour
    [2] 2 hours
    [3] 3 hours
    [24] one day
    [72] 3 days
    [168] a week
    [336] 2 weeks
    [720] 30 days
   *[other] { $hours } hours
}
tournaments-late = Late entry
tournaments-late-of = { $rounds ->
    [0] not possible
    [one] with one round missed
   *[other] with up to { $rounds } rounds missed
}
tournaments-late-half = Missed rounds are worth half a win
tournaments-late-half-about = Otherwise nothing.
tournaments-late-worth = { $worth ->
    [half] Missed rounds are worth half a win.
   *[other] Missed rounds are worth nothing.
}
tournaments-start = Beginning
tournaments-start-host = When I say so
tournaments-start-host-about = A button on the page of the tournament.
tournaments-start-time = At a time
tournaments-start-time-about = With fewer players than a full table needs it is cancelled.
tournaments-start-full = When enough are there
tournaments-start-full-about = At once, so everybody should be awake.
tournaments-when = Day and time
tournaments-entrants = Players
tournaments-make = Open the tournament
tournaments-sign-in = Sign in
tournaments-enter = Enter
tournaments-come-back = I am back
tournaments-withdraw = Withdraw
tournaments-in-now = You have entered. When it begins, your table is shown on every page of Utopia.
tournaments-wait-now = Your table is over. The next round begins when all tables are.
tournaments-bye-now = You have a bye in this round: it is worth a win.
tournaments-away-now = You sit out, because a bot had your seat when your last table ended. Say when you are back.
tournaments-your-table = Your table is ready
tournaments-table-of = Round { $round }, table { $table }
tournaments-back = Back to { $name }
tournaments-won = { $names } won.
tournaments-paused = Paused: no round begins.
tournaments-next-round = The next round begins in
tournaments-begins-in = It begins in
tournaments-deadline = This round ends in { $time } at the latest.
tournaments-standings = Standings
tournaments-rank = Rank
tournaments-player = Player
tournaments-points = Points
tournaments-opponents = Opponents
tournaments-direct = Direct
tournaments-share = Prestige
tournaments-you = you
tournaments-program = bot
tournaments-entry = { $state ->
    [away] sits out
    [removed] removed
   *[other] withdrawn
}
tournaments-remove = Remove
tournaments-remove-one = Remove { $name }
tournaments-points-title = Points and ties
tournaments-points-about = A table of { $players } gives { $points } points by place; shared places share them, a bye is worth 12. Those who are level are parted by:
tournaments-opponents-about = { tournaments-opponents }: the mean of the points of those one met
tournaments-direct-about = { tournaments-direct }: games won less games lost against those who are level
tournaments-share-about = { tournaments-share }: the mean share of the prestige at one’s tables
tournaments-round = Round { $round }
tournaments-table = Table { $table }
tournaments-watch = Watch
tournaments-go = To the table
tournaments-replay = Replay
tournaments-byes = Without a game:
tournaments-legend = At tables that are over: place, prestige in brackets, points.
tournaments-terms = What was agreed
tournaments-missing = Players who do not come lose their seat to a bot, get no points from that table and sit out until they are back.
tournaments-more = All rules of tournaments
tournaments-hosted = Host: { $name }
tournaments-copy = Copy the address
tournaments-directing = You are the host
tournaments-begin = Begin now
tournaments-pause = Pause
tournaments-resume = Go on
tournaments-pause-about = Paused, no round begins; tables that play go on.
tournaments-cancel = Cancel the tournament
tournaments-cancel-about = Tables that play go on as usual games. The standings stay as they are.
tournaments-keep = Keep it
tournament-none = There is no such tournament.
tournament-over = This tournament is over.
tournament-begun = This tournament has begun.
tournament-closed = This tournament takes nobody any more.
tournament-full = This tournament is full.
tournament-removed = The host has removed you from this tournament.
tournament-two-hands = You or a bot of yours has entered already.
tournament-too-few = It needs { $least } players for a full table.
tournament-too-many = { $most } of your tournaments are not over; end one first.
tournament-people-open = Only people open tournaments, no bots.
tournament-no-programs = No bots play in this tournament.
tournament-account = Only people with an account open and enter tournaments.
tournament-host-only = Only the host of the tournament can do this.
