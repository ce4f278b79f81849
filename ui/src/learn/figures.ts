/** What was counted by `python -m bench.strategy`; docs/strategy.md has all of it. */

export const GAMES = 9400
/** Each with the lesson whose position shows it. */
export const SECTIONS = [
  { id: 'monuments', lesson: 'add' },
  { id: 'removal', lesson: 'remove' },
  { id: 'wonder', lesson: 'patron' },
  { id: 'first', lesson: 'discards' },
  { id: 'king', lesson: 'last-round' },
] as const

/** Games of a bot with itself; ± is half of a 95 % interval. */
export const FIGURES = [
  { bot: 'greedy', players: 2, prestige: '80 %', removal: '14 %', wonder: '5 %', monuments: '4.7', others: '4.2', leader: '44 % ± 2' },
  { bot: 'greedy', players: 3, prestige: '77 %', removal: '18 %', wonder: '4 %', monuments: '4.6', others: '4.0', leader: '28 % ± 2' },
  { bot: 'greedy', players: 4, prestige: '73 %', removal: '20 %', wonder: '4 %', monuments: '4.3', others: '3.9', leader: '23 % ± 2' },
  { bot: 'greedy', players: 5, prestige: '70 %', removal: '21 %', wonder: '4 %', monuments: '4.1', others: '3.6', leader: '22 % ± 2' },
  { bot: 'apprentice', players: 2, prestige: '72 %', removal: '16 %', wonder: '6 %', monuments: '4.3', others: '3.8', leader: '55 % ± 6' },
  { bot: 'apprentice', players: 3, prestige: '71 %', removal: '17 %', wonder: '4 %', monuments: '4.3', others: '3.6', leader: '38 % ± 5' },
  { bot: 'apprentice', players: 4, prestige: '68 %', removal: '17 %', wonder: '4 %', monuments: '4.2', others: '3.3', leader: '37 % ± 5' },
  { bot: 'apprentice', players: 5, prestige: '65 %', removal: '18 %', wonder: '5 %', monuments: '3.8', others: '3.1', leader: '42 % ± 6' },
  { bot: 'envoy', players: 4, prestige: '75 %', removal: '15 %', wonder: '5 %', monuments: '4.5', others: '3.9', leader: '28 % ± 6' },
]
