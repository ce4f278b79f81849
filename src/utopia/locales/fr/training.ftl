# Entraîner le réseau qui évalue les positions, et ses poids.

network-unreadable = { $file } ne peut pas servir de poids d’un réseau ({ $why }). Les poids et leur manifeste font partie du paquet : réinstalle-le, ou entraînes-en avec `utopia train`.
network-foreign = { $file } n’est pas le fichier que décrit { $manifest } à côté de lui ; les deux vont ensemble, comme `utopia train` les écrit.
network-array = Dans { $file }, le tableau { $array } ne convient pas à ce réseau : il doit contenir { $shape } nombres, aucun infini.
train-number = { $option } vaut { $number } ; c’est un nombre entier de { $least } à { $most }.
train-teacher = --teacher est { $teacher } ; il y a { $teachers }.
train-foreign = { $folder } contient des fichiers, mais pas { $file } : ce n’est pas le dossier d’un entraînement. Donnes-en un nouveau.
train-other-course = Dans { $folder }, un autre entraînement a été commencé, avec { $there }. Continue avec --resume, ou donne un nouveau dossier.
train-unwritable = { $file } ne peut pas être écrit : { $why }.
train-broken = { $file } ne peut pas être lu ({ $why }). Sans ce fichier, la même commande le refait.
train-other-network = { $file } appartient à un réseau d’une autre forme. Sans ce fichier, l’ajustement recommence.
train-interrupted = Interrompu. Rien n’est perdu : utopia train { $folder } --resume continue.
train-playing = Génération { $generation } : des parties sont jouées
train-fitting = Génération { $generation } : le réseau est ajusté
train-loss = { $players } joueurs : { $loss } nats par position, sur des parties mises de côté
train-done = Les poids sont dans { $folder }, ajustés à { $games } parties pour chaque nombre de joueurs.
bench-value-ns = ns au réseau pour évaluer une position, selon les joueurs (tous les sièges à la fois)
train-process-ended = Un des processus s’est arrêté avant l’heure ; la mémoire a peut-être manqué. Rien n’est perdu : la même commande continue, avec moins de --jobs s’il le faut.
