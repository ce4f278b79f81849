/** The turn that ended last: what one player did there without anybody between, as far as the reader may know it. */

import { decode } from '../alphabet'
import type { Happening } from '../protocol'

/** What of it is drawn on the board; districts and islands by their numbers. */
export interface TurnDrawn {
  seat: number
  /** Its events. */
  first: number
  last: number
  /** From where to where princes went, and how many. */
  ways: { from: number; to: number; count: number }[]
  /** Where princes were placed, from where they were taken away, and where something was built. */
  placed: number[]
  removed: number[]
  built: number[]
  wonders: number[]
}

/** Players discard while others play: it is no turn. */
const ASIDE = new Set(['discard', 'discard-two'])

/** `deciding`: who is to decide now, whose unfinished turn is not told. Null if no turn has ended yet. */
export function lastTurn(chronicle: readonly Happening[], deciding: readonly number[]): TurnDrawn | null {
  const turns: TurnDrawn[] = []
  let isOver = true
  let from = -1
  for (const one of chronicle) {
    if (one.seat < 0 || one.code === null) continue
    const move = decode(one.code)
    if (ASIDE.has(move.kind)) continue
    if (isOver || turns.at(-1)?.seat !== one.seat) turns.push({ seat: one.seat, first: one.number, last: one.number, ways: [], placed: [], removed: [], built: [], wonders: [] })
    const turn = turns.at(-1)!
    turn.last = one.number
    isOver = move.kind === 'end'
    if (move.kind === 'move') from = move.district
    else draw(turn, move, from)
  }
  const newest = turns.at(-1)
  const isGoingOn = newest && !isOver && deciding.includes(newest.seat)
  return turns.at(isGoingOn ? -2 : -1) ?? null
}

function draw(turn: TurnDrawn, { kind, district, island, number }: ReturnType<typeof decode>, from: number): void {
  switch (kind) {
    case 'to':
      return void (from >= 0 && turn.ways.push({ from, to: district, count: number }))
    case 'enter':
    case 'add':
    case 'anywhere':
      return void turn.placed.push(district)
    case 'remove':
    case 'leave':
      return void turn.removed.push(district)
    case 'district':
      return void turn.built.push(district)
    case 'wonder':
      return void turn.wonders.push(island)
  }
}
