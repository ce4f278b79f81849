# Die Wörter des Spiels, für Seite, Terminal und Server. Was die Variablen bedeuten, steht in en/game.ftl.

## Namen

civilization-maya = Maya
civilization-persian = Perser
civilization-chinese = Chinesen
civilization-greek = Griechen
civilization-egyptian = Ägypter
land-maya = Maya
land-persian = Persien
land-chinese = China
land-greek = Griechenland
land-egyptian = Ägypten
island-water = Wasser
island-fire = Feuer
island-wind = Luft
island-earth = Erde
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-violet = Violett
source-wonder = Gebaute Weltwunder
source-patronage = Besitz eines Weltwunders
source-addition = Fremde Fürsten an eigenen Monumenten
source-removal = Entfernte Fürsten
source-prestige = Prestige
district-heron-quay = Reiherkai
district-lantern-hill = Laternenhügel
district-tide-mill = Gezeitenmühle
district-mirror-court = Spiegelhof
district-reed-gate = Schilftor
district-cinder-wharf = Aschenkai
district-glass-row = Glasbläsergasse
district-sun-gate = Sonnentor
district-ember-stairs = Gluttreppe
district-kilns = Brennöfen
district-bell-foundry = Glockengießerei
district-kite-market = Drachenmarkt
district-vane-square = Wetterhahnplatz
district-gull-terrace = Möwenterrasse
district-sail-lofts = Segelspeicher
district-harp-steps = Harfenstufen
district-olive-landing = Olivenanleger
district-granary = Kornspeicher
district-quarry-gate = Steinbruchtor
district-vine-slopes = Rebhänge
district-old-orchard = Alter Obstgarten
district-clay-yards = Lehmhöfe
district-salt-garden = Salzgarten
district-barley-strand = Gerstenstrand
sector-ember-sound = Glutsund
sector-mirror-bay = Spiegelbucht
sector-furrow-bay = Furchenbucht
sector-gale-reach = Sturmreede

## Grammatik

form-civ = { $civ ->
    [maya] Maya
    [persian] Perser
    [chinese] Chinesen
    [greek] Griechen
    [egyptian] Ägypter
   *[other] { $civ }
}
form-second = { $second ->
    [maya] Maya
    [persian] Perser
    [chinese] Chinesen
    [greek] Griechen
    [egyptian] Ägypter
   *[other] { $second }
}
form-civ-e = { $civ ->
    [maya] Maya-
    [persian] persische{" "}
    [chinese] chinesische{" "}
    [greek] griechische{" "}
    [egyptian] ägyptische{" "}
   *[other] { $civ }-
}
form-civ-e-first = { $civ ->
    [maya] Maya-
    [persian] Persische{" "}
    [chinese] Chinesische{" "}
    [greek] Griechische{" "}
    [egyptian] Ägyptische{" "}
   *[other] { $civ }-
}
form-civ-en = { $civ ->
    [maya] Maya-
    [persian] persischen{" "}
    [chinese] chinesischen{" "}
    [greek] griechischen{" "}
    [egyptian] ägyptischen{" "}
   *[other] { $civ }-
}
form-civ-en-first = { $civ ->
    [maya] Maya-
    [persian] Persischen{" "}
    [chinese] Chinesischen{" "}
    [greek] Griechischen{" "}
    [egyptian] Ägyptischen{" "}
   *[other] { $civ }-
}
form-civ-er = { $civ ->
    [maya] Maya-
    [persian] persischer{" "}
    [chinese] chinesischer{" "}
    [greek] griechischer{" "}
    [egyptian] ägyptischer{" "}
   *[other] { $civ }-
}
form-civ-er-first = { $civ ->
    [maya] Maya-
    [persian] Persischer{" "}
    [chinese] Chinesischer{" "}
    [greek] Griechischer{" "}
    [egyptian] Ägyptischer{" "}
   *[other] { $civ }-
}
form-civ-es = { $civ ->
    [maya] Maya-
    [persian] persisches{" "}
    [chinese] chinesisches{" "}
    [greek] griechisches{" "}
    [egyptian] ägyptisches{" "}
   *[other] { $civ }-
}
form-civ-es-first = { $civ ->
    [maya] Maya-
    [persian] Persisches{" "}
    [chinese] Chinesisches{" "}
    [greek] Griechisches{" "}
    [egyptian] Ägyptisches{" "}
   *[other] { $civ }-
}
form-second-e = { $second ->
    [maya] Maya-
    [persian] persische{" "}
    [chinese] chinesische{" "}
    [greek] griechische{" "}
    [egyptian] ägyptische{" "}
   *[other] { $second }-
}
form-second-en = { $second ->
    [maya] Maya-
    [persian] persischen{" "}
    [chinese] chinesischen{" "}
    [greek] griechischen{" "}
    [egyptian] ägyptischen{" "}
   *[other] { $second }-
}
form-land = { $civ ->
    [maya] Maya
    [persian] Persien
    [chinese] China
    [greek] Griechenland
    [egyptian] Ägypten
   *[other] { $civ }
}
form-island = { $island ->
    [water] Insel des Wassers
    [fire] Insel des Feuers
    [wind] Insel der Luft
    [earth] Insel der Erde
   *[other] { $island }
}
form-the-district = { $district ->
    [heron-quay] den Reiherkai
    [lantern-hill] den Laternenhügel
    [tide-mill] die Gezeitenmühle
    [mirror-court] den Spiegelhof
    [reed-gate] das Schilftor
    [cinder-wharf] den Aschenkai
    [glass-row] die Glasbläsergasse
    [sun-gate] das Sonnentor
    [ember-stairs] die Gluttreppe
    [kilns] die Brennöfen
    [bell-foundry] die Glockengießerei
    [kite-market] den Drachenmarkt
    [vane-square] den Wetterhahnplatz
    [gull-terrace] die Möwenterrasse
    [sail-lofts] den Segelspeicher
    [harp-steps] die Harfenstufen
    [olive-landing] den Olivenanleger
    [granary] den Kornspeicher
    [quarry-gate] das Steinbruchtor
    [vine-slopes] die Rebhänge
    [old-orchard] den Alten Obstgarten
    [clay-yards] die Lehmhöfe
    [salt-garden] den Salzgarten
    [barley-strand] den Gerstenstrand
   *[other] { $district }
}
form-at-district = { $district ->
    [heron-quay] am Reiherkai
    [lantern-hill] am Laternenhügel
    [tide-mill] an der Gezeitenmühle
    [mirror-court] im Spiegelhof
    [reed-gate] am Schilftor
    [cinder-wharf] am Aschenkai
    [glass-row] in der Glasbläsergasse
    [sun-gate] am Sonnentor
    [ember-stairs] an der Gluttreppe
    [kilns] an den Brennöfen
    [bell-foundry] an der Glockengießerei
    [kite-market] am Drachenmarkt
    [vane-square] am Wetterhahnplatz
    [gull-terrace] auf der Möwenterrasse
    [sail-lofts] am Segelspeicher
    [harp-steps] an den Harfenstufen
    [olive-landing] am Olivenanleger
    [granary] am Kornspeicher
    [quarry-gate] am Steinbruchtor
    [vine-slopes] an den Rebhängen
    [old-orchard] im Alten Obstgarten
    [clay-yards] in den Lehmhöfen
    [salt-garden] im Salzgarten
    [barley-strand] am Gerstenstrand
   *[other] in { $district }
}
form-to-district = { $district ->
    [heron-quay] zum Reiherkai
    [lantern-hill] zum Laternenhügel
    [tide-mill] zur Gezeitenmühle
    [mirror-court] zum Spiegelhof
    [reed-gate] zum Schilftor
    [cinder-wharf] zum Aschenkai
    [glass-row] zur Glasbläsergasse
    [sun-gate] zum Sonnentor
    [ember-stairs] zur Gluttreppe
    [kilns] zu den Brennöfen
    [bell-foundry] zur Glockengießerei
    [kite-market] zum Drachenmarkt
    [vane-square] zum Wetterhahnplatz
    [gull-terrace] zur Möwenterrasse
    [sail-lofts] zum Segelspeicher
    [harp-steps] zu den Harfenstufen
    [olive-landing] zum Olivenanleger
    [granary] zum Kornspeicher
    [quarry-gate] zum Steinbruchtor
    [vine-slopes] zu den Rebhängen
    [old-orchard] zum Alten Obstgarten
    [clay-yards] zu den Lehmhöfen
    [salt-garden] zum Salzgarten
    [barley-strand] zum Gerstenstrand
   *[other] nach { $district }
}
form-from-district = { $district ->
    [heron-quay] vom Reiherkai
    [lantern-hill] vom Laternenhügel
    [tide-mill] von der Gezeitenmühle
    [mirror-court] vom Spiegelhof
    [reed-gate] vom Schilftor
    [cinder-wharf] vom Aschenkai
    [glass-row] von der Glasbläsergasse
    [sun-gate] vom Sonnentor
    [ember-stairs] von der Gluttreppe
    [kilns] von den Brennöfen
    [bell-foundry] von der Glockengießerei
    [kite-market] vom Drachenmarkt
    [vane-square] vom Wetterhahnplatz
    [gull-terrace] von der Möwenterrasse
    [sail-lofts] vom Segelspeicher
    [harp-steps] von den Harfenstufen
    [olive-landing] vom Olivenanleger
    [granary] vom Kornspeicher
    [quarry-gate] vom Steinbruchtor
    [vine-slopes] von den Rebhängen
    [old-orchard] vom Alten Obstgarten
    [clay-yards] von den Lehmhöfen
    [salt-garden] vom Salzgarten
    [barley-strand] vom Gerstenstrand
   *[other] von { $district }
}

## Warum ein Zug nicht geht, und was richtig wäre

refusal-game-is-over = Die Partie ist zu Ende; niemand zieht mehr.
refusal-chance-decides = Erst wird gezogen oder ausgeteilt; danach entscheiden die Spieler.
refusal-not-your-decision = Gerade entscheidet jemand anderes; du bist dran, wenn du gefragt wirst.
refusal-guest-not-open = Auf der { form-island } liegt kein { form-civ-er }Gast; nimm einen, der offen liegt, oder den eben gezogenen.
refusal-island-is-closed = Die { form-island } ist zu zweit gesperrt; wähle eine andere Insel.
refusal-no-prince-in-supply = Im Vorrat ist kein { form-civ-er }Fürst mehr; wähle ein anderes Volk.
refusal-no-prince-in-supply-enter = Im Vorrat ist kein { form-civ-er }Fürst mehr; nimm den Gast, ohne einen einzusetzen: 'take { $civ } { $island }'.
refusal-placing-is-compulsory = Im Vorrat ist noch ein { form-civ-er }Fürst, also musst du ihn einsetzen: 'enter { $civ }' mit einem Stadtteil der { form-island }.
refusal-surprise-used = Mehr als einen Überraschungsgast je Runde darf niemand ziehen; nimm einen offenen Gast.
refusal-bag-is-empty = Der Beutel ist leer, also gibt es keinen Überraschungsgast; nimm einen offenen Gast.
refusal-cannot-name-yourself = Niemand benennt sich selbst; benenne jemand anderen.
refusal-no-such-player = So jemand sitzt nicht an diesem Tisch; wähle einen der Plätze.
refusal-wonder-stands = Auf der { form-island } steht schon ein Weltwunder, und jede Insel trägt nur eines; wähle eine andere Insel.
refusal-wonder-needs-each-civilization = Das Weltwunder der { form-island } braucht dort je einen deiner Fürsten von jedem Volk; noch sind nicht alle da.
refusal-no-base-left = Du hast keinen Sockel mehr, und jeder Bau braucht einen; du baust nichts mehr.
refusal-not-the-civilization-asked = Nach einem { form-civ-en }Fürsten ist gerade nicht gefragt; antworte für das Volk, um das es geht.
refusal-no-prince-there = Kein { form-civ-er }Fürst von dir kann { form-from-district } weg; wähle einen Stadtteil, in dem einer steht.
refusal-district-is-controlled = Ein Monument steht schon { form-at-district }; wähle einen Stadtteil ohne Monument.
refusal-district-needs-three = Um { form-the-district } zu übernehmen, brauchst du dort drei { form-civ-e }Fürsten; so viele sind es nicht.
refusal-no-monument-left = Es ist kein { form-civ-es }Monument mehr übrig; wähle drei Fürsten eines anderen Volkes.
refusal-wrong-number-of-cards = Du musst 2 Karten abwerfen, wenn du auf der Wertungsleiste vorn liegst, keine, wenn du hinten liegst, sonst 1.
refusal-wrong-number-of-cards-pay = Das ist die falsche Zahl von Karten: Heben kostet eine, Senken zwei.
refusal-no-such-card = Du hast keine { form-civ-e }Karte; wähle eine Karte aus deiner Hand.
refusal-no-such-card-two = Diese zwei Karten hast du nicht, { form-civ } und { form-second }; wähle Karten aus deiner Hand.
refusal-card-needed = Das kostet eine { form-civ-e }Karte, gedruckt oder durch ein Privileg; du hast keine auszuspielen.
refusal-card-needed-raise = { form-land } zu heben kostet eine passende Karte; du hast keine auszuspielen.
refusal-no-privilege-left = Du hast kein Privileg mehr; spiele die Karte als das, was aufgedruckt ist.
refusal-same-civilization = Eine { form-civ-e }Karte braucht kein Privileg, um eine zu sein; mach sie zu einem anderen Volk.
refusal-privilege-leads-nowhere = Mit einer Karte als { form-second } wäre keine Aktion möglich; verwandle eine Karte nur für eine Aktion, die du dann spielen kannst.
refusal-no-way-there = Ein Schritt führt nicht { form-to-district }; er geht über eine Straße oder Brücke oder mit dem Boot von Anleger zu Anleger desselben oder eines benachbarten Meeres-Sektors.
refusal-no-way-there-move = Keine Straße, keine Brücke und kein Boot führt { form-from-district } weg; bewege Fürsten von anderswo.
refusal-not-enough-princes = Wo der Zug beginnt, stehen weniger als { $number } solche Fürsten; bewege nur einen.
refusal-no-monument-of-it = Kein { form-civ-es }Monument steht { form-at-district }; wähle einen Stadtteil, der eines trägt.
refusal-three-cards-needed = Ein Fürst an beliebigem Ort kostet drei { form-civ-e }Karten; du hast weniger auszuspielen.
refusal-already-at-the-top = { form-land } steht schon auf 5 und steigt nicht weiter; hebe ein anderes Volk.
refusal-already-at-the-bottom = { form-land } steht schon auf 1 und fällt nicht weiter; senke ein anderes Volk.
refusal-two-cards-needed = { form-land } zu senken kostet zwei passende Karten; du hast weniger auszuspielen.
refusal-unknown-move = Das ist kein Zug in diesem Spiel; wähle einen aus der Liste.

## Warum eine Art von Zug gerade nicht gefragt ist

not-now-enter = Jetzt wird kein Gast genommen; das geschieht zu Beginn eines Zuges in Phase 1.
not-now-take = Jetzt wird kein Gast genommen; das geschieht zu Beginn eines Zuges in Phase 1.
not-now-surprise = Jetzt wird kein Überraschungsgast gezogen; er tritt in Phase 1 an die Stelle eines Gastes.
not-now-name = Jetzt wird niemand benannt; das folgt auf einen Überraschungsgast.
not-now-end = Der Zug kann jetzt nicht enden; beantworte erst, was gefragt ist.
not-now-district = Jetzt wird nichts gebaut; du baust in deinem eigenen Zug der Phase 1 oder 2, zwischen dessen anderen Schritten.
not-now-wonder = Jetzt wird nichts gebaut; du baust in deinem eigenen Zug der Phase 1 oder 2, zwischen dessen anderen Schritten.
not-now-leave = Jetzt geht kein Fürst weg; das wird beim Bau eines Weltwunders gefragt.
not-now-discard = Jetzt wird keine Karte abgeworfen; das wird zu Beginn der Phase 2 gefragt, oder bei mehr als 5 Karten nach einem Zug.
not-now-discard-two = Jetzt werden keine zwei Karten abgeworfen; das tut zu Beginn der Phase 2, wer auf der Wertungsleiste vorn liegt.
not-now-privilege = Jetzt kann keine Karte verwandelt werden; das geht in deinem Zug der Phase 2.
not-now-move = Jetzt können keine Fürsten ziehen; das geht in deinem Zug der Phase 2.
not-now-to = Jetzt ist nach keinem Ziel gefragt; sag zuerst, welche Fürsten ziehen.
not-now-add = Jetzt kann kein Fürst hinzugefügt werden; das geht in deinem Zug der Phase 2.
not-now-anywhere = Jetzt kann kein Fürst hinzugefügt werden; das geht in deinem Zug der Phase 2.
not-now-remove = Jetzt kann kein Fürst entfernt werden; das geht in deinem Zug der Phase 2.
not-now-raise = Die Skala lässt sich jetzt nicht ändern; das geht in deinem Zug der Phase 2.
not-now-lower = Die Skala lässt sich jetzt nicht ändern; das geht in deinem Zug der Phase 2.
not-now-pay = Jetzt ist nichts zu bezahlen; sag zuerst, welches Volk steigt.
not-now-pay-two = Jetzt ist nichts zu bezahlen; sag zuerst, welches Volk fällt.

## Was geschah

event-enter = { $seat } nimmt den { form-civ-en }Gast der { form-island } und setzt einen Fürsten { form-at-district } ein.
event-take = { $seat } nimmt den { form-civ-en }Gast der { form-island } und setzt keinen Fürsten ein, denn es ist keiner mehr da.
event-surprise = { $seat } zieht einen Überraschungsgast.
event-name = { $seat } benennt { $other }: { $other } muss einen offenen Gast nehmen.
event-end = { $seat } beendet den Zug.
event-district = { $seat } übernimmt { form-the-district } mit drei { form-civ-en }Fürsten.
event-wonder = { $seat } baut das Weltwunder der { form-island }.
event-leave = Der { form-civ-e }Fürst von { $seat } { form-at-district } geht für das Weltwunder weg.
event-discard = { $seat } wirft eine { form-civ-e }Karte ab.
event-discard-two = { $seat } wirft zwei Karten ab: { form-civ } und { form-second }.
event-discard-unseen = { $seat } hat gewählt, was abgeworfen wird.
event-privilege = { $seat } macht mit einem Privileg eine { form-civ-e }Karte zu einer { form-second-en }Karte.
event-move = { $seat } zieht mit einer { form-civ-en }Karte { form-from-district } weg.
event-to-1 = { $seat } bringt einen Fürsten { form-to-district }.
event-to-2 = { $seat } bringt zwei Fürsten { form-to-district }.
event-add = { $seat } setzt einen { form-civ-en }Fürsten an das Monument { form-at-district }.
event-anywhere = { $seat } setzt für drei Karten einen { form-civ-en }Fürsten { form-at-district } ein.
event-remove = { $seat } entfernt für zwei Punkte einen { form-civ-en }Fürsten am Monument { form-at-district }.
event-raise = { $seat } hebt { form-land } auf der Prestige-Skala.
event-lower = { $seat } senkt { form-land } auf der Prestige-Skala ganz nach unten.
event-pay = { $seat } bezahlt mit einer { form-civ-en }Karte.
event-pay-two = { $seat } bezahlt mit zwei Karten: { form-civ } und { form-second }.
event-scale = { form-land } kommt auf die Prestige-Skala.
event-first-player = { $other } beginnt.
event-guest = Ein { form-civ-er }Gast der { form-island } kommt aus dem Beutel.
event-card = { $other } bekommt eine { form-civ-e }Karte.
event-unseen-card = { $other } bekommt eine Karte.

## Was gefragt ist

question-scale = Welches Volk kommt als Nächstes auf die Prestige-Skala, auf { $value }?
question-first-player = Wer beginnt?
question-arrival = Welcher Gast kommt aus dem Beutel? Noch zu ziehen: { $number }.
question-surprise-draw = Welchen Gast zieht { $seat } aus dem Beutel?
question-deal = Welche Karte bekommt { $seat }? Noch auszuteilen: { $number }.
question-guest = { $seat } nimmt einen offenen Gast oder zieht einen Überraschungsgast und darf bauen.
question-surprise-guest = { $seat } setzt für den eben gezogenen { form-civ-en }Gast der { form-island } einen Fürsten ein und darf bauen.
question-name = { $seat } benennt jemand anderen für einen offenen Gast und darf bauen.
question-named-guest = { $seat }, benannt von { $other }, nimmt einen offenen Gast.
question-named-end = { $seat }, benannt von { $other }, baut oder hört auf.
question-end = { $seat } baut oder beendet den Zug.
question-leave = Welcher { form-civ-e }Fürst von { $seat } geht für das Weltwunder der { form-island } weg?
question-discard = { $number ->
    [one] Eine Auswahl fehlt noch: Was wird abgeworfen?
   *[other] { $number } Spieler wählen zugleich, was sie abwerfen.
}
question-discard-one = { $seat } (eine Karte)
question-discard-two = { $seat } (zwei Karten)
question-act = { $seat } spielt Karten aus, baut oder beendet den Zug.
question-destination = Wohin ziehen die { form-civ-en }Fürsten von { $seat } { form-from-district }, und wie viele, einer oder zwei?
question-privilege = { $seat } spielt die Karte als { form-civ } aus: eine Aktion, die sie bezahlt.
question-pay-raise = Mit welcher Karte bezahlt { $seat }, um { form-land } zu heben?
question-pay-lower = Mit welchen zwei Karten bezahlt { $seat }, um { form-land } zu senken?
question-keep = { $seat } behält 5 von { $number } Karten und wirft die übrigen ab.
question-over = Die Partie ist zu Ende.

## Warum wer am Zug ist: ein paar Worte, kein Satz

turn-over = die Partie ist zu Ende
turn-chance = es wird gezogen oder ausgeteilt
turn-at-once = alle, die Karten schulden, wählen zugleich
turn-named = benannt von { $other }
turn-first-on-start = vorn auf dem Startfeld
turn-first = vorn auf der Wertungsleiste, auf { $points }
turn-next = als Nächstes auf der Leiste, auf { $points }; alle davor hatten im Durchgang ihren Zug
turn-behind = nach { $other } auf { $points } angekommen; alle davor hatten im Durchgang ihren Zug
turn-fixed = als Nächstes in der Reihenfolge, die zu Beginn des Durchgangs galt

## Warum nichts (mehr) zurückgenommen werden kann: ein halber Satz

bar-beginning = noch hat niemand etwas entschieden
bar-set-up = die Partie hat eben erst begonnen
bar-surprise-drawn = der Überraschungsgast ist gezogen
bar-guests-arrived = die Gäste der Runde sind gezogen
bar-cards-dealt = die Karten sind ausgeteilt
bar-discards-shown = die abgeworfenen Karten sind aufgedeckt
bar-discard-final = eine Auswahl zum Abwerfen ist endgültig
bar-turn-ended = der Zug wurde beendet, und das ist endgültig
bar-other-decided = { $seat } hat seitdem entschieden
bar-game-over = die Partie ist zu Ende

## Die Chronik

chronicle-round = Runde { $number }
chronicle-setup = Aufbau
chronicle-gains = { $seat } bekommt { $points }.
chronicle-target = Die Partie ist zu Ende: { $standings }.
chronicle-stall = Die Partie ist nach Runde 40 zu Ende, denn niemand hat das Ziel erreicht: { $standings }.
chronicle-place = { $place }. { $seat } { $score }
gain-wonder = { $seat } bekommt { $points } für das Weltwunder.
gain-patronage = { $seat } bekommt { $points } durch das Weltwunder der Insel.
gain-addition = { $seat } bekommt { $points } für den Fürsten am Monument.
gain-removal = { $seat } bekommt { $points } für den entfernten Fürsten.
gain-prestige = { $seat } bekommt { $points } für Prestige.

## Warum ein Ereignis einer Aufzeichnung unmöglich ist: ein halber Satz

impossible-draw = das kann hier nicht gezogen werden; möglich: { $possible }
impossible-receiver = die Karte geht hier an { $colour }, nach der Reihenfolge auf der Wertungsleiste
impossible-draw-over = die Partie ist zu Ende; es wird nichts mehr gezogen
impossible-draw-turn = hier wird nichts gezogen; zu entscheiden hat: { $seats }
impossible-move-draw = erst wird gezogen; möglich: { $possible }
impossible-unseen-full = eine vollständige Aufzeichnung sagt, was abgeworfen wurde; nur eine geschwärzte hat 'discard ?'
impossible-unseen-own = wer zuschaut, kennt die eigenen abgeworfenen Karten; schreib sie hin
impossible-unseen-owed = { $seat } hat hier nichts abzuwerfen
impossible-unseen-shown = mit dieser Auswahl liegt alles offen, also muss dastehen, was { $seat } abgeworfen hat
impossible-result = das Ergebnis lautet { $read }, aber die Ereignisse führen zu { $found }
impossible-result-running = das Ergebnis lautet { $read }, aber nach dem letzten Ereignis geht die Partie weiter
impossible-cut = die Zeile bricht ab; eine Zeile endet mit LF
record-line = Zeile { $number }
record-event = Ereignis { $number }
record-result = das Ergebnis
