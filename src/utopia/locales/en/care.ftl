## Keeping others at a distance, and reporting them

care-block = Block
care-unblock = Unblock
care-block-about = You no longer see what they say, and will not sit at the same table again. Running games go on.
care-mute = Mute
care-unmute = Unmute
care-mute-about = You no longer see what they say.
care-report = Report…
care-report-what = What happened?
care-report-about = The admins of this server read it, with what was said at the table. { $name } is not told who reported.
care-report-send = Send the report
care-reported = Thank you, your report has arrived. The admins of this server will look into it.
care-distance = Mute, block or report
care-cancel = Cancel
care-secret = { $name } is not told.
care-list = People you blocked or muted
care-list-none = Nobody. At a table you can block, mute or report somebody from the list of players.
care-list-block = blocked
care-list-mute = muted
care-list-since = { $ago }
care-list-end = Remove from the list
care-list-end-of = Remove { $name } from the list
care-somebody = Somebody without a name

## Warned and barred; the foot of the page

care-barred = You are banned until { $until }: you can only read and leave.
care-barred-why = The reason: { $reason }
care-warned = From the admins of this server: { $text }
care-understood = I have read it
care-imprint = Imprint
care-imprint-none = This server does not say who runs it.
care-imprint-elsewhere = The people who run this server introduce themselves at
care-privacy = Privacy
care-documentation = Documentation
care-https = Https for this device
care-admin = Manage this server
care-foot = About this server
