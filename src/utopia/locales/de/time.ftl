## Uhren, Pausen, verlassene Plätze und was der Tisch gefragt wird

time-over = Diese Partie ist zu Ende.
time-no-vote = Das ist schon entschieden.
time-not-voting = Darüber entscheiden nur die anderen am Tisch.
time-no-choice = Das ist keine der Antworten auf diese Frage.
time-other-vote = Der Tisch wird gerade etwas anderes gefragt. Warte, bis das entschieden ist.
time-not-missed = Diese Person ist noch keine Minute weg, und niemand wartet seit fünf Minuten auf ihren Zug.
time-not-live = Nur Live-Partien können pausieren. In langsamen zählen Ruhezeiten und Urlaub.
time-no-tempo = An diesem Tisch hat niemand eine Uhr.
time-taken = Dieser Platz lässt sich nicht zurücknehmen: Dort sitzt jetzt jemand anderes.
problem-zone = Diese Zeitzone gibt es nicht. Ein Beispiel: Europe/Rome.
problem-quiet = Höchstens { $most } Stunden am Tag können Ruhezeit sein.
problem-holiday = Ein Urlaub muss beginnen, bevor er endet, und im nächsten Jahr liegen.
problem-holidays = Das sind mehr als { $most } Tage Urlaub im Jahr { $year }.

time-tempo = Bedenkzeit
time-kind-none = Ohne Uhren
time-kind-none-about = Alle denken, so lange sie mögen. Bleibt jemand fort oder zieht fünf Minuten nicht, können die anderen über den Platz entscheiden.
time-kind-live = Live
time-kind-live-about = Alle sitzen zusammen am Tisch, etwa eine Stunde lang.
time-kind-slow = Langsam
time-kind-slow-about = Über Tage oder Wochen: Du ziehst, wenn du Zeit hast, und eine Nachricht kann dir sagen, dass du dran bist.
time-pace = Tempo
time-tempo-brisk = Zügig
time-tempo-brisk-about = 10 Minuten für die ganze Partie, dazu 15 Sekunden nach jedem Zug.
time-tempo-easy = Gemütlich
time-tempo-easy-about = 20 Minuten für die ganze Partie, dazu 30 Sekunden nach jedem Zug.
time-tempo-day = Ein Tag je Zug
time-tempo-day-about = 24 Stunden für jeden Zug und 2 Tage Vorrat. Ruhezeiten und Urlaub zählen nicht.
time-tempo-days = Drei Tage je Zug
time-tempo-days-about = 3 Tage für jeden Zug und eine Woche Vorrat. Ruhezeiten und Urlaub zählen nicht.
time-tempo-end = Ist deine Zeit um, beendet ein Bot deinen Zug. Geschieht das zweimal hintereinander, entscheiden die anderen über deinen Platz.
time-tempo-own = Eigenes
time-own-bank = Minuten für die ganze Partie
time-own-increment = Sekunden dazu nach jedem Zug
time-own-turn = Tage für jeden Zug
time-own-hours = Stunden für jeden Zug
time-own-reserve = Tage Vorrat für die Partie

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
time-is-out = Die Zeit ist um: Ein Bot beendet diesen Zug.
time-ran-out = Deine Zeit war um, ein Bot hat deinen Zug beendet. Geschieht das noch einmal, bevor du ziehst, entscheiden die anderen über deinen Platz.
time-low-you = Du hast noch { $left }.
time-paused = Pause. Die Uhren stehen.
time-resume = Weiter

time-ask-pause = Um eine Pause bitten
time-ask-pause-about = Die Uhren stehen höchstens eine Stunde; alle können vorher weitermachen.
time-ask-more = Um mehr Zeit bitten
time-ask-more-about = { $left } mehr für alle.
time-ask-leaver = { $name } ist weg: den Tisch fragen
time-ask-leaver-about = Die anderen entscheiden: warten, ein Bot spielt weiter, Ersatz suchen oder die Partie beenden.
time-ask-idle = { $name } zieht nicht: den Tisch fragen
time-waited = { $name } hat seit { $left } nicht gezogen.
time-waited-you = Der Tisch wartet seit { $left } auf dich. Die anderen können jetzt über deinen Platz entscheiden; ziehst du, bleibt er deiner.
time-waited-ask = Den Tisch fragen

time-vote = Der Tisch entscheidet
time-asked = Frage an den Tisch
time-vote-left = { $names } hat die Partie verlassen. Was soll mit dem Platz geschehen?
time-vote-away = { $names } ist offline. Was soll mit dem Platz geschehen?
time-vote-idle = { $names } hat lange nicht gezogen. Was soll mit dem Platz geschehen?
time-vote-time = { $names } hat zweimal nicht rechtzeitig entschieden. Was soll mit dem Platz geschehen?
time-vote-pause = Sollen die Uhren eine Weile stehen?
time-vote-more = Sollen alle { $left } mehr haben?
time-vote-you-left = Du bist gegangen. Die anderen entscheiden über deinen Platz.
time-vote-you = Die anderen entscheiden über deinen Platz. Mach einen Zug, und er bleibt deiner.
time-vote-until = Entschieden wird spätestens in { $left }.
time-vote-yours = Deine Antwort fehlt noch.
time-vote-waits = Es fehlt die Antwort von: { $names }.
time-vote-by = { $me ->
    [true] Du fragst:
   *[other] { $name } fragt:
}
time-vote-answer = Antworten
time-vote-fold = Antworten verbergen
time-vote-unfold = Antworten zeigen
time-choice-wait = { $left } warten
time-choice-bot = Ein Bot spielt weiter
time-choice-substitute = Ersatz suchen
time-choice-end = Partie beenden
time-choice-wait-about = Die Partie wartet auf diese Person. Für die Wertung ändert sich nichts.
time-choice-bot-about = Die Partie geht weiter; ein Bot hält den Platz, bis die Person zurückkommt. Gewertet wird wie sonst; wer fortbleibt, kommt auf den letzten Platz.
time-choice-substitute-about = Der Platz steht allen offen, die den Link haben; bis dahin spielt ein Bot. Ersatzleute werden nicht gewertet; wer gegangen ist, kommt auf den letzten Platz.
time-choice-end-about = Die Partie endet hier, ohne Platzierung, und zählt für niemanden. Mehr als die Hälfte muss zustimmen.
time-choice-yes = Ja
time-choice-no = Nein

time-leave = Partie verlassen
time-leave-others = Die anderen erfahren es und entscheiden: auf dich warten, ein Bot spielt weiter, Ersatz suchen oder die Partie beenden. Du kannst zurückkommen, solange niemand anderes dort sitzt. Wer eine gewertete Partie verlässt, kommt auf den letzten Platz.
time-leave-alone = Hier spielt sonst kein Mensch: Die Partie endet, ohne Platzierung.
time-leave-stay = Bleiben
time-back = Ein Bot spielt für dich.
time-back-do = Meinen Platz zurücknehmen
time-back-stay = Ich bleibe
time-free = Ein Bot spielt weiter, bis über den Link zum Tisch Ersatz kommt.
time-free-invite = Ersatz einladen
time-free-link = Wer diesen Link öffnet, kann den freien Platz nehmen und spielt dort weiter.
time-plays-for = spielt für { $name }
