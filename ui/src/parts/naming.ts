/** What those are called who have given no name. */

import { SEATS } from '../alphabet'
import type { Sitting } from '../protocol'
import { say, words } from '../words/words.svelte'

/** What is called by its seat alone has its colour. */
export const plainNameOf = (one: Sitting, seat: number): string => one.name || say(`seat-${SEATS[seat]}`)

/** In sentences, where all are spoken of alike: the name, else the colour of the seat, and whose it is if one's own. */
export const nameOf = (one: Sitting, seat: number): string =>
  one.mine && !one.name ? `${plainNameOf(one, seat)} ${say('table-it-is-you')}` : plainNameOf(one, seat)

/** For a name that stands alone: readers without a name are called `You`. */
export const labelOf = (one: Sitting, seat: number): string => (one.mine && !one.name ? say('table-you') : nameOf(one, seat))

/** What a bot's level is called; somebody's own bot has no words of ours. */
export const levelOf = (id: string): string => (words.has(`bot-${id}`) ? say(`bot-${id}`) : id)

/** Whether somebody else at the table has that name, so that the later one gets a number. */
export function isTaken(name: string, sitting: readonly Sitting[]): boolean {
  const folded = name.trim().toLocaleLowerCase()
  return folded !== '' && sitting.some((one) => !one.mine && one.name.toLocaleLowerCase() === folded)
}

/** Who has opened a table sits on its first seat that is no bot's. */
export function firstPerson(sitting: readonly Sitting[]): string {
  const seat = sitting.findIndex((one) => one.kind === 'person')
  return seat < 0 ? '' : nameOf(sitting[seat]!, seat)
}
