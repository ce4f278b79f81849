## Les robots de chacun, et ce qui ne va pas chez eux

bot-file-which = { $file } : dis quel robot du fichier tu veux, comme { $file }:Mine
bot-file-missing = { $file } : il n’y a pas de tel fichier dans { $folder } ; écris le chemin d’un fichier et un nom qui s’y trouve, comme my_bots.py:Mine
bot-file-folder = { $file } est un dossier ; écris le chemin d’un fichier et un nom qui s’y trouve, comme my_bots.py:Mine
bot-file-lacks = { $file } n’a pas de { $name } ; on y trouve { $names }
bot-file-empty = { $file } n’a pas de { $name }, ni d’autre classe ou fonction qui pourrait être un robot
bot-file-raises = { $file } ne peut pas être chargé : la ligne { $line } finit par { $error }
bot-no-maker = { $name } n’est pas un robot mais du type { $type } ; un robot est une classe avec une méthode choose, ou une fonction qui en fait un
bot-no-choose = { $name } n’est pas un robot : il n’a pas de méthode choose(view, moves, budget, rng)
bot-entry-broken = le robot installé { $name } ({ $value }) ne peut pas être chargé : { $error }
bot-cannot-start = { $name } ne peut pas être interrogé : { $why }
bot-limit = { $name } vaut { $text } ; il faut un nombre supérieur à 0
resume-own-bot = { $name } jouait ici, et un enregistrement seul ne lance aucun fichier ; pour l’asseoir de nouveau, ajoute --seats { $seats }
bots-same-name = deux robots s’appellent { $name } aux tables ; donne un autre nom à l’un d’eux
