/** The score track round the rim: 0 at the bottom in the middle, up the left side, along the top, down the right side. */

import type { Box } from './types'

export const SPACES = 52
export const GOAL = 50
const DEPTH = 44
const ALONG = 17

export interface Cell extends Box {
  space: number
  /** Whether the track runs up or down here. */
  upright: boolean
}

/** [space] -> its cell on a canvas. */
export function cellsOf([width, height]: [number, number]): Cell[] {
  const wide = width / ALONG
  const high = (height - 2 * DEPTH) / 9
  return Array.from({ length: SPACES }, (_, space): Cell => {
    const [left, top, upright] = cornerOf(space, width, height, wide, high)
    const [full, deep] = upright ? [DEPTH, high] : [wide, DEPTH]
    return { space, upright, x: left + 2.5, y: top + 2.5, width: full - 5, height: deep - 5 }
  })
}

function cornerOf(space: number, width: number, height: number, wide: number, high: number): [number, number, boolean] {
  if (space <= 8) return [(8 - space) * wide, height - DEPTH, false]
  if (space <= 17) return [0, height - DEPTH - (space - 8) * high, true]
  if (space <= 34) return [(space - 18) * wide, 0, false]
  if (space <= 43) return [width - DEPTH, DEPTH + (space - 35) * high, true]
  return [width - (space - 43) * wide, height - DEPTH, false]
}

/** Beyond the last space ministers stay on it, and their scores are written above it. */
export function spaceOf(score: number): number {
  return Math.max(0, Math.min(SPACES - 1, score))
}

export interface Stand {
  x: number
  y: number
}

/** Where a minister's feet are who is the `place`-th of `many` on a space; the first is the nearest to the next space. */
export function standOn(cell: Cell, place: number, many: number): Stand {
  const back = many - 1 - place
  if (cell.upright) {
    const room = Math.min(24, (cell.height - 58) / Math.max(1, many - 1))
    return { x: cell.x + cell.width / 2, y: cell.y + cell.height - 5 - (many > 1 ? back * room : 8) }
  }
  // The start space bears its word only when nobody stands there.
  const [margin, widest] = cell.space === 0 ? [36, 24] : [62, 26]
  const room = Math.min(widest, (cell.width - margin) / Math.max(1, many - 1))
  const last = cell.space === 0 ? cell.x + cell.width / 2 + ((many - 1) * room) / 2 : cell.x + cell.width - 20
  return { x: last - place * room, y: cell.y + cell.height - 3 }
}
