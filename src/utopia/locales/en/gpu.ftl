# Random games on a GPU, and what is missing where there is none.

gpu-toolkit = numba-cuda is not installed, and games on a GPU need it: pip install "utopia[gpu]"; for a checkout see docs/gpu.md.
gpu-none = No GPU can be used here ({ $reason }). An NVIDIA GPU with its driver is needed for this; everything else works without one.
gpu-rules = The rules run in mode { $mode } (UTOPIA_RULES); for this they must run in mode { $needed }.
gpu-number = { $name } is { $value }; it is a whole number from 1 to { $most }.
gpu-memory = { $count } games do not fit into the memory that is free on the GPU: a game takes { $size } bytes, so at most { $most } fit.
bench-gpu-begin = Compiling for the GPU takes about a minute, measuring some more.
bench-gpu-players = players
bench-gpu-decisions = decisions a second, GPU
bench-gpu-games = games a second, GPU
bench-gpu-processor = decisions a second, one processor core
bench-gpu-agree = { $agree } of { $games } games ended on the GPU as on the processor, byte for byte.
bench-gpu-launch = { $name }: { $games } games at once, { $block } threads a block, { $chunk } decisions a launch.
