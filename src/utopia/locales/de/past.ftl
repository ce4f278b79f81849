# Ein laufendes Spiel, von seinem Tisch aus Schritt für Schritt zurückverfolgt.

past-title = Du siehst die Vergangenheit
past-where = Runde { $round } · Schritt { $event } von { $total }
past-your-turn = Du bist am Zug: zurück zum aktuellen Stand, und spiele.
past-slider = Wie weit zurück
