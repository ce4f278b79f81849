# The privacy page: what a server stores, why, how long, and who receives it.

privacy-title = Privacy
privacy-about = What { $site } stores about you, why, and for how long. There is no advertising, nobody is followed, and no page loads anything from another site.
privacy-days = { $days ->
    [one] one day
   *[other] { $days } days
}

## What is stored

privacy-stored = What is stored
privacy-visit = Your browser
privacy-visit-why = To know you again, so that your seats and games are yours: a name if you give one, your language, which browser it is (“Firefox, Windows”) and when it was last here. Your network address limits how often requests may come; it is in no file and in no log.
privacy-visit-life = Until your browser has not been here for { privacy-days }.
privacy-visitor-life = Without an account, and without ever sitting at a table: { privacy-days } after the last visit.
privacy-account = Your account, if you make one
privacy-account-why = To let you in from all your devices: your name and the public half of each passkey.
privacy-account-mail = A mail address, if you give one, to sign you in by a link and to write to you when you ask for that.
privacy-account-life = Until you delete it.
privacy-games = Your games
privacy-games-why = To go on with them, to replay and to check them: every move with its time, results, ratings, achievements, the lessons and puzzles you solved, your studies, the tournaments you entered and your results there.
privacy-games-life = Finished games without an account in them: { $days ->
    [0] for ever
   *[other] { privacy-days } after the last visit of the people who played
}. Other games stay.
privacy-tables-life = Tables that never began: { $days ->
    [0] for ever
   *[other] { privacy-days }
}.
privacy-chat = What you write
privacy-chat-why = Chat is for the table where it was written; notes are for you alone.
privacy-chat-life = Chat: { $days ->
    [0] for ever
   *[other] { privacy-days }, once the game is over
}. Notes: as long as the game.
privacy-notices = Notifications, if you want any
privacy-notices-why = To tell you when it is your turn: where you want to be told, your quiet hours and holidays, and what was sent.
privacy-notices-life = Addresses: until you remove them. What was sent: { $days ->
    [0] for ever
   *[other] { privacy-days }
}.
privacy-links = Links that sign you in
privacy-links-why = They work once. Only a digest is stored, from which the link cannot be made again.
privacy-links-life = { $minutes } minutes.
privacy-programs = Tokens for programs, if you make any
privacy-programs-why = To let your programs play for you: a name, what they may do, when they were last used. Only a digest of each token is stored.
privacy-programs-life = Until you delete everything.
privacy-audit = Reports, warnings and bans
privacy-audit-why = To protect people from each other: who reported what, what the admins decided, and each of their actions.
privacy-audit-life = Closed reports and the list of actions: { $days ->
    [0] for ever
   *[other] { privacy-days }
}.
privacy-network-life = Of somebody without an account who was banned, a keyed digest of the network address: at most { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
privacy-copies = Log and backups
privacy-copies-why = The server writes a log to find faults, without mail or network addresses. Its admins make backups against loss.
privacy-copies-life = As long as the admins keep them.

## Who receives it

privacy-received = Who receives it
privacy-received-table = Everybody at your table and its spectators: your name, your moves, and chat as far as it is meant for them. Of an account, anybody may see the profile, the rating and the achievements.
privacy-received-mail = The mail server, if you sign in by mail or want to be told by mail: your address and what is written to you.
privacy-received-push = The push service of your browser’s maker, if you switch on notifications in a browser: an encrypted message, and when it is sent.
privacy-received-chats = The chat service that you choose yourself, if you want to be told there.
privacy-received-programs = Programs to which you gave a token: what it allows.
privacy-received-admins = The admins of this server can read everything that is stored.
privacy-received-nobody = Nobody else.

## In your browser

privacy-browser = What your browser keeps
privacy-cookie-session = A cookie that says who you are. Without it you could not play.
privacy-cookie-visit = A cookie that proves that a change comes from you and from no other site.
privacy-cookie-guest = A cookie that remembers who played here before you signed in, so that those games can join your account.
privacy-cookies-life = Cookies end after { privacy-days } without a visit. No other site and no script can read them.
privacy-kept-settings = Settings for this browser: look, sound, pace, language
privacy-kept-seek = How you looked for a game the last time
privacy-kept-talk = How much of each chat you have read
privacy-kept-fair = What your browser added to shuffles, and their seals, to check games by
privacy-kept-seen = What you have been shown, so that it is not shown again
privacy-kept-after = Where you wanted to go before you signed in
privacy-kept-life = This stays until you clear this site’s data in your browser. The page itself is kept too, so that it opens without a network.

## What one can do

privacy-yours = What you can do
privacy-yours-about = Take along everything that is stored about you, correct your name and address, or delete everything at once. Finished games then stay for the others, with a seat that has no name.
privacy-yours-go = Your data
privacy-yours-ask = For other questions, write to the people who run this server: they are named in the imprint.
privacy-yours-unnamed = This server does not say who runs it. Ask the person who sent you here.
