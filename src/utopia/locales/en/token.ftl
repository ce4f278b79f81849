## “utopia token”: what a token may do, its end, and keeping it on this machine

token-about = Check, keep and revoke the token that a program uses at a server.
token-about-check = Show whose it is, what it may do, until when, and how much of its rate limit is left.
token-about-keep = Keep it on this machine for “utopia bot”: type or pipe it in. It is tried first.
token-about-list = Show for which servers a token is kept here.
token-about-forget = Stop keeping it. It goes on working.
token-about-revoke = Revoke it, wherever it is used.
token-argument-file = A file with the token, or - for standard input; if not given, the variable UTOPIA_TOKEN, else the one that is kept here.
token-type = Token (not shown): 
token-open-file = others on this machine can read { $file }: its tokens may be known to them; revoke them, or take the others’ rights away (chmod 600)
token-not-kept = { $file } cannot be written: { $reason }
token-kept = Kept for { $server } in { $file }, which nobody else can read.
token-none-kept = No token is kept here. “utopia token keep” keeps one.
token-forgotten = The token for { $server } is no longer kept. It goes on working until it is revoked.
token-was-not-kept = No token is kept for { $server }.
token-revoked = Revoked: the token no longer works at { $server }.
client-unreachable = { $server } does not answer: { $reason }
token-at = Token “{ $token }” at { $server }
token-of = acts for { $name }
token-of-bot = acts for { $name }, a bot of { $owner }
token-may = may: { $scopes }
token-until = works until { $until }
token-until-revoked = works until it is revoked
token-allowance = { $what ->
    [reading] reading
    [past] records and the past
    [move] moves
    [change] changes
    [table] new tables
   *[socket] connections
 }: { NUMBER($left) } of { NUMBER($most) } left in { $seconds ->
    [60] a minute
    [3600] an hour
   *[other] { NUMBER($seconds) } s
 }

## “utopia admin tokens”, for whoever keeps the server

admin-about-tokens = List, make and revoke tokens of programs.
admin-about-tokens-list = List the tokens of somebody and of their bots, without their texts.
admin-about-tokens-make = Make a token for a person or a bot. Its text is shown this once.
admin-about-tokens-revoke = Revoke a token.
admin-argument-token-name = What it is for.
admin-argument-scope = What it may do; may be given again. If not given: games:read, games:play, tables:open.
admin-argument-days = For how many days it works; 0: until it is revoked.
admin-argument-token = The id of a token, not its text.
admin-head-token = token
admin-head-person = acts for
admin-head-scopes = may
admin-head-until = until
admin-head-used = last used
admin-no-tokens = There are no tokens.
admin-no-token = there is no token { $id }; “utopia admin tokens list” shows the ids
admin-token-text = { $text }
admin-token-revoked = { $id } is revoked. Programs that use it are disconnected.
admin-scope = there is no scope { $text }; there are { $known }
admin-days = { $text } is not a number of days for a token: 1 to { $most }, or 0 for no end
