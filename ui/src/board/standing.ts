/** What stands where: from the view, the sheet and the ghosts to pieces with places. Pure; the components only draw. */

import type { View } from '../protocol'
import { layoutOf, type Measure } from './layout'
import type { Standing } from './ground'
import { keyOf, type BoardSheet, type Ghost, type Key } from './types'

/** Princes of one player and civilization in one district. */
export interface Stack {
  key: Key
  district: number
  seat: number
  civilization: number
  /** How many there are now; 0 for a ghost where none stand yet. */
  count: number
  /** How many there would be; null if nothing is previewed. */
  future: number | null
  x: number
  y: number
  radius: number
}

export interface Monument extends Standing {
  key: Key
  district: number
  civilization: number
  seat: number
  ghost: boolean
}

export interface Pieces {
  stacks: Stack[]
  monuments: Monument[]
}

type Bare = Omit<Stack, 'x' | 'y' | 'radius'>

/** What of a view stands in the districts. */
type OnLand = Pick<View, 'princes' | 'monuments' | 'owners'>

/** All pieces in the districts, district by district, in the order of owner and civilization. */
export function piecesOf(sheet: BoardSheet, view: OnLand, ghosts: Ghost[], measure: Measure): Pieces {
  const stacks = bareStacks(view, ghosts)
  const pieces: Pieces = { stacks: [], monuments: [] }
  for (const [number, district] of sheet.districts.entries()) {
    const here = stacks.filter((one) => one.district === number)
    const monument = monumentOf(view, ghosts, number)
    const layout = layoutOf(district, here.length, monument !== null, measure)
    here.forEach((one, index) => pieces.stacks.push({ ...one, ...(layout.stacks[index] ?? FALLBACK) }))
    if (monument && layout.monument) pieces.monuments.push({ ...monument, ...layout.monument })
  }
  // What stands further down the map stands in front.
  pieces.monuments.sort((a, b) => a.y - b.y)
  return pieces
}

/** Whose middle is nearest to a point of the map. */
export const nearestOf = <Place extends { x: number; y: number }>(places: readonly Place[], { x, y }: { x: number; y: number }): Place =>
  places.reduce((best, one) => (Math.hypot(one.x - x, one.y - y) < Math.hypot(best.x - x, best.y - y) ? one : best))

const FALLBACK = { x: 0, y: 0, radius: 0 }

function bareStacks(view: OnLand, ghosts: Ghost[]): Bare[] {
  const stacks = view.princes.map(([district, seat, civilization, count]): Bare => {
    const key = keyOf({ kind: 'stack', district, seat, civilization })
    return { key, district, seat, civilization, count, future: null }
  })
  for (const ghost of ghosts) {
    if (ghost.kind !== 'stack') continue
    const key = keyOf(ghost)
    const here = stacks.find((one) => one.key === key)
    if (here) here.future = ghost.count
    else stacks.push({ ...ghost, key, count: 0, future: ghost.count })
  }
  return stacks.sort((a, b) => a.district - b.district || a.seat - b.seat || a.civilization - b.civilization)
}

function monumentOf(view: OnLand, ghosts: Ghost[], district: number): Omit<Monument, keyof Standing> | null {
  const key = keyOf({ kind: 'monument', district })
  const civilization = view.monuments[district] ?? -1
  if (civilization >= 0) return { key, district, civilization, seat: view.owners[district] ?? -1, ghost: false }
  for (const ghost of ghosts)
    if (ghost.kind === 'monument' && ghost.district === district)
      return { key, district, civilization: ghost.civilization, seat: ghost.seat, ghost: true }
  return null
}

/** An open guest, or (`count` above 1) several of one kind behind one token. */
export interface Guest {
  /** Unique on its ship, and the same while the guest stays. */
  id: string
  guest: number
  count: number
  /** Middle of the token, from the ship's place, in map units. */
  x: number
  y: number
}

const IN_ROW = 3
/** On the hull: below the animal on the sail and above the ship's name. */
const FRONT = -22
const TOKEN: [width: number, height: number] = [45, 50]

/** The open guests of an island, three a row and a second row behind; beyond six one token a civilization. */
export function guestsOf(view: Pick<View, 'ships'>, island: number): Guest[] {
  const kinds = [0, 1, 2, 3, 4].map((civilization) => island * 5 + civilization)
  const present = kinds.filter((guest) => (view.ships[guest] ?? 0) > 0)
  const total = present.reduce((sum, guest) => sum + view.ships[guest]!, 0)
  const tokens =
    total > 2 * IN_ROW
      ? present.map((guest) => ({ id: String(guest), guest, count: view.ships[guest]! }))
      : present.flatMap((guest) =>
          Array.from({ length: view.ships[guest]! }, (_, index) => ({ id: `${guest} ${index}`, guest, count: 1 })),
        )
  return tokens.map((token, index) => ({ ...token, ...placeOnShip(index, tokens.length) }))
}

function placeOnShip(index: number, total: number): { x: number; y: number } {
  const isFront = index < IN_ROW
  const inRow = isFront ? Math.min(total, IN_ROW) : total - IN_ROW
  const column = isFront ? index : index - IN_ROW
  return { x: (column - (inRow - 1) / 2) * TOKEN[0], y: isFront ? FRONT : FRONT - TOKEN[1] + 4 }
}
