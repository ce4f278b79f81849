# Die Regeln, wie die Seite sie zeigt. Was die Kennungen bedeuten, steht in en/rules.ftl.

## Die Seite selbst

rules-title = Die Regeln
rules-lead =
    In unseren eigenen Worten. Jede Regel hat eine Nummer, damit ihr darauf zeigen könnt, wenn ihr euch nicht einig seid.
rules-search = Regeln durchsuchen
rules-hits = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Keine Regel enthält „{ $query }“. Versuch es mit einem kürzeren Wort.
rules-contents = Inhalt
rules-edition = Ausgabe
rules-remarks = { $count ->
    [0] Zu ihr gibt es keine Anmerkung.
    [one] Zu einer Regel gibt es eine Anmerkung.
   *[other] Zu { $count } Regeln gibt es Anmerkungen.
}
rules-remark = mit Anmerkung
rules-at-table = An diesem Tisch
rules-example = Ein Beispiel
rules-examples-open = Alle Beispiele aufklappen
rules-examples-close = Alle Beispiele zuklappen
rules-link = Link zur Regel { $rule }

## Das Spiel in acht Sätzen

rules-short-title = Das Spiel in acht Sätzen
rules-short-goal =
    Du dienst dem König von Utopia als Minister: Siedle Fürsten von fünf Völkern auf vier Inseln an und sammle das meiste
    Prestige.
rules-short-round =
    Eine Runde hat drei Phasen, und in jeder ist zuerst an der Reihe, wer auf der Wertungsleiste vorn liegt.
rules-short-welcome =
    Phase 1, Fürsten begrüßen: Dreimal nimmst du einen der Gäste, die mit den Schiffen gekommen sind, und setzt einen
    deiner Fürsten auf die Insel des Gastes.
rules-short-development =
    Phase 2, Stadt ausbauen: Du bekommst fünf Karten, wer führt, wirft zwei ab, und du spielst so viele, wie
    du willst, um Fürsten zu bewegen, hinzuzufügen oder zu entfernen oder um den König umzustimmen.
rules-short-prestige =
    Phase 3, Prestige berechnen: Jeder Stadtteil, in dem dein Monument steht, bringt so viel, wie der König von seinem Volk
    hält, von 5 Punkten bis hinab zu 1.
rules-short-building =
    In deinem Zug werden drei gleiche Fürsten in einem Stadtteil zu einem Monument, und der Stadtteil gehört dir für
    immer; fünf verschiedene auf einer Insel werden zu ihrem Weltwunder, das sofort 6 Punkte wert ist.
rules-short-king =
    Der Geschmack des Königs ändert sich: Eine Karte hebt ein Volk um eine Stufe, zwei Karten lassen es nach ganz
    unten fallen.
rules-short-end =
    Die Partie endet mit der Runde, in der jemand 50 Punkte hat, und wer dann am weitesten vorn ist, gewinnt.

## Kapitel

rules-chapter-1-title = Was auf dem Tisch liegt
rules-chapter-1 =
    Fürsten, Gäste, Karten und Bauwerke: Mehr gibt es nicht. Ist etwas alle, kommt nichts nach, also geh sorgsam mit deinen Fürsten um.
rules-chapter-2-title = Der Stadtplan
rules-chapter-2 =
    Vier Inseln, von Straßen in Stadtteile zerlegt und durch einen Kanal getrennt. Brücken und Boote führen hinüber.
rules-chapter-3-title = Der Aufbau
rules-chapter-3 =
    Der Zufall entscheidet, was dem König zuerst gefällt und wer beginnt. Zu zweit bleibt eine Insel gesperrt.
rules-chapter-4-title = Wer an der Reihe ist
rules-chapter-4 =
    Die Wertungsleiste bestimmt die Reihenfolge, in allen drei Phasen. Wer vorn liegt, ist zuerst dran, und das ist
    nicht immer eine gute Nachricht.
rules-chapter-5-title = Phase 1: Fürsten begrüßen
rules-chapter-5 =
    Schiffe bringen Gäste, und jeder Gast, den du nimmst, bringt einen deiner Fürsten in die Stadt. Alle haben drei Züge.
rules-chapter-6-title = Bauen
rules-chapter-6 =
    Aus Fürsten werden Bauwerke: Monumente, die in jeder Runde etwas bringen, und Weltwunder, die sofort etwas
    bringen. Gebaut wird in den Phasen 1 und 2, im eigenen Zug.
rules-chapter-7-title = Phase 2, Stadt ausbauen: Karten und Privilegien
rules-chapter-7 =
    Mit Karten handelst du. In jeder Runde bekommst du fünf, darfst welche für später behalten, und zweimal in der
    Partie macht ein Privileg eine Karte passend.
rules-chapter-8-title = Phase 2: bewegen, hinzufügen, entfernen
rules-chapter-8 =
    Drei der vier Aktionen handeln von deinen Fürsten. Jede darfst du so oft ausführen, wie deine Karten reichen.
rules-chapter-9-title = Phase 2: der Geschmack des Königs
rules-chapter-9 =
    Die vierte Aktion ändert, was die Völker wert sind. Sie ist die schärfste Waffe, wenn man als Letztes dran ist.
rules-chapter-10-title = Phase 3: Prestige berechnen, und das Ende
rules-chapter-10 = Jetzt bringen die Stadtteile Punkte. Hat jemand 50 erreicht, war diese Runde die letzte.

## Die Schachtel

rule-R-MAT-1-title = Was in der Schachtel ist
rule-R-MAT-1 =
    Der Plan hat 24 Stadtteile auf vier Inseln und auf jeder Insel einen Platz für ein Weltwunder. Im Beutel sind 40
    Gäste: zwei von jedem Volk für jede Insel. Es gibt 50 Aktionskarten, zehn von jedem Volk, 4 Weltwunder und 8
    Monumente von jedem Volk, von denen eines auf der Prestige-Skala steht. Jeder der 2 bis 5 Spieler hat 8 Fürsten
    von jedem Volk, 8 Sockel, 2 Privilegien und einen Minister auf der Wertungsleiste.
    Dazu kommen fünf Übersichtskarten, eine für jeden Spieler, und ein Stoffbeutel für die Gäste. Die Hefte sagen nur,
    dass jeder 40 Fürsten hat; dass es acht von jedem Volk sind, wissen wir von Besitzern der Schachtel.
rule-R-MAT-2-title = Wenn etwas ausgeht
rule-R-MAT-2 =
    Es gibt nur, was in der Schachtel ist. Ohne Sockel baust du nichts mehr, und wenn die sieben freien Monumente
    eines Volkes auf dem Plan stehen, nimmt es keinen Stadtteil mehr ein. Hast du vom Volk eines Gastes keinen Fürsten
    mehr, darfst du den Gast trotzdem nehmen, setzt aber niemanden ein, und auch keine Karte fügt einen solchen
    Fürsten hinzu. Hast du noch einen, musst du ihn einsetzen.

## Der Plan

rule-R-BOARD-1-title = Inseln, Straßen und Meer
rule-R-BOARD-1 =
    Die Insel des Wassers hat 5 Stadtteile, die der Erde 8, die des Feuers 6 und die der Luft 5. Straßen trennen
    benachbarte Stadtteile, Brücken führen über den Kanal, und ein Boot zeigt einen Anleger. Das Meer hat vier
    Sektoren in einer Reihe: Feuer, Wasser, Erde, Luft; zwischen Luft und Feuer liegen Klippen. Kein öffentlicher Text
    beschreibt den gedruckten Plan ganz, darum ist unserer nachempfunden.
    Die Sektoren erkennt man an drei gepunkteten Linien: Jede führt von einem Leuchtturm hinaus aufs Meer. Die
    Wertungsleiste läuft um den Plan, und ihr Startfeld liegt unten in der Mitte.
rule-R-BOARD-2-title = Der Wert eines Stadtteils
rule-R-BOARD-2 =
    Jeder Stadtteil trägt einen Wert von 1 bis 4. Der zählt, wenn jemand den Stadtteil übernimmt und auf der Insel ein
    Weltwunder steht ([R-BUILD-3]); mit dem Prestige am Ende der Runde hat er nichts zu tun.
rule-R-BOARD-2-edition-en = Die Werte gehen von 2 bis 4: Ein Stadtteil, der eine 1 trägt, zählt als 2.
rule-R-BOARD-2-edition-de = Die Werte gehen von 2 bis 4: Ein Stadtteil, der eine 1 trägt, zählt als 2.
rule-R-BOARD-3-title = Kein Stadtteil ist unerreichbar
rule-R-BOARD-3 =
    Straßen, Brücken und Boote führen von jedem offenen Stadtteil zu jedem anderen. Das gilt auch zu zweit, obwohl
    dann niemand die Insel des Wassers betritt.

## Aufbau

rule-R-SETUP-1-title = Was dem König zuerst gefällt
rule-R-SETUP-1 =
    Von jedem Volk kommt ein Monument auf die Prestige-Skala, in zufälliger Reihenfolge und für alle sichtbar. Das
    oberste Volk ist 5 wert, das nächste 4 und so weiter bis hinab zu 1.
rule-R-SETUP-2-title = Wer beginnt
rule-R-SETUP-2 =
    Wer beginnt, wird ausgelost, wenn der Tisch es nicht bestimmt hat. Wer beginnt, stellt den eigenen Minister auf dem Startfeld ganz nach vorn, die anderen stehen in der Reihenfolge der Plätze dahinter.
rule-R-SETUP-3-title = Zu zweit ist die Insel des Wassers gesperrt
rule-R-SETUP-3 =
    Zu zweit betritt die ganze Partie lang niemand die Insel des Wassers. Ihre zehn Gäste kommen nicht in den Beutel; keine
    Brücke und kein Boot führt hin, keine Karte fügt dort einen Fürsten hinzu, und ihr Weltwunder wird nicht gebaut.
    Das Meer um sie herum bleibt, wie es ist: Die Sektoren von Feuer und Erde werden also keine Nachbarn.
rule-R-SETUP-3-example =
    Rot und Blau spielen zu zweit. Niemand betritt die fünf Stadtteile der Insel des Wassers, und an ihrem Schiff
    liegt kein Gast: Gäste kommen nur zu den drei anderen Inseln.

## Reihenfolge

rule-R-ORDER-1-title = Jedes Feld ist eine Schlange
rule-R-ORDER-1 =
    Wer auf einem Feld der Wertungsleiste ankommt, stellt sich hinter die, die schon dort stehen. Wer nichts
    dazubekommt, bewegt sich nicht. Deshalb herrscht nie Gleichstand: Mehr Punkte gehen vor, und auf demselben Feld
    geht vor, wer früher da war.
rule-R-ORDER-1-example =
    Rot hat 12 Punkte. Blau rückt von 9 auf 12 vor und stellt sich hinter Rot. Beide haben 12 Punkte, aber Rot liegt
    vorn und ist vor Blau an der Reihe.
rule-R-ORDER-2-title = Wer danach dran ist
rule-R-ORDER-2 =
    In einem Durchgang haben alle einen Zug; Phase 1 hat drei Durchgänge, Phase 2 einen. Nach jedem Zug wird neu auf
    die Leiste geschaut: Dran ist, wer am weitesten vorn liegt und in diesem Durchgang noch keinen Zug hatte. Punkte
    unterbrechen nie einen Zug, verschaffen niemandem einen zweiten und nehmen niemandem seinen. Wer in einem Durchgang zuletzt dran war, kann im nächsten zuerst dran sein.
rule-R-ORDER-2-example =
    Rot hat 20 Punkte, Blau 18, Grün 17. Rot ist dran und verschafft Grün 2 Punkte: Grün liegt mit 19 jetzt vor Blau
    und ist als Nächstes dran, danach Blau. Selbst wenn Blau an Rot vorbeizieht, ist Rot erst im nächsten Durchgang
    wieder an der Reihe.
rule-R-ORDER-2-edition-de =
    Das deutsche Heft hat diesen Absatz nicht, sagt aber, dass die Leiste entscheidet; gespielt wird genauso.
rule-R-ORDER-3-title = Das Startfeld wechselt durch
rule-R-ORDER-3 =
    Ab Runde 2 geht, bevor die Gäste kommen, wer auf dem Startfeld vorn steht, dort ans Ende. Steht nur ein Minister da,
    geschieht nichts.
rule-R-ORDER-3-example =
    Gelb, Blau und Rot stehen in dieser Reihenfolge auf dem Startfeld, als Runde 2 beginnt: Gelb geht ans Ende, und
    Blau fängt an. In Runde 2 macht nur Rot Punkte. In Runde 3 beginnt also Rot, und auf dem Startfeld stellt sich
    Blau hinter Gelb.
rule-R-ORDER-3-edition-it =
    Dem Wortlaut nach geht nur ans Ende, wer zu Beginn der vorigen Runde vorn lag und noch dort steht; bei uns geht, wer vorn steht, und ein Tisch kann es anders wählen.
rule-R-ORDER-3-edition-en =
    Dem Wortlaut nach geht nur ans Ende, wer zu Beginn der vorigen Runde vorn lag und noch dort steht; bei uns geht, wer vorn steht, und ein Tisch kann es anders wählen.
rule-R-ORDER-4-title = Über das Ende der Leiste hinaus
rule-R-ORDER-4 = Am Ende der Leiste verfallen keine Punkte: Es wird einfach weitergezählt.

## Empfang

rule-R-WELCOME-1-title = Die Gäste kommen an
rule-R-WELCOME-1 =
    Zu Beginn einer Runde werden drei Gäste je Spieler aus dem Beutel gezogen und offen neben das Schiff ihrer
    Insel gelegt. Dafür sind immer genug im Beutel; zwischendurch wird er nicht aufgefüllt.
rule-R-WELCOME-1-example =
    Zu viert kommen zwölf Gäste aus dem Beutel: hier zwei für Wasser, drei für Feuer, drei für Luft und vier für Erde.
rule-R-WELCOME-2-title = Gast nehmen, Fürst einsetzen
rule-R-WELCOME-2 =
    In deinem Zug nimmst du einen der offenen Gäste und setzt einen deiner Fürsten vom Volk des Gastes in einen
    Stadtteil seiner Insel. Jeder offene Stadtteil ist recht, auch wenn er voll ist oder jemandem gehört. Passen
    darfst du nicht. Der Gast liegt vor dir, bis die Phase zu Ende ist.
rule-R-WELCOME-2-example =
    Grün nimmt den Maya-Gast am Schiff der Insel der Luft. Jeder ihrer fünf Stadtteile ist recht; Grün setzt einen
    Maya-Fürsten dorthin, wo schon Rot und Blau stehen.
rule-R-WELCOME-3-title = Der Überraschungsgast
rule-R-WELCOME-3 =
    Einmal in der Runde darfst du statt eines offenen Gastes blind einen aus dem Beutel ziehen, wenn noch einer darin
    ist, und für ihn ebenso einen Fürsten einsetzen. Dann benennst du jemand anderen. Wer benannt wird, muss sofort einen offenen Gast nehmen und einen Fürsten einsetzen und darf nicht aus dem Beutel ziehen. Danach geht dein Zug weiter,
    und nach ihm der Durchgang. Für dich war das einer deiner drei Züge, für die benannte Person ist es ein zusätzlicher Gast; andere dürfen sie noch einmal benennen. Zwischen diesen Schritten darfst du bauen, aber nicht, während die benannte Person handelt.
rule-R-WELCOME-3-example =
    Grün braucht einen persischen Fürsten auf der Insel der Erde, aber kein solcher Gast liegt offen. Grün zieht aus dem Beutel:
    einen griechischen Gast der Insel des Feuers, und setzt dort einen griechischen Fürsten ein. Dann benennt Grün Rot, und Rot muss
    einen der offenen Gäste nehmen, behält aber alle drei Züge dieser Phase.
rule-R-WELCOME-3-edition-fr =
    Wörtlich wird „ein Spieler“ benannt, nicht „ein anderer“. Du benennst immer jemand anderen, wie es im englischen
    und im deutschen Heft steht.
rule-R-WELCOME-3-edition-it =
    Wörtlich wird „ein Spieler“ benannt, nicht „ein anderer“. Du benennst immer jemand anderen, wie es im englischen
    und im deutschen Heft steht.
rule-R-WELCOME-4-title = Drei Züge für jeden
rule-R-WELCOME-4 =
    Zwischen den Zügen liegen genau so viele Gäste offen, wie in der Phase noch Züge kommen. So haben alle drei Züge,
    und wer benannt wird, findet immer einen Gast.
rule-R-WELCOME-5-title = Wer benannt wird, baut nicht
rule-R-WELCOME-5 =
    Wirst du benannt, nimmst du einen Gast und setzt einen Fürsten ein, mehr nicht: Gebaut wird nur im eigenen Zug.
    Wann dein Zug kommt, ändert sich dadurch nicht. Ein Tisch kann vereinbaren, dass man als benannte Person gleich nach dem Gast bauen darf.
rule-R-WELCOME-6-title = Gäste kommen zurück in den Beutel
rule-R-WELCOME-6 = Nach dem letzten Zug der Phase 1 kommen alle genommenen Gäste zurück in den Beutel.
rule-R-WELCOME-6-edition-de = Überraschungsgäste kommen nicht zurück in den Beutel: Sie sind aus dem Spiel.
rule-R-WELCOME-7-title = Dein Zug endet, wenn du es sagst
rule-R-WELCOME-7 =
    Hast du deinen Gast genommen, darfst du noch bauen, und dann beendest du deinen Zug. Hast du einen
    Überraschungsgast gezogen, muss die benannte Person vorher ihren Gast genommen haben. Gibt es für dich nichts mehr zu
    entscheiden, darf das Programm den Zug für dich beenden.

## Bauen

rule-R-BUILD-1-title = Ein Weltwunder bauen
rule-R-BUILD-1 =
    Hast du von jedem der fünf Völker mindestens einen Fürsten auf einer Insel ohne Weltwunder, darfst du von jedem
    einen zurücknehmen und dort das Weltwunder auf einen deiner Sockel stellen. Du bekommst sofort 6 Punkte. Die
    Fürsten dürfen in beliebigen Stadtteilen der Insel stehen, auch in beherrschten; sind es mehrere, wählst du, wer
    geht. Das Weltwunder gehört dir für immer, und du darfst mehrere besitzen.
rule-R-BUILD-1-example =
    Auf der Insel der Luft hat Violett zwei Maya-Fürsten und je einen persischen, chinesischen, griechischen und ägyptischen Fürsten,
    verteilt auf vier Stadtteile. Violett nimmt fünf zurück und wählt, welcher der beiden Mayas bleibt: 6 Punkte, und
    das Weltwunder der Insel der Luft gehört Violett.
rule-R-BUILD-2-title = Einen Stadtteil beherrschen
rule-R-BUILD-2 =
    Stehen drei deiner Fürsten eines Volkes in einem Stadtteil ohne Monument, darfst du sie zurücknehmen und dort ein
    Monument dieses Volkes auf einen deiner Sockel stellen. Sofort bekommst du nichts, aber in jeder Runde
    Prestige ([R-SCORE-1]). Die Fürsten der anderen bleiben, wo sie sind. Der Stadtteil gehört dir für immer.
rule-R-BUILD-2-example =
    In einem Stadtteil hat Blau drei griechische Fürsten und einen persischen. Blau nimmt die drei zurück und stellt
    ein griechisches Monument auf: Der Stadtteil gehört Blau. Der persische bleibt stehen, die zwei Fürsten von Grün
    auch.
rule-R-BUILD-3-title = Ein Weltwunder bringt Punkte
rule-R-BUILD-3 =
    Immer wenn jemand einen Stadtteil auf einer Insel mit Weltwunder übernimmt, bekommt der Besitzer des Weltwunders
    sofort den Wert des Stadtteils. Das gilt auch für eigene Stadtteile. Stadtteile, die vor dem Weltwunder
    übernommen wurden, bringen nichts.
rule-R-BUILD-3-example =
    Grün besitzt das Weltwunder der Insel der Erde. Blau übernimmt dort einen Stadtteil, der eine 4 trägt: Grün bekommt
    sofort 4 Punkte, Blau keinen. Einen Zug später übernimmt Grün einen mit einer 2 und bekommt 2.
rule-R-BUILD-4-title = Wann du bauen darfst
rule-R-BUILD-4 =
    In jedem Augenblick deines eigenen Zuges in den Phasen 1 und 2, in dem du zu entscheiden hast: so oft du kannst,
    und nur, wenn du willst. Nicht, während Karten abgeworfen werden, nicht, während du wählst, welche Karten du
    behältst, und nicht mitten in einer Aktion.

## Karten

rule-R-CARD-1-title = Fünf Karten für alle
rule-R-CARD-1 =
    Phase 2 beginnt mit fünf Aktionskarten für alle; wer auf der Leiste weiter vorn ist, bekommt seine fünf zuerst.
    Wird eine Karte gebraucht und der Stapel ist leer, werden die abgeworfenen Karten gemischt und zum neuen Stapel.
    Ist der Stapel leer, weiß, wer beim Abwerfen aufgepasst hat, welche Karten die anderen zusammen haben.
rule-R-CARD-1-edition-it =
    Wörtlich wird gemischt, wenn alle Karten des Stapels ausgespielt sind, also nicht, solange noch welche auf der
    Hand sind; wir mischen die abgeworfenen, sobald eine Karte gebraucht wird.
rule-R-CARD-1-edition-en =
    Wörtlich wird gemischt, wenn alle Karten des Stapels ausgespielt sind, also nicht, solange noch welche auf der
    Hand sind; wir mischen die abgeworfenen, sobald eine Karte gebraucht wird.
rule-R-CARD-1-edition-fr =
    Das Heft mischt, sobald die letzte Karte gezogen ist; wir warten, bis eine gebraucht wird, sodass auch die bis
    dahin abgeworfenen mitgemischt werden.
rule-R-CARD-1-edition-de =
    Das Heft mischt, sobald die letzte Karte gezogen ist; wir warten, bis eine gebraucht wird, sodass auch die bis
    dahin abgeworfenen mitgemischt werden.
rule-R-CARD-2-title = Wer vorn liegt, wirft am meisten ab
rule-R-CARD-2 =
    Bevor jemand eine Karte spielt, wirft zwei ab, wer auf der Leiste vorn liegt, keine, wer hinten liegt, und alle anderen eine. Zu
    zweit: zwei und keine. Du wählst unter allen Karten deiner Hand, neuen und alten, und ein Privileg hilft dabei
    nicht. Alle wählen gleichzeitig; eine Wahl ist endgültig, und alles wird zusammen aufgedeckt.
rule-R-CARD-2-example =
    Auf der Leiste stehen Rot, Grün, Gelb, Blau. Rot hat zwei Karten aus der vorigen Runde und fünf neue und wirft
    zwei von diesen sieben ab. Grün und Gelb werfen je eine ab, Blau behält alles.
rule-R-CARD-3-title = Dein Zug mit den Karten
rule-R-CARD-3 =
    Nacheinander, in der Reihenfolge der Leiste, spielen alle so viele Aktionen, wie ihre Karten hergeben, bauen und beenden ihren Zug. Hast du dann mehr als fünf Karten, wirfst du ab, bis fünf übrig sind, und wählst selbst,
    welche; sonst behältst du, was du hast. Beendet ist beendet: keine Aktion und kein Bau mehr.
rule-R-CARD-4-title = Was andere sehen dürfen
rule-R-CARD-4 =
    Die Karten deiner Hand siehst nur du. Wie viele Karten alle haben, was abgeworfen wurde und welche Gäste noch im
    Beutel sind, dürfen alle wissen.
rule-R-CARD-5-title = Privilegien
rule-R-CARD-5 =
    Ein Privileg lässt eine Karte, während du sie spielst, als ein anderes Volk gelten. Du hast zwei für die ganze
    Partie; beide dürfen demselben Zug und sogar derselben Aktion dienen, aber nie derselben Karte. Die Karte muss
    wirklich für eine Aktion gespielt werden: Beim Abwerfen und bei den Karten, die du behältst, hilft kein Privileg.
    Die Karte wird als das abgeworfen, was auf ihr steht, und das Privileg ist weg.
rule-R-CARD-5-example =
    Um einen Fürsten überall hinzufügen zu können, brauchst du drei gleiche Karten. Du hast eine griechische, eine persische und eine Maya-Karte: Mit zwei Privilegien gelten alle drei als griechisch, und ein griechischer Fürst kommt,
    wohin du willst.

## Aktionen

rule-R-MOVE-1-title = Einen oder zwei Fürsten bewegen
rule-R-MOVE-1 =
    Eine Karte bewegt einen oder zwei deiner Fürsten ihres Volkes, gemeinsam aus einem Stadtteil in einen angrenzenden. Zu
    Land: über eine Straße oder eine Brücke in den nächsten Stadtteil. Zu Wasser: von einem Anleger zu einem anderen,
    im selben Meeres-Sektor oder im angrenzenden. Boote kommen weder an den Klippen vorbei noch durch den Kanal. Mit
    einer weiteren Karte dürfen dieselben Fürsten weiterziehen.
    Wo ein Sektor endet, führt eine gepunktete Linie von einem Leuchtturm aufs Meer: Mit einer Karte fährt ein Boot
    über höchstens eine davon.
rule-R-MOVE-1-example =
    Zwei deiner Perser stehen an einem Anleger der Insel des Wassers. Mit einer persischen Karte fahren beide zu einem Anleger der Insel der Erde, in den angrenzenden Sektor. Mit einer zweiten gehen beide über eine Straße. Die Insel der Luft liegt zwei
    Sektoren weit weg: Das braucht zwei Karten und unterwegs einen Anleger der Insel der Erde.
rule-R-MOVE-1-edition-fr =
    Wörtlich sind die Fürsten von einem Volk, die Karte darf aber von irgendeinem sein; in allen gedruckten Beispielen
    ist es ihres, und so spielen wir.
rule-R-MOVE-1-edition-it =
    Wörtlich sind die Fürsten von einem Volk, die Karte darf aber von irgendeinem sein; in allen gedruckten Beispielen
    ist es ihres, und so spielen wir.
rule-R-ADD-1-title = Fürst bei einem Monument hinzufügen
rule-R-ADD-1 =
    Eine Karte setzt einen deiner Fürsten ihres Volkes in einen Stadtteil, in dem ein Monument dieses Volkes steht.
    Beherrscht jemand anderes den Stadtteil, gibt es dafür sofort 1 Punkt. Gehört er dir, bekommt niemand etwas.
rule-R-ADD-1-example =
    In einem Stadtteil steht ein chinesisches Monument von Rot. Gelb spielt eine chinesische Karte und setzt dort einen chinesischen Fürsten ein; Rot bekommt 1 Punkt und liegt nun vielleicht vor jemand anderem ([R-ORDER-2]).
rule-R-ADD-2-title = Fürst überall hinzufügen
rule-R-ADD-2 =
    Drei Karten eines Volkes setzen einen deiner Fürsten dieses Volkes in einen beliebigen offenen Stadtteil. Niemand
    bekommt dafür einen Punkt, auch wenn dort ein Monument steht.
rule-R-ADD-2-example =
    Rot wirft drei griechische Karten ab und setzt einen griechischen Fürsten in einen Stadtteil, in dem ein
    griechisches Monument von Blau steht. Blau bekommt nichts: Das gäbe es nur mit der anderen Art hinzuzufügen, für
    eine Karte.
rule-R-REMOVE-1-title = Fürst entfernen für 2 Punkte
rule-R-REMOVE-1 =
    Eine Karte entfernt einen deiner Fürsten ihres Volkes aus einem Stadtteil, in dem ein Monument dieses Volkes
    steht; er kommt zurück in deinen Vorrat. Du bekommst sofort 2 Punkte. Wer den Stadtteil beherrscht, ist egal und bekommt nichts. Es darf sogar ein Fürst sein, den du gerade erst hinzugefügt hast.
rule-R-REMOVE-1-example =
    Blau spielt zwei ägyptische Karten beim ägyptischen Monument von Grün: Die erste fügt einen Fürsten hinzu und gibt Grün 1
    Punkt, die zweite entfernt ihn und bringt Blau 2.

## Der König

rule-R-SCALE-1-title = Ein Volk heben
rule-R-SCALE-1 =
    Eine Karte eines Volkes lässt es mit dem Volk direkt darüber auf der Prestige-Skala den Platz tauschen. Was auf 5
    steht, kann nicht steigen.
rule-R-SCALE-1-example =
    Die Griechen stehen auf 2, die Mayas auf 3. Eine griechische Karte hebt die Griechen auf 3, und die Mayas fallen auf
    2; eine zweite griechische Karte würde sie auf 4 heben.
rule-R-SCALE-2-title = Ein Volk senken
rule-R-SCALE-2 =
    Zwei Karten eines Volkes setzen es auf 1, wie hoch es auch stand. Was darunter stand, steigt um eins; was darüber
    stand, bleibt. Was auf 1 steht, kann nicht fallen.
rule-R-SCALE-2-example =
    Von 5 bis 1 stehen auf der Skala: Maya, China, Ägypten, Persien, Griechenland. Zwei ägyptische Karten setzen Ägypten
    von 3 auf 1: Persien steigt auf 3, Griechenland auf 2, und Maya und China bleiben auf 5 und 4.
rule-R-SCALE-3-title = Auf welche Karten der König hört
rule-R-SCALE-3 =
    Auf Karten des Volkes, das steigt oder fällt, wie bei allen anderen Aktionen. Ein Tisch kann es anders wählen:
    Zwei beliebige Karten senken, oder beliebige Karten können beides; dann wird dafür nie ein Privileg ausgegeben.
rule-R-SCALE-3-edition-fr =
    Dem Wortlaut nach heben und senken beliebige Karten; alle gedruckten Beispiele zeigen passende Karten, und so
    spielen wir.
rule-R-SCALE-3-edition-it =
    Dem Wortlaut nach heben und senken beliebige Karten; alle gedruckten Beispiele zeigen passende Karten, und so
    spielen wir.
rule-R-SCALE-3-edition-en =
    Dem Wortlaut nach heben und senken beliebige Karten; alle gedruckten Beispiele zeigen passende Karten, und so
    spielen wir.
rule-R-SCALE-3-edition-de =
    Dem Wortlaut nach senken zwei beliebige Karten; alle gedruckten Beispiele zeigen passende Karten, und so spielen
    wir.

## Prestige und Ende

rule-R-SCORE-1-title = Stadtteile bringen Prestige
rule-R-SCORE-1 =
    Jeder Stadtteil, den du beherrschst, bringt, was das Volk seines Monuments auf der Prestige-Skala wert ist, und du
    rückst für alle auf einmal vor. Gezahlt wird in der Reihenfolge, in der die Leiste zu Beginn der Phase stand;
    danach richtet sich, wer auf einem geteilten Feld vorn steht. Weltwunder bringen hier nichts.
rule-R-SCORE-1-example =
    Ägypten ist 5 wert, Maya 2. Violett beherrscht zwei Stadtteile der Ägypter und einen der Mayas und bekommt 5 + 5 +
    2 = 12. Ist Rot, das vorher dran war, gerade auf demselben Feld angekommen, stellt sich Violett hinter Rot.
rule-R-END-1-title = Wann die Partie endet
rule-R-END-1 =
    Hat jemand 50 Punkte oder mehr, wenn das Prestige gezahlt ist, ist die Partie vorbei. Wer die 50 früher erreicht,
    hält nichts auf: Die Runde wird zu Ende gespielt.
rule-R-END-2-title = Wer gewinnt
rule-R-END-2 =
    Wer die meisten Punkte hat, gewinnt. Die Leiste ist die Schlussreihenfolge: Auf einem geteilten Feld ist besser
    platziert, wer vorn steht.
rule-R-END-3-title = Keine Partie dauert ewig
rule-R-END-3 =
    Runde 40 ist die letzte, auch wenn keine Partie unter Menschen in ihre Nähe kommt. Hat bis dahin niemand genug
    Punkte, entscheidet die Leiste, und die Partie gilt als festgefahren.

## Optionen eines Tisches

option-on = ja
option-off = nein
option-lowest_value = Kleinster Wert eines Stadtteils
option-lowest_value-about = Ein Stadtteil, der weniger trägt, zählt so viel, wenn ein Weltwunder Punkte bringt.
option-surprise_guest_returns = Überraschungsgäste kommen zurück
option-surprise_guest_returns-about =
    Ja: Ein Überraschungsgast kommt wie alle anderen zurück in den Beutel. Nein: Er ist aus dem Spiel.
option-live_order = Reihenfolge nach jedem Zug neu
option-live_order-about =
    Ja: Punkte ändern sofort, wer als Nächstes dran ist. Nein: Die Reihenfolge wird einmal gelesen, wenn ein Durchgang
    beginnt.
option-start_rotation = Wechsel auf dem Startfeld
option-start_rotation-about = Wer auf dem Startfeld ans Ende geht, wenn eine neue Runde beginnt.
option-start_rotation-front = wer vorn steht
option-start_rotation-last_first_player = nur, wer die vorige Runde begonnen hat
option-named_player_may_build = Wer benannt wird, darf bauen
option-named_player_may_build-about =
    Ja: Wer nach einem Überraschungsgast benannt wird, darf gleich nach seinem Gast bauen.
option-wonder_pays_own_district = Weltwunder zahlen auch für eigene Stadtteile
option-wonder_pays_own_district-about =
    Ja: Wer ein Weltwunder besitzt, bekommt auch den Wert der selbst übernommenen Stadtteile. Nein: nur den
    Wert derer, die andere übernehmen.
option-scale_cards = Karten für den König
option-scale_cards-about = Welche Karten ein Volk auf der Prestige-Skala heben und senken.
option-scale_cards-matching = Karten des Volkes
option-scale_cards-matching_raise = passende zum Heben, zwei beliebige zum Senken
option-scale_cards-any = beliebige Karten
option-component_limits = Die Schachtel ist die Grenze
option-component_limits-about =
    Ja: Was ausgegangen ist, kann nicht eingesetzt oder gebaut werden. Nein: Fürsten, Sockel und Monumente gehen nie
    aus.
option-target = Punkte, die die Partie beenden
option-target-about = Die Partie endet mit der Runde, in der jemand so viele hat.
option-final_tie = Gleiche Punkte am Ende
option-final_tie-about = Wie die Plätze unter Spielern mit gleich vielen Punkten vergeben werden.
option-final_tie-track = wer vorn steht, ist besser platziert
option-final_tie-shared = sie teilen sich den Platz

## Ausgaben

preset-fr = Französische Ausgabe
preset-fr-about =
    So, wie die Autoren es geschrieben haben: Stadtteile sind 1 bis 4 wert, und Überraschungsgäste kommen zurück in
    den Beutel.
preset-it = Italienische Ausgabe
preset-it-about = Spielt sich wie die französische.
preset-en = Englische Ausgabe
preset-en-about = Stadtteile sind mindestens 2 wert, darum bringen Weltwunder etwas mehr.
preset-de = Deutsche Ausgabe
preset-de-about = Stadtteile sind mindestens 2 wert, und Überraschungsgäste sind endgültig aus dem Spiel.

## Bots

bot-apprentice = Lehrling
bot-apprentice-about = Sieht die offensichtlichen Punkte, vergisst den König und übersieht die anderen.
bot-mason = Maurer
bot-mason-about = Weiß, was ein Monument wert ist, und denkt einen Zug voraus.
bot-envoy = Gesandter
bot-envoy-about = Plant den ganzen Zug, bevor die erste Karte fällt.
bot-architect = Architekt
bot-architect-about = Wägt mehrere Pläne ab und stellt sich vor, wie die Runde weitergeht.
bot-regent = Statthalter
bot-regent-about = Wägt mehr Pläne länger ab und verschenkt nichts.
bot-random = Träumer
bot-random-about = Tut, was ihm gerade einfällt. Gute Gesellschaft, während du die Regeln lernst.
bot-greedy = Händler
bot-greedy-about =
    Nimmt, was im Augenblick am meisten bringt, und schaut nie weiter. Zu schlagen, aber lass keine Punkte
    herumliegen.

## Wonach sucht, wer eine Regel nicht gelesen hat: gefunden wie ihr Titel, nie gezeigt

rule-R-MAT-1-words = Material, Spielmaterial, wie viele Karten, wie viele Fürsten
rule-R-MAT-2-words = Grenze, keine Sockel mehr, leerer Vorrat
rule-R-BOARD-2-words = wert, Zahlen auf dem Plan
rule-R-SETUP-2-words = wer fängt an, wer beginnt, Startspieler, erster Spieler
rule-R-SETUP-3-words = Spiel zu zweit, zwei Spieler
rule-R-ORDER-1-words = gleiches Feld, gleiche Punkte
rule-R-ORDER-2-words = Zugreihenfolge, Spielreihenfolge, wer ist dran
rule-R-WELCOME-3-words = aus dem Beutel ziehen, unbekannter Gast, Mitspieler benennen
rule-R-WELCOME-5-words = benannter Spieler, erzwungener Gast
rule-R-WELCOME-7-words = Zugende, passen, fertig
rule-R-BUILD-1-words = fünf verschiedene Fürsten
rule-R-BUILD-2-words = Monument, drei Fürsten, übernehmen, kontrollieren, besitzen
rule-R-CARD-2-words = Erster wirft zwei Karten ab, Karten verlieren, Nachteil des Führenden
rule-R-CARD-3-words = Handkartenlimit, wie viele Karten behalten, Karten spielen, Zugende
rule-R-CARD-4-words = verdeckte Karten, geheime Hand, zeigen
rule-R-CARD-5-words = Joker, Karte ändern
rule-R-MOVE-1-words = Bewegung, Boot, Schiff, segeln, Hafen, Brücke
rule-R-SCALE-1-words = erhöhen, steigen
rule-R-SCALE-2-words = senken, fallen
rule-R-SCORE-1-words = Wertung, Siegpunkte, Einkommen
rule-R-END-1-words = Spielende, Ende des Spiels, letzte Runde, wie viele Punkte, 50 Punkte, Dauer
rule-R-END-2-words = Gleichstand, unentschieden, Gewinner, Sieger, Sieg, gewinnen
