# Züge, Ziehungen und Stellungen als Text: was nicht gelesen werden kann, und Stellungen, die es nicht geben kann.
form-what = { $what ->
    [move] kein Zug
    [draw] keine Ziehung
    [civilization] kein Volk
    [island] keine Insel
    [seat] kein Platz
    [district] kein Stadtteil
    [bot] kein Bot
    [number-of-princes] keine Zahl von Fürsten
    [viewer] kein Platz und kein Zuschauer dieser Partie
    [seat-of-game] kein Platz dieser Partie
    [card] keine Karte
    [source] keine Quelle von Punkten
    [step] kein Schritt
    [way] keine Art, die Prestige-Skala zu ändern
    [end] kein Grund für das Ende
    [fact] keine Angabe einer Stellung
    [number] hier keine Zahl
   *[other] nicht: { $what }
}
notation-near = { $word } ist { form-what }; meintest du { $near }?
notation-one-of = { $word } ist { form-what }; möglich: { $words }
notation-number = { $word } ist { form-what }; es ist eine Zahl von { $least } bis { $most }
notation-empty-move = eine leere Zeile ist kein Zug; er beginnt mit einem von { $words }
notation-empty-draw = eine leere Zeile ist keine Ziehung; sie beginnt mit einem von { $words }
notation-length = { $text } ist unvollständig oder zu lang; schreib { $form }
notation-not-drawn = { $text } kann jetzt nicht gezogen werden; möglich: { $draws }
notation-nothing-drawn = { $text } kann jetzt nicht gezogen werden; ein Spieler ist dran

position-line = Zeile { $number }, { $text }: { $reason } [{ $rule }]
position-unread = Zeile { $number }: { $reason }
position-missing = die Zeile { $line } fehlt; jede Stellung nennt sie
position-twice = { $text } nennt etwas doppelt; jedes steht nur einmal da
position-repeats = { $text } wiederholt Zeile { $line }; einmal genügt
position-viewer = die Stellung zeigt nur, was jemand wusste; eine Aufzeichnung beginnt mit einer vollständigen
position-players = der Plan ist für { $number } Personen ausgelegt; schreib { $number }
position-track-names = hier stehen { $named } von { $number }; nenne jede Farbe einmal
position-gained = { $seat } hat insgesamt nur { $number } Punkte
position-closed = zu zweit ist die { form-island } geschlossen; dort liegt nichts
position-guests = von { $all } { form-civ-en }Gästen der { form-island } sind dafür nur noch { $left } übrig
position-fewer-taken = es wurden überhaupt weniger { form-civ-e }Gäste der { form-island } genommen
position-gone = an diesem Tisch kommen Überraschungsgäste zurück in den Beutel; keiner ist aus dem Spiel
position-princes = { $seat } hat dafür nur noch { $left } { form-civ-e }Fürsten
position-monuments = dafür ist kein { form-civ-es }Monument mehr übrig
position-bases = { $seat } hat dafür keinen Sockel mehr
position-privileges = niemand hat mehr als { $most } Privilegien
position-hand-hidden = diese Hand ist hier verdeckt; schreib { $form }
position-hand-known = diese Hand ist hier bekannt; nenne ihre Karten
position-chosen = auf der Hand sind weniger davon
position-view = eine Sicht sagt nicht, was andere wissen
position-pile = von { $all } { form-civ-en }Karten sind dafür nur noch { $left } übrig
position-cards = damit sind es mehr als 50 Karten
position-track = auf der Wertungsleiste steht vorn, wer mehr Punkte hat
position-acted = { $seat } ist am Zug und war noch nicht dran
position-names-self = niemand benennt sich selbst
position-lap = bei diesem Schritt ist es Durchgang { $lap }
position-laps = bei diesem Schritt ist es Durchgang { $least } bis { $most }
position-taken = bei diesem Schritt sind ohne Überraschungen { $number } Gäste genommen
position-open = es liegen so viele Gäste offen, wie noch Züge kommen: { $due }, nicht { $lying }
position-surprised = wer am Zug ist, gehört hier zu denen mit Überraschungsgast
position-surprises = die Überraschungsgäste passen nicht zu denen, die gezogen haben
position-bag = im Beutel sind zu wenige Gäste
position-keeps = { $seat } hat nicht mehr Karten, als man behält
position-deal = für alle zusammen sind noch 1 bis 5 Karten je Person auszuteilen, von einem Stapel, der nicht leer ist
position-nothing-chosen = { $seat } hat nichts auszuwählen
position-chooses = { $seat } wählt { $owed } Karten, nicht { $chosen }
position-turned = zu einer gedrehten Karte gehören Zeilen für die Karten und für das Volk, als das sie zählen; zwei verschiedene
position-turned-cost = jede gedrehte Karte hat { $seat } ein Privileg gekostet
position-held-all = alle zusammen haben nicht so viele Karten
position-held-others = die anderen haben nicht so viele Karten
position-end = eine Partie endet, wenn das Ziel erreicht ist oder nach Runde 40
position-matching = an diesem Tisch zahlen passende Karten, und nichts wird gefragt
position-begun = { $seat } hätte das nicht anfangen können
position-leave-one = wo nur ein Fürst gehen kann, ist er schon gewählt
position-leave-none = dort steht kein solcher Fürst
position-leave-all = alle Fürsten sind gewählt; das Weltwunder steht
position-stuck = { $seat } könnte hier nichts tun
position-nothing-drawn = hier kann nichts gezogen werden
position-no-wonder = bei diesem Schritt kann kein Weltwunder gebaut werden
position-step = das gehört nicht zum Schritt { $step }
position-needs = dazu gehört eine Zeile { $line }
position-setup-round = dieser Schritt und diese Runde passen nicht zusammen; der Aufbau ist Runde 0
position-setup-scale = die Prestige-Skala ist voll, wenn der Aufbau weitergeht, und nicht früher
position-setup-empty = beim Aufbau liegt noch nichts auf dem Tisch
