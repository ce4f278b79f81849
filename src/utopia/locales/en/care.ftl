## Keeping others at a distance, and reporting them

care-block = Block
care-unblock = Do not block any more
care-block-about = You do not sit at the same table again. Games that run go on.
care-mute = Mute
care-unmute = Do not mute any more
care-mute-about = You do not see what they say.
care-report = Report …
care-report-what = What happened?
care-report-about = Whoever keeps this server reads it, with what was said at the table. { $name } does not learn who reported.
care-report-send = Send the report
care-reported = Thank you, your report has arrived. Whoever keeps this server will look into it.
care-distance = Mute, block or report
care-cancel = Cancel
care-secret = { $name } does not learn of it.
care-list = People you keep at a distance
care-list-none = Nobody. At a table you can block, mute or report somebody from the list of players.
care-list-block = blocked
care-list-mute = muted
care-list-since = { $ago }
care-list-end = Remove from the list
care-list-end-of = Remove { $name } from the list
care-somebody = Somebody without a name

## Warned and barred; the foot of the page

care-barred = Until { $until } you can only read and leave here.
care-barred-why = The reason: { $reason }
care-warned = From whoever keeps this server: { $text }
care-understood = I have read it
care-imprint = Imprint
care-imprint-none = This server says nothing about who keeps it.
care-imprint-elsewhere = Whoever keeps this server says who they are at
care-admin = Look after this server
care-foot = About this server
