# Das Training des Netzes, das Stellungen bewertet, und seine Gewichte.

network-unreadable = { $file } lässt sich nicht als Gewichte eines Netzes verwenden ({ $why }). Die Gewichte und ihr Beizettel kommen mit dem Paket: neu installieren, oder mit `utopia train` welche trainieren.
network-foreign = { $file } ist nicht die Datei, die { $manifest } daneben beschreibt; beide gehören zusammen, wie `utopia train` sie schreibt.
network-array = In { $file } passt die Tabelle { $array } nicht zu diesem Netz: Sie muss { $shape } Zahlen enthalten, keine davon unendlich.
train-number = { $option } ist { $number }; es ist eine ganze Zahl von { $least } bis { $most }.
train-teacher = --teacher ist { $teacher }; es gibt { $teachers }.
train-foreign = In { $folder } liegen Dateien, aber keine { $file }: Das ist kein Ordner eines Trainings. Einen neuen nennen.
train-other-course = In { $folder } wurde ein anderes Training begonnen, mit { $there }. Mit --resume weitermachen, oder einen neuen Ordner nennen.
train-unwritable = { $file } lässt sich nicht schreiben: { $why }.
train-broken = { $file } lässt sich nicht lesen ({ $why }). Ohne diese Datei macht derselbe Befehl sie neu.
train-other-network = { $file } gehört zu einem Netz von anderer Form. Ohne diese Datei beginnt das Anpassen von vorn.
train-interrupted = Unterbrochen. Nichts ist verloren: utopia train { $folder } --resume macht weiter.
train-playing = Generation { $generation }: Partien werden gespielt
train-fitting = Generation { $generation }: Das Netz wird angepasst
train-loss = { $players } Spieler: { $loss } Nat je Stellung, bei zurückgehaltenen Partien
train-done = Die Gewichte liegen in { $folder }, angepasst an { $games } Partien für jede Spielerzahl.
bench-value-ns = ns braucht das Netz, um eine Stellung zu bewerten, je nach Spielerzahl (alle Plätze zugleich)
train-process-ended = Einer der Prozesse endete vor seiner Zeit; vielleicht fehlte Speicher. Nichts ist verloren: derselbe Befehl macht weiter, notfalls mit weniger --jobs.
