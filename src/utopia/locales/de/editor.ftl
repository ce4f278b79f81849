# Die Seite, auf der eine Stellung aufgebaut wird.
editor-title = Stellung aufbauen
editor-palette = Was du setzt
editor-whose = Wessen
editor-people = Welches Volk
editor-tool-prince = Fürst
editor-tool-monument = Monument
editor-tool-wonder = Weltwunder
editor-tool-guest = Gast
editor-tool-erase = Radierer
editor-tool-prince-about = Berühre einen Stadtteil: Dort steht ein Fürst mehr.
editor-tool-monument-about = Berühre einen Stadtteil: Dort steht das Monument.
editor-tool-wonder-about = Berühre eine Insel: Ihr Weltwunder steht, oder verschwindet wieder.
editor-tool-guest-about = Berühre eine Insel: An ihrem Schiff wartet ein Gast mehr.
editor-tool-erase-about = Berühre, was verschwinden soll.
editor-more = Eins mehr: { $name }
editor-fewer = Eins weniger: { $name }
editor-up = { $name } nach oben
editor-down = { $name } nach unten
editor-verdict = Kann das sein?
editor-checking = Wird geprüft …
editor-right = Diese Stellung kann es geben.
editor-decides = { $name } ist dran.
editor-wrong = { $count ->
    [one] Etwas kann nicht sein
   *[other] { $count } Dinge können nicht sein
}
editor-line = Zeile { $line }
editor-study = Studieren
editor-play = Gegen Bots spielen
editor-undo = Rückgängig
editor-clear = Alles leeren
editor-about = In der Studie machst du Züge für alle Seiten, fragst nach Tipps, schreibst, zeichnest und teilst. Der Link enthält die Stellung selbst.
editor-turn = Runde und Zug
editor-players = Spielerzahl
editor-round = Runde
editor-step = Was gefragt ist
editor-lap = Durchgang
editor-on-turn = Am Zug
editor-acted = Waren schon dran
editor-step-act = Phase 2: ein Zug
editor-step-end = Phase 1: Ende eines Zugs
editor-step-guests = Phase 1: Gäste kommen an
editor-step-guest = Phase 1: ein Gast wird genommen
editor-step-deal = Phase 2: Karten werden ausgeteilt
editor-step-discard = Phase 2: alle werfen ab
editor-step-keep = Phase 2: zu viele Karten
editor-step-over = Die Partie ist zu Ende
editor-orders = Skala und Wertungsleiste
editor-scale = Prestige-Skala
editor-track = Minister, vorn zuerst
editor-belongings = Punkte und Karten
editor-score = Punkte
editor-privileges = Privilegien
editor-score-privileges = Punkte und Privilegien
editor-hands = Handkarten
editor-discards = Offen abgeworfen
editor-pile-open = Ablage
editor-pile = { $cards ->
    [one] Im Stapel bleibt eine Karte.
   *[other] Im Stapel bleiben { $cards } Karten.
}
editor-guests = Gäste
editor-open = An den Schiffen
editor-taken = In dieser Runde genommen: { $name }
editor-supplies = Noch im Vorrat
editor-bases = Sockel
editor-monuments = Monumente
editor-rules = Regeln und Plan
editor-map-usual = Der übliche Plan
editor-map-own = Dein Plan „{ $name }“
editor-map-choose = Ein eigener Plan …
editor-map-back = Zurück zum üblichen Plan
editor-text = Dasselbe als Text
editor-text-about = Eine Angabe je Zeile. Füge hier eine Stellung ein oder ändere eine Zeile: Der Plan folgt.
editor-text-copy = Text kopieren
editor-text-order = Ordnen
