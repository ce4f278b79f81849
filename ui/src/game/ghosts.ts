/** What a move would leave on the board, drawn before it is made. */

import type { Move } from '../alphabet'
import type { Ghost } from '../board/types'
import type { View } from '../protocol'

export function ghostsOf(move: Move, view: View): Ghost[] {
  const { viewer: seat, action } = view
  const count = (district: number, civilization: number): number =>
    view.princes.find(([d, s, c]) => d === district && s === seat && c === civilization)?.[3] ?? 0
  const stack = (district: number, civilization: number, more: number): Ghost => ({
    kind: 'stack',
    district,
    seat,
    civilization,
    count: Math.max(0, count(district, civilization) + more),
  })
  const { civilization, district, island } = move
  switch (move.kind) {
    case 'enter':
    case 'add':
    case 'anywhere':
      return [stack(district, civilization, 1)]
    case 'remove':
    case 'leave':
      return [stack(district, civilization, -1)]
    case 'to': {
      const moved = action.civilization ?? -1
      return [stack(district, moved, move.number), stack(action.district ?? -1, moved, -move.number)]
    }
    case 'district':
      return [stack(district, civilization, -3), { kind: 'monument', district, seat, civilization }]
    case 'wonder':
      return [{ kind: 'wonder', island, seat }]
    case 'raise':
      return traded(view.scale, civilization, (view.scale[civilization] ?? 0) + 1)
    case 'lower':
      return traded(view.scale, civilization, 1)
    default:
      return []
  }
}

/** The ladder when a civilization goes to a value: those between give way by one. */
function traded(scale: number[], civilization: number, value: number): Ghost[] {
  const from = scale[civilization] ?? 0
  return scale.flatMap((old, one): Ghost[] => {
    const isBetween = value > from ? old > from && old <= value : old < from && old >= value
    if (one === civilization) return [{ kind: 'scale', civilization: one, value }]
    return isBetween ? [{ kind: 'scale', civilization: one, value: old + Math.sign(from - value) }] : []
  })
}
