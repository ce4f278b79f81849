# Lektionen: eine Stellung, eine Aufgabe, und was man daraus lernt.

lesson-chapter-guests = Gäste
lesson-chapter-building = Bauen
lesson-chapter-order = Wer an der Reihe ist
lesson-chapter-cards = Karten
lesson-chapter-prestige = Prestige und das Ende

lesson-guest-title = Nimm einen Gast
lesson-guest-task = Du bist Rot. Nimm den Maya-Gast der Insel der Luft und setze einen Maya-Fürsten { form-at-district } ein.
lesson-guest-hint = Die Gäste bei einem Schiff ziehen nur auf die Insel dieses Schiffes.
lesson-guest-solved = Ein Gast bestimmt zweierlei: das Volk deines Fürsten und die Insel, auf der du ihn einsetzt. Den Stadtteil wählst du.
lesson-guest-missed = Der Zug ist erlaubt, aber { form-at-district } steht jetzt kein Maya-Fürst von dir.

lesson-monument-title = Drei werden ein Monument
lesson-monument-task = Zwei deiner Maya-Fürsten stehen { form-at-district }. Übernimm den Stadtteil in diesem Zug.
lesson-monument-hint = Hol zuerst einen dritten Maya-Fürsten dorthin, dann baue.
lesson-monument-solved = Drei gleiche Fürsten gehen, und ihr Monument steht an ihrer Stelle. Der Stadtteil gehört dir für immer und bringt dir jede Runde Prestige.
lesson-monument-missed = Der dritte Maya-Fürst ist nicht gekommen, also kannst du { form-at-district } in diesem Zug nichts bauen.

lesson-wonder-title = Fünf werden ein Weltwunder
lesson-wonder-task = Baue in diesem Zug das Weltwunder der Insel des Feuers.
lesson-wonder-hint = Welches Volk fehlt dir noch auf der Insel des Feuers? Der Stadtteil ist gleich.
lesson-wonder-solved = Je ein Fürst von jedem Volk irgendwo auf einer Insel wird ihr Weltwunder: sofort 6 Punkte. Jede Insel hat nur eines.
lesson-wonder-missed = Ein Weltwunder braucht alle fünf Völker auf einer Insel, und eines fehlt dir dort noch.

lesson-patron-title = Ein Weltwunder zahlt
lesson-patron-task = Du kannst ein Weltwunder bauen und { form-the-district } übernehmen. Hol in diesem Zug 10 Punkte.
lesson-patron-hint = Was muss zuerst stehen, damit der Stadtteil etwas bringt? Und wähle gut, welcher Maya-Fürst geht.
lesson-patron-solved = Immer wenn jemand einen Stadtteil der Insel übernimmt, bringt das Weltwunder den Wert des Stadtteils ein. Das gilt auch für deine eigenen.
lesson-patron-missed = Ein Weltwunder zahlt nur für Stadtteile, die nach ihm übernommen werden. Baue es zuerst, und lass drei Maya-Fürsten { form-at-district } stehen.

lesson-surprise-title = Der Überraschungsgast
lesson-surprise-task = Nur ein Gast ist übrig, und er nützt dir nichts. Übernimm { form-the-district } in diesem Zug, und lass Gelb keinen ägyptischen Fürsten auf die Insel des Wassers: Er fehlt dort zum Weltwunder.
lesson-surprise-hint = Zieh einen Überraschungsgast. In dieser Lektion ist es immer derselbe. Danach benenne die Person, der der letzte Gast am wenigsten nützt.
lesson-surprise-solved = Ein Überraschungsgast kommt ungesehen aus dem Beutel, einmal je Runde. Wen du benennst, muss sofort einen offenen Gast nehmen, und hier hatte Blau nichts davon.
lesson-surprise-missed = Entweder beherrschst du { form-the-district } nicht, oder Gelb hat nun den ägyptischen Fürsten, der auf der Insel des Wassers fehlte.

lesson-order-title = Wer führt, beginnt
lesson-order-task = Du und Blau wollen beide den Maya-Gast der Insel des Feuers. Übernimm { form-the-district }, bevor diese Phase endet: Du hast den Rest dieses Zuges und noch einen.
lesson-order-hint = Im nächsten Durchgang beginnt, wer auf der Wertungsleiste vorn liegt. Wie kommst du jetzt zu Punkten?
lesson-order-solved = Mit dem Weltwunder liegst du vorn, also begann der nächste Durchgang bei dir. Das hat einen Preis: Wer vorn liegt, wirft später zwei Karten ab.
lesson-order-missed = Ohne den Maya-Gast fehlt { form-at-district } der dritte Fürst. Wer beginnt im nächsten Durchgang?

lesson-discards-title = Abwerfen nach Rang
lesson-discards-task = Du führst und musst zwei deiner fünf Karten abwerfen. Übernimm danach irgendeinen Stadtteil, ohne ein Privileg auszugeben.
lesson-discards-hint = Zu welchem Volk gehören deine Fürsten? Zwei Schritte trennen den einen von den beiden anderen.
lesson-discards-solved = Wer auf der Leiste vorn liegt, wirft zwei Karten ab, wer hinten liegt, keine, alle anderen eine. Behalte die Karten, die deine Fürsten brauchen.
lesson-discards-missed = Du brauchst beide Maya-Karten, um drei Maya-Fürsten zusammenzubringen.

lesson-land-title = Karten zu Land
lesson-land-task = Du hast eine griechische Karte. Übernimm { form-the-district }.
lesson-land-hint = Eine Karte bewegt einen oder zwei Fürsten aus demselben Stadtteil über eine Straße oder Brücke.
lesson-land-solved = Eine Karte hat zwei Fürsten zugleich über die Brücke bewegt. Sie gehen zusammen los und kommen zusammen an.
lesson-land-missed = Deine einzige griechische Karte ist gespielt oder dein Zug vorbei, und { form-at-district } stehen keine drei griechischen Fürsten.

lesson-sea-title = Karten zur See
lesson-sea-task = Du hast eine ägyptische Karte. Übernimm { form-the-district }.
lesson-sea-hint = Boote fahren von Anleger zu Anleger, im selben Meeres-Sektor oder in einen benachbarten.
lesson-sea-solved = Die gepunktete Linie eines Leuchtturms trennt zwei benachbarte Sektoren. Mit einer Karte fährt ein Boot hinüber, auch mit zwei Fürsten.
lesson-sea-missed = Beide Fürsten hätten mit der einen Karte fahren müssen; nun kommen { form-at-district } keine drei zusammen.

lesson-reefs-title = Leuchttürme und Riffe
lesson-reefs-task = Du hast zwei ägyptische Karten. Bring den einzelnen Fürsten von der Insel der Luft zu den beiden anderen, und übernimm { form-the-district }.
lesson-reefs-hint = An den Riffen rechts kommt kein Boot vorbei. Von der Insel der Luft führen die Sektoren über die Insel der Erde zu der des Wassers.
lesson-reefs-solved = Die Sektoren bilden eine Kette: Feuer, Wasser, Erde, Luft. Jede Karte führt über die Linie eines Leuchtturms; Riffe halten jedes Boot auf.
lesson-reefs-missed = Der Fürst braucht beide Karten für den Weg über die Insel der Erde, eine für jede Linie eines Leuchtturms.

lesson-add-title = Einen Fürsten hinzufügen
lesson-add-task = Du beherrschst einen persischen Stadtteil und hast zwei persische Karten. Übernimm { form-the-district } daneben.
lesson-add-hint = An einem persischen Monument bringt eine persische Karte einen persischen Fürsten. Die zweite Karte bewegt ihn.
lesson-add-solved = Aus einem Monument kommen neue Fürsten. Das geht auch an fremden Monumenten, bringt dort aber der anderen Person 1 Punkt.
lesson-add-missed = Ein dritter persischer Fürst fehlt { form-at-district }. Er muss an deinem Monument dazukommen und dann herüberziehen.

lesson-remove-title = Einen Fürsten entfernen
lesson-remove-task = Blau beherrscht { form-the-district } mit einem persischen Monument. Hol mit deinen drei persischen Karten 4 Punkte.
lesson-remove-hint = Eine Karte entfernt einen deiner Fürsten an einem Monument ihres Volkes: 2 Punkte. Wo sollten deine zwei Fürsten stehen?
lesson-remove-solved = Jeder Fürst, den du entfernst, bringt 2 Punkte, am eigenen Monument oder an einem fremden. Sonst bekommt dabei niemand etwas.
lesson-remove-missed = Du brauchst zwei Fürsten { form-at-district } und für jeden eine Karte; für den Weg bleibt eine.

lesson-privilege-title = Das Privileg
lesson-privilege-task = Du hast keine griechische Karte. Übernimm trotzdem { form-the-district }.
lesson-privilege-hint = Ein Privileg macht eine Karte, während du sie spielst, zu einer anderen. Bewege dann die zwei griechischen Fürsten zusammen.
lesson-privilege-solved = Mit einem Privileg passt einmal jede Karte. Du hast zwei für die ganze Partie, und keines kommt wieder.
lesson-privilege-missed = Nur eine andere Karte als griechische konnte die beiden Fürsten herbringen; { form-at-district } fehlen sie.

lesson-king-title = Was dem König gefällt
lesson-king-task = Du handelst zuletzt und beherrschst zwei griechische Stadtteile und einen ägyptischen. Hol bis zum Ende der Runde 10 Punkte.
lesson-king-hint = Eine Karte hebt ihr Volk um einen Platz. Was bringt dir jeder Platz? Beende deinen Zug, wenn du fertig bist.
lesson-king-solved = Jeder Stadtteil bringt den Wert seines Volkes auf der Prestige-Skala. Wer zuletzt handelt, bestimmt über sie als Letztes.
lesson-king-missed = Die Runde hat weniger als 10 Punkte gebracht. Hebe jedes Volk, von dem du Monumente hast.

lesson-last-round-title = Die letzte Runde
lesson-last-round-task = Blau wird 50 Punkte haben, also ist diese Runde die letzte. Du handelst zuletzt und liegst 4 Punkte zurück. Gewinne die Partie.
lesson-last-round-hint = Zähle, was das Ende der Runde euch beiden bringt. Zwei Karten setzen ein Volk ganz unten auf die Skala.
lesson-last-round-solved = Persien zu senken hat Blau 12 Punkte gekostet und deine Maya-Stadtteile gehoben. Zähle am Ende beide Seiten.
lesson-last-round-missed = Blau gewinnt noch. Nur die Maya zu heben lässt dir einen Punkt Rückstand: Drei persische Stadtteile bringen Blau zu viel.

learn-how = utopia learn und der Name einer Lektion beginnt sie.
learn-words = Du tippst Züge, wie sie in Aufzeichnungen stehen. Andere Wörter: hint, moves, table, undo, quit.
learn-no-lesson = Eine Lektion { $name } gibt es nicht; es gibt { $lessons }.
learn-goes-on = Das ist getan; weiter.
learn-stars = { $stars ->
    [one] Gelöst, mit einem Stern.
   *[other] Gelöst, mit { $stars } Sternen.
}
learn-missed = Mit undo nimmst du einen Zug zurück.
learn-undone = Zurückgenommen.
learn-nothing-to-undo = Es gibt nichts zurückzunehmen.

lesson-undo-first = Von hier führt kein Weg zum Ziel. Mach zuerst einen Schritt rückgängig.
problem-no-lesson = Diese Lektion gibt es nicht.
problem-lesson-illegal = Schritt { $move } ist dort nicht erlaubt.
problem-lesson-unsolved = Damit ist die Lektion nicht gelöst.
