## Uhren, Pausen, verlassene Plätze und was der Tisch gefragt wird

time-over = Diese Partie ist zu Ende.
time-no-vote = Das ist schon entschieden.
time-not-voting = Darüber entscheiden nur die anderen am Tisch.
time-no-choice = Das ist keine der Antworten auf diese Frage.
time-other-vote = Der Tisch wird gerade etwas anderes gefragt. Warte, bis das entschieden ist.
time-not-missed = Dieser Spieler ist hier oder noch keine Minute weg.
time-not-live = Nur Partien, bei denen alle da sind, haben Pausen. In langsamen zählen Ruhezeiten und Urlaub.
time-no-tempo = An diesem Tisch hat niemand eine Uhr.
time-taken = Es gibt keinen Platz zurückzunehmen: dort sitzt jetzt jemand anderes.
problem-zone = Diese Zeitzone gibt es nicht. Eine ist Europe/Rome.
problem-quiet = Höchstens { $most } Stunden am Tag können Ruhezeit sein.
problem-holiday = Ein Urlaub beginnt, bevor er endet, und liegt im nächsten Jahr.
problem-holidays = Das sind mehr als { $most } Tage Urlaub im Jahr { $year }.

time-tempo = Bedenkzeit
time-tempo-none = Ohne Uhren
time-tempo-none-about = Alle denken, so lange sie mögen. Wer fortbleibt, kann trotzdem ersetzt werden.
time-tempo-brisk = Gemeinsam, zügig
time-tempo-brisk-about = 10 Minuten für die Partie und 15 Sekunden mehr nach jedem Zug.
time-tempo-easy = Gemeinsam, gemütlich
time-tempo-easy-about = 20 Minuten für die Partie und 30 Sekunden mehr nach jedem Zug.
time-tempo-day = Ein Zug am Tag
time-tempo-day-about = 24 Stunden für jeden Zug und 2 Tage Vorrat. Nächte und Urlaub eines Spielers zählen nicht.
time-tempo-days = Über Wochen
time-tempo-days-about = 3 Tage für jeden Zug und eine Woche Vorrat. Nächte und Urlaub eines Spielers zählen nicht.
time-tempo-end = Ist die Zeit um, beendet ein Bot den Zug. Nach zwei Mal hintereinander entscheiden die anderen über den Platz.

time-clocks = Uhren
time-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
time-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
time-hours = { $hours } Std. { $minutes } Min.
time-days = { $days } T. { $hours } Std.
time-whole-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
time-rests = Ruhe für { $left }
time-is-out = Die Zeit ist um: ein Bot beendet diesen Zug.
time-low-you = Du hast noch { $left }.
time-paused = Pause. Die Uhren stehen.
time-resume = Weiter

time-ask-pause = Um eine Pause bitten
time-ask-pause-about = Die Uhren stehen höchstens eine Stunde; jeder kann vorher weitermachen.
time-ask-more = Um mehr Zeit bitten
time-ask-more-about = { $left } mehr für alle.
time-ask-leaver = { $name } ist weg: den Tisch fragen
time-ask-leaver-about = Die anderen entscheiden: warten, ein Bot spielt weiter, Ersatz suchen oder die Partie beenden.

time-vote = Der Tisch wird gefragt
time-vote-left = { $names } hat die Partie verlassen. Was soll aus dem Platz werden?
time-vote-away = { $names } ist nicht verbunden. Was soll aus dem Platz werden?
time-vote-time = { $names } hat zweimal nicht rechtzeitig entschieden. Was soll aus dem Platz werden?
time-vote-pause = Sollen die Uhren eine Weile stehen?
time-vote-more = Sollen alle { $left } mehr haben?
time-vote-you-left = Du bist gegangen. Die anderen entscheiden über deinen Platz.
time-vote-you = Die anderen entscheiden über deinen Platz. Mach einen Zug, und er bleibt deiner.
time-vote-until = { $spoken } von { $voters } haben geantwortet; noch { $left }.
time-vote-fold = Frage einklappen
time-vote-unfold = Antworten zeigen
time-choice-wait = { $left } warten
time-choice-bot = Ein Bot spielt weiter
time-choice-substitute = Ersatz suchen
time-choice-end = Partie beenden
time-choice-yes = Ja
time-choice-no = Nein

time-leave = Partie verlassen
time-leave-others = Die anderen erfahren es und entscheiden: auf dich warten, ein Bot spielt weiter, Ersatz suchen oder die Partie beenden. Du kannst zurückkommen, solange niemand anderes dort sitzt. In einer gewerteten Partie ist Letzter, wer geht.
time-leave-alone = Hier spielt sonst kein Mensch: die Partie endet, ohne Plätze.
time-leave-stay = Bleiben
time-back = Ein Bot spielt für dich.
time-back-do = Meinen Platz zurücknehmen
time-back-stay = Ich bleibe
time-free = Ein Bot spielt weiter, bis über den Link zum Tisch Ersatz kommt.
time-plays-for = spielt für { $name }
