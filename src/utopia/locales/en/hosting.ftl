## Settings of whoever hosts a server

hosting-one-of = { $name } is “{ $text }”; it can be one of { $known }
hosting-number = { $name } is “{ $text }”; it can be a whole number from 0 to { NUMBER($most) }
hosting-site-name = UTOPIA_SITE_NAME can have at most { $most } visible letters
hosting-imprint = UTOPIA_IMPRINT is “{ $file }”; it can be an address (https://…) or a text file in UTF-8 that is not empty
hosting-metrics = UTOPIA_METRICS is “{ $text }”; it can be a host and a port, such as 127.0.0.1:9420
hosting-metrics-taken = Nothing can listen at { $address } for UTOPIA_METRICS ({ $reason })
hosting-token = UTOPIA_METRICS_TOKEN is too easy to guess; it can be { $least } or more letters and digits without spaces
hosting-allow = --allow is “{ $text }”; it can be a name such as play.example, or the whole address without a path
hosting-proxies = FORWARDED_ALLOW_IPS names “{ $text }”; it can name addresses (172.20.0.5), networks (172.20.0.0/16) and gateway, with commas between them
hosting-unknown = Utopia has no setting { $name }; it changes nothing.
hosting-unknown-but = Utopia has no setting { $name }; it changes nothing. Do you mean { $near }?
doctor-setting = The server would not start: { $problem }.
doctor-settings = The settings can be used.
doctor-mail = The mail server answers ({ $host }, port { $port }).
doctor-mail-down = The mail server at { $host }, port { $port }, does not answer or does not let us in; no mail can be sent. Look at UTOPIA_SMTP.

## “utopia admin”: what its commands are for

admin-about-admin = Manage a server: people, reports, tables.
admin-about-people = Find people, ban them, make them admins.
admin-about-people-find = List people by letters of their name or mail, or by id.
admin-about-people-ban = Ban somebody: they can only read and leave.
admin-about-people-unban = Lift a ban.
admin-about-people-promote = Make somebody an admin.
admin-about-people-demote = Remove somebody as admin.
admin-about-people-sign-out = End all sessions, links and program tokens of somebody.
admin-about-people-delete = Delete everything about somebody.
admin-about-link = Make a one-time sign-in link for somebody who cannot sign in any other way.
admin-about-reports = Read and close reports.
admin-about-reports-list = List open reports.
admin-about-reports-show = Show a report with what was said around it.
admin-about-reports-close = Close a report, and say how it ended.
admin-about-tables = Find and end tables.
admin-about-tables-list = List tables by letters of a name, or by id.
admin-about-tables-end = Delete an open table, or end a running game without a ranking.
admin-about-audit = Show the audit log: actions of admins, the terminal and the server.
admin-about-retention = Delete what has expired (the server does it daily).
admin-about-servers = Show which server of the database leads and which stand by.

## “utopia admin”: its arguments

admin-argument-who = A name, a mail address or an id.
admin-argument-words = Letters of a name or mail address, or an id; everything if left out.
admin-argument-barred = Only people who are banned now.
admin-argument-for = For how long: 12h, 3d, 2w.
admin-argument-why = The reason, which they are told.
admin-argument-sure = Yes, for good.
admin-argument-handled = Those that were closed.
admin-argument-report = The id of a report.
admin-argument-outcome = How it ended.
admin-argument-state = Only those: open, running or over.
admin-argument-table = The id of a table.
admin-argument-before = Only entries with a smaller number.
admin-argument-dry-run = Only count; change nothing.

## “utopia admin”: heads of lists

admin-head-id = id
admin-head-name = name
admin-head-kind = kind
admin-head-mail = mail
admin-head-seen = last here
admin-head-games = seats
admin-head-reports = reports
admin-head-barred = banned until
admin-head-when = when
admin-head-reporter = from
admin-head-about = about
admin-head-game = table
admin-head-message = message
admin-head-who = who
admin-head-action = what
admin-head-details = details
admin-head-state = state
admin-head-changed = last move
admin-head-round = round
admin-head-role = role
admin-head-address = address
admin-head-version = version
admin-head-since = since
admin-head-host = host
admin-head-seats = seats

## “utopia admin”: what came of it

admin-no-database = There is no database in { $folder }. Name the server’s folder with --data or UTOPIA_DATA, or its PostgreSQL database by UTOPIA_DATABASE.
admin-schema = The database has the schema { $theirs }, this program works with { $ours }. Start the server of this version once; it brings the database up to date.
admin-setting = { $problem }.
admin-nobody = Nobody has the id, the mail address or exactly the name “{ $words }”. “utopia admin people find” searches by letters.
admin-several = Several people are called “{ $words }”. Say which one by the id: { $ids }.
admin-life = “{ $text }” is not a length of time; 12h, 3d or 2w would be.
admin-state = “{ $text }” is not a state of a table; there are { $known }.
admin-banned = { $name } ({ $id }) is banned until { $until } UTC and is told why. A running server gives the seats to bots within 15 seconds.
admin-unbanned = { $name } ({ $id }) may play and chat again.
admin-promoted = { $name } ({ $id }) is an admin now: the page is /admin.
admin-demoted = { $name } ({ $id }) is no longer an admin.
admin-signed-out = { $sessions ->
    [one] One session of { $name } ({ $id }) has ended.
   *[other] { $sessions } sessions of { $name } ({ $id }) have ended.
}
admin-delete-sure = This deletes everything about { $name } ({ $id }) and cannot be undone. Add --sure to do it.
admin-promote-bot = { $name } ({ $id }) is a bot and cannot be an admin. Its owner can.
admin-deleted-soon = { $name } ({ $id }) is signed out; the running server deletes everything within 15 seconds.
admin-deleted-later = { $name } ({ $id }) is signed out; the server deletes everything when it starts.
admin-link = This link signs { $name } ({ $id }) in, once, within { $minutes } minutes: { $path }
admin-no-people = There is nobody like that.
admin-no-reports = There are no reports.
admin-no-tables = There are no such tables.
admin-role-leader = leads
admin-role-standby = stands by
admin-one-server = One server runs with this data; nobody stands by for it.
admin-no-server = No server runs with this data.
admin-no-deeds = Nothing has been done yet.
admin-no-report = There is no report { $id }.
admin-report = Report { $id } of { $when } by { $reporter }
admin-report-about = About { $name } ({ $id }), table { $game }
admin-report-message = “{ $text }”
admin-line = { $mark } { $when } { $name }: { $text }
admin-report-handled = Closed on { $when }: { $outcome }
admin-report-closed = Report { $id } is closed.
admin-no-table = There is no table { $id }.
admin-table-over = The game of table { $id } is over.
admin-table-gone = The open table { $id } is gone.
admin-table-soon = The running server ends the game of table { $id } within 15 seconds, without a ranking.
admin-table-later = The server ends the game of table { $id } when it starts, without a ranking.
admin-retention = { $number } { $kind ->
    [guest_games] finished games without accounts
    [open_tables] tables that never began
    [chat] chat messages
    [deliveries] deliveries of notices
    [notices] notices
    [asking] counted invitations, a day old
    [audit] entries of the audit log
    [reports] closed reports
   *[other] { $kind }
}
admin-retention-dry = Nothing was changed. This is what would be deleted now.
admin-retention-done = Done; the audit log says what was deleted.

## The page that a browser shows when an address is refused

refused-title = That did not work
refused-shortly = One moment, please
refused-again = Try again
refused-start = To the start page
problem-metrics-token = The token for the metrics is missing or wrong: send the one of UTOPIA_METRICS_TOKEN as Authorization: Bearer.
