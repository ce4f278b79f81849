## Eigene Bots, und was ihnen fehlt

bot-file-which = { $file }: schreib dazu, welcher Bot der Datei gemeint ist, wie { $file }:Mine
bot-file-missing = { $file }: eine solche Datei gibt es in { $folder } nicht; schreib den Pfad einer Datei und einen Namen darin, wie my_bots.py:Mine
bot-file-folder = { $file } ist ein Ordner; schreib den Pfad einer Datei und einen Namen darin, wie my_bots.py:Mine
bot-file-lacks = { $file } hat kein { $name }; darin steht { $names }
bot-file-empty = { $file } hat kein { $name } und auch sonst keine Klasse oder Funktion, die ein Bot sein könnte
bot-file-raises = { $file } kann nicht geladen werden: Zeile { $line } endet mit { $error }
bot-no-maker = { $name } ist kein Bot, sondern vom Typ { $type }; ein Bot ist eine Klasse mit einer Methode choose oder eine Funktion, die einen macht
bot-no-choose = { $name } ist kein Bot: ihm fehlt die Methode choose(view, moves, budget, rng)
bot-entry-broken = der installierte Bot { $name } ({ $value }) kann nicht geladen werden: { $error }
bot-cannot-start = { $name } kann nicht gefragt werden: { $why }
bot-limit = { $name } ist { $text }; nötig ist eine Zahl über 0
resume-own-bot = hier hat { $name } gespielt, und eine Aufzeichnung allein startet keine Datei; um ihn wieder zu setzen, ergänze --seats { $seats }
bots-same-name = zwei Bots heißen an den Tischen { $name }; gib einem davon einen anderen Namen
