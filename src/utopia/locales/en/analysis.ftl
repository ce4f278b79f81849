# `utopia analyse`: what luck and play gave each player of a finished game.

analysis-whole = { $file } tells only what one viewer knew; an analysis needs the full record.
analysis-over = The game in { $file } is not over; only finished games are analysed.
analysis-no-level = --level is { $level }; there are { $levels }.
analysis-curve = Expected share of the win at the beginning of each round:
analysis-round = Round { $number }
analysis-result = Result
analysis-luck-by-round = What chance gave in each round:
analysis-accounts = What made the result:
analysis-start = Equal start
analysis-luck = Luck
analysis-own = Own choices
analysis-others = Others’ choices
analysis-costly = The choices that cost most, from what the player knew:
analysis-none = { $name }: none that clearly cost anything.
analysis-cost = Round { $round }, event { $event }: { $cost }
analysis-played = Played: { $moves }
analysis-better = Better: { $moves }

# The page of an analysis.

analysis-title = Analysis
analysis-level = How thorough
analysis-quick = Quick
analysis-quick-about = About half a minute for a game of four.
analysis-deep = Deep
analysis-deep-about = Ten times as long; it sees further and errs less.
analysis-begins = The analysis begins…
analysis-waits = { $ahead ->
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
analysis-judged = { $judged } of { $total } decisions judged
analysis-failed = This game could not be analysed. Try again later.
analysis-curve-title = Who was winning?
analysis-curve-label = Expected share of the win
analysis-curve-at = Round { $round }: { $shares }
analysis-as-table = As a table
analysis-won-by-luck = { $name } won, above all by luck.
analysis-won-by-others = { $name } won, above all thanks to the others’ choices.
analysis-won-without-luck = { $name } won although luck helped the others: their choices cost more.
analysis-accounts-title = Luck and choices
analysis-accounts-about = Everybody starts with { $start } of the win. Luck, own choices and those of the others lead to the result. Over a whole game these may add up to more than 100%.
analysis-costly-title = The three decisions that cost you most
analysis-player = Player
analysis-costs = Round { $round }: cost { $cost } of the win
analysis-played-here = Played:
analysis-better-here = Better:
analysis-show = Show on the board
analysis-play = Play it out
analysis-none-costly = No decision clearly cost anything.
analysis-choices = All decisions
analysis-grades = Inaccuracy: costs { $inaccuracy } of the win or more; mistake: { $mistake }; blunder: { $blunder }. Judged by what the player knew then.
analysis-all-choices = Also those that were fine
analysis-no-faults = No inaccuracy so far.
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
problem-analysis-running = This game is not over yet. It can be analysed when it is.
problem-analysis-ended = This game was ended early and has no result; only games that were played to their end are analysed.
problem-analysis-busy = { $most } games wait for their analysis already. Try again in a minute.
