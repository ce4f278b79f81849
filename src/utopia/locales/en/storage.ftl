## What is stored: what can go wrong, said to players and to whoever runs the server

storage-full = The disk is full, so nothing was saved. Ask the admins to make room; then try again.
storage-locked = Another program is holding the saved games, so nothing was saved. Try again in a moment.
storage-read-only = The folder with the saved games cannot be written, so nothing was saved.
storage-damaged = The file with the saved games is damaged. “utopia doctor” says more.
storage-unreachable = The saved games cannot be reached just now. Try again in a moment.
storage-taken = Another server has taken over the saved games, so this one saves nothing more. One of the two must be stopped.
storage-closed = The server is stopping, so this was not saved. Try again in a moment.
storage-unstorable = This has a character or a number that cannot be stored.
storage-no-link = This link does not work (any more). Ask the host for a new one.
storage-no-seat = No seat is free at this table any more.
storage-had-seat = You, or a bot account of yours, have left this game. You cannot take a second seat in it: you would see two hands. Watch, or open a table of your own.
storage-no-invitation = This invitation is over: it was taken back, the table is full or gone, or the game has begun.
storage-invited = A table can invite { $most } people at a time.
storage-no-passage = This link does not work (any more): it works once and not for long. Make a new one on the device you played on before.
storage-game-damaged = This game was damaged while it was stored, so nobody can play on. The server’s log says more.
storage-board-unknown = This game is played on a map that this server does not have (any more). It has to be put back.
storage-folder-unusable = The data folder { $folder } cannot be used ({ $reason }). Choose another with --data or UTOPIA_DATA, or allow this user to write there.
storage-folder-in-use = Another Utopia server (process { $process }) is using the data folder { $folder }. Stop that one, or choose another folder with --data.
storage-schema-newer = { $file } was made by a newer Utopia (its schema is { $theirs }, this one knows { $ours }). Install that version again, or choose another folder with --data.
storage-schema-foreign = The database was not made by Utopia (it holds { $tables }). Move it away, or choose another folder with --data.
storage-schema-differs = The saved games do not have the form that this program needs (they differ in { $parts }). The person who runs this server has to put a copy in their place.

## Findings of “utopia doctor”

doctor-folder = The data folder is { $folder }.
doctor-folder-new = The data folder { $folder } does not exist yet; the first start makes it.
doctor-folder-read-only = The data folder { $folder } cannot be written. Allow this user to write there, or choose another with --data.
doctor-in-use = A Utopia server (process { $process }) is running with this data.
doctor-not-in-use = No server is running with this data.
doctor-database-new = There is no database yet; the first start makes one.
doctor-database-read-only = The database { $file } cannot be written. Allow this user to write it.
doctor-database-open = Other users of this machine can read { $file }, which holds everybody’s hands and mail addresses. This closes it: { $command }
doctor-database-damaged = The database { $file } is damaged ({ $fault }). Stop the server and restore a backup.
doctor-database-whole = The database is intact ({ NUMBER($megabytes) } MB).
doctor-schema-current = The schema is up to date ({ $version }).
doctor-schema-older = The schema is { $version }; the next start updates it to { $ours } and keeps a backup.
doctor-space = { NUMBER($megabytes) } MB of disk space are free.
doctor-space-low = Only { NUMBER($megabytes) } MB of disk space are free. Make room before games can no longer be saved.

## “utopia backup” and “utopia restore”

backup-done = Copied to { $file }: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
}, { $people ->
    [one] one person
   *[other] { NUMBER($people) } people
}, { $megabytes } MB. The copy was read back and is intact.
backup-nothing = There is nothing to copy: { $folder } holds no database. Name the server’s folder with --data, or its PostgreSQL database with UTOPIA_DATABASE.
backup-exists = { $file } is there already; it was left as it is. Choose another name.
backup-unwritable = { $file }: { $reason }. Nothing was changed.
backup-damaged = { $file } is damaged ({ $fault }). Nothing was changed.
backup-foreign = { $file } is no copy of a Utopia server’s data. Nothing was changed.
restore-nothing = There is no file { $file }.
restore-done = { $folder } now holds what the copy holds: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
}, { $people ->
    [one] one person
   *[other] { NUMBER($people) } people
}, { $megabytes } MB. The next start of the server uses it.
restore-kept = The data from before is in { $file }; to go back: { $command }

## Keeping others at a distance, and reporting them

storage-nobody = There is nobody (else) known as { $person } here.
storage-list-full = Your list is full ({ $most }). Remove somebody first.
storage-many-reports = You have reported a lot within the last hour. Try again later.
