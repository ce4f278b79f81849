# The board: names of what is drawn, for labels, the tray and readers who do not see it.
board-label = The board; arrow keys walk from district to district, Enter chooses one
board-prestige = Prestige
board-start = Start
board-prestige-of = { form-civ }: prestige { $value }
board-minister = { $seat }’s minister, on { $score }
board-guest = { $count ->
    [1] { form-a-civ-first } guest of { form-island }
   *[other] { $count } { form-civ } guests of { form-island }
}
board-wonder = The wonder of { form-island }
board-about = { form-island }, value { $value }
board-about-harbour = { form-island }, value { $value }, harbour
board-monument = { form-civ } monument of { $seat }
board-stack = { $count ->
    [1] { $seat }: { form-a-civ } prince
   *[other] { $seat }: { $count } { form-civ } princes
}
board-empty = Nobody lives here yet
board-possible = can be chosen now
board-tray = In this district
board-column-district = District
board-column-island = Island
board-column-value = Value
board-column-harbour = Harbour
board-column-princes = Princes
board-column-monument = Monument
board-table-caption = All districts and who stands there
