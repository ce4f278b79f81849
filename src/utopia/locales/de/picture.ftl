picture-title = Die fertige Stadt
picture-about = Der Spielplan am Ende und die Punkte, zum Verschicken oder Behalten.
picture-alt = Der Spielplan am Ende der Partie, und die Punkte: { $points }
picture-points = { $name } { $points }
picture-save = Bild speichern
