# Der Tisch: Reihenfolge, Ablage, Spieler, Chronik; das Ende einer Partie und ihre Wiedergabe.

table-title = Utopia: der Tisch von { $names }
table-loading = Das Spiel wird aufgebaut …
table-barred = Hier gibt es keine Partie für dich
table-barred-about = Unter dieser Adresse gibt es keine Partie, oder sie ist nicht öffentlich und du hast weder einen Platz noch einen Link zum Zuschauen. Prüfe die Adresse, oder bitte um einen neuen Link.
table-crowded = Zu viele Fenster sind offen
table-crowded-about = Der Server hält nur eine gewisse Zahl von Verbindungen offen. Schließ ein paar Fenster mit Utopia und lade dieses neu.
table-unplayable = Diese Partie kann nicht weitergehen
table-unplayable-about = Sie wurde beschädigt, oder ihr Spielplan fehlt. Im Protokoll des Servers steht mehr.
table-lost = Die Verbindung ist weg. Deine Partie ist sicher; neuer Versuch …
table-flooded = Zu viel auf einmal geschickt. Die Verbindung kommt gleich wieder …
table-tools = Regeln, Töne und mehr
table-dock = Dein Zug und deine Handkarten
table-aside = Spieler, Chronik, Vorräte

table-phase-setup = Aufbau
table-phase-welcome = Fürsten begrüßen
table-phase-development = Stadt ausbauen
table-phase-over = Ende
table-lap = Durchgang { $lap } von { $laps }

table-order = Reihenfolge
table-order-now = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: am Zug
table-order-acted = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Zug schon gemacht
table-order-comes = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Zug kommt noch
table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-thinking = { $name } überlegt
table-is-thinking = überlegt
table-is-bot = Bot
table-is-away = offline
table-at-once = Alle wählen zugleich
table-all-discard = Alle wählen, was sie abwerfen
table-others-discard = { $number ->
    [one] { $name } wählt noch
   *[other] Die anderen wählen noch
}
table-drawing = Es wird gezogen
table-over = Die Partie ist zu Ende
table-over-about = Sieh dir an, wie es lief, oder spiel noch einmal.

table-players = Spieler
table-you = Du
table-give-name = Gib dir einen Namen
table-now = Jetzt
table-if-ended = Wenn die Runde jetzt endete
table-points-now = Punkte jetzt:
table-points-then = wenn die Runde jetzt endete:
table-cell = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $then }, wenn die Runde jetzt endete
table-has = { $bases ->
    [one] { $bases } Sockel
   *[other] { $bases } Sockel
} · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-bases-about = Unter jedem Monument und Weltwunder steht ein Sockel; wer keinen mehr hat, baut nicht mehr.
table-name-this = { $name } einen nehmen lassen
table-supply = Fürsten im Vorrat
table-privileges-left = Privilegien
table-guests-taken = Gäste dieser Runde
table-surprised = mit Überraschungsgast

table-supplies = Vorräte
table-bag = im Beutel
table-pile = im Stapel
table-discards = abgeworfen
table-bag-of = { $island ->
    [water] Beutel: Wasser
    [fire] Beutel: Feuer
    [wind] Beutel: Luft
   *[earth] Beutel: Erde
}
table-monuments-left = Monumente übrig
table-ships = Gäste auf den Schiffen
table-guest = { $number ->
    [0] Überraschungsgast: { form-civ }, { form-island }
    [one] { form-civ-er-first }Gast der { form-island }
   *[other] { $number } { form-civ-e }Gäste der { form-island }
}

table-chronicle = Chronik
table-since = Seit deinem letzten Zug
table-plays-for = { $name } spielt für { $was }.
table-to-now = Zum aktuellen Stand
table-guide = Zeig mir, wie es geht
past-look = Zurückblicken
past-turn = Den letzten Zug zeigen
table-playing-back = Was seit deinem letzten Zug geschah
table-log-guests = { $number ->
    [one] Ein Gast kommt aus dem Beutel.
   *[other] { $number } Gäste kommen aus dem Beutel.
}
table-log-scale = Die Völker kommen auf die Prestige-Skala.
table-log-dealt = { $number ->
    [one] Eine Karte wird ausgeteilt.
   *[other] { $number } Karten werden ausgeteilt.
}
table-log-prestige = Prestige für jeden Stadtteil.

table-hand = { $number ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $number } Karten
}
table-hand-empty = Du hast keine Karten. Phase 2, Stadt ausbauen, beginnt mit fünf für alle.
table-spectators = Zuschauer
table-time = Zeit und Verlassen
table-hand-hidden = Du schaust zu; die Handkarten sind verdeckt.
table-card = { $number ->
    [one] { form-civ-e-first }Karte
   *[other] { $number } { form-civ-e }Karten
}
table-cards-picked = { table-card }, { $picked } gewählt
table-privileges = { $number ->
    [0] Kein Privileg übrig
    [one] Ein Privileg übrig: Es macht eine Karte zu einem anderen Volk
   *[other] { $number } Privilegien übrig: Jedes macht eine Karte zu einem anderen Volk
}

table-take-back = Rückgängig
table-end-turn = Zug beenden
table-end-final = Das ist endgültig
table-not-your-turn = Du bist nicht am Zug
table-guest-first = Nimm erst einen Gast
table-answer-first = Beantworte erst die Frage
table-why = Warum?
table-brings = Bringt jetzt { $points }.
table-brings-other = Gibt { $name } { $points }.
table-would-stand = Du stündest bei { $points }, wenn die Runde dann endete.
table-touch-again = Tippe es noch einmal an, um es zu tun.
table-enables = Danach kannst du bauen.

table-ask-guest = Welchen Gast empfängst du?
table-ask-guest-about = { $place ->
    [list] Wähle unten einen Gast und dann einen Stadtteil seiner Insel, oder umgekehrt.
   *[board] Wähle einen Gast auf einem Schiff und dann einen Stadtteil seiner Insel, oder umgekehrt.
}
table-ask-named = { $name } benennt dich: welcher Gast?
table-ask-named-about = Nimm einen offenen Gast und setze deinen Fürsten ein; dann macht { $name } weiter.
table-ask-where = Wo soll dein { form-civ-er }Fürst wohnen?
table-ask-where-about = In jedem leuchtenden Stadtteil der { form-island }. Oder wähle einen anderen Gast.
table-ask-which = Wer soll { form-at-district } wohnen?
table-ask-which-about = Wähle einen der leuchtenden Gäste.
table-ask-surprise = Überraschung! Wo soll dein { form-civ-er }Fürst wohnen?
table-ask-surprise-about = In jedem leuchtenden Stadtteil der { form-island }.
table-ask-name = Wer muss jetzt einen Gast nehmen?
table-ask-name-about = Wähle, wer einen offenen Gast nehmen muss; dann geht dein Zug weiter.
table-ask-named-end = Bauen oder beenden
table-ask-named-end-about = Beende deinen Teil, dann macht { $name } weiter.
table-ask-end = Dein Gast hat ein Zuhause
table-ask-end-about = Baue, wenn du magst, und beende dann deinen Zug.
table-ask-end-cards = Bauen oder Zug beenden
table-ask-end-cards-about = Sonst bleibt nichts zu tun.
table-ask-nothing = Sonst bleibt nichts zu tun
table-ask-nothing-about = Beende deinen Zug, oder mach etwas rückgängig.
table-ask-lapse-about = Dein Zug endet von selbst. Klicke oder tippe irgendwohin, um das anzuhalten; rückgängig machen kannst du auch noch etwas.
table-ask-leave = Welcher { form-civ-e }Fürst geht für das Weltwunder?
table-ask-leave-about = Wähle einen der leuchtenden Fürsten der { form-island }: auf dem Plan oder unten.
table-ask-discard = { $number ->
    [one] Wirf eine Karte ab
   *[other] Wirf { $number } Karten ab
}
table-ask-discard-about = Alle wählen zugleich. Deine Wahl ist endgültig und wird mit den anderen gezeigt.
table-ask-keep = { $number ->
    [one] Wirf eine Karte ab
   *[other] Wirf { $number } Karten ab
}
table-ask-keep-about = { $number ->
    [one] Fünf Karten bleiben in der Hand. Wähle die, die geht.
   *[other] Fünf Karten bleiben in der Hand. Wähle die { $number }, die gehen.
}
table-ask-act = Was spielst du?
table-ask-act-about = Wähle eine Karte oder einen deiner leuchtenden Fürsten. Du kannst beliebig viele Karten spielen.
table-ask-card = { form-civ-e-first }Karte: Was soll sie tun?
table-ask-card-about = Wähle, was auf dem Plan leuchtet, oder einen Knopf unten.
table-ask-stack = Deine { form-civ-en }Fürsten: was nun?
table-ask-stack-about = Wähle einen Knopf unten oder eine andere Figur.
table-ask-place = Was soll { form-at-district } geschehen?
table-ask-place-about = Wähle einen Knopf unten oder eine Figur.
table-ask-scale = { form-land } auf der Prestige-Skala
table-ask-scale-about = Eine Karte hebt um eins; zwei Karten setzen auf 1.
table-ask-no-card = Du hast keine { form-civ-e }Karte
table-ask-no-card-about = Ein Privileg kann eine andere Karte dazu machen.
table-ask-where-then = Wo?
table-ask-where-then-about = Wähle einen leuchtenden Ort.
table-ask-destination = { $number ->
    [one] Wohin zieht dein { form-civ-er }Fürst?
   *[other] Wohin ziehen deine { form-civ-en }Fürsten?
}
table-ask-destination-about = Es geht { form-from-district } los: Wähle einen leuchtenden Stadtteil.
table-ask-privilege = Jetzt ist es eine { form-second-e }Karte
table-ask-privilege-about = Spiele sie: Wähle, was leuchtet, oder einen Knopf unten. Oder brich ab.
table-ask-pay-raise = Welche Karte zahlt?
table-ask-pay-raise-about = Jede Karte hebt { form-land }.
table-ask-pay-lower = Welche zwei Karten zahlen?
table-ask-pay-lower-about = Zwei beliebige Karten senken { form-land }.

table-do-surprise = Lieber ein Überraschungsgast
table-do-take = { form-civ-en-first }Gast nehmen, ohne einzusetzen
table-do-district = { form-civ-es-first }Monument { form-at-district } bauen
table-do-wonder = Weltwunder der { form-island } bauen: +6
table-do-move = Einen oder zwei Fürsten bewegen
table-do-move-of = { form-civ } bewegen
table-do-add = Einen Fürsten hinzufügen
table-do-add-of = { form-civ } hinzufügen
table-do-remove = Einen Fürsten entfernen: +2
table-do-remove-of = { form-civ } entfernen: +2
table-do-anywhere = Irgendwo einen Fürsten hinzufügen (3 Karten)
table-do-anywhere-of = { form-civ } irgendwo hinzufügen (3 Karten)
table-do-raise = { form-land } heben
table-do-raise-of = { form-land } heben
table-do-lower = { form-land } auf 1 senken (2 Karten)
table-do-lower-of = { form-land } auf 1 senken (2 Karten)
table-do-turn = Spielen als …
table-do-turn-as = als { form-second }
table-do-turn-into = { form-civ-e-first }Karte als { form-second } spielen
table-do-it = Ja, so machen
table-do-pay = { $number ->
    [one] Mit dieser Karte zahlen
   *[other] Mit { $picked } von { $number } Karten zahlen
}
table-do-discard = { $number ->
    [one] Diese Karte abwerfen
   *[other] Die gewählten Karten abwerfen ({ $picked } von { $number })
}
table-how-many = Wie viele?

table-pass = Gib das Gerät an { $name }
table-pass-about = Die Handkarten bleiben verdeckt, bis { $name } sich meldet.
table-it-is-me = Ich bin { $name }

table-sound-on = Töne an
table-sound-off = Töne aus
table-ends-turn = Meinen Zug automatisch beenden
table-districts = Stadtteile als Tabelle
table-legend = Figuren und Zeichen
table-names = Namen der Stadtteile auf dem Plan
table-loupe = Spielplan vergrößern
table-loupe-whole = Ganzer Spielplan
table-help = Tasten
table-typed = Zug eintippen
table-typed-play = Spielen
table-typed-possible = { $number ->
    [0] So beginnt kein erlaubter Zug.
    [one] Ein erlaubter Zug:
   *[other] { $number } erlaubte Züge:
}
table-typed-more = … und mehr; tippe weiter, dann werden es weniger.
table-typed-many = { $number } Züge passen; tippe noch etwas mehr.
table-typed-none = So lautet kein erlaubter Zug.
table-typed-done = Ausgeführt: { $move }
table-typed-refused = Das wurde abgelehnt; am Tisch steht, warum.
table-key-walk = von Stadtteil zu Stadtteil gehen
table-key-left = Pfeil links
table-key-right = Pfeil rechts
table-key-up = Pfeil hoch
table-key-down = Pfeil runter
table-key-touch = wählen, was markiert ist
table-key-card = die Karte an dieser Stelle der Hand
table-key-cancel = Begonnenes abbrechen
table-key-back = rückgängig machen
table-key-end = Zug beenden
table-key-board = zum Spielplan
table-key-loupe = Spielplan größer, kleiner, ganz
table-key-hand = zu den Handkarten
table-key-typed = Zug eintippen
table-key-log = zur Chronik
table-key-past = zurückblicken
table-key-rules = Regeln
table-key-districts = Stadtteile als Tabelle
table-key-next = die nächste Partie, die auf dich wartet
table-key-mute = Töne an oder aus
table-key-help = diese Liste

ending-title = { $name } gewinnt
ending-shared = { $names } teilen sich den Sieg
ending-target = In Runde { $round } wurde das Ziel erreicht: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
ending-stall = Nach Runde { $round } ist Schluss, obwohl niemand das Ziel erreicht hat.
ending-ended-title = Die Partie wurde beendet
ending-ended = Die anderen haben sie in Runde { $round } beendet. Es gibt keine Platzierung, und sie zählt nicht.
ending-closed = Die Serverleitung hat sie in Runde { $round } beendet. Es gibt keine Platzierung, und sie zählt nicht.
ending-place = Platz
ending-standings = Endstand
ending-rounds = Runde für Runde
ending-round = R{ $round }
ending-chart = Punkte nach jeder Runde
ending-chart-line = { $name }: { $points }
ending-total = Punkte
ending-again = Noch einmal spielen
ending-compare = Mit anderen vergleichen
ending-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
ending-join = Noch einmal mit { $names } spielen
ending-replay = Wiedergabe
ending-analysis = Analysieren
ending-record = Aufzeichnung speichern
ending-picture = Die Stadt zeigen
ending-look = Den Spielplan ansehen
ending-show = Ergebnis

replay-title = Wiedergabe
replay-to-table = Zum Tisch
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-where = Schritt { $event } von { $total }
replay-round = Zu Runde
replay-seat = Gesehen von
replay-open = Alle Handkarten offen
replay-nobody = Zuschauer
replay-failed = Dieser Teil konnte nicht geladen werden.

## Was leicht entgeht

table-waking = Die Bots wachen auf …
table-last-round = letzte Runde
table-maybe-last = letzte Runde?
end-certain = Das ist die letzte Runde: { $seat } hat schon { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
end-likely = Mit dieser Runde wäre die Partie zu Ende: { $seat } käme auf { $points }.
table-end-discards = { $number ->
    [one] Endgültig; dann wirfst du eine Karte ab
   *[other] Endgültig; dann wirfst du { $number } Karten ab
}
table-end-discards-short = { $number ->
    [one] dann eine abwerfen
   *[other] dann { $number } abwerfen
}
table-do-surprise-about = Verdeckt gezogen: lässt sich nicht rückgängig machen. Auch ein Mitspieler deiner Wahl nimmt einen Gast. Einmal je Runde.
table-ask-turn = Die { form-civ-e }Karte als welches Volk spielen?
table-ask-turn-about = Das kostet ein Privileg, und es kommt nicht wieder.
table-turned-card = { form-civ-e-first }Karte, gespielt als { form-second }
table-only-end = In diesem Zug ist nichts anderes mehr zu tun: Beende ihn, oder mach etwas rückgängig.
table-card-first = Wähle zuerst eine Karte oder einen deiner leuchtenden Fürsten.
table-cards-first = Wähle zuerst unter deinen Karten.
table-log-no-prestige = Prestige: Niemand beherrscht einen Stadtteil.
table-prestige = Prestige
table-prestige-of = { $name } +{ $points }
table-it-is-you = (du)
table-menu-look-up = Nachsehen
table-menu-play = Spielen
table-hint = Tipp
table-hint-soon = Der Tipp kommt, sobald die Bots wach sind.
table-key-hint = ein Tipp

table-chat = Chat
table-chat-unread = Chat, { $number } ungelesen
table-chat-notes = Chat und Notizen
table-plan = Vorausplanen
table-key-chat = Chat und Notizen
