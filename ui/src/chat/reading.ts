/** How much of each table's chat was read in this browser. */

import { local } from '../storage'

/** As it has always been called there: what was read stays read. */
const PLACE = 'talk'
const MOST = 60

type Read = [game: string, lines: number]

const all = (): Read[] => local.list<Read>(PLACE)

/** How many lines of it. */
export const readOf = (game: string): number => all().find(([one]) => one === game)?.[1] ?? 0

export function noteRead(game: string, lines: number): void {
  const others = all().filter(([one]) => one !== game)
  local.set(PLACE, JSON.stringify([[game, lines], ...others].slice(0, MOST)))
}
