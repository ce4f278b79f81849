## Notices: what people are told when they are elsewhere

notice-turn = It is your turn
notice-over = The game is over
notice-start = Your game has begun
notice-invitation = You are invited to a table
notice-reminder = Your time is running out
notice-reminder-last = Your time is running out for the second time in a row; if it does, your table decides about your seat
notice-vote = Your table is voting and waits for your vote
notice-vote-you = Come back within { $left }, or your table decides about your seat
notice-vote-idle = Make a move within { $left }, or your table decides about your seat
notice-report = Your report has been reviewed
notice-report-new = Somebody has reported something
notice-test = This is what a notice looks like
notice-table = { $names } · round { $round }
notice-line = { $told } ({ $table })
notice-left = Time left: { $left }.
notice-mail-several = { $count ->
        [one] one notice
       *[other] { $count } notices
    }
notice-mail-foot = No more mails of this kind ({ $kind }): { $off }
notice-mail-settings = All about your notices: { $address }

## What each kind is called

notice-kind-turn = my turn
notice-kind-over = a game ends
notice-kind-start = a game of mine begins
notice-kind-invitation = an invitation to a table
notice-kind-reminder = my time runs out
notice-kind-vote = a table votes
notice-kind-report = reports: a new one for admins, an answer to mine

## The page: where and when to be told

notices-title = Notices
notices-how = How should we tell you when it is your turn?
notices-about = Utopia tells you when a game waits for you and you are elsewhere. Once for each turn, and not while you are at the table.
notices-push-on = On this device
notices-push-about = A notice on the screen, even while no page of Utopia is open.
notices-push-insecure = Notices on the screen need https, and this page came without.
notices-push-unsupported = This browser cannot show notices.
notices-push-home = On an iPhone or iPad first add Utopia to the home screen, and open it there.
notices-push-denied = This browser blocks notices from this site. Allow them in its settings for the site, then come back.
notices-push-blocked = This browser keeps nothing for this page, and without that it cannot show notices. Allow cookies and site data for the page, then reload it.
notices-push-failed = This browser could not be reached by its push service. Try again in a moment.
notices-push-name = { $browser } on { $system }
notices-mail-on = By mail
notices-mail-about = To { $mail }; notices are gathered into one mail at most every ten minutes.
notices-mail-no-server = This server sends no mail.
notices-mail-no-account = Mail needs an account with a mail address.
notices-to-account = To my account
notices-hook = In a chat
notices-hook-about = Paste the address of a webhook: Discord, Slack, Matrix, Mattermost, Rocket.Chat, Teams, Telegram, Zulip, ntfy, Gotify, or any https address, which is then sent JSON.
notices-hook-add = Add
notices-ways = Where you get notices
notices-this-device = this device
notices-test = Send me one now
notices-tested = Sent; it should be there in a moment.
notices-remove = Remove
notices-closed = Nothing arrives there any more, so nothing is sent there. Remove it, or add it again.
notices-kinds = What you hear about there

## Quiet hours and holidays

notices-quiet = Quiet hours and holidays
notices-quiet-about = You get no notices then, and your clocks in slow games stop.
notices-quiet-nightly = Quiet hours every day
notices-quiet-from = From
notices-quiet-to = To
notices-zone = Time zone
notices-holidays = Holidays
notices-holidays-about = At most 35 days a year. Days that have begun cannot be taken back.
notices-holiday = { $first } to { $last }
notices-holiday-first = First day
notices-holiday-last = Last day
notices-holiday-add = Add

## The next game that waits

notices-waiting = { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
notices-next = Next game
notices-next-key = Next game that waits for you (N)
notices-come = A game waits for you: { $names }
notices-asked = { $name } invites you to a table
notices-look = Have a look
notices-go = Go there
notices-hide = Not now

## Links in mails

notices-go-title = To your game
notices-go-stranger = This link leads to a game, and you are not signed in here. Sign in, and it brings you there.
notices-go-other = This link leads to a game of somebody other than the person signed in here.
notices-go-broken = This link does not lead anywhere. You find your games under “My games”.
notices-sign-in = Sign in
notices-off-title = Fewer mails
notices-off-about = You get mails of this kind: { $kind }. They can end here; nothing else changes.
notices-off-do = No more of these
notices-off-done = Done. You get no more mails of this kind: { $kind }.
notices-off-broken = This link does not work. All notices can be switched on and off in the settings.

## What cannot be done

problem-notice-address = That is not an address to which a notice can be sent.
problem-notice-https = Only an address with https can be used.
problem-notice-private = That address lies in this server’s own network, where it sends nothing.
problem-notice-service = That is not a webhook that Utopia knows. It begins with https://, or with discord://, slack://, matrixs:// and the like.
problem-notice-keys = This browser’s keys cannot be used. Switch its notices off and on again.
problem-notice-many = You get notices in { $most } places already. Remove one first.
problem-notice-no-hooks = This server cannot send to chats: its admin has to install the extra utopia[notify].
problem-notice-no-mail = Mail needs an account with a mail address, and a server that sends mail.
problem-notice-not-arrived = It did not arrive. Look whether the address is still right, and try again.
problem-notice-link = This link does not work.
