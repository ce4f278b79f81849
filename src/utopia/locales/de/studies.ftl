# Studien: eine Partie oder eine Stellung mit Varianten, Kommentaren und Pfeilen.
study-no-position = Diese Stellung gibt es in der Studie nicht.
study-no-seat = Diesen Platz gibt es in der Partie nicht.
study-not-drawn = Das kann jetzt nicht gezogen werden; möglich: { $draws }
study-too-many-moves = Eine Studie fasst höchstens { $most } Züge.
study-too-deep = Höchstens { $most } Varianten können ineinander stehen.
study-long-comment = Ein Kommentar hat höchstens { $most } Zeichen.
study-long-chapter = Der Name eines Kapitels hat höchstens { $most } Zeichen.
study-much-drawn = Eine Stellung hat höchstens { $most } Pfeile und Kreise.

problem-no-study = Diese Studie gibt es nicht, oder sie ist nicht für dich.
problem-many-studies = Du hast { $most } Studien. Lösche zuerst eine.
problem-study-long = Diese Studie ist zu lang, um sie zu speichern.
problem-study-running = Diese Partie ist noch nicht zu Ende. Danach kann man sie studieren.
problem-study-owner = Nur wer diese Studie angelegt hat, kann sie ändern. Mach dir eine Kopie.
problem-study-busy = Die Studie wird gerade anderswo geändert. Versuch es noch einmal.
problem-study-illegal = Dieser Zug ist dort nicht erlaubt ({ $rule }).
problem-study-district = Dieses Viertel gibt es auf dem Plan nicht.
problem-study-tricks = Darin sind Zeichen, die man nicht sieht oder die andere verändern.
