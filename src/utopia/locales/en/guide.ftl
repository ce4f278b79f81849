# A newcomer’s first turns, explained at the table in the moments when it matters.

guide-title = Your first turns
guide-offer-title = First game?
guide-offer = Your first turns can be explained while you play them, a few words at a time.
guide-yes = Show me how
guide-no = No, thanks
guide-next = Got it
guide-stop = Stop explaining
guide-guest-title = Phase 1: take a guest
guide-guest = Choose a lit guest, then a lit district of that island: one of your princes moves in.
guide-housed-title = Your guest has a home
guide-housed = Keep equal princes together: three in a district become a monument. “End turn” passes play on; until then you can undo.
guide-others-title = The others play
guide-others = The player furthest ahead on the score track goes first. The chronicle shows what everybody does.
guide-discard-title = The leader discards most
guide-discard = The first on the track discards two cards, the last none, all others one. Keep cards of civilizations that you have princes of.
guide-build-title = You can build
guide-build = Three equal princes become a monument, which pays every round. Five different ones on an island become its wonder: 6 points.
guide-act-title = Phase 2: play your cards
guide-act = Choose a card and then what lights up: it moves, adds or removes princes. Play as many as you like and keep the rest.
guide-king-title = What the king likes
guide-king = Each round your monuments pay 5 points for the civilization that the king likes best, 1 for the last. A card lifts one by a step.
guide-done-title = That is the whole game
guide-done = New guests are here. The game ends with the round in which somebody has { $points } points. The book has all the rules.
