# Training the network that values positions, and its weights.

network-unreadable = { $file } cannot be used as a network’s weights ({ $why }). The weights and their manifest come with the package: install it anew, or train some with `utopia train`.
network-foreign = { $file } is not the file that { $manifest } beside it describes; the two belong together, as `utopia train` writes them.
network-array = In { $file } the array { $array } does not fit this network: it must hold { $shape } numbers, none of them infinite.
train-number = { $option } is { $number }; it must be a whole number from { $least } to { $most }.
train-teacher = --teacher is { $teacher }; there are { $teachers }.
train-foreign = { $folder } holds files, but no { $file }: it is no folder of a training. Name a new one.
train-other-course = In { $folder } another training was begun, with { $there }. Go on with --resume, or name a new folder.
train-unwritable = { $file } cannot be written: { $why }.
train-broken = { $file } cannot be read ({ $why }). Without this file, the same command makes it anew.
train-other-network = { $file } belongs to a network of another shape. Without this file, fitting begins anew.
train-interrupted = Interrupted. Nothing is lost: utopia train { $folder } --resume goes on.
train-playing = Generation { $generation }: games are played
train-fitting = Generation { $generation }: the network is fitted
train-loss = { $players } players: { $loss } nats a position, on games that were kept back
train-done = The weights lie in { $folder }, fitted to { $games } games for each number of players.
bench-value-ns = ns for the network to value a position, by players (all seats at once)
train-process-ended = One of the processes ended before its time; perhaps memory ran short. Nothing is lost: the same command goes on, with fewer --jobs if need be.
