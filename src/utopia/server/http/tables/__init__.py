"""Tables before their game: opened, joined, shown, started."""
