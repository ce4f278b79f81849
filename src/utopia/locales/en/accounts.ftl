# People who return: their account, signing in, and the mail that goes with it.

account-keep = Keep your games
account-keep-about = An account keeps your name, your seats and your games, on all your devices. There is no password.
account-make = Make an account
account-make-about = Your device keeps a passkey for you and asks for your fingerprint, your face or its PIN.
account-have = I have an account
account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
account-by-mail = By mail
account-by-mail-about = You get a link that works once, within { $minutes } minutes. It signs you in; if there is no account with this address yet, it makes one.
account-mail = Mail address
account-mail-send = Mail me a link
account-mail-sent = A link is on its way to { $mail }. Check your mailbox; it works for { $minutes } minutes.
account-passkeys-insecure = Browsers allow passkeys over https only, so there are none at this address ({ $origin }).
account-passkeys-address = Browsers do not allow passkeys at a numeric address ({ $origin }). Open the server by a name; on the machine it runs on that is localhost.
account-passkeys-elsewhere = Passkeys of this server work at { $origin } only.
account-passkeys-unsupported = This browser does not support passkeys.
account-passkeys-many = An account has { $most } passkeys at most. Remove one first.
account-no-way = At this address you cannot make an account. You can play without one all the same; this browser remembers you.
account-you = You
account-since = Account since { $date }
account-name-language = Change name or language
account-sign-out = Sign out
account-guest = Games from before
account-guest-about = Before you signed in, this browser played as { $name }, in { $games ->
    [one] one game
   *[other] { $games } games
}. Should they belong to your account from now on?
account-guest-nameless = a player without a name
account-guest-take = Add them to my account
account-guest-leave = Leave them
account-guest-leave-about = You can decide later, too. If you leave them, nobody can play on in those seats.
account-ways = How you sign in
account-passkeys = Passkeys
account-passkeys-none = None yet. A passkey is the quickest way to sign in, and it cannot be stolen by mail.
account-passkey-add = Add a passkey
account-passkey-made = Made on { $date }
account-passkey-last = last used { $ago }
account-passkey-name = Name of the passkey
account-rename = Rename
account-rename-what = Rename { $name }
account-remove = Remove
account-remove-what = Remove { $name }
account-passkey-remove-sure = Remove the passkey { $name }?
account-passkey-remove-about = Nobody can sign in with it any more. Your device may still show it: delete it there, too.
account-mail-none = No address yet. With one you can sign in even if you lose every device.
account-mail-add = Add an address
account-mail-change = Change the address
account-mail-change-about = A link goes to the new address; until it is opened, nothing changes. The old address is notified.
account-devices = Where you are signed in
account-device-unknown = A browser
account-device-here = here
account-device-seen = Signed in on { $date }, last seen { $ago }
account-device-end = Sign { $browser } out
account-devices-end = Sign out everywhere else
account-data = Your data
account-export = Download my data
account-privacy = What is stored, and for how long
account-export-about = One file with everything this server keeps about you, and the records of your finished games.
account-delete = Delete everything
account-delete-about = Your name, address, passkeys, notes, messages and ratings go for good. Finished games stay for those who played with you, and your seat there has no name any more. In running games a bot goes on for you; tables that you opened and nobody else plays at are closed.
account-delete-type = To be sure, type your name: { $name }
account-deleted = All is deleted. Thank you for playing.
account-link-sign-in = Sign in as { $name }?
account-link-sign-in-nameless = Sign in?
account-link-sign-in-about = This browser is then signed in to the account with { $mail }.
account-link-new = Make an account?
account-link-new-about = There is no account with { $mail } yet. One click makes it; what you have played in this browser belongs to it.
account-link-add = Use this address?
account-link-add-about = Anybody who reads the mail of { $mail } can then sign in to your account.
account-link-use = Use it
account-link-again = Ask for a new link
account-passkey-not-used = No passkey was used. Nothing has changed.
account-passkey-here-already = This device has a passkey of your account already.

## What the server refuses

account-errand-over = This worked once, for a short time, and that time is over. Ask for a new one.
account-mail-taken = Another account has this address. Sign in with it instead.
account-last-way = This is the last way into your account. Add a passkey or an address first.
account-no-passkey = This server does not know that passkey (any more). Use another one, or sign in another way.
account-passkey-used = This passkey’s counter has gone back, as if there were a copy of it. Nobody was signed in; sign in another way and remove the passkey.
account-passkey-known = This passkey belongs to an account already. Sign in with it.
account-passkey-refused = The passkey’s answer was not valid. Try again.
account-passkey-site = Another site asked for this passkey; this one is { $origin }. Nobody was signed in.
account-mail-malformed = This is not a mail address. It should look like ada@example.org.
account-mail-letters = Before the @, an address may have only letters from a to z, digits and a few signs. Use another address.
account-mail-often = Enough links have been sent. Check your mailbox, or try again in { $minutes } minutes.
account-mail-none-here = This server sends no mail.
account-mail-refused = The mail server does not take this address. Check how it is written.
account-mail-down = The mail server does not answer, so no link was sent. Nothing is lost: try again in a few minutes, or sign in another way.
account-link-foreign = This link is for an account that is not signed in here. Open it in the browser in which you asked for it.
account-none = You have no account yet. Make one first.
account-no-device = This browser is not signed in (any more).
account-no-guest = There are no games from before in this browser.
account-other-name = That is not your name, so nothing was deleted.

## Mail

mail-sign-in-subject = Sign in to Utopia
mail-sign-in-text =
    Hello,

    this link signs you in to Utopia at { $site }:

    { $link }

    It works once, within { $minutes } minutes. If there is no account with this address yet, it makes one.

    If you did not ask for it, do nothing: nobody can sign in without the link.
mail-add-subject = Your address at Utopia
mail-add-text =
    Hello,

    somebody wants to sign in to an account at { $site } with this address. If that is you, open this link in the same browser:

    { $link }

    It works once, within { $minutes } minutes.

    If it is not you, do nothing: then nothing changes.
mail-changed-subject = Your address at Utopia was changed
mail-changed-text =
    Hello,

    your account at { $site } now has the address { $new } instead of this one.

    If that was not you, sign in with a passkey, sign all other browsers out, and change the address back; or write to the admins of the server.

## What “utopia serve” says in the terminal

serve-origin = UTOPIA_ORIGIN is { $text }; it should be the server’s address as browsers show it, such as https://play.example, without a path
serve-address = UTOPIA_ADDRESS is { $text }; it should be host and port where the other servers of the database reach this one, such as 10.0.0.5:8420
serve-mail-origin = UTOPIA_ORIGIN is missing: with UTOPIA_SMTP it has to say where links in mail lead, for example https://play.example
mail-setting-relay = { $name } cannot be used; it should look like smtp://user:password@mail.example:587 or smtps://user:password@mail.example:465
mail-setting-sender = { $name } must be the address that mail comes from, such as Utopia <utopia@play.example>
