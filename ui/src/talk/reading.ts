/** How much of each table's talk was read in this browser. */

const PLACE = 'talk'
const MOST = 60

type Read = [game: string, lines: number]

function all(): Read[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Read[]
  } catch {
    return []
  }
}

/** How many lines of it. */
export const readOf = (game: string): number => all().find(([one]) => one === game)?.[1] ?? 0

export function noteRead(game: string, lines: number): void {
  const others = all().filter(([one]) => one !== game)
  localStorage.setItem(PLACE, JSON.stringify([[game, lines], ...others].slice(0, MOST)))
}
