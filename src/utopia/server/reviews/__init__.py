"""Reviews: a study that several people look at together, live; and the review of a finished game by its players."""
