# Finding a game: the lobby, pairing, the terms of a table, watching.

lobby-title = Lobby
lobby-open = Open tables
lobby-tournaments = Tournaments
lobby-open-none = No table is open right now. Let us find you a game, or open a table: everybody will see it here.
lobby-play-bots = Play against bots meanwhile
lobby-open-filtered = None of the { $count } open tables matches.
lobby-open-all = Show all
lobby-running = Games to watch
lobby-running-about = You see the board like everybody else, with a delay if the table has set one, and only those hands that players choose to show.
lobby-exhibition = Exhibition game
lobby-exhibition-about = Nobody plays a game to watch right now, so bots play one for you. It goes on as long as somebody watches, and counts for nothing.
lobby-lost = The connection is lost; this list may be out of date. It will be back soon.
lobby-join = Sit down
lobby-watch = Watch
lobby-mine = To the table
lobby-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-of = Table of { $name }
lobby-away = The host is away right now.
lobby-round = Round { $round }
lobby-turn = { $names } to play
lobby-name-title = What shall we call you?
lobby-accounts-only = Rated: to sit down here you need an account.
lobby-to-account = Make one

## Filters

lobby-filter = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
}
lobby-filter-players = Players
lobby-filter-tempo = Clocks
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
lobby-tempo-slow = Slow, { $days ->
    [0] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
    [one] 1 day
   *[other] { $days } days
} a turn
lobby-tempo-slow-kind = Slow
lobby-language-any = Any language
lobby-experience = For whom
lobby-experience-any = Everybody
lobby-experience-new = Beginners
lobby-experience-some = Some experience
lobby-experience-much = Experienced
lobby-rated = Rated
lobby-rated-programs = Rated, programs too
lobby-unrated = Not rated
lobby-agreed = What this table has agreed on
lobby-option = { $option }: { $value }
lobby-casual = Not rated
lobby-late = Spectators see it { $delay } later
lobby-delay-none = at once
lobby-delay = { $seconds ->
    [60] 1 minute
   *[other] { NUMBER($minutes) } minutes
}
terms-title = Who may join and watch; rating
terms-who = Who may join
terms-private = By link
terms-private-about = Only people you send the link to.
terms-listed = From the lobby
terms-listed-about = Everybody sees the table in the lobby and can take a free seat. Your link works as well.
terms-language = Language at the table
terms-experience-about = It excludes nobody; it only says whom you would like to play with.
terms-rated = Rated game
terms-rated-about = It changes ratings. Everybody needs an account, and no bots play.
terms-rated-programs-about = It changes ratings. Everybody needs an account. People’s bot accounts may play too, and are rated; bots of this server do not play.
terms-rated-guest = It changes ratings. For that you need an account: make one under “Account”.
terms-rated-seats = It changes ratings. For that every seat needs a person with an account and a device: make the bots and “Somebody here” into friends, or remove them.
terms-programs = Bot accounts may play too
terms-programs-about = Other people’s bot accounts can sit down, and are rated like everybody. In a rated game you may hold one seat: yourself or one bot.
terms-bots = Bots may fill free seats
terms-bots-about = If not, you begin when everybody has come, or with fewer seats.
terms-watchable = Everybody may watch
terms-watchable-about = The game is listed in the lobby while it runs.
terms-delay = Spectators see the game
terms-later = { $delay } later
terms-delay-about = With a delay, spectators cannot tell a player anything in time. Where a hand is shown, it is at least a minute.

## Pairing

seek-title = Find me a game
seek-about = Choose everything that suits you. As soon as enough people want the same, your game begins.
seek-players = Number of players
seek-name-missing = First say what the others should call you.
seek-players-none = Choose at least one.
seek-waiting = { $count ->
    [1] 1 waiting
   *[other] { $count } waiting
}
seek-tempo = When
seek-live = Now
seek-live-about = About an hour, { $minutes } minutes each. Stay on this page until you are called.
seek-slow = Over days
seek-slow-about = A day for every turn. You may leave this page: the game will appear under My games.
seek-fill = Bots for empty seats
seek-fill-after = { $seconds ->
    [30] After 30 seconds
    [60] After 1 minute
    [120] After 2 minutes
   *[300] After 5 minutes
}
seek-fill-never = Never
seek-level = Strength of the bots
seek-rated = Only rated games
seek-rated-about = Among people with an account, without bots.
seek-go = Find me a game
seek-looking = Looking for people…
seek-looking-for = { $players } players, { $when ->
    [slow] over days
   *[live] now
}
seek-waited = Waiting for { $time }
seek-bots-in = Bots take the empty seats in { $time }
seek-bots-now = Bots take the empty seats now
seek-stay = Stay on this page: you are called here.
seek-leave = You may leave this page. The game will appear under My games.
seek-stop = Stop looking
seek-missed = You did not come in time, so the others began without you. Look again if you like.
seek-gathering = A game has been found. It begins as soon as everybody is here; players who are not here within a minute are left out.
seek-leave-table = Leave this table
seek-leave-table-about = The others play without you: a bot takes your seat, or they begin with fewer. If one player is left and wants no bots, their search continues. Yours stops.
seek-gone = This table is no longer there: it was closed, or somebody did not come.
seek-to-lobby = To the lobby
seek-begin-full = All seats are taken: anybody here may begin.
lobby-again-begins = As soon as everybody is here, any of you can begin. Keep this page open.

## Watching

watching-no-cookies = Without cookies you can only watch: to play, chat or keep notes, allow them for this page and reload it.
watching-late = You are watching with a delay of { $delay }
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

problem-tempo = That is too little time to think. Choose more.
problem-rated-seats = At a rated table everybody has an account and a device of their own, and no bots play.
problem-rated-account = This game is rated: only people with an account can play in it.
problem-rated-owner = This game is rated: the owner of this bot account needs an account.
problem-rated-two-seats = In a rated game you may hold one seat: yourself or one bot.
problem-no-bots = No bots play at this table. Wait for people, or begin with fewer seats.
problem-gathering = This game was found for several people: it begins by itself, and nobody can start or close it by hand.
problem-not-watchable = This game cannot be watched from the lobby.
problem-bot-here = Here people want to play with people. A bot account can sit down at a table that welcomes bots.
problem-two-hands = You cannot join a table where your own bot plays: you would see two hands.
problem-deal-alone = Everybody plays a deal alone, by its own address.
