# Tournaments, at /tournaments; what their server refuses.
tournament-none = There is no such tournament.
tournament-over = This tournament is over.
tournament-begun = This tournament has begun.
tournament-closed = This tournament takes nobody any more.
tournament-full = This tournament is full.
tournament-removed = The host has removed you from this tournament.
tournament-two-hands = You or a bot of yours has entered already.
tournament-too-few = It needs { $least } players for a full table.
tournament-too-many = { $most } of your tournaments are not over; end one first.
tournament-people-open = Only people open tournaments, no bots.
tournament-no-programs = No bots play in this tournament.
tournament-account = Only people with an account open and enter tournaments.
tournament-host-only = Only the host of the tournament can do this.
