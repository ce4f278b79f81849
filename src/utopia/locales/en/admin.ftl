## The pages of whoever keeps the server

admin-title = Manage this server
admin-tab-reports = Reports
admin-tab-people = People
admin-tab-tables = Tables
admin-tab-audit = Audit log
admin-tab-server = Server
admin-more = Show more
admin-search = Search
admin-search-people = Part of a name or mail address, or an id
admin-search-tables = Part of a player’s name, or an id
admin-nothing = Nothing found.
admin-which = Show
admin-reports-open = Open
admin-reports-handled = Closed
admin-reports-none = No open reports. All is quiet.
admin-from-about = { $reporter } about { $about }
admin-from-line = { $reporter } about a message by { $about }
admin-from-self = { $reporter } about something of their own
admin-from-table = { $reporter } about a table
admin-somebody = (no name)
admin-bot-of = A bot of
admin-said-around = What was said around it
admin-said-nothing = Nothing was said at that table.
admin-line-removed = removed
admin-line-spectators = among spectators
admin-what-now = What to do
admin-act-note = Add a note
admin-act-remove-line = Delete the message
admin-act-warn = Warn
admin-act-bar = Ban
admin-act-unbar = Lift the ban
admin-act-close = Close the report
admin-act-sign-out = Sign out everywhere
admin-act-promote = Make an admin
admin-act-demote = Remove as admin
admin-act-end = End this game
admin-act-delete = Delete this table
admin-act-sure = Really?
admin-words = Message
admin-words-about = A warning and the reason for a ban are shown to the person; a note and the outcome of a report are not.
admin-for = For how long
admin-for-hours = { $hours ->
    [24] a day
    [72] three days
    [168] a week
    [720] a month
    [876000] for good
   *[other] { $hours } hours
}
admin-done-before = Earlier actions
admin-outcome = Outcome: { $outcome }
admin-people-all = All
admin-people-barred = Banned
admin-is-admin = admin
admin-is-bot = bot
admin-is-account = account
admin-is-guest = no account
admin-is-barred = banned until { $until }
admin-person-facts = { $games ->
    [one] one seat
   *[other] { $games } seats
}, { $reports ->
    [0] never reported
    [one] reported once
   *[other] reported { $reports } times
}
admin-seen = last seen { $ago }
admin-never-seen = not signed in anywhere
admin-tables-of = Tables
admin-state-open = open
admin-state-running = round { $round }
admin-state-over = over
admin-tables-all = All
admin-tables-open = Open
admin-tables-running = Running
admin-tables-over = Over
admin-free-seat = free
admin-quoted = “{ $text }”
admin-deed-pending = not done yet
admin-deed-until = until { $until }
admin-deed-failed = not done: { $why }
admin-deed = { $action ->
    [ban] banned
    [unban] lifted the ban of
    [warn] warned
    [warning-read] read a warning
    [promote] made an admin
    [demote] took admin rights from
    [sign-out] signed out everywhere
    [line-remove] deleted a message
    [note] noted
    [report-close] closed a report
    [table-end] ended a table
    [person-delete] deleted
    [link] made a sign-in link for
    [token] made a token for
    [token-revoke] revoked a token of
    [retention] deleted what had expired
   *[other] { $action }
}
admin-who = { $who ->
    [terminal] The terminal
    [server] The server
   *[other] { $who }
}
admin-no-deeds-yet = Nothing has been done yet.
admin-server-version = Version
admin-server-schema = schema { $schema }
admin-server-since = Running since
admin-server-database = Database
admin-server-megabytes = { $used } MB, { NUMBER($free) } MB free
admin-server-megabytes-elsewhere = { $used } MB
admin-server-games = Tables
admin-server-games-are = { NUMBER($open) } open, { NUMBER($running) } running, { NUMBER($over) } over
admin-server-people = People
admin-server-people-are = { $accounts ->
        [one] { NUMBER($accounts) } account
       *[other] { NUMBER($accounts) } accounts
    }, { NUMBER($guests) } without an account, { NUMBER($barred) } banned
admin-server-now = Right now
admin-server-now-are = { $sockets ->
        [one] { NUMBER($sockets) } connection
       *[other] { NUMBER($sockets) } connections
    }, { $rooms ->
        [one] { NUMBER($rooms) } game in memory
       *[other] { NUMBER($rooms) } games in memory
    }
admin-server-waiting = Waiting
admin-server-waiting-are = { $reports ->
        [one] { NUMBER($reports) } open report
       *[other] { NUMBER($reports) } open reports
    }, { $notices ->
        [one] { NUMBER($notices) } notice to send
       *[other] { NUMBER($notices) } notices to send
    }
admin-server-backup = Last backup
admin-server-backup-none = None from here yet. “utopia backup” makes one while the server runs.
admin-server-mail = Mail
admin-server-mail-on = a mail server is set up
admin-server-mail-off = no mail server: nobody gets mail (UTOPIA_SMTP)
admin-server-rules = Rules
admin-server-rules-on = loaded
admin-server-rules-off = being loaded
