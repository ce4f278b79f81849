## Was die Umgebungen für die Forschung ablehnen
envs-players = die Zahl der Spieler ist { $players }; Utopia ist für { $least } bis { $most }
envs-options = { $options }: einzelne Optionen ändert man in einer Ausgabe, die beim Namen genannt ist; eine eigene Edition hat sie alle
envs-word = { $what } ist { $word }; möglich ist { $words }
envs-seed = der Startwert ist { $seed }; er ist eine ganze Zahl, 0 oder mehr
envs-shaping = shaping ist { $shaping }; es ist eine Zahl, die Belohnung je Punkt
envs-over = keine Partie läuft; reset beginnt eine
envs-no-action = Aktion { $action } von { $colour } gibt es nicht: Aktionen sind ganze Zahlen von 0 bis { $most }, und die erlaubten haben eine 1 in der Maske.
envs-illegal = Aktion { $action } von { $colour } ist nicht erlaubt.
envs-opponents = { $others ->
    [1] es gibt einen anderen Platz: nenne einen Bot dafür, nicht { $number } ({ $names })
   *[other] es gibt { $others } andere Plätze: nenne einen Bot für alle oder { $others } Bots, nicht { $number } ({ $names })
}
envs-opponent = der Bot { $name } antwortete mit etwas, das nicht erlaubt ist. { $why }
envs-observer = es gibt keinen Beobachter von { $kind }; es gibt die von öffentlichem und privatem Wissen mit und ohne Gedächtnis, und von einem allein ohne
envs-other-record = die Aufzeichnung ist von einem anderen Plan, nach anderen Regeln oder mit anderer Spielerzahl, oder sie enthält nur, was ein Platz oder ein Zuschauer wusste
envs-actions = { $name } ist { $found }; darin stehen ganze Zahlen, eine für jeden der { $number } Tische
envs-reset-mask = reset_mask ist { $found }; darin steht Wahr oder Falsch für jeden der { $number } Tische, deren Partien schon begonnen haben
envs-mix = eine Mischung von Bots hat die Gewichte { $weights }; es sind ganze Zahlen über 0, eine für jeden Bot
envs-tables = die Zahl der Tische ist { $number }; es ist mindestens einer

## Geschwindigkeit der Umgebungen, in utopia bench
bench-pettingzoo-decisions-per-s = Entscheidungen je Sekunde in PettingZoo, 4 Spieler
bench-gymnasium-steps-per-s = Entscheidungen je Sekunde in Gymnasium, gegen 3 Zufallsbots
bench-gymnasium-vector-steps-per-s = Entscheidungen je Sekunde in Gymnasium, 200 Tische zugleich
bench-openspiel-decisions-per-s = Entscheidungen je Sekunde in OpenSpiel, 4 Spieler, ohne die Ziehungen
envs-record-amid-discards = Diese Aufzeichnung endet, während Abwürfe gewählt werden, und { $colour } hat vor jemandem gewählt, der vorher dran ist; OpenSpiel lässt alle nacheinander entscheiden. Warte, bis alle gewählt haben.
