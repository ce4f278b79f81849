# A newcomer’s first turns, explained at the table in the moments when it matters.

guide-title = Your first turns
guide-offer-title = First game?
guide-offer = Your first turns can be explained while you play them, a few words at a time.
guide-yes = Show me how
guide-no = No, thanks
guide-next = Got it
guide-stop = Stop explaining
guide-guest-title = Phase 1: take a guest
guide-guest =
    Ships bring guests to the four islands. Choose a lit guest, then a lit district of that island: one of your
    princes moves in. Three equal princes in a district become a monument, so keep equals together.
guide-housed-title = Your guest has a home
guide-housed =
    Each of you takes three guests, one at a time; then the cards come. “End turn” passes play to the next player. Until then “Undo” takes back what you did.
guide-others-title = The others play
guide-others = The player furthest ahead on the score track goes first. The chronicle shows what everybody does.
guide-discard-title = The leader discards most
guide-discard =
    Before the cards are played, the first on the track discards two, the last none, all others one. Keep cards of
    civilizations that you have princes of.
guide-build-title = You can build
guide-build =
    Three equal princes in a district become a monument: the district is yours for ever and pays at the end of every
    round. Five different ones on an island become its wonder, worth 6 points at once.
guide-act-title = Phase 2: play your cards
guide-act =
    A card moves, adds or removes princes of its civilization. Choose one and then what lights up. Play as many as
    you like, or none: what you keep you have in the next round.
guide-king-title = What the king likes
guide-king =
    At the end of a round every district with your monument pays by the prestige scale: 5 points for the
    civilization that the king likes best, 1 for the last. A card lifts its civilization by one step; two drop it to
    the bottom.
guide-done-title = That is the whole game
guide-done =
    Prestige was paid, and new guests are here. The game ends with the round in which somebody has { $points }
    points. The book has all the rules, and against bots the light bulb gives you a hint.
