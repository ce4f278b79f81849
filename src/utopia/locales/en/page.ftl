# The page's frame, start, open a table, waiting room, invitation, my games, settings.

page-skip = Skip to the content
page-places = Where to go
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-later = Later
page-keep = Save
page-kept = Saved
page-number-limits = From { $least } to { $most }
page-try-again = Try again
page-to-start = To the start page
page-games = My games
page-rules = Rules
page-learn = Learn
page-learn-title = Learn the game
page-learn-new = New here? Learn the game in 15 minutes
page-puzzle = Puzzle of the day
page-deal = Deal of the day
page-ranking = Ranking
page-settings = Settings
page-account = Account

page-slogan = Twenty-four districts, five civilizations, one ideal city
page-map = The map of Utopia: four islands round a harbour basin, with their monuments and wonders
page-play-now = Play now
page-play-now-about = You and three bots
page-play-now-laying = One moment; the first start takes a minute
page-opponents = How strong the bots are
page-opponents-first = Your first game against bots: gentle ones
page-opponents-same = Bots as strong as last time
page-opponents-stronger = You won twice: stronger bots now
page-opponents-gentler = Twice in last place: gentler bots now
page-opponents-chosen = The bots you chose
page-new = Open a table
page-new-about = With friends, 2 to 5 players
page-find = Find a game
page-find-about = With others who are looking
page-lobby = Lobby
page-lobby-about = Open tables, games to watch
page-continue = Continue playing
page-all-rules = All the rules
page-facts = For 2 to 5 players, about an hour

page-offline = The server cannot be reached. Nothing is lost: check the connection and try again.
page-no-cookies = Your browser sends this server no cookies, so it cannot tell that you are you: allow cookies for this page, then reload it. Reading works without them.
page-nothing-kept = This browser keeps nothing for this page: what you choose here is forgotten when you reload it or close it. Allow cookies and site data for the page, and it stays.
page-not-loaded = This page could not be loaded
page-not-found = There is nothing at this address.
page-server-trouble = The server could not do that (error { NUMBER($status, useGrouping: 0) }). Try again in a moment.
page-went-wrong = Something went wrong on this page. Reload it and try again.
page-missing = Nothing here
page-missing-about = There is no page at this address. The game may have been closed, or the link was not copied completely.
page-loading = Loading…
page-update = A new version of Utopia is available.
page-update-now = Reload

page-your-name = Your name
page-name = Name
page-name-about = The others see it at the table.
page-looks = Looks and sounds
page-language = Language
page-theme = Theme
page-theme-auto = Same as the system
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-motion = Motion
page-motion-auto = Same as the system
page-motion-auto-about = Pieces fly unless your system asks for less motion.
page-motion-lively = Lively
page-motion-lively-about = Pieces fly from where they were to where they go.
page-motion-calm = Calm
page-motion-calm-about = Nothing flies; what changed is ringed for a moment.
page-sound = Sounds
page-sound-about = Soft wood and bells; no music.
page-at-table = At the table
page-ends-turn = End my turn automatically when nothing else can be done
page-ends-turn-about = The button fills for four seconds; click or touch anywhere to stop it. Never while you play with the keyboard.
page-shortcuts = Single-letter shortcuts
page-shortcuts-about = E ends the turn, U undoes a move, and so on. Switch them off if they get in the way of speech input or a screen reader.
page-bots = Bots
page-pace = Time per bot move
page-pace-about = So that you can follow what they do.
page-pace-seconds = { $seconds ->
    [0] no time
    [1] 1 second
   *[other] { $seconds } seconds
}
page-pace-set = { $seconds ->
    [0] bots play at once
    [1] bots take 1 second a move
   *[other] bots take { $seconds } seconds a move
}
page-install = Install Utopia
page-install-about = It then opens in a window of its own, like any other app. You still need the server to play.

page-who-plays = Who plays
page-seat = Seat { $number }
page-seat-remove = Remove seat { $number }
page-seat-add = Add a seat
page-seats-full = Five is the most
page-seat-me = Me
page-seat-me-about = You, on this device.
page-seat-friend = A friend
page-seat-friend-about = Joins by link or QR code; no account needed.
page-seat-rated-about = Joins by link or QR code, with an account: the table is rated.
page-seat-device = Somebody here
page-seat-device-about = Plays on this device too; hands are covered in between.
page-seat-bot = A bot
page-seat-free = Free
page-seat-kept = Kept for { $name }
page-level = Strength of the bot
page-first = Who goes first
page-first-drawn = First player drawn at random
page-shuffle = Shuffle the seats
page-shuffle-about = Chance decides who gets which colour and who sits next to whom.
page-open-hands = Bots show their hands
page-open-hands-about = Everybody at the table sees which cards the bots hold: good for learning.
page-shuffled = seats shuffled
page-not-shuffled = seats as listed
page-customs = Seating and bots
page-rules-of-table = Rules of this table
page-edition = Edition
page-options = { $changes ->
    [0] Rule options
    [one] Rule options: { $changes } changed
   *[other] Rule options: { $changes } changed
}
page-options-changed = { $changes ->
    [one] { $changes } option changed
   *[other] { $changes } options changed
}
page-option-changed = changed
page-rule = Rule { $rule }
page-names-missing = Everybody on this device needs a name
page-open-friends = You get a link for your friends
page-open-at-once = The game begins at once
page-open-and-invite = Open and invite
page-open-and-play = Open and play

page-waiting = The table is set
page-waiting-for = { $free ->
    [one] Waiting for one more.
   *[other] Waiting for { $free } more.
}
page-all-here = Everybody is here.
page-invite = Invite
page-link = Link
page-qr = QR code of the link
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-share-text = Come and play Utopia with me
page-join-link-about = Anybody who has this link can take a free seat.
page-join-link-none = There is no invitation now: nobody can join.
page-watch-link = For those who only watch
page-watch-link-about = Anybody who has this link can watch, but sees no hands.
page-watch-link-none = There is no link for spectators.
page-link-make = Make a link
page-link-renew = New link
page-link-revoke = Withdraw
page-link-here = This address works on this computer only. To invite others in the same network, start the server with
page-start-now = Begin now
page-start-bots = { $free ->
    [one] A bot takes the free seat
   *[other] Bots take the { $free } free seats
}
page-start-fewer = { $free ->
    [one] Play without the free seat
   *[other] Play without the { $free } free seats
}
page-host-starts = { $name } begins the game as soon as everybody is here. Keep this page open.
page-slow-starts = The game begins by itself as soon as all seats are taken. You need not stay: you find it under My games.
page-close-table = Close the table
page-close-table-about = Then nobody can join any more, and the table is gone.
page-leave-table = Leave the table
page-leave-table-about = Your seat is free again for somebody else. With the same link you can come back.
page-role-me = you
page-role-bot = Bot · { $level }
page-role-program = a bot from outside
page-role-program-of = a bot of { $owner }
page-role-device = on the same device
page-role-open = not here yet

page-invitation = Invitation
page-join-title = { $name } invites you to Utopia
page-join-about = { $free ->
    [one] One seat is free. Tell the others what to call you, and sit down.
   *[other] { $free } seats are free. Tell the others what to call you, and sit down.
}
page-sit-down = Sit down
page-watch-title = Watch { $name }’s game
page-watch-about = You see the board like everybody else, but no hands.
page-watch = Watch
page-link-dead = This link no longer works. Ask for a new one.
page-already-seated = You already have a seat at this table.
page-to-table = To the table
page-no-seat = All seats are taken. Ask for a link to watch.

page-device = Continue on another device
page-device-about = On your phone or in another browser: a link that works once brings your name, your seats and your games there.
page-device-make = Make a link
page-device-link-about = Open this link on your other device. It works once, within { $minutes } minutes. Share it with nobody: anybody who has it plays as you.
page-device-as = Continue here as { $name }?
page-device-as-guest = Continue here with your games?
page-device-goes-on = You will have the same name, seats and games here. The other device keeps them too.
page-device-replaces = This browser already has another name or seat. It stays behind: from here you will reach only the games of the other device.
page-device-mine = This is already you. Open the link on another device.
page-device-yes = Continue here

page-games-none = You have not played yet. One click starts a game against three bots.
page-games-guest = Only this browser knows these games. An account keeps them, on all your devices.
page-games-keep = Keep them
page-games-running = Running
page-games-over = Finished
page-game-left = { $now ->
    [back] You left; a bot plays on until you take your seat back.
    [bot] You left; a bot plays on.
    [over] You left this game before its end.
   *[other] You left; { $name } plays on.
}
page-game-open = Waiting for players
page-game-round = Round { $round }
page-game-over = Finished in round { $round }
page-game-note = My note:
page-my-turn = Your turn
page-game-waits = waits for { $names }
page-game-until = until { $when }

page-name-taken = Somebody here is already called { $name }: your name gets a number after it.
page-bot-own-about = A bot provided by the admins of this server.
