## Partien, die anderswo gespielt und als Aufzeichnung eingelesen wurden

imported-mark = Anderswo gespielt
imported-comments = Kommentare
imported-plain = Diese Partie wurde anderswo gespielt; ihre Aufzeichnung wurde hier eingelesen. Sie hält alle Regeln ein, aber nichts zeigt, wie ihre Ziehungen zustande kamen. Sie zählt nicht.
imported-sealed = Diese Partie wurde anderswo gespielt; ihre Aufzeichnung wurde hier eingelesen. Sie hält alle Regeln ein, und alle ihre Ziehungen folgen aus dem Startwert, den sie zeigt; wer ihn wann gewählt hat, lässt sich hier nicht feststellen. Sie zählt nicht.
imported-delete = Diese Partie löschen …
imported-delete-sure = Diese Partie löschen?
imported-delete-about = Sie verschwindet für immer aus deinen Partien, samt Notiz. Ihre Aufzeichnung lässt sich wieder einlesen.
imported-delete-do = Partie löschen
