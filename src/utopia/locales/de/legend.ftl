# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = Ein Beispiel mit Bildern
example-before = Vorher
example-after = Nachher
example-then = Danach
example-closed = Die Insel des Wassers ist gesperrt
example-missing = Für das Bild braucht es das Netz.

## Die Legende

legend-title = Figuren und Zeichen
legend-about = Was alles ist, und wie es hier gezeichnet ist
legend-civilizations = Die fünf Völker
legend-civilizations-about =
    Fürst, Gast und Karte tragen dasselbe Zeichen. Drei gleiche Fürsten in einem Stadtteil werden zum Monument ihrer
    Zeile.
legend-pieces = Spielmaterial
legend-map = Auf dem Plan
legend-islands = Die vier Inseln und ihre Tiere
legend-prince = Fürst
legend-prince-about =
    Hat Farbe und Form seines Spielers: 40 von jeder Farbe, acht von jedem Volk. Eine Zahl sagt, wie viele beisammen
    stehen.
legend-guest = Gast
legend-guest-about = Kommt mit dem Schiff. Du nimmst ihn und setzt einen Fürsten seines Volkes auf die Insel des Schiffs.
legend-card = Aktionskarte
legend-card-about = Bewegt, fügt hinzu oder entfernt einen Fürsten, oder ändert die Prestige-Skala.
legend-card-short = Karte
legend-monument = Monument
legend-monument-about = Steht für immer in einem beherrschten Stadtteil und bringt in jeder Runde Punkte.
legend-base = Sockel
legend-base-about = Zeigt mit seiner Farbe, wem ein Monument oder ein Weltwunder gehört. Du hast acht.
legend-wonder = Weltwunder
legend-wonder-about = Eines auf jeder Insel, für fünf verschiedene Fürsten: sofort 6 Punkte.
legend-minister = Minister
legend-minister-about = Deine Figur auf der Wertungsleiste. Wer vorn ist, handelt zuerst.
legend-privilege = Privileg
legend-privilege-about = Lässt eine Karte als ein anderes Volk gelten. Du hast zwei für die ganze Partie.
legend-bag = Beutel
legend-bag-about = Enthält die 40 Gäste. Genommene kommen am Ende von Phase 1 wieder hinein.
legend-ship = Schiff
legend-ship-about = Eines für jede Insel, mit ihrem Tier auf dem Segel. Daneben liegen die Gäste, die man nehmen kann.
legend-summary = Übersichtskarte
legend-summary-about = In der Schachtel sind fünf, eine für jeden Spieler. Hier ersetzt sie diese Seite.
legend-start = Startfeld
legend-start-about = Unten in der Mitte der Wertungsleiste: Hier beginnen alle mit 0 Punkten.
legend-value = Wert eines Stadtteils
legend-value-about = So viel bekommt, wem das Weltwunder der Insel gehört, wenn jemand den Stadtteil übernimmt.
legend-harbour = Anleger
legend-harbour-about = Von hier fahren Fürsten zu einem anderen Anleger, im selben Meeres-Sektor oder im angrenzenden.
legend-street = Straße
legend-street-about = Trennt zwei benachbarte Stadtteile. Mit einer Karte geht ein Fürst hinüber.
legend-bridge = Brücke und Kanal
legend-bridge-about = Der Kanal trennt die Inseln. Fürsten kommen über eine Brücke; Boote fahren nicht hindurch.
legend-place = Platz für ein Weltwunder
legend-place-about = Einer auf jeder Insel, mit ihrem Tier. Er gehört zu keinem Stadtteil.
legend-lighthouse = Leuchtturm und gepunktete Linie
legend-lighthouse-about =
    Es gibt drei. Von jedem führt eine gepunktete Linie aufs Meer: Dort endet ein Meeres-Sektor, und der nächste
    beginnt. Mit einer Karte fährt ein Boot über höchstens eine solche Linie.
legend-reef = Klippen
legend-reef-about = Sie schließen das Meer zwischen Luft und Feuer. Kein Boot kommt an ihnen vorbei.
legend-animal-water = Fisch
legend-animal-fire = Salamander
legend-animal-wind = Vogel
legend-animal-earth = Schlange

## Wer das Spiel gemacht hat

credits-title = Das Spiel und wer es gemacht hat
credits-made =
    Utopia ist ein Brettspiel von Ludovic Vialla und Arnaud Urbon, 2007 erschienen bei Editions du Matagot, mit Bildern
    von Stéphane Poinsot, Jean-Mathias Xavier, Christophe Rendu und Carole Carillon.
credits-independent =
    Was du hier siehst, ist unabhängig davon, mit eigenen Worten und eigenen Bildern. Es ist weder von ihnen gemacht
    noch von ihnen gebilligt. Wenn dir das Spiel gefällt, such die Schachtel.
