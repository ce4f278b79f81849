# Asking somebody to a table by name, and being asked

invite-title = Invite somebody by name
invite-about = They are told at once, and see what is played before they sit down. An invitation does not keep a seat: the first to come gets it.
invite-known = You have played with
invite-known-none = You have not played with anybody yet. Find people with an account by their name, or share the link.
invite-known-more = Show all ({ $count })
invite-name = Or find an account
invite-name-about = The whole name, or the address of the profile.
invite-find = Find
invite-found-none = Nobody with an account here is called exactly “{ $name }”.
invite-ask = Invite
invite-ask-whom = Invite { $name }
invite-leave-out = Leave out { $name }
invite-chosen = Will be invited
invite-guest = without an account
invite-since = account since { $when }
invite-together = { $games ->
    [0] not played together yet
    [one] one game together
   *[other] { $games } games together
}
invite-last = last: { $when }
invite-alike = Another player has a similar name. This one’s ID: { $mark }
invite-profile = Profile of { $name }
invite-asked = Invited
invite-asked-state = invited, no answer yet
invite-declined-state = { $reason ->
    [later] has declined: not now
    [clock] has declined: not with this clock
    [rated] has declined: not a rated game
    [unrated] has declined: only a rated game
    [players] has declined: not with so many players
    [rules] has declined: not by these rules
    [opponent] has declined: not with you
   *[none] has declined
}
invite-lapsed-state = did not answer in time
invite-withdraw = Withdraw
invite-withdraw-whom = Withdraw the invitation of { $name }
invite-in-form = Invite people
invite-in-form-none = Nobody by name so far
invite-in-form-about = They are invited when you open the table. You can still do so there.
invite-failed = These people could not be invited: { $names }
invite-from-profile = Play with { $name }
invite-from-profile-done = { $name } has been invited.
invite-to-table = { $others ->
    [0] Invite to your open table
   *[other] Invite to your table with { $names }
}
invite-to-new = Open a table and invite

invited-title = { $count ->
    [one] Invitation
   *[other] Invitations
}
invited-by = { $name } invites you
invited-with = With { $names }
invited-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
invited-look-at = Have a look at the table of { $name }
invited-decline = Decline
invited-decline-whom = Decline the invitation of { $name }
invited-declined = Declined. { $name } can see that.
invited-met = You have played with { $name } before.
invited-unmet = You have not played with { $name } before.

## What one agrees to

agree-title = What you would play
agree-target = The game ends with the round in which somebody has { $target } points.
agree-rules = Rules that differ
agree-watch = Spectators
agree-watch-link = Only by a link from the host
agree-watch-hands = Hands stay hidden unless their player shows them.
agree-bots-yes = Bots may fill empty seats
agree-bots-no = No bots: empty seats are removed.
agree-rules-link = The rules, in short and in full

## What cannot be done

problem-invite-guest = This table is rated, and this player has no account.
problem-invite-blocked = You block this player. End that before you invite them.
problem-invite-often = You have reached today’s limit of invitations. Share the link of the table, or try again tomorrow.
