"""How much one server bears: a real process, real websockets, real storage, on this machine alone."""
