"""Finding a game: the list of tables, pairing, watching, and what a table's terms ask of who comes."""
