## Bots of one's own, and what is wrong with them

bot-file-which = { $file }: say which bot of the file is meant, as in { $file }:Mine
bot-file-missing = { $file }: there is no such file in { $folder }; write the path of a file and a name in it, as in my_bots.py:Mine
bot-file-folder = { $file } is a folder; write the path of a file and a name in it, as in my_bots.py:Mine
bot-file-lacks = { $file } has no { $name }; it has { $names }
bot-file-empty = { $file } has no { $name }, nor any other class or function that could be a bot
bot-file-raises = { $file } cannot be loaded: line { $line } ends in { $error }
bot-no-maker = { $name } is no bot but of type { $type }; a bot is a class with a method choose, or a function that makes one
bot-no-choose = { $name } is no bot: it has no method choose(view, moves, budget, rng)
bot-entry-broken = the installed bot { $name } ({ $value }) cannot be loaded: { $error }
bot-cannot-start = { $name } cannot be asked: { $why }
bot-limit = { $name } is { $text }; it is a number greater than 0
resume-own-bot = { $name } played here, and a record alone starts no file; to seat it again add --seats { $seats }
bots-same-name = two bots are called { $name } at the tables; let one have another name
