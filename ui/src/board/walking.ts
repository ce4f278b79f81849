/** Arrow keys on the map: from a district to the one that lies in that direction. */

import type { BoardSheet } from './types'

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much a way aside counts more than one ahead. */
const ASIDE = 2.2
/** A neighbour across a street or a bridge is preferred to a district that is only near. */
const BESIDE = 0.75

/** The district that an arrow key leads to; the same one if there is none that way or the key is none. */
export function stepFrom(sheet: BoardSheet, district: number, key: string): number {
  const direction = DIRECTIONS[key]
  const here = sheet.districts[district]
  if (!direction || !here) return district
  let best = district
  let bestFar = Infinity
  for (const [number, other] of sheet.districts.entries()) {
    const across = other.middle[0] - here.middle[0]
    const down = other.middle[1] - here.middle[1]
    const ahead = across * direction[0] + down * direction[1]
    const aside = Math.abs(across * direction[1]) + Math.abs(down * direction[0])
    if (number === district || ahead <= 0 || aside > ahead * 2) continue
    const far = (ahead + aside * ASIDE) * (here.neighbours.includes(number) ? BESIDE : 1)
    if (far < bestFar) [best, bestFar] = [number, far]
  }
  return best
}
