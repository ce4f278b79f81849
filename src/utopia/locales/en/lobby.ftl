# Finding a game: the lobby, pairing, the terms of a table, watching.

lobby-title = Lobby
lobby-open = Open tables
lobby-open-none = No table is open just now. Let yourself be paired, or open one: it stands here for everybody.
lobby-open-filtered = None of the { $count } open tables fits.
lobby-open-all = Show all
lobby-running = Games to watch
lobby-running-about = You see the board as everybody does, later where the table says so, and no hands but those shown to you.
lobby-lost = The connection is lost; this list may be out of date. It comes back by itself.
lobby-join = Sit down
lobby-watch = Watch
lobby-mine = To the table
lobby-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-of = Table of { $name }
lobby-away = The host is away just now.
lobby-round = Round { $round }
lobby-name-title = What shall we call you?
lobby-accounts-only = Rated: to sit down here you need an account.
lobby-to-account = Make one

## Filters

lobby-filter = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
}
lobby-filter-players = Players
lobby-filter-tempo = Tempo
lobby-filter-edition = Edition
lobby-filter-language = Language
lobby-filter-experience = Experience
lobby-filter-rated = Rating
lobby-any = Any
lobby-players = { $players } players

## Terms of a table

lobby-tempo-none = No clocks
lobby-tempo-live = Live, { $minutes } min + { $seconds } s
lobby-tempo-live-kind = Live
lobby-tempo-slow = Slow, { $hours ->
    [24] 1 day
    [48] 2 days
    [72] 3 days
   *[other] { $hours } hours
} a turn
lobby-tempo-slow-kind = Slow
lobby-language-any = Any language
lobby-experience = For whom
lobby-experience-any = Everybody
lobby-experience-new = New to it
lobby-experience-some = Some games
lobby-experience-much = Old hands
lobby-rated = Rated
lobby-unrated = Not rated
lobby-agreed = What is played
lobby-option = { $option }: { $value }
lobby-casual = Not rated
lobby-late = Watched { $delay } late
lobby-delay-none = at once
lobby-delay = { $seconds ->
    [60] 1 minute
   *[other] { NUMBER($minutes) } minutes
}
terms-title = Company
terms-who = Who may come
terms-private = By link
terms-private-about = Only whom you send the link.
terms-listed = From the lobby
terms-listed-about = Everybody sees the table in the lobby and can take a free seat. Your link works as well.
terms-language = Language at the table
terms-experience-about = It forbids nothing; it says whom you would like to meet.
terms-rated = Rated game
terms-rated-about = It changes ratings. Everybody needs an account, and no bots play.
terms-bots = Bots may fill free seats
terms-bots-about = Else you begin when all have come, or with fewer seats.
terms-watchable = Everybody may watch
terms-watchable-about = The game stands in the lobby while it runs.
terms-delay = Spectators see the game
terms-later = { $delay } later
terms-delay-about = So that nobody can tell a player what he should not know yet. Where a hand is shown it is a minute at least.

## Pairing

seek-title = Find me a game
seek-about = Choose what would do. As soon as enough people want the same, your table is laid.
seek-players = How many play
seek-players-none = Choose one at least.
seek-waiting = { $count ->
    [0] nobody waits
    [one] 1 waits
   *[other] { $count } wait
}
seek-tempo = When
seek-live = Now
seek-live-about = About an hour, { $minutes } minutes each. Stay on this page until you are called.
seek-slow = Over days
seek-slow-about = A day for every turn. You may leave this page: the game then stands under My games.
seek-fill = Bots for empty seats
seek-fill-after = { $seconds ->
    [30] After 30 seconds
    [60] After 1 minute
    [120] After 2 minutes
   *[300] After 5 minutes
}
seek-fill-never = Never
seek-level = How strong
seek-rated = Only rated games
seek-rated-about = Among people with an account, without bots.
seek-go = Find me a game
seek-looking = Looking for people …
seek-looking-for = For { $players }, { $when ->
    [slow] over days
   *[live] now
}
seek-waited = Waiting for { $time }
seek-bots-in = Bots take the empty seats in { $time }
seek-bots-now = Bots take the empty seats now
seek-stay = Stay on this page: you are called here.
seek-leave = You may leave this page. The game will stand under My games.
seek-stop = Stop looking
seek-missed = You did not come in time, so the others began without you. Look again if you like.
seek-gathering = You have been paired. The game begins as soon as all have come; who is not here within a minute is left out.
seek-gone = This table is no longer there: it was closed, or somebody did not come.
seek-to-lobby = To the lobby
seek-begin-full = All seats are taken: anybody here may begin.
lobby-seat-kept = Kept for { $name }
lobby-again-begins = As soon as everybody is here, any of you can begin. You can leave this page open.

## Watching

watching-late = You are watching, { $delay } behind
watching-count = { $count ->
    [0] Nobody is watching just now
    [one] 1 spectator
   *[other] { $count } spectators
}
watching-show = Show them my hand
watching-show-of = Show them { $name }’s hand
watching-show-about = A minute later, to spectators only; the other players never see it. You can cover it at any time.
watching-hands = Shown: { $names }

## What is wrong

problem-tempo = In so little time nobody could think. Choose another tempo.
problem-rated-seats = At a rated table everybody has an account and a device of their own, and no bots play.
problem-rated-account = This game is rated: only people with an account can play in it.
problem-no-bots = No bots play at this table. Wait for people, or begin with fewer seats.
problem-gathering = No table of those who have been paired is begun or closed by hand: the game begins by itself.
problem-not-watchable = This game cannot be watched from the lobby.
problem-bot-here = Here people want to play with people. A bot account can sit down at a table that welcomes bots.
