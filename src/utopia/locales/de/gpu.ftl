# Zufällige Partien auf einer GPU, und was fehlt, wo keine ist.

gpu-toolkit = numba-cuda ist nicht installiert, und Partien auf einer GPU brauchen es: pip install "utopia[gpu]"; für eine Arbeitskopie siehe docs/gpu.md.
gpu-none = Hier lässt sich keine GPU benutzen ({ $reason }). Dafür braucht es eine NVIDIA-GPU mit ihrem Treiber; alles andere geht ohne.
gpu-rules = Die Regeln laufen im Modus { $mode } (UTOPIA_RULES); hier müssen sie im Modus { $needed } laufen.
gpu-number = { $name } ist { $value }; es ist eine ganze Zahl von 1 bis { $most }.
gpu-memory = { $count } Partien passen nicht in den freien Speicher der GPU: eine Partie braucht { $size } Byte, höchstens { $most } passen hinein.
bench-gpu-begin = Das Übersetzen für die GPU dauert etwa eine Minute, das Messen einige mehr.
bench-gpu-players = Spieler
bench-gpu-decisions = Entscheidungen je Sekunde, GPU
bench-gpu-games = Partien je Sekunde, GPU
bench-gpu-processor = Entscheidungen je Sekunde, ein Prozessorkern
bench-gpu-agree = { $agree } von { $games } Partien endeten auf der GPU wie auf dem Prozessor, Byte für Byte.
bench-gpu-launch = { $name }: { $games } Partien zugleich, { $block } Threads je Block, { $chunk } Entscheidungen je Start.
