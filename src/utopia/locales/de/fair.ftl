# Versiegeltes Mischen (docs/fair.md). Das Siegel ist die Festlegung, der Startwert das Versiegelte, das Los die gezogene Zahl.

## What is wrong with a record

fair-no-commitment = { $key } steht hier ohne Festlegung; versiegeltes Mischen hat eine
fair-no-hex = { $key } ist { $text }; es sind 64 hexadezimale Ziffern in Kleinbuchstaben
fair-entropy-twice = { $colour } steht hier zweimal; wer spielt, trägt einmal bei
fair-no-seating = die Sitzordnung ist { $text }; bei { $players } am Tisch zählt sie herab bis 'of 2', etwa '2 of 3; 1 of 2'
fair-no-ticket = gelesen { $text } hinter '='; ein Los schreibt man '17 of 40', oder 'chosen'
fair-move-with-ticket = hinter einem Zug steht ein Los; nur was gezogen wird, hat eines
fair-ticket-without-seed = hier steht ein Los, aber der Kopf zeigt keinen Startwert, an dem man es prüfen könnte
fair-other-seed = das ist nicht der versiegelte Startwert: sein Hash ist { $found }, die Festlegung { $commitment }
fair-other-seat = das { $number }. Los der Sitzordnung ist { $read }, aber der Startwert zieht { $found }
fair-not-chosen = nur wer beginnt, darf bestimmt werden; alles andere wird gezogen
fair-missing-ticket = hier fehlt das Los; der Startwert zieht { $found }
fair-other-number = das Los ist { $read }, aber { $possible } Lose waren hier möglich
fair-other-ticket = das Los ist { $read }, aber beim { $number }. Mal zieht der Startwert { $found }
fair-other-answer = das Los { $read } bedeutet hier '{ $right }'
record-seed = der Startwert

## At the terminal

record-fair-proved =
    Fair: { $draws ->
        [one] das einzige Los wurde
       *[other] alle { $draws } Lose wurden
    } vor dem ersten Ziehen versiegelt, durch { $commitment }.
record-fair-sealed = Versiegelt durch { $commitment }: die Lose kann man prüfen, wenn die Partie zu Ende ist und die Aufzeichnung den Startwert zeigt.
record-fair-unsealed = Sie nennt keine Festlegung; wie gezogen wurde, zeigt sie also nicht.

## On the page

fair-title = Faires Mischen
fair-sealed = Das Mischen ist versiegelt. Das Siegel:
fair-added =
    { $count ->
        [0] Noch niemand hat eigenen Zufall beigetragen.
        [one] Eine Person am Tisch hat eigenen Zufall beigetragen.
       *[other] { $count } am Tisch haben eigenen Zufall beigetragen.
    }
fair-about =
    Vor dem ersten Ziehen hat der Server einen geheimen Startwert versiegelt. Alles, was gezogen wird, folgt aus ihm und aus
    Zufallsziffern, die die Browser am Tisch beitragen. Nach der Partie zeigt die Aufzeichnung den Startwert: dann können alle
    prüfen, dass nichts geändert wurde.
fair-how = Das Mischen ist versiegelt: Was heißt das?
fair-check = Das Mischen prüfen
fair-check-title = Ein Mischen prüfen
fair-check-about =
    Dein Browser rechnet jedes Los allein aus der Aufzeichnung nach und fragt niemanden. Speichere die Aufzeichnung am Ende einer
    Partie und wähle sie hier.
fair-choose = Aufzeichnung wählen
fair-checking = Es wird gerechnet …
fair-good =
    { $draws ->
        [one] Fair. Das einzige Los stand fest, bevor die Partie begann.
       *[other] Fair. Alle { $draws } Lose standen vor dem ersten Ziehen fest.
    }
fair-bad = Nicht fair, oder später geändert.
fair-bad-line = Zeile { $line }: { $why }.
fair-not-yet = Versiegelt. Den Startwert sieht man, wenn die Partie zu Ende ist; dann kann man die Lose prüfen.
fair-none = Diese Aufzeichnung nennt kein Siegel; wie gezogen wurde, zeigt sie also nicht.
fair-unreadable = Das ist keine Aufzeichnung von Utopia als Text.
fair-seed-fits = Der Startwert ist der versiegelte.
fair-seed-withheld = Die Partie ist zu Ende, aber die Aufzeichnung zeigt ihren Startwert nicht.
fair-seats-fit = Die Sitzordnung wurde mit ihm gezogen.
fair-seal-seen = Es ist das Siegel, das dieser Browser sich gemerkt hat, als er den Tisch zum ersten Mal sah.
fair-seal-other = Als er den Tisch zum ersten Mal sah, hat sich dieser Browser ein anderes Siegel gemerkt: { $seal }
fair-seal-gone = Als er den Tisch zum ersten Mal sah, hat sich dieser Browser ein Siegel gemerkt, und diese Aufzeichnung nennt keines: { $seal }
fair-seal-unseen = Dieser Browser hat sich dieses Siegel nicht gemerkt. Vergleiche es mit dem, das jemand am Tisch gesehen hat: { $seal }
fair-mine-is-in = Was dieser Browser beigetragen hat, gehört dazu.
fair-mine-is-not-in = Was dieser Browser beigetragen hat, gehört nicht dazu.
fair-mine-is-lost = Dieser Browser hat eigene Zufallsziffern gesendet, und der Server hat sie nicht rechtzeitig bestätigt: sie gehören nicht dazu.
fair-all-draws = Alle Lose
fair-number = Nr.
fair-answer = Antwort
fair-ticket = Los
fair-limits =
    Die Seite prüft die Lose. Was jedes Los bedeutet, folgt aus den Regeln und wird geprüft von: utopia record verify FILE
