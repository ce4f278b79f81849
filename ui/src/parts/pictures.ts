/** The boxes of the pictures in Symbols.svelte. */

type Box = [x: number, y: number, width: number, height: number]

export interface Picture {
  /** Without the `g-`. */
  id: string
  box: Box
  /** Drawn with lines, not filled. */
  line: boolean
}

const SQUARE: Box = [0, 0, 48, 48]
const EMBLEMS = ['maya', 'persian', 'chinese', 'greek', 'egyptian']
const OTHERS: Record<string, Box> = {
  water: SQUARE,
  fire: SQUARE,
  wind: SQUARE,
  earth: SQUARE,
  boat: SQUARE,
  'wonder-sign': SQUARE,
  privilege: SQUARE,
  'privilege-spent': SQUARE,
  'card-back': [0, 0, 100, 140],
  wonder: [0, -2, 100, 122],
  ship: [-98, -170, 200, 186],
  lighthouse: [-14, -68, 28, 74],
}
/** Below this height in px an emblem is cut more coarsely. */
export const COARSE_BELOW = 24

export function pictureOf(name: string, size?: number): Picture {
  if (EMBLEMS.includes(name)) {
    const isCoarse = size !== undefined && size < COARSE_BELOW
    return { id: isCoarse ? `${name}-coarse` : name, box: SQUARE, line: false }
  }
  if (name.endsWith('-monument')) return { id: name, box: [0, -2, 100, 94], line: false }
  if (name.endsWith('-card')) return { id: name, box: [0, 0, 100, 140], line: false }
  const box = OTHERS[name]
  return box ? { id: name, box, line: false } : { id: name, box: [0, 0, 24, 24], line: true }
}
