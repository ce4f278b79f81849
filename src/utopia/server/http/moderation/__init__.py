"""How people keep others at a distance or report them, and what it means to be barred."""
