# Parties au hasard sur un GPU, et ce qui manque là où il n’y en a pas.

gpu-toolkit = numba-cuda n’est pas installé, et les parties sur un GPU en ont besoin : pip install "utopia[gpu]" ; pour une copie du projet, voir docs/gpu.md.
gpu-none = Aucun GPU n’est utilisable ici ({ $reason }). Il faut pour cela un GPU NVIDIA et son pilote ; tout le reste fonctionne sans.
gpu-rules = Les règles tournent en mode { $mode } (UTOPIA_RULES) ; ici il faut le mode { $needed }.
gpu-number = { $name } vaut { $value } ; c’est un nombre entier de 1 à { $most }.
gpu-memory = { $count } parties ne tiennent pas dans la mémoire libre du GPU : une partie prend { $size } octets, { $most } au plus y tiennent.
bench-gpu-begin = La compilation pour le GPU prend une minute environ, la mesure quelques-unes de plus.
bench-gpu-players = joueurs
bench-gpu-decisions = décisions par seconde, GPU
bench-gpu-games = parties par seconde, GPU
bench-gpu-processor = décisions par seconde, un cœur du processeur
bench-gpu-agree = { $agree } parties sur { $games } se terminent sur le GPU comme sur le processeur, octet pour octet.
bench-gpu-launch = { $name } : { $games } parties à la fois, { $block } fils d’exécution par bloc, { $chunk } décisions par lancement.
