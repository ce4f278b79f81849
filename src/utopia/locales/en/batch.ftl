# Many games at once, for programs that learn.
observation-shape = An observation has { $size } numbers in its last dimension; this array has the shape { $shape }.
observation-array = An observation is written into a contiguous int8 array of shape ({ $size },); this one is { $dtype } of shape { $shape }.
observation-seat = Nobody looks from seat { $observer } here: seats are 0 to { $last }, and { $spectator } is a spectator.
batch-array = The array { $name } is { $found }; it must be { $dtype } of shape { $shape }, contiguous and writeable.
batch-count = A batch has { $count } games; it needs at least 1.
batch-threads = A batch runs on { $threads } threads; it needs at least 1.
batch-not-begun = The games have not begun: call reset() before step().
batch-illegal = Action { $code } of game { $game } is not legal for seat { $holder } ({ $reason }); its mask shows which are. No game has been played on.
bench-batch-decisions-per-s = decisions a second in the batch environment, random actions chosen from masks, by players
bench-batch-steps-alone-per-s = the same without the choosing, by players
bench-batch-of-few-steps-alone-per-s = the same with 64 games only, without the choosing, by players
