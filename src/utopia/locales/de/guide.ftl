# Die ersten Züge eines Neulings, am Tisch erklärt, wenn es darauf ankommt.

guide-title = Deine ersten Züge
guide-offer-title = Erste Partie?
guide-offer = Deine ersten Züge können dir beim Spielen erklärt werden, jeweils mit wenigen Worten.
guide-yes = Zeig’s mir
guide-no = Nein, danke
guide-next = Verstanden
guide-stop = Nichts mehr erklären
guide-guest-title = Phase 1: Nimm einen Gast
guide-guest =
    Schiffe bringen Gäste auf die vier Inseln. Wähle einen leuchtenden Gast, dann einen leuchtenden Stadtteil
    dieser Insel: Einer deiner Fürsten zieht ein. Drei gleiche Fürsten in einem Stadtteil werden ein Monument, also
    halte Gleiche beisammen.
guide-housed-title = Dein Gast hat ein Zuhause
guide-housed =
    Alle nehmen drei Gäste, einen nach dem anderen; dann kommen die Karten. Nach „Zug beenden“ ist die oder der Nächste dran. Bis dahin nimmt „Rückgängig“ zurück, was du getan hast.
guide-others-title = Die anderen spielen
guide-others = Wer auf der Wertungsleiste vorn liegt, ist zuerst an der Reihe. Die Chronik erzählt, was alle tun.
guide-discard-title = Wer führt, wirft am meisten ab
guide-discard =
    Bevor Karten gespielt werden, wirft zwei ab, wer auf der Leiste vorn liegt, keine, wer hinten liegt, und alle anderen eine.
    Behalte Karten von Völkern, von denen du Fürsten hast.
guide-build-title = Du kannst bauen
guide-build =
    Drei gleiche Fürsten in einem Stadtteil werden ein Monument: Der Stadtteil gehört dir für immer und zahlt am
    Ende jeder Runde. Fünf verschiedene auf einer Insel werden ihr Weltwunder, das sofort 6 Punkte wert ist.
guide-act-title = Phase 2: Spiel deine Karten
guide-act =
    Eine Karte bewegt Fürsten ihres Volkes, fügt welche hinzu oder entfernt sie. Wähle eine und dann, was
    leuchtet. Spiel so viele, wie du willst, oder keine: Was du behältst, hast du in der nächsten Runde.
guide-king-title = Was dem König gefällt
guide-king =
    Am Ende einer Runde zahlt jeder Stadtteil mit deinem Monument nach der Prestige-Skala: 5 Punkte für das Volk, das
    der König am liebsten mag, 1 für das letzte. Eine Karte hebt ihr Volk um eine Stufe; zwei lassen es ganz nach unten fallen.
guide-done-title = Das ist das ganze Spiel
guide-done =
    Das Prestige ist gezahlt, und neue Gäste sind da. Die Partie endet mit der Runde, in der jemand { $points }
    Punkte hat. Im Buch stehen alle Regeln, und gegen Bots gibt die Glühbirne einen Tipp.
