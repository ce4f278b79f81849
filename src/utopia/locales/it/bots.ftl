## I bot di ciascuno, e che cosa non va

bot-file-which = { $file }: scrivi quale bot del file intendi, come { $file }:Mine
bot-file-missing = { $file }: non c’è un tale file in { $folder }; scrivi il percorso di un file e un nome che vi si trova, come my_bots.py:Mine
bot-file-folder = { $file } è una cartella; scrivi il percorso di un file e un nome che vi si trova, come my_bots.py:Mine
bot-file-lacks = { $file } non ha { $name }; vi si trova { $names }
bot-file-empty = { $file } non ha { $name }, né altre classi o funzioni che potrebbero essere un bot
bot-file-raises = { $file } non si può caricare: la riga { $line } finisce con { $error }
bot-no-maker = { $name } non è un bot ma del tipo { $type }; un bot è una classe con un metodo choose, o una funzione che ne fa uno
bot-no-choose = { $name } non è un bot: non ha un metodo choose(view, moves, budget, rng)
bot-entry-broken = il bot installato { $name } ({ $value }) non si può caricare: { $error }
bot-cannot-start = { $name } non si può interpellare: { $why }
bot-limit = { $name } vale { $text }; serve un numero maggiore di 0
resume-own-bot = qui giocava { $name }, e una registrazione da sola non avvia alcun file; per farlo sedere di nuovo aggiungi --seats { $seats }
bots-same-name = due bot si chiamano { $name } ai tavoli; dai un altro nome a uno dei due
