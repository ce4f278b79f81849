## The table, live: why a command is not done, and what cannot be read

bar-spectator = spectators decide nothing
tie-track = { $seat } and { $other } both have { $points }; { $seat } stands in front on the track and wins.
tie-shared = { $seat } and { $other } both have { $points } and share the place.
refusal-stale = The table has moved on since; look again and choose anew.
refusal-key-used = This command was given before, for something else; nothing was done. Choose anew.
refusal-no-seat = You are watching and have no seat to decide for.
refusal-other-seat = That seat is somebody else’s; you see the table from your own seats only.
wrong-too-long = That message is too long to be a move.
wrong-unreadable = That message could not be read; reload the page if this happens again.
