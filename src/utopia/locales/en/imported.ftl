## Games that were played elsewhere, and their records imported

imported-mark = Played elsewhere
imported-comments = Comments
imported-plain = This game was played elsewhere, and its record was imported. It keeps every rule, but nothing shows how its draws came about. It does not count.
imported-sealed = This game was played elsewhere, and its record was imported. It keeps every rule, and all its draws follow from the seed that it shows; nobody can know here who chose that seed, and when. It does not count.
imported-delete = Delete this game…
imported-delete-sure = Delete this game?
imported-delete-about = It disappears from your games for good, with your note. You can import its record again.
imported-delete-do = Delete the game
