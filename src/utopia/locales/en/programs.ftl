## What the server refuses programs, and whoever makes tokens for them

problem-token-malformed = This is not a token of Utopia: its end does not fit its beginning. Was it copied completely?
problem-token-unknown = This server knows no such token. Make one in the browser, under your programs.
problem-token-revoked = This token has been revoked. Make a new one in the browser.
problem-token-expired = This token has expired. Make a new one in the browser.
problem-token-in-address = There is a token in the address, where others may read it. Revoke it, and send the new one as a header.
problem-token-door = No token can use this endpoint. A person does it in the browser.
problem-token-scope = The token lacks the scope { $scope }. Make one that has it.
problem-token-too-many = You have { $most } tokens that work. Revoke one before you make another.
problem-no-token = You have no such token.
problem-no-bot = You have no such bot.
problem-bot-too-many = You have { $most } bots already. Remove one first.
problem-bot-played = This bot has played, so it cannot be removed; revoke its tokens to retire it.
problem-too-many-streams = Too many streams are open. Close one first.
problem-which-seat = You have several seats at this table. Say which of them moves.
problem-code-or-move = Give the move by its code or in words, not both.
problem-move-unreadable = This is not a move. docs/moves.md says how moves are written.
problem-key = An Idempotency-Key has 1 to 40 characters of ASCII.
problem-record-unreadable = This is not a record of a game: { $reason }
problem-record-wrong = The record breaks a rule. { $where }: { $reason }
problem-record-redacted = This record holds only what one seat knew. Only a complete one can be imported.
problem-record-running = This game is not over. Only finished games can be imported.
problem-record-board = This game was played on a map that this server does not have.
problem-record-name-tricks = { $where }: this name has characters that cannot be seen, or that change how others look. Please take them out of the record and import it again.
problem-record-text-tricks = { $where }: this title or comment has characters that cannot be seen, or that change how others look. Please take them out of the record and import it again.
problem-record-name-long = { $where }: this name is too long. At most { $most } characters can be kept; please shorten it in the record and import it again.
problem-record-here = This game was played here. Only games that were imported can be deleted.

## What “utopia bot” says in the terminal

bot-here = { $name } is at { $server }; { $bot } plays.
bot-plays = Game { $game }: plays { $seat }.
bot-moved = Game { $game }, round { $round }: { $move } ({ $seconds } s)
bot-over = Game { $game } is over: place { $place } with { $points } points.
bot-failed = The bot { $bot } failed ({ $trouble }); { $instead } decided instead.
bot-refused = Game { $game }: a move was refused, which should not be ({ $error }). It is tried again.
bot-shut-out = Game { $game } is closed to this bot: { $error }
bot-no-map = Game { $game } is played on a map that this program does not have. Bring it up to date.
bot-no-rules = Game { $game } has rules that this program does not know. Bring it up to date.
bot-no-position = A position of game { $game } cannot be read: { $error }
bot-server = { $server } is no address of a server; say http://HOST:PORT, as in the browser
bot-which = say which games: --table ID, --join LINK, or --accept-all alone for all of its account
bot-seconds = { $seconds } is not a number of seconds
bot-token-file = { $file } cannot be read: { $reason }
bot-no-token = there is no token: keep one by “utopia token keep”, or put it into a file (--token-file) or into { $variable }; the page makes one, under your programs

## The page of one’s programs

programs-title = Programs and bots
programs-about = Programs can play here as well: your own, or ours on your machine. Each uses a token instead of a password.
programs-open = Your programs and bots
programs-bots = Your bots
programs-bots-about = A bot has an account of its own and is shown as a bot at every table. You are responsible for what it does.
programs-bot-name = Name of the bot
programs-open-bot = Open an account
programs-remove = Remove
programs-remove-bot = Remove { $name }
programs-new-token = A new token
programs-token-name = What it is for
programs-token-name-about = For yourself, to tell tokens apart: “laptop”, “copy of my games”.
programs-for = Who uses it
programs-for-me = I do
programs-for-bot = The bot { $name }
programs-works = It works
programs-life = { $days ->
        [0] until I revoke it
        [365] for a year
       *[other] for { $days } days
    }
programs-may = It may
programs-scope-games-read = read games
programs-scope-games-read-about = Lists, views, streams and records, as far as you may know them yourself.
programs-scope-games-play = play
programs-scope-games-play-about = Move and undo, on seats of its own.
programs-scope-tables-open = open and join tables
programs-scope-tables-open-about = Sit down, start, leave.
programs-scope-talk = chat
programs-scope-talk-about = Read and write messages at its tables.
programs-scope-records = export and import records
programs-scope-records-about = Export all your records, and import others.
programs-scope-account-read = read the account
programs-scope-account-read-about = Which bots you have.
programs-name-missing = Say what it is for.
programs-scope-missing = Allow it at least one thing.
programs-make = Make the token
programs-shown = Keep this now: it is shown only this once.
programs-copy = Copy the token
programs-use = What to do with a token
programs-use-file = Put it into a file, token.txt, that nobody else can read; a program sends it with every request.
programs-use-address = The address of the interface
programs-use-look = Does it work? This lists the games that it sees:
programs-use-keep = Keep it on your machine, once; it is not shown while you type:
programs-use-bot = Let one of our bots play wherever the token’s account has a seat:
programs-use-copy = Copy
programs-use-unpacked = If you run from a checkout, use python3 run.py instead of utopia.
programs-use-doors = All endpoints, with examples; docs/api.md says more
programs-tokens = Your tokens
programs-expired = Expired
programs-until = Works until { $day }
programs-until-revoked = Works until you revoke it
programs-never-used = never used
programs-used = last used { $day }
programs-revoke = Revoke
programs-revoke-token = Revoke { $name }
programs-records = Records
programs-records-about = All your games as text, to keep or to study. You can import finished games that were played elsewhere, also a whole file of them: each is checked line by line, can be replayed here, and does not count.
programs-records-out = Download all my records
programs-record-in = Import records…
programs-records-going = Importing: { NUMBER($seen) } of { NUMBER($all) }…
programs-records-read = { $count ->
        [0] No game imported.
        [one] One game imported.
       *[other] { NUMBER($count) } games imported.
    }
programs-records-running = { $count ->
        [one] One is still running and was left out.
       *[other] { NUMBER($count) } are still running and were left out.
    }
programs-records-again = { $count ->
        [one] One was here already.
       *[other] { NUMBER($count) } were here already.
    }
programs-record-again = You imported this game before: it is here already.
programs-record-look = Watch it
programs-records-look = See them
programs-records-line = { $file }, line { $line }
