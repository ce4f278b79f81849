# What the terminal says. Words of the notation that a player types (`enter maya kilns`) are the same in every language.

## Counting, colours and cards

count-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
count-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
count-privileges = { $number ->
    [one] { $number } Privileg
   *[other] { $number } Privilegien
}
count-bases = { $number ->
    [one] { $number } Sockel
   *[other] { $number } Sockel
}
count-of-cards = { $number } { $number ->
    [one] { form-one }
   *[other] { form-civ }
}
count-of-princes = { $number } { $number ->
    [one] { form-one }
   *[other] { form-civ }
}
form-one = { $civ ->
    [maya] Maya
    [persian] Perser
    [chinese] Chinese
    [greek] Grieche
    [egyptian] Ägypter
   *[other] { $civ }
}
count-nothing = keine
one-guest = { form-one }
one-on-scale = { $civ ->
    [maya] { land-maya }
    [persian] { land-persian }
    [chinese] { land-chinese }
    [greek] { land-greek }
    [egyptian] { land-egyptian }
   *[other] { $civ }
}
colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-violet = violett
list-and = { $first } und { $last }

## The table: both screens

phase-line-setup = Aufbau
phase-line-welcome = Phase 1, Fürsten begrüßen
phase-line-development = Phase 2, Stadt ausbauen
phase-line-over = Ende
doing-to-discard = muss abwerfen
doing-ready = bereit
doing-acts-named = am Zug, benannt
doing-acts = am Zug
doing-waits = wartet
doing-has-acted = war am Zug
doing-to-come = kommt noch
standing-would-have = am Rundenende jetzt { $points }
name-me = ich
name-bot = { $name }-Bot

## The plain screen

plain-scale = Prestige-Skala: { $scale }.
plain-your-cards = Deine Karten: { $cards }.
plain-guests = { $island }: { $guests }. Im Beutel: { $bag }.
plain-bag-nothing = keine
plain-track = Die Wertungsleiste, von vorn nach hinten:
plain-stocks = Beutel: { $bag } Gäste. Stapel: { $pile } Karten. Abgeworfen: { $discards }.
plain-closed = { $island }: zu zweit gesperrt.
plain-isle = { $island }: { $wonder }; { $guests }.
plain-no-wonder = kein Weltwunder
plain-wonder = ein Weltwunder ({ $colour })
plain-open-guests = Gäste: { $guests }
plain-no-guests = keine Gäste
plain-empty = - Leer: { $districts }.
place-harbour = { $place } Anleger
place-value = { $place }, Wert { $value }
place-harbour-in = { $place }, Anleger, { $sector }
place-monument = { form-civ-es-first }Monument ({ $colour })
place-princes = { $colour }: { $princes }

## The coloured screen

column-track = Leiste
column-points =
    Punkte
    jetzt
column-ended =
    wenn die
    Runde endete
column-cards = Karten
column-privileges = Privil.
column-bases = Sockel
column-lap = Durchgang
column-island = Insel
column-at-ship = am Schiff
column-in-bag = im Beutel
painted-your-cards = Deine Karten
painted-bag = Beutel
painted-stocks = { $bag } Gäste   Stapel { $pile } Karten   abgeworfen { $discards }
painted-closed = zu zweit gesperrt
painted-wonder-of = Weltwunder: { $colour }
painted-ship = Schiff
painted-scale = Skala
painted-legend-princes = { $letter }:2M,C zwei Maya-Fürsten von { $colour } und ein chinesischer
painted-legend-monument = { $sign } Maya-Monument von { $colour }
painted-legend-harbour = { $sign } Anleger im Sektor { $letter }; Boote { $sectors } (help map)
painted-legend-value = Zahl: Wert

## The list of moves

note-districts = { $number ->
    [one] { $number } Stadtteil
   *[other] { $number } Stadtteile
}
note-districts-own = { $number ->
    [one] { $number } Stadtteil
   *[other] { $number } Stadtteile
}, darin { $own } deiner { form-civ-en }Fürsten
note-turn-into = die Karte verwandeln: { $civilizations }
note-value = Wert { $value }
note-harbour = Anleger
note-monument = { form-civ-es-first }Monument, { $colour }
note-monument-yours = { form-civ-es-first }Monument, deines
note-you-have = du hast { $princes }
note-pays = bringt { $points } je Runde, wie die Skala steht
note-wonder-pays-you = { $points } sofort für dich, durch das Weltwunder
note-wonder-pays = { $points } sofort für { $colour }, durch das Weltwunder
note-wonder = { $points } Punkte sofort, für je einen Fürsten jedes Volkes dort
note-nobody-gains = niemand bekommt etwas
note-owner-gains = { $points } Punkt für { $colour }
note-you-gain = { $points } Punkte für dich
note-raise = von { $start } auf { $end }; { form-land } fällt auf { $start }
note-lower = von { $start } auf 1; { $number ->
    [one] es steigt { $civilizations }
   *[other] es steigen { $civilizations }
}
note-you-hold = du hast { $number }
note-surprise = zieh verdeckt einen Gast, dann benenne jemanden, der einen offenen nimmt
note-end = beende deinen Zug
menu-you-may = Du kannst:
menu-you-may-several = Du kannst: (mehrere zugleich mit Kommas, etwa 1, 2)
menu-which = Welcher Zug? (Enter führt zurück.)
menu-no-number = Eine { $number } gibt es nicht in der Liste; sie geht von 1 bis { $last }.
menu-not-done = Nicht getan: { $moves }. Es wurde gezogen, oder du bist nicht mehr dran.
menu-say-which = { $word } kann { $moves } sein; sag, welches

## A game from its first question to its last word

greet-enter = Enter: spiele gegen { $number } Bots ({ $bot }).
greet-or = Oder sag, wer spielt: eine Spielerzahl von 2 bis 5, oder Namen und Bots, etwa Ann, Bob, mason.
greet-bots = Bots: { $bots }. Schreib help bots, um zu erfahren, wie sie spielen.
greet-resume = Oder tippe resume, um deine letzte Partie fortzusetzen:
greet-new = Neu im Spiel? Tippe help.
greet-who = Wer spielt
greet-people = { $number ->
    [one] { $names } spielt an dieser Tastatur.
   *[other] { $names } spielen an dieser Tastatur.
}
play-none-begun = Keine Partie wurde begonnen.
play-help-any-time = Tippe jederzeit help; quit hört auf, und die Partie lässt sich fortsetzen.
play-not-saved = Die Partie wurde nicht gespeichert.
play-saved = Die Partie ist gespeichert. So geht sie weiter:
play-follow = Du folgst einer Partie an einem echten Tisch: Tippe, was dort gezogen und entschieden wird.
play-watch = Nur Bots spielen; du schaust zu.
play-you-are = du bist { $colour }
play-is = { $name } ist { $colour }
session-over = Die Partie ist zu Ende
session-look-again = So siehst du sie noch einmal:
session-bot-failed = Der Bot von { $name } hat versagt ({ $trouble }); { $bot } hat an seiner Stelle entschieden.
session-title = Runde { $round }, { $phase }; Ende bei { $target } Punkten
session-title-lap = Runde { $round }, { $phase }, Durchgang { $lap } von 3; Ende bei { $target } Punkten
session-you-decide = Du bist dran. { $question }
session-question = { $question } ({ $why }.)
session-discards-one = { $name } wählt eine Karte zum Abwerfen.
session-discards-two = { $name } wählt zwei Karten zum Abwerfen.
session-next = { $name } ist dran.
session-still-undo = { $name } kann den letzten Zug noch rückgängig machen: undo.
session-press-enter = Drücke Enter, wenn du { $name } bist
session-turn-over = Dein Zug ist zu Ende; Enter macht weiter, undo macht ihn rückgängig
session-not-done = Nicht getan: { $line }. Drücke Enter, oder tippe undo.
session-unsaved = Es geht nicht weiter, bis es gespeichert werden kann.
session-unsaved-prompt = Enter versucht es noch einmal, save DATEI macht in einer anderen Datei weiter, quit hört auf
drawing-possible = Möglich: { $draws }.
drawing-prompt = gezogen
drawing-not-done = Nicht getan: { $draw }. Es wird nichts mehr gezogen.

## Where the game is kept

saved-in = Die Partie wird nach jeder Entscheidung gespeichert in { $path }.
saved-not = Diese Partie wird nicht gespeichert: { $why }.
saved-elsewhere = `save DATEI` speichert sie jederzeit anderswo.
saved-resumed = Die Partie geht nach { $number } Ereignissen weiter; sie wird in { $path } gespeichert.
saved-cut = Die letzte Zeile der Aufzeichnung war abgeschnitten ({ $line }); sie fällt weg, denn sie war noch nicht ausgeführt.
saved-where = Nach jeder Entscheidung gespeichert in { $path }.
saved-nowhere = Sie ist noch nicht gespeichert.
saved-other-file = `save DATEI` macht in einer anderen Datei weiter.
saved-goes-on = Die Partie geht in { $file } weiter.
preparing-rules = Die Regeln werden vorbereitet (nur beim ersten Mal, etwa eine halbe Minute)…
preparing-bots = Die Bots werden vorbereitet (nur beim ersten Mal, etwa eine halbe Minute)…
preparing-late = Das Laden dauert länger als sonst; geänderte Regeln werden neu übersetzt (etwa eine halbe Minute)…
preparing-slow = Das Laden dauert länger als sonst …

## Words at the prompt that are no moves

say-nobody-plays = An dieser Tastatur spielt niemand.
say-cards = Karten: { $cards }.
say-supply = Fürsten in deinem Vorrat: { $princes }.
say-others-hold = Die anderen halten zusammen mindestens: { $cards }.
say-look-at-what = Was ansehen? Nenne einen Stadtteil, etwa look { $district }.
say-looked = { $name }, { $island }: { $place }.
say-streets = Straßen nach { $districts }.
say-bridges = Brücken nach { $districts }.
say-boats = Boote nach { $districts }.
say-log-number = „{ $text }“ ist keine Zeilenzahl; schreib log, oder log 20 für die letzten 20.
say-why-how = Frag so: why raise maya.
say-no-taking-back = Nichts lässt sich rückgängig machen: { $why }.
say-no-taking-back-rule = Nichts lässt sich rückgängig machen: { $why } [{ $rule }].
say-taken-back = Rückgängig gemacht: { $moves }.
say-covered = { $command } ist nur für die Person am Bildschirm; jetzt gehen nur { $commands }
why-allowed = { $move } ist jetzt erlaubt.
why-allowed-several = { $move } ist jetzt erlaubt: { $moves }.
why-allowed-more = { $move } ist jetzt erlaubt: { $moves } und { $number } weitere.
no-move-near = { $word } ist kein Zug; meintest du { $near }?
no-move-you-may = { $word } ist kein Zug; jetzt gehen { $verbs }; help nennt die anderen Wörter
no-move-asked = { $word } ist kein Zug; von dir wird jetzt kein Zug verlangt; help nennt die anderen Wörter
typed-may-be = { $word } kann { $words } sein; tippe einen Buchstaben mehr
typed-or = { $first } oder { $last }

## The story so far

story-scale-now = Die Skala ist jetzt { $scale }.
story-scale = Die Prestige-Skala: { $scale }.
story-prestige = Phase 3, Prestige berechnen: { $paid }.
story-paid = { $name } +{ $points }, jetzt { $score }
story-development = Die Gäste kommen zurück in den Beutel. Phase 2, Stadt ausbauen.
story-shown = Die abgeworfenen Karten werden aufgedeckt: { $discards }.
story-shown-of = { $name }: { $cards }
story-arrival = Runde { $round }. Gäste kommen an: { $guests }.
story-arrival-on = { $island }: { $guests }
story-guests = { $number ->
    [one] { form-one }
   *[other] { $number } { form-civ }
}
story-dealt = Alle bekommen { $number } Karten.
story-you-get = Du bekommst { $cards }.
story-card = { form-civ }
story-on-scale = { form-land-name } { $value }
form-land-name = { one-on-scale }

## The end

finish-wins = { $names } { $number ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points }
finish-you-win = { $names }: Sieg mit { $points }
finish-you = du ({ $colour })
finish-tied = { $name } hat ebenso viele, steht aber auf der Wertungsleiste dahinter
finish-tied-you = { $name } hast ebenso viele, stehst aber auf der Wertungsleiste dahinter
finish-came = { $name }: Platz { $place } mit { $points }
finish-stall = Die Partie wird nach Runde { $round } abgebrochen, denn sie fand kein Ende. [R-END-3]
finish-target = Nach Runde { $round } ist das Ziel von { $target } Punkten erreicht. [R-END-1]
finish-level = , gleichauf durch die Option final_tie
finish-behind = , hinter { $name } auf demselben Feld [R-END-2]
finish-line = { $place }. { $name }: { $points }{ $tie }; { $sources }.
finish-no-points = gar keine Punkte
finish-for-wonder = { $points } für Weltwunder
finish-for-patronage = { $points } durch den Besitz eines Weltwunders
finish-for-addition = { $points } für fremde Fürsten an eigenen Monumenten
finish-for-removal = { $points } für entfernte Fürsten
finish-for-prestige = { $points } für Prestige
discards-owed = Es wählen noch, was sie abwerfen: { $owing }.
place-name = { $district ->
    [heron-quay] { district-heron-quay }
    [lantern-hill] { district-lantern-hill }
    [tide-mill] { district-tide-mill }
    [mirror-court] { district-mirror-court }
    [reed-gate] { district-reed-gate }
    [cinder-wharf] { district-cinder-wharf }
    [glass-row] { district-glass-row }
    [sun-gate] { district-sun-gate }
    [ember-stairs] { district-ember-stairs }
    [kilns] { district-kilns }
    [bell-foundry] { district-bell-foundry }
    [kite-market] { district-kite-market }
    [vane-square] { district-vane-square }
    [gull-terrace] { district-gull-terrace }
    [sail-lofts] { district-sail-lofts }
    [harp-steps] { district-harp-steps }
    [olive-landing] { district-olive-landing }
    [granary] { district-granary }
    [quarry-gate] { district-quarry-gate }
    [vine-slopes] { district-vine-slopes }
    [old-orchard] { district-old-orchard }
    [clay-yards] { district-clay-yards }
    [salt-garden] { district-salt-garden }
    [barley-strand] { district-barley-strand }
   *[other] { $district }
}
island-of-water = Insel des Wassers
island-of-fire = Insel des Feuers
island-of-wind = Insel der Luft
island-of-earth = Insel der Erde

## Records

record-breaks = { $file } bricht eine Regel; { $why }; „utopia record verify“ nennt die Zeile
record-after = Nach Ereignis { $number } von { $last }:
record-why = Warum: { $why }.
record-title = Eine Partie Utopia
record-players = Spieler: { $players }
record-board = Spielplan: { $board }
record-edition = Ausgabe: { $edition }
record-edition-but = { $edition }, aber { $options }
record-viewer = Wie { $viewer } sie sah.
record-cut = Die letzte Zeile bricht ab und fällt weg: { $line }
record-no-round = eine Runde { $round } gibt es hier nicht; die Aufzeichnung reicht bis Runde { $last }
record-fault = { $file }, { $fault }
record-keeps-over = { $file } hält die Regeln ein: { $events } Ereignisse, davon { $moves } Züge; die Partie ist zu Ende.
record-keeps-on = { $file } hält die Regeln ein: { $events } Ereignisse, davon { $moves } Züge; die Partie geht weiter.
record-there-already = { $file } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen
record-no-form = ein Format { $form } gibt es nicht; es ist eines von { $forms }
record-no-event = ein Ereignis { $number } gibt es nicht; die Aufzeichnung hat Ereignisse von 0 bis { $last }
cannot-be-written = { $file } kann nicht geschrieben werden: { $why }
standard-output = die Standardausgabe

## Boards

board-unplayable = { $file } ist noch nicht spielbar: { $faults }.
board-fit = { $file } ist spielbar: { $summary }.
board-doubts = Er weicht von dem ab, was vom gedruckten Plan bekannt ist; das ist in Ordnung, wenn der Plan es so zeigt:
board-digest = Sein Fingerabdruck ist { $digest }.
board-no-theme = Ein Thema { $theme } gibt es nicht; wähle eines von { $themes }.
board-drawn = Der Plan von { $name } ist in { $file } gezeichnet.
board-schematic = Es ist ein Schema, denn die Datei hat keine Geometrie.
board-unusable = { $file } lässt sich nicht als Spielplan verwenden: { $faults }.
board-summary = { $name }; { $sizes }; { $streets }, { $bridges }, { $harbours }; mit Zeichnung
board-summary-undrawn = { $name }; { $sizes }; { $streets }, { $bridges }, { $harbours }; ohne Zeichnung
count-faults = { $number ->
    [one] { $number } Fehler
   *[other] { $number } Fehler
}
count-streets = { $number ->
    [one] { $number } Straße
   *[other] { $number } Straßen
}
count-bridges = { $number ->
    [one] { $number } Brücke
   *[other] { $number } Brücken
}
count-harbours = { $number ->
    [one] { $number } Anleger
   *[other] { $number } Anleger
}

## Bots among themselves

arena-progress = Partien
arena-interrupted = Abgebrochen nach { $played } von { $games } Partien.
arena-speed = { $games } Partien und { $decisions } Entscheidungen je Sekunde in { $number ->
    [one] { $number } Prozess
   *[other] { $number } Prozessen
}
arena-jobs = { $jobs } Prozesse: es ist eine ganze Zahl von 1 bis { $most }, oder 0 für alle Prozessorkerne
arena-average = je Partie, im Mittel
arena-games = Partien
arena-rounds = Runden
arena-decisions = Entscheidungen
arena-legal-moves = erlaubte Züge
arena-most = { $mean } (höchstens { $most })
arena-scores = Punktestände
arena-wonders = Weltwunder
arena-ended = Ende
arena-ended-target = { $number } durch das Ziel
arena-ended-stall = { $number } durch Abbruch
arena-bot = Bot
arena-seats = Plätze
arena-seat = Platz
arena-wins = Siege
arena-sure = zu { $share } sicher
arena-to = { $low } bis { $high }
arena-par = erwartet
arena-points = Punkte
arena-points-by = Punkte einer Partie durch
arena-source-wonder = Weltwunder
arena-source-patronage = Besitz
arena-source-addition = Zugang
arena-source-removal = Abgang
arena-source-prestige = Prestige
arena-round = Runde
arena-round-last = letzte
arena-place = Platz { $number }
arena-track = Siege nach dem Platz auf der Wertungsleiste zu Beginn der Runde
arena-limit = Grenze des Materials
arena-times = Male
arena-limit-takes = Gast genommen ohne Fürst zum Einsetzen
arena-limit-bases = Spieler am Ende ohne Sockel
arena-limit-monuments = Volk am Ende ohne Monumente

## Measuring

bench-checkout = bench braucht die Quellen von Utopia: { $missing } { $number ->
    [one] fehlt
   *[other] fehlen
} neben diesem installierten Paket, und damit die Vergleichs-Engine; starte `python3 run.py bench` in den Quellen.
bench-players = Spieler
bench-decisions = Entscheidungen je Sekunde
bench-games = Partien je Sekunde
bench-ns = ns je Entscheidung
bench-times = mal die Vergleichs-Engine
bench-not-measured = nicht gemessen
bench-calibration-ns = ns je Umlauf einer festen Schleife
bench-step-decisions-per-s = Entscheidungen je Sekunde aus Python
bench-state-bytes = Bytes je Stellung
bench-copy-ns = ns, um eine Stellung zu kopieren
bench-replay-ms = ms, um eine Aufzeichnung zu lesen, abzuspielen und zu prüfen
bench-replay-moves = Züge in dieser Aufzeichnung
bench-cold-compile-s = s, um die Regeln zu laden, nichts kompiliert
bench-cold-compile-all-s = s, um Regeln, Zufallspartien und Bots zu laden, nichts kompiliert
bench-warm-start-s = s für utopia --help
bench-warm-rules-s = s, um die kompilierten Regeln zu laden
bench-warm-all-s = s, um Regeln, Zufallspartien und Bots zu laden
bench-warm-page-s = s, bis ein Server seine Seite ausgeliefert hat
bench-rss-mb = MB Speicher beim Spielen
bench-search-rounds-per-s = Runden je Sekunde, die suchende Bots durchspielen, nach Zahl der Spieler
bench-load = Was ein Server aushält, wird für sich gemessen: { $command }

## Options that do not fit

players-out-of-range = { $number } Spieler: Utopia ist für { $least } bis { $most }
players-one-bot = { $error } ({ $name } ist ein einzelner Bot; schreib mehrere wie Ann,Bob,mason)
players-one-person = { $error } ({ $name } wurde als Name einer Person gelesen; schreib mehrere wie Ann,Bob,mason)
players-name-missing = Plätze { $text }: ein Name fehlt; schreib sie wie Ann,Bob,mason
players-same-name = zwei Personen heißen { $name }; gib jeder einen eigenen Namen
players-no-bot = { $name } ist kein Bot; meintest du { $near }? (Bots: { $bots })
players-other-number = { $number } Spieler können keine Partie von { $players } fortsetzen
seed-no-number = seed { $text } ist keine Zahl ab 0; schreib eine, oder `ask`, um die Züge eines echten Tisches einzutippen
seed-not-transcribed = --seed passt nicht zu --transcribe: gezogen wird von Hand
resume-by-its-rules = --{ $option } passt nicht zu --resume: Die Aufzeichnung sagt, nach welchen Regeln gespielt wird
resume-by-its-file = --save passt nicht zu --resume: Die Partie wird in ihrer Aufzeichnung weitergeführt; `save DATEI` ändert das
match-games = { $games } Partien: mindestens 1 muss gespielt werden
match-seed = seed { $seed }: es ist eine ganze Zahl von 0 bis 2**64 - 1
file-no-folder = { $file } kann nicht geschrieben werden: es gibt keinen Ordner { $folder }; lege ihn erst an, oder nenne einen anderen
file-no-name = { $file } ist kein Name einer Datei; schreib einen
file-no-home = { $file } ist nicht zu finden: so einen Benutzerordner gibt es nicht
file-exists = { $file } gibt es schon; setze es mit --resume fort, oder wähle einen anderen Namen
record-no-file = { $file }: eine solche Datei gibt es nicht; gib den Pfad einer Aufzeichnung an
record-unreadable = { $file }: nicht lesbar ({ $why }); gib den Pfad einer Aufzeichnung an

## Help: what is asked now

moment-guest =
    Du nimmst einen der offenen Gäste: Ein Fürst seines Volkes kommt in einen Stadtteil seiner Insel, den du wählst.
    Drei deiner Fürsten eines Volkes in einem Stadtteil übernehmen ihn (district); fünf verschiedener Völker auf einer Insel bauen deren Weltwunder (wonder). Monumente bringen jede Runde Punkte, nach der Skala.
    Oder zieh, einmal je Runde, einen Überraschungsgast. Vielleicht ist es der, den du brauchst, aber dann bekommt auch jemand anderes einen.
moment-surprise-guest = Wähle für den eben gezogenen Überraschungsgast einen Stadtteil der Insel; vorher darfst du bauen.
moment-name = Für deinen Überraschungsgast muss jetzt jemand anderes einen offenen Gast nehmen: Wähle, wem es am wenigsten nützt.
moment-named-guest = Du wurdest für einen Überraschungsgast benannt: Nimm einen der offenen Gäste. Das kostet dich keinen Zug.
moment-named-end = Du wurdest benannt und darfst an diesem Tisch bauen, bevor der Zug zurückgeht.
moment-end = Dein Gast ist untergebracht. Du darfst noch bauen, bevor du deinen Zug beendest.
moment-leave = Fürsten für das Weltwunder stehen in mehreren Stadtteilen: Wähle, welcher weggeht.
moment-discard =
    Alle wählen zugleich, was sie abwerfen: wer auf der Wertungsleiste vorn liegt, zwei Karten, wer hinten liegt, keine, alle anderen eine.
    Eine Auswahl ist endgültig. Gleiche Paare senken ein Volk, also überleg, bevor du dich von ihnen trennst.
moment-act =
    Spiele Karten aus, in beliebiger Reihenfolge, so viele du willst; baue, wann immer du kannst; dann beende deinen Zug.
    Eine Karte bewegt ihre Fürsten (move), setzt einen an ihre Monumente (add), nimmt dort einen für 2 Punkte weg (remove) oder hebt ihr Volk (raise). Zwei gleiche senken es (lower), drei bringen einen Fürsten an einen beliebigen Ort (anywhere).
    Bis zu fünf Karten behältst du für die nächste Runde. Zweimal in der Partie macht ein Privileg aus einer Karte eine andere.
moment-destination = Wähle, wohin sie ziehen: über eine Straße oder Brücke, oder mit dem Boot zwischen Anlegern; einer oder zwei.
moment-privilege = Eine verwandelte Karte wird sofort gespielt: Wähle die Aktion, oder mach es mit `undo` rückgängig.
moment-pay = Wähle, welche Karten dafür bezahlen.
moment-keep = Du hast mehr als fünf Karten: Wirf ab, bis fünf übrig sind.

## Help: typing what was drawn on a real table

typing-scale = Tippe die Völker, wie sie auf die Skala kommen, von 5 bis 1, etwa `maya greek`; m g genügt.
typing-first-player = Tippe die Farbe, die beginnt, etwa `blue`.
typing-arrival = Tippe jeden Gast mit seiner Insel, etwa `maya fire`; Kommas trennen mehrere: `m f, g wi`.
typing-surprise-draw = Tippe den Gast, der aus dem Beutel kam, etwa `maya fire`, oder `m f`.
typing-deal = Tippe die Karten in der Reihenfolge, in der sie ausgeteilt werden, etwa `maya maya greek`; m m g genügt.
typing-undo = `undo` macht das zuletzt Getippte rückgängig, um es zu berichtigen.

## Help: commands

command-help-board = alles, was auf dem Tisch liegt
command-help-hand = deine Karten und dein Vorrat
command-help-scores = die Wertungsleiste, die Reihenfolge, und was die Runde jetzt brächte
command-help-guests = Gäste an den Schiffen und im Beutel
command-help-look = ein Stadtteil, und wohin man von dort kommt
command-help-log = alles, was geschehen ist; `log 20` für die letzten 20 Zeilen
command-help-why = warum ein Zug abgelehnt wird, und nach welcher Regel; `why 3` fragt nach einer Zeile der Liste
command-help-undo = deine letzte Entscheidung rückgängig machen
command-help-help = dieser Augenblick; `help game`, `help map`, `help moves`, `help rules`, `help R-CARD-2` für eine Regel
command-help-save = in einer anderen Datei weitermachen; `save` sagt, wo die Partie liegt
command-help-quit = aufhören; die Partie ist gespeichert und lässt sich fortsetzen
help-typing = Tippe eine Nummer der Liste oder einen Zug (`enter maya kilns`; Wortanfänge genügen); Kommas trennen mehrere.
help-topics = help game, help map, help bots, help moves, help commands, help rules, oder eine Regel wie help R-CARD-2
help-no-topic = Zu { $topic } gibt es keine Hilfe; versuch { help-topics }.
help-other-words = Andere Wörter: { $words }; `help commands` erklärt sie.
help-more = Mehr Hilfe: { help-topics }.
help-nothing-asked = Von dir ist jetzt nichts gefragt.
help-rules-of-moment = Regeln dieses Augenblicks: { $rules }; `help { $first }` erklärt eine.
help-rules = `help R-CARD-2` erklärt eine davon:
help-in-this-game = In dieser Partie: { $option }: { $choice }.

## Help: moves

verb-enter = einen offenen Gast oder den Überraschungsgast nehmen und einen Fürsten für ihn einsetzen
verb-take = einen Gast nehmen, ohne einzusetzen, wenn kein solcher Fürst mehr da ist
verb-surprise = einen Überraschungsgast ziehen
verb-name = benennen, wer einen offenen Gast nehmen muss
verb-district = einen Stadtteil übernehmen, in dem drei deiner Fürsten stehen
verb-wonder = das Weltwunder einer Insel bauen
verb-leave = sagen, welcher Fürst für das Weltwunder geht
verb-move = einen oder zwei Fürsten aus einem Stadtteil bewegen
verb-to = sagen, wohin sie ziehen und wie viele
verb-add = einen Fürsten an ein Monument setzen
verb-anywhere = für drei Karten einen Fürsten in einen beliebigen Stadtteil setzen
verb-remove = einen Fürsten an einem Monument wegnehmen, für 2 Punkte
verb-raise = ein Volk auf der Skala heben
verb-lower = für zwei Karten ein Volk auf der Skala ganz nach unten setzen
verb-privilege = eine Karte für die folgende Aktion zu einem anderen Volk machen
verb-pay = sagen, welche Karten bezahlen
verb-discard = eine Karte abwerfen, oder zwei
verb-end = deinen Zug beenden

## Help: the game on one screen

game-short-goal = Du bringst Fürsten von fünf Völkern auf vier Inseln. Drei eines Volkes in einem Stadtteil werden zu seinem Monument, das jede Runde Punkte bringt; je einer von jedem Volk auf einer Insel werden zu deren Weltwunder, das sofort { $wonder } Punkte bringt. Du baust jederzeit in deinem eigenen Zug.
game-short-round = Eine Runde hat drei Phasen:
game-short-welcome = 1, Fürsten begrüßen. Drei Gäste je Spieler warten an den Schiffen der Inseln. Dreimal, in der Reihenfolge der Wertungsleiste, nimmst du einen und setzt einen Fürsten seines Volkes in einem Stadtteil seiner Insel ein; einmal je Runde darfst du stattdessen einen Überraschungsgast aus dem Beutel ziehen.
game-short-development = 2, Stadt ausbauen. Du bekommst fünf Karten; zwei wirft ab, wer auf der Wertungsleiste vorn liegt, keine, wer hinten liegt, die anderen je eine. Dann spielst du so viele aus, wie du willst: um Fürsten zu bewegen, einen an ein Monument zu setzen oder dort wegzunehmen, ein Volk auf der Prestige-Skala zu heben oder zu senken.
game-short-prestige = 3, Prestige berechnen. Jedes Monument bringt der Farbe, der es gehört, was sein Volk auf der Skala wert ist, von 5 bis 1.
game-short-value = Die Zahl vor einem Stadtteil ist sein Wert. Er zählt nur, wo ein Weltwunder steht: Wird danach ein Stadtteil dieser Insel übernommen, bekommt der Besitzer des Weltwunders dessen Wert (R-BUILD-3).
game-short-value-others = Die Zahl vor einem Stadtteil ist sein Wert. Er zählt nur, wo ein Weltwunder steht: Übernimmt danach jemand anderes einen Stadtteil dieser Insel, bekommt der Besitzer des Weltwunders dessen Wert (R-BUILD-3).
game-short-removal = Eine kleine Quelle von Punkten: Einen deiner Fürsten an einem Monument zu entfernen bringt dir { $removal }, und die Karte davor kann ihn dorthin gesetzt haben. Gehört das Monument jemand anderem, gibt das dort 1.
game-short-end = Die Partie endet nach der Runde, in der jemand { $target } Punkte hat; wer die meisten hat, gewinnt. (help moves und help rules sagen mehr, sobald du spielst.)
map-value = Die Zahl vor einem Stadtteil ist sein Wert; `look STADTTEIL` sagt, was dort steht und wohin man von dort kommt.
map-princes = Fürsten stehen hinter dem Buchstaben ihres Spielers, jedes Volk mit seinem Buchstaben, davor die Zahl, wenn es mehrere sind: r:2M,C sind zwei Maya-Fürsten und ein chinesischer von Rot. Ein Monument ist ein Dreieck mit den Buchstaben seines Volkes und seines Besitzers.
map-harbours = Anleger tragen den Buchstaben ihres Meeres-Sektors: { $sectors }.
map-boats = Boote fahren von Anleger zu Anleger in einem Sektor, und zwischen { $links } (R-MOVE-1).
map-link = { $first } und { $last }
extra-missing = { $library } ist nicht installiert. Es kommt mit dem Extra „{ $extra }“: pip install "utopia[{ $extra }]", oder in einer Arbeitskopie: python3 run.py extras

## Tournaments

match-simulations = { $simulations } Simulationen: ein Bot, der sucht, braucht mindestens 1
match-seconds = { $seconds } Sekunden: ein Bot braucht mehr als keine
arena-progress-line = { $played } von { $games } Partien; noch etwa { $left }
arena-left = noch etwa { $left }
arena-interrupted-kept = Unterbrochen nach { $played } von { $games } Partien; sie sind bewahrt. Weiter geht es mit: { $command }
arena-resume-alone = --resume macht mit dem Begonnenen weiter; lass { $options } weg
arena-players-of-bots = --players { $players } sagt, wie viele Bots einer Auswahl an einem Tisch sitzen: nenne die Auswahl mit --bots, oder die Plätze eines Tisches mit --seats
arena-seats-or-bots = --seats nennt die Bots eines Tisches, --bots eine Auswahl für viele Tische; gib eins von beiden an
arena-too-few-bots = --bots { $bots }: ein Turnier braucht mindestens 2 verschiedene Bots
arena-one-budget = eine Entscheidung ist durch --simulations oder durch --seconds begrenzt; gib eins von beiden an
arena-group = { $number } Spieler, { $games } Partien
arena-rating = Wertung
arena-failures = { $bot } hat { $number } seiner Entscheidungen nicht getroffen, { $stand } traf sie: { $reasons }
arena-decision-times = ms je Entscheidung
arena-median = Median
arena-p99 = 99 %
arena-overruns = darüber
arena-table = Tisch
arena-against = { $bot } gegen { $others }
ladder-step = Schritt { $number } von { $steps }:
ladder-no-table = die Seite hat keine Tabelle der Leiter; sie beginnt mit { $head }
arena-process-ended = ein Prozess, der spielte, endete vorzeitig, vielleicht aus Mangel an Speicher; versuche es mit weniger --jobs
run-differs = Partien von heute gehörten nicht zu diesem Lauf; sie unterscheiden sich in (dort, hier): { $differences }
run-in-use = ein anderer Prozess spielt den Lauf in { $folder }
run-line-broken = { $file }, Zeile { $line }: sie wurde geändert, nachdem sie geschrieben war; ein Lauf geht nur von dem aus weiter, was er selbst geschrieben hat
run-game-wrong = { $file }, Zeile { $line }: das ist nicht die nächste Partie des Laufs
run-folder-full = { $folder } ist nicht leer; ein Lauf braucht einen neuen Ordner, oder geht mit --resume weiter
run-folder-unusable = { $folder } lässt sich nicht verwenden: { $reason }
run-not-kept = in { $folder } kann nicht mehr geschrieben werden: { $reason }. Alle Partien davor sind bewahrt; schaffe Platz und mach weiter mit --resume { $folder }
run-none = { $folder } enthält keinen Lauf: { $file } fehlt
run-manifest-wrong = { $file } ist kein Manifest eines Laufs: { $why }
arena-plot-kind = { $file } ist keine Art von Bild; der Name endet mit einem von { $endings }
arena-ray-address = { $address } ist keine Adresse eines Ray-Clusters; schreibe HOST:PORT, wie ray start --head sie zeigt
arena-ray-silent = kein Ray-Cluster antwortet unter { $address } ({ $reason }); läuft er, und gehört diese Maschine dazu?
arena-ray-differs = eine Maschine des Ray-Clusters spielt nach anderen Regeln oder mit anderen Bots; alle brauchen dieselbe Version von utopia
arena-ray-failed = der Ray-Cluster ist ausgefallen: { $reason }
command-help-hint = was ein starker Bot hier täte, und warum
hint-moves = Der Architekt würde spielen: { $moves }
bench-begins = Es wird gemessen; das dauert eine bis drei Minuten …
