# Die ersten Züge eines Neulings, am Tisch erklärt, wenn es darauf ankommt.

guide-title = Deine ersten Züge
guide-offer-title = Erste Partie?
guide-offer = Deine ersten Züge können dir beim Spielen erklärt werden, jeweils mit wenigen Worten.
guide-yes = Zeig’s mir
guide-no = Nein, danke
guide-next = Verstanden
guide-stop = Nichts mehr erklären
guide-guest-title = Phase 1: Nimm einen Gast
guide-guest = Wähle einen leuchtenden Gast, dann einen leuchtenden Stadtteil seiner Insel: Einer deiner Fürsten zieht ein.
guide-housed-title = Dein Gast hat ein Zuhause
guide-housed = Halte gleiche Fürsten beisammen: Drei in einem Stadtteil werden ein Monument. Bis zu „Zug beenden“ kannst du alles zurücknehmen.
guide-others-title = Die anderen spielen
guide-others = Wer auf der Wertungsleiste vorn liegt, ist zuerst an der Reihe. Die Chronik erzählt, was alle tun.
guide-discard-title = Wer führt, wirft am meisten ab
guide-discard = Wer auf der Leiste vorn liegt, wirft zwei Karten ab, wer hinten liegt, keine. Behalte Karten von Völkern, von denen du Fürsten hast.
guide-build-title = Du kannst bauen
guide-build = Drei gleiche Fürsten werden ein Monument, das jede Runde zahlt. Fünf verschiedene auf einer Insel werden ihr Weltwunder: 6 Punkte.
guide-act-title = Phase 2: Spiel deine Karten
guide-act = Wähle eine Karte und dann, was leuchtet: Sie bewegt, bringt oder entfernt Fürsten. Spiel, so viele du willst; der Rest bleibt dir.
guide-king-title = Was dem König gefällt
guide-king = Jede Runde zahlt dein Monument 5 Punkte für das Volk, das der König am liebsten mag, bis 1 für das letzte. Eine Karte hebt ein Volk.
guide-done-title = Das ist das ganze Spiel
guide-done = Neue Gäste sind da. Die Partie endet mit der Runde, in der jemand { $points } Punkte hat. Im Buch stehen alle Regeln.
