## Der Tisch, live: warum ein Befehl nicht ausgeführt wird, und was unlesbar ist

bar-spectator = Zuschauer entscheiden nichts
tie-track = { $seat } und { $other } haben beide { $points }; { $seat } steht auf der Wertungsleiste vorn und gewinnt.
tie-shared = { $seat } und { $other } haben beide { $points } und teilen sich den Platz.
refusal-stale = Am Tisch ist es inzwischen weitergegangen; schau noch einmal hin und wähle neu.
refusal-key-used = Dieser Befehl hat schon zu etwas anderem gedient; es ist nichts geschehen. Wähle neu.
refusal-no-seat = Du schaust zu und hast keinen Platz, für den du entscheidest.
refusal-other-seat = Dieser Platz gehört jemand anderem; du siehst den Tisch nur von deinen eigenen Plätzen.
wrong-too-long = Diese Nachricht ist zu lang für einen Zug.
wrong-unreadable = Diese Nachricht war nicht lesbar; lade die Seite neu, wenn das wieder geschieht.
