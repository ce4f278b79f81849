# Dieselbe Partie: gleicher Zufall, gleiche Bots, unter /deals.
deals-title = Gleiche Karten
deals-about = Alle spielen dieselbe Partie einmal: Es kommen dieselben Gäste, es werden dieselben Karten gezogen, es sitzen dieselben Bots am Tisch. Danach vergleicht ihr.
deals-daily = Partie des Tages
deals-daily-about = Für { $players }. Alle bekommen dieselbe; die nächste kommt um Mitternacht (UTC).
deals-new = Andere herausfordern
deals-new-about = Wähle die Bots und verschicke die Adresse. Wer noch nicht gespielt hat, sieht keine Ergebnisse.
deals-players = Spieler
deals-make = Partie anlegen
deals-mine = Deine Partien
deals-none = Du hast noch keine angelegt oder gespielt.
deals-by = { $name } fordert dich heraus
deals-of-day = Partie vom { $day }
deals-yours = Deine Partie
deals-one = Partie
deals-facts = Für { $players } · { $bots }
deals-finished = { $number ->
    [0] Noch niemand hat sie gespielt
    [one] Eine Person hat sie gespielt
   *[other] { $number } haben sie gespielt
}
deals-state = { $state ->
    [new] Noch nicht gespielt
    [running] Du spielst gerade
   *[other] Gespielt
}
deals-play = { $state ->
    [new] Spielen
    [running] Weiterspielen
   *[other] Vergleichen
}
deals-once = Du kannst sie einmal spielen. Es gibt keine Tipps, und die Ergebnisse erfährt nur, wer gespielt hat.
deals-name = Dein Name
deals-results = Ergebnisse
deals-rank = Rang
deals-who = Spieler
deals-points = Punkte
deals-lead = Vor dem besten Bot
deals-place = Platz
deals-given-up = aufgegeben
deals-you = du
deals-look = Nachspielen
deals-analysis = Analyse
deals-alone = Noch niemand sonst hat sie gespielt. Schick jemandem die Adresse:
deals-send = Schick sie anderen:
deals-copy = Adresse kopieren
deals-all = Alle Partien
problem-no-deal = Diese Partie gibt es nicht.
