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
