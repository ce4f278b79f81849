# Sealed shuffles (docs/fair.md). One word for one thing: the seal is the commitment, the seed is what it seals, a ticket
# is the number that was drawn.

## What is wrong with a record

fair-no-commitment = { $key } stands here without a commitment; a sealed shuffle has one
fair-no-hex = { $key } is { $text }; it must be 64 hexadecimal digits in lowercase
fair-entropy-twice = { $colour } stands here twice; every player adds once
fair-no-seating = the seating is { $text }; for { $players } players it counts down to 'of 2', such as '2 of 3; 1 of 2'
fair-no-ticket = read { $text } behind '='; a ticket is written '17 of 40', or 'chosen'
fair-move-with-ticket = a ticket stands behind a move; only draws have one
fair-ticket-without-seed = a ticket stands here, but the head shows no seed to check it by
fair-other-seed = this is not the seed that was sealed: its hash is { $found }, the commitment { $commitment }
fair-other-seat = seat draw { $number } is { $read }, but the seed draws { $found }
fair-not-chosen = only the first player may be chosen; everything else is drawn
fair-missing-ticket = the draw lacks its ticket; the seed draws { $found }
fair-other-number = the ticket is { $read }, but { $possible } tickets were possible here
fair-other-ticket = the ticket is { $read }, but as draw { $number } the seed draws { $found }
fair-other-answer = ticket { $read } stands for '{ $right }' here
record-seed = its seed

## At the terminal

record-fair-proved =
    Fair: { $draws ->
        [one] its one draw was
       *[other] all { $draws } draws were
    } sealed before the first one, by { $commitment }.
record-fair-sealed = Sealed by { $commitment }: its draws can be checked when the game is over and the record shows the seed.
record-fair-unsealed = It names no commitment, so it does not show how its draws came about.

## On the page

fair-title = Fair shuffle
fair-sealed = The shuffle is sealed. Its seal:
fair-added =
    { $count ->
        [0] Nobody has added chance of their own yet.
        [one] One player has added chance of their own.
       *[other] { $count } players have added chance of their own.
    }
fair-about =
    Before the first draw the server sealed a secret seed. Everything drawn follows from it, and from random digits that
    players’ browsers add. After the game the record shows the seed: then anybody can check that nothing was changed.
fair-how = The shuffle is sealed: what is this?
fair-check = Check the shuffle
fair-check-title = Check a shuffle
fair-check-about =
    Your browser works out every draw anew from the record alone, and asks nobody. Save a record at the end of a game, and
    choose it here.
fair-choose = Choose a record
fair-checking = Checking…
fair-good =
    { $draws ->
        [one] Fair. The one draw was fixed before the game began.
       *[other] Fair. All { $draws } draws were fixed before the first one.
    }
fair-bad = Not fair, or changed afterwards.
fair-bad-line = Line { $line }: { $why }.
fair-not-yet = Sealed. The seed is shown when the game is over; then its draws can be checked.
fair-none = This record names no seal, so it does not show how its draws came about.
fair-unreadable = This is not a record of Utopia as text.
fair-seed-fits = The seed is the one that was sealed.
fair-seed-withheld = The game is over, but the record does not show its seed.
fair-seats-fit = The seats were drawn by it.
fair-seal-seen = It is the seal that this browser noted when it first saw the table.
fair-seal-other = When it first saw the table, this browser noted another seal: { $seal }
fair-seal-gone = When it first saw the table, this browser noted a seal, and this record names none: { $seal }
fair-seal-unseen = This browser has not noted this seal. Compare it with what a player saw: { $seal }
fair-mine-is-in = What this browser added is part of it.
fair-mine-is-not-in = What this browser added is not part of it.
fair-mine-is-lost = This browser sent random digits of its own, and the server did not confirm them in time: they are not part of it.
fair-all-draws = All draws
fair-number = No.
fair-answer = Answer
fair-ticket = Ticket
fair-limits =
    The page checks the tickets. What each ticket stands for follows from the rules, and is checked by: utopia record verify
    FILE
