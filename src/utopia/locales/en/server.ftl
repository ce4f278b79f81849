## What the server refuses, said in the page

problem-unreadable = The server did not understand this. Reload the page and try again.
problem-not-found = There is nothing here.
problem-no-table = There is no such table, or you have no seat there. Open it on the device you sat down with, or ask your host for a link.
problem-no-page = There is no such page.
problem-no-link = There is no such link just now. A new one can be made at the table.
problem-no-board = There is no such map.
problem-unbuilt = The page that belongs to this server has not been built; the log says why.
problem-too-large = That was too much at once.
problem-too-fast = That was a little fast. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
problem-server = The server made a mistake. It may have been done all the same: look before you try again.
problem-not-ready = The server is starting; try again in a moment.
problem-host = This server does not answer to that name. To allow it, start it with: utopia serve --allow NAME.
problem-host-unreadable = This server could not tell by which name it was asked for. Open its address again, as it was given to you.
problem-connections = Too many connections are open from your network. Close a few pages, then try again.
problem-rules-again = The rules could not be loaded yet; the server keeps trying. Try again in a moment.
problem-rules-given-up = The rules could not be loaded ({ $reason }), so this server stops. “utopia doctor” says more.
problem-other-site = A page of another site asked for this, so nothing was done.
problem-csrf = This page is out of date. Reload it and try again.
problem-stranger = The server does not know you yet. Open a table or take a seat first.
problem-host-only = Only the host of the table can do this.
problem-player-only = Only players can do this.
problem-not-yours = That seat is somebody else’s. Hands stay hidden while the game runs.
problem-hands-hidden = All hands are shown when the game is over.
problem-no-seat = There is no such seat at this table.
problem-no-leaving = You have no seat to give back. The host can close the table altogether.
problem-is-open = The game has not begun yet.
problem-is-running = The game is running already.
problem-is-over = The game is over.
problem-too-few = Utopia needs at least { $least } players. Let bots sit down instead.
problem-me = You can take only one seat yourself. Everybody else on your device gets a seat with a name.
problem-open-hand = Only a bot’s hand can be open from the beginning.
problem-name-empty = Please enter a name.
problem-name-long = The name may have at most { $most } characters.
problem-name-tricks = The name has characters that cannot be seen. Please leave them out.
problem-edition = These rules do not fit together. Choose them again.
problem-level = There is no such bot. Choose another one.

## What “utopia serve” says in the terminal

serve-running = Utopia is open at { $url }
serve-already = Utopia is open already at { $url }
serve-data = Your games are kept in { $folder }
serve-stop = Ctrl-C closes it; games that run wait for you.
serve-other-port = Port { $port } is taken by another program; port { $other } is used instead.
serve-port-taken = Port { $port } is taken. Another one is free: { $command }
serve-no-port = Port { $port } is taken, and so are those behind it. Choose another one with --port.
serve-no-such-port = There is no port { $port }: choose one from 1 to { $last } with --port, or 0 for any that is free.
serve-no-address = { $host }, port { $port }, cannot be used: { $reason }
serve-lan = Others in your network open { $url }
serve-lan-limits = It is plain http: anybody in this network could listen in, and phones can neither install the page nor get notices while it is closed. Playing works all the same.
serve-no-lan = This machine is in no network just now, so nobody else can reach it.
serve-standby-file = --standby needs a database that several servers can reach: name a PostgreSQL in UTOPIA_DATABASE. A data folder is for one server.
serve-standby = Standing by: the server at { $leader } leads. Connections go on to it; when it ends, this server takes its place.
serve-standby-leads = This server leads now.

## Further findings of “utopia doctor”

doctor-page = The page is built.
doctor-page-missing = The page is not built. In a checkout, run “npm ci” and “npm run build” in the folder ui; otherwise install Utopia again.
doctor-page-failed = The page could not be built: { $reason }
doctor-languages = All messages can be read ({ $languages }).
doctor-languages-faulty = Messages are missing or cannot be read: { $files }. Install Utopia again.
doctor-rules = The rules load in { NUMBER($seconds) } seconds.
doctor-rules-broken = The rules cannot be loaded: { $reason }. Install Utopia again.
doctor-rules-not-kept = Compiled rules cannot be kept in { $folder }, so every start takes half a minute. Allow this user to write there, or choose another folder with UTOPIA_CACHE.
doctor-well = All is well.
doctor-unwell = There is something to do: see the lines with a cross.

## Being barred, blocked, reported; whoever keeps the server

problem-barred = You are banned from playing and chatting here until { $until }. The reason: { $reason }. You can still read and leave.
problem-network-barred = Somebody without an account was banned, and came from your network. Until { $until } nobody new can play from there without an account. Sign in to your account, or make one by mail.
problem-not-together = You cannot sit down at this table. Open one of your own, or join another.
problem-rematch = You block everybody else who played here. Open a table of your own.
problem-no-person = There is no other person: it is a bot, a free seat, or you.
problem-no-line = This report is not about a message.
problem-report-closed = This report is closed already.
problem-report-empty = Say in a few words what happened.
problem-text-empty = Please enter some words.
problem-bar-admin = An admin cannot be banned. Remove them as admin first.
problem-bot-admin = A bot cannot be an admin. Its owner can.
problem-not-oneself = You cannot do that to yourself. Another admin can, or “utopia admin” at the server’s terminal.
