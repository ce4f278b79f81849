/** Points by round, added up. */

import type { Tally } from '../protocol'

/** [seat][round] -> points after that round; the first is the start. */
export function totalsOf(tally: Tally): number[][] {
  const seats = tally.rounds[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    let sum = 0
    return [0, ...tally.rounds.map((round) => (sum += (round[seat] ?? []).reduce((all, points) => all + points, 0)))]
  })
}
