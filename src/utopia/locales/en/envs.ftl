## What the environments for research refuse
envs-players = the number of players is { $players }; Utopia is for { $least } to { $most }
envs-options = { $options }: single options are changed in an edition given by its name; an Edition of your own has them all
envs-word = { $what } is { $word }; it is one of { $words }
envs-seed = the seed is { $seed }; it is a whole number, 0 or more
envs-shaping = shaping is { $shaping }; it is a number, the reward a point
envs-over = no game is under way; reset begins one
envs-no-action = Action { $action } of { $colour } is none: actions are whole numbers from 0 to { $most }, and the legal ones have a 1 in the action mask.
envs-illegal = Action { $action } of { $colour } is not legal.
envs-opponents = { $others ->
    [1] there is one other seat: name one bot for it, not { $number } ({ $names })
   *[other] there are { $others } other seats: name one bot for all of them, or { $others } bots, not { $number } ({ $names })
}
envs-opponent = the bot { $name } answered with what is not legal. { $why }
envs-observer = there is no observer of { $kind }; there are those of public and private information with or without recall, and of either alone without
envs-other-record = the record is of another map, of other rules or of another number of players, or it tells only what one viewer knew
envs-actions = { $name } is { $found }; it holds whole numbers, one for each of { $number } tables
envs-reset-mask = reset_mask is { $found }; it holds truths, one for each of { $number } tables, whose games have begun
envs-mix = a mix of bots has the weights { $weights }; they are whole numbers above 0, one for each bot
envs-tables = the number of tables is { $number }; there is at least one

## Speed of the environments, in utopia bench
bench-pettingzoo-decisions-per-s = decisions a second in PettingZoo, 4 players
bench-gymnasium-steps-per-s = decisions a second in Gymnasium, against 3 random bots
bench-gymnasium-vector-steps-per-s = decisions a second in Gymnasium, 200 tables at once
bench-openspiel-decisions-per-s = decisions a second in OpenSpiel, 4 players, draws apart
envs-record-amid-discards = This record ends while discards are being chosen, and { $colour } has chosen before somebody whose turn comes first; OpenSpiel has one decide after the other. Wait until all have chosen.
