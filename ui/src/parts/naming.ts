/** What those are called who have given no name. */

import { SEATS } from '../alphabet'
import type { Sitting } from '../protocol'
import { say } from '../words/words.svelte'

/** In sentences, where all are spoken of alike: the name, else the colour of the seat. */
export const nameOf = (one: Sitting, seat: number): string => one.name || say(`seat-${SEATS[seat]}`)

/** Where a name stands alone: without one, whoever reads it is called `You`. */
export const labelOf = (one: Sitting, seat: number): string => (one.mine && !one.name ? say('table-you') : nameOf(one, seat))

/** Who has opened a table sits on its first seat that is no bot's. */
export function firstPerson(sitting: readonly Sitting[]): string {
  const seat = sitting.findIndex((one) => one.kind === 'person')
  return seat < 0 ? '' : nameOf(sitting[seat]!, seat)
}
