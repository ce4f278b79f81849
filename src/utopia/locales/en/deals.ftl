# Deals: the same chance against the same bots, at /deals.
deals-title = Same deal
deals-about = Everybody plays the same deal once: the same guests arrive, the same cards are drawn, the same bots sit there. Then you compare.
deals-daily = Deal of the day
deals-daily-about = { $players } players. Everybody gets the same one; the next comes at midnight UTC.
deals-new = Challenge others
deals-new-about = Choose the bots and send the address. The results stay hidden from those who have still to play.
deals-players = Players
deals-make = Make a deal
deals-mine = Your deals
deals-none = You have made or played none yet.
deals-by = { $name } challenges you
deals-of-day = Deal of { $day }
deals-yours = Your deal
deals-one = Deal
deals-facts = { $players } players · { $bots }
deals-finished = { $number ->
    [0] Nobody has played it yet
    [one] One person has played it
   *[other] { $number } people have played it
}
deals-state = { $state ->
    [new] Not played yet
    [running] You are playing
   *[other] Played
}
deals-play = { $state ->
    [new] Play it
    [running] Go on
   *[other] Compare
}
deals-once = You can play it once. There are no hints, and who wins is told only to those who have played.
deals-name = Your name
deals-results = Results
deals-rank = Rank
deals-who = Player
deals-points = Points
deals-lead = Ahead of the best bot
deals-place = Place
deals-given-up = given up
deals-you = you
deals-look = Replay
deals-analysis = Analysis
deals-alone = Nobody else has played it yet. Send the address to somebody:
deals-send = Send it to others:
deals-copy = Copy the address
deals-all = All deals
problem-no-deal = There is no such deal.
