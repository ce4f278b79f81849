# Partite a caso su una GPU, e che cosa manca dove non c’è.

gpu-toolkit = numba-cuda non è installato, e le partite su una GPU ne hanno bisogno: pip install "utopia[gpu]"; per una copia del progetto vedi docs/gpu.md.
gpu-none = Qui non si può usare nessuna GPU ({ $reason }). Per questo serve una GPU NVIDIA con il suo driver; tutto il resto funziona senza.
gpu-rules = Le regole girano in modalità { $mode } (UTOPIA_RULES); qui serve la modalità { $needed }.
gpu-number = { $name } è { $value }; è un numero intero da 1 a { $most }.
gpu-memory = { $count } partite non stanno nella memoria libera della GPU: una partita occupa { $size } byte, ce ne stanno al massimo { $most }.
bench-gpu-begin = La compilazione per la GPU richiede circa un minuto, la misura qualcuno in più.
bench-gpu-players = giocatori
bench-gpu-decisions = decisioni al secondo, GPU
bench-gpu-games = partite al secondo, GPU
bench-gpu-processor = decisioni al secondo, un core del processore
bench-gpu-agree = { $agree } partite su { $games } finiscono sulla GPU come sul processore, byte per byte.
bench-gpu-launch = { $name }: { $games } partite alla volta, { $block } thread per blocco, { $chunk } decisioni per lancio.
