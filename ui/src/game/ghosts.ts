/** What a move would leave on the board, as the server told it: drawn before it is made. */

import type { Ghost } from '../board/types'
import type { Told } from '../protocol'

export function ghostsOf(told: Told | null): Ghost[] {
  if (!told?.changes) return []
  const { princes, monuments, wonders, scale } = told.changes
  return [
    ...princes.map(([district, seat, civilization, count]): Ghost => ({ kind: 'stack', district, seat, civilization, count })),
    ...monuments.map(([district, seat, civilization]): Ghost => ({ kind: 'monument', district, seat, civilization })),
    ...wonders.map(([island, seat]): Ghost => ({ kind: 'wonder', island, seat })),
    ...scale.map(([civilization, value]): Ghost => ({ kind: 'scale', civilization, value })),
  ]
}
